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
    if isThere(folder + "/Modules/StyleAPI.swiftmodule"), let root = root(of: folder) {
      return .checkout(root: root, products: folder)
    }
    throw .noSDK(executable: executable)
  }

  /// The folder of the project's sources, by SwiftPM's own record of what it has built: where it
  /// builds need not be in the folder of the package.
  private static func root(of products: String) -> String? {
    // Products are in the scratch folder's folder for the processor and the configuration.
    guard let scratch = StylePath.parent(of: products).flatMap({ StylePath.parent(of: $0) }),
      let bytes = try? DescriptorInput(path: scratch, at: scratch + "/workspace-state.json")
        .readAll(limit: 1 << 20, path: scratch),
      let record = bytes.withUnsafeBufferPointer({ try? JSONReader.value(of: $0) })
    else { return nil }
    let packages = record["object"]?["dependencies"]?.elements.compactMap { $0["packageRef"] }
    let location = packages?.first { $0["identity"]?.text == "styleapi" }?["location"]?.text
    guard let location, location.hasSuffix(styleAPI) else { return nil }
    let root = String(location.dropLast(styleAPI.count))
    return isThere(root + "/Scripts/make-style-note") ? root : nil
  }

  /// Where StyleAPI is below the project's folder.
  private static let styleAPI = "/Sources/StyleAPI"

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

extension JSONValue {
  /// The value of a key, where this is an object that has it.
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values, where this is an array.
  fileprivate var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }

  /// The text, where this is one.
  fileprivate var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
