internal import Glibc

/// Swift's own libraries, from the place that this process has them from.
enum SwiftRuntime {
  /// The folder that holds them, without symbolic links; nil if the system does not say.
  static let folder: String? = {
    guard
      let file = dlsym(nil, "swift_retain")
        .flatMap({ StyleAPILibrary.imagePath(of: UInt(bitPattern: $0)) }),
      let path = realpath(file, nil)
    else { return nil }
    defer { free(path) }
    return StylePath.parent(of: String(cString: path))
  }()

  /// Loads those of these libraries that the process does not have yet and the folder does.
  ///
  /// For a plugin, before it is loaded: it looks for libraries where the Swift was that built it.
  /// That may be no place here, in a sandbox it may not be read, and of a library that belongs to
  /// others, such as Foundation's, it would be another copy. The loader knows libraries by name:
  /// what is loaded already, it does not look for.
  static func load(_ names: [String]) {
    for name in names
    where !name.utf8.contains(UInt8(ascii: "/")) && !LibrarySearch.isLoaded(name) {
      guard let folder else { return }
      let path = StylePath.join(folder, name)
      // What fails here fails again when the plugin is loaded, and is told then.
      if access(path, R_OK) == 0 { _ = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) }
    }
  }
}
