internal import Glibc

/// The package that a plugin was built from.
struct PluginPackage: Equatable {
  /// The package's folder.
  let folder: String
  /// The name of the product that is the plugin.
  let product: String
  /// `debug` or `release`.
  let configuration: String

  /// The package in whose folder `.build` a plugin stands; nil where it stands in none.
  init?(ofPluginAt path: String) {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/").map(String.init)
    guard let index = parts.lastIndex(of: ".build"), let name = parts.last,
      name.hasPrefix("lib"), name.hasSuffix(".so")
    else { return nil }
    folder = "/" + parts[..<index].joined(separator: "/")
    guard access(folder + "/Package.swift", R_OK) == 0 else { return nil }
    product = String(name.dropFirst(3).dropLast(3))
    configuration = parts[index...].contains("release") ? "release" : "debug"
  }

  /// What builds the plugin.
  var buildCommand: [String] {
    [
      "swift", "build", "--package-path", folder, "--configuration", configuration, "--product",
      product,
    ]
  }

  /// A message of the compiler with the paths of the package as seen from its folder.
  func shortened(_ message: String) -> String {
    message.hasPrefix(folder + "/") ? String(message.dropFirst(folder.utf8.count + 1)) : message
  }
}
