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
  /// For where the loader has not found one: a plugin looks for libraries where the Swift was that
  /// built it. That may be no place here, and in a sandbox it may not be read. The loader knows
  /// libraries by name: what is loaded already, it does not look for.
  static func load(_ names: [String]) {
    guard let folder else { return }
    for name in names where !name.utf8.contains(UInt8(ascii: "/")) {
      if dlopen(name, RTLD_LAZY | RTLD_NOLOAD) != nil { continue }
      let path = StylePath.join(folder, name)
      // What fails here fails again when the plugin is loaded, and is told then.
      if access(path, R_OK) == 0 { _ = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) }
    }
  }
}
