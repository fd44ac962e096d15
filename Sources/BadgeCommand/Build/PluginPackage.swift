internal import Glibc
internal import StyleHost

/// The package that a plugin was built from.
struct PluginPackage: Equatable {
  /// The package's folder.
  let folder: String
  /// The name of the product that is the plugin.
  let product: String
  /// What has built the plugin.
  let builder: Builder

  /// What builds plugins.
  enum Builder: Equatable {
    /// `swift build`, in the configuration `debug` or `release`.
    case package(configuration: String)
    /// `badge style build`.
    case style
  }

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
    let products = folder + "/" + StylePackage.products
    if parts.dropLast().joined(separator: "/") == products.dropFirst() {
      builder = .style
    } else {
      builder = .package(configuration: parts[index...].contains("release") ? "release" : "debug")
    }
  }

  /// What builds the plugin.
  var buildCommand: [String] {
    switch builder {
    case .package(let configuration):
      [
        "swift", "build", "--package-path", folder, "--configuration", configuration, "--product",
        product,
      ]
    case .style: [WorkerCommand.currentProgram.program, "style", "build", folder]
    }
  }

  /// A message of the compiler with the paths of the package as seen from its folder.
  func shortened(_ message: String) -> String {
    message.hasPrefix(folder + "/") ? String(message.dropFirst(folder.utf8.count + 1)) : message
  }
}
