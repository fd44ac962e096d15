internal import Glibc
internal import StyleHost

/// What styles for the running `badge` are compiled against.
enum HostSDK: Hashable {
  /// A `badge` that is installed below a prefix.
  case installed(prefix: String)
  /// A `badge` in the build folder of its own sources.
  case checkout(root: String, products: String)

  /// Finds the SDK that belongs to a program.
  ///
  /// - Parameter executable: The absolute path of the running program.
  static func find(executable: String?) throws(AuthoringError) -> HostSDK {
    guard let executable, let folder = StylePath.parent(of: executable) else {
      throw .noSDK(executable: nil)
    }
    if let prefix = StylePath.parent(of: folder),
      isThere(prefix + "/lib/badge/modules/StyleAPI.swiftmodule")
    {
      return .installed(prefix: prefix)
    }
    if isThere(folder + "/Modules/StyleAPI.swiftmodule"), let root = root(above: folder) {
      return .checkout(root: root, products: folder)
    }
    throw .noSDK(executable: executable)
  }

  /// The nearest folder above with the project's sources.
  private static func root(above folder: String) -> String? {
    var folder = folder
    while let parent = StylePath.parent(of: folder), parent != folder {
      if isThere(parent + "/Sources/StyleAPI/Package.swift"),
        isThere(parent + "/Scripts/make-style-note")
      {
        return parent
      }
      folder = parent
    }
    return nil
  }

  private static func isThere(_ path: String) -> Bool { access(path, R_OK) == 0 }
}

extension HostSDK {
  /// The folder of the modules.
  var modules: String {
    switch self {
    case .installed(let prefix): prefix + "/lib/badge/modules"
    case .checkout(_, let products): products + "/Modules"
    }
  }

  /// The folder of the libraries.
  var libraries: String {
    switch self {
    case .installed(let prefix): prefix + "/lib"
    case .checkout(_, let products): products
    }
  }

  /// The script that writes a plugin's note.
  var noteWriter: String {
    switch self {
    case .installed(let prefix): prefix + "/lib/badge/make-style-note"
    case .checkout(let root, _): root + "/Scripts/make-style-note"
    }
  }
}
