internal import Glibc

/// Where the libraries of a plugin are looked for, told without loading it.
///
/// First comes the folder of this process's own Swift, from which ``SwiftRuntime`` takes what is
/// there, then the loader's own places (`ld.so(8)`).
package struct LibrarySearch: Sendable {
  /// The folders, in order.
  package let folders: [String]

  /// The places for the libraries of a plugin at an absolute path without symbolic links; nil for
  /// one that is loaded from memory, and so has no folder.
  package init(
    plugin: String?,
    dynamic: ELFDynamicSection,
    libraryPath: String? = getenv("LD_LIBRARY_PATH").map { String(cString: $0) }
  ) {
    let origin = plugin.map { StylePath.parent(of: $0) ?? "/" }
    // An rpath only counts where there is no runpath, and then it comes first.
    let written =
      (dynamic.runpath.isEmpty ? dynamic.rpath : [])
      + (libraryPath ?? "").split { $0 == ":" || $0 == ";" }.map(String.init)
      + dynamic.runpath
    var folders: [String] = []
    let expanded = written.compactMap { Self.expand($0, origin: origin) }
    for folder in [SwiftRuntime.folder].compactMap({ $0 }) + expanded + Self.systemFolders
    where !folders.contains(folder) {
      folders.append(folder)
    }
    self.folders = folders
  }

  /// What became of a library that is looked for.
  package enum Result: Equatable, Sendable {
    /// The process has it, so no file is looked for.
    case loaded
    /// It would be loaded from here.
    case file(String)
    /// It is in none of the folders.
    case missing
  }

  /// Finds a library by the name that the plugin needs it under.
  ///
  /// The loader's cache (`/etc/ld.so.cache`) is asked as well, where it can be read.
  package func find(_ name: String) -> Result {
    if name.utf8.contains(UInt8(ascii: "/")) {
      return access(name, R_OK) == 0 ? .file(name) : .missing
    }
    if Self.isLoaded(name) { return .loaded }
    for folder in folders {
      let path = StylePath.join(folder, name)
      if access(path, R_OK) == 0 { return .file(path) }
    }
    if let path = LoaderCache.shared?.path(of: name), access(path, R_OK) == 0 {
      return .file(path)
    }
    return .missing
  }

  /// Whether the process has a library of this name.
  static func isLoaded(_ name: String) -> Bool {
    // With RTLD_NOLOAD nothing is loaded; glibc answers by its own list of names.
    dlopen(name, RTLD_LAZY | RTLD_NOLOAD) != nil
  }

  private static func expand(_ folder: String, origin: String?) -> String? {
    for token in ["${ORIGIN}", "$ORIGIN"] where folder.hasPrefix(token) {
      guard let origin else { return nil }
      return StylePath.absolute(origin + folder.dropFirst(token.count), from: nil) ?? folder
    }
    return folder
  }

  static var systemFolders: [String] {
    #if arch(x86_64)
      let triple = "x86_64-linux-gnu"
    #elseif arch(arm64)
      let triple = "aarch64-linux-gnu"
    #elseif arch(riscv64)
      let triple = "riscv64-linux-gnu"
    #else
      let triple = "powerpc64le-linux-gnu"
    #endif
    return ["/lib/\(triple)", "/usr/lib/\(triple)", "/lib64", "/usr/lib64", "/lib", "/usr/lib"]
  }
}
