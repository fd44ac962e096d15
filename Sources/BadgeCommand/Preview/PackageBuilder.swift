internal import Glibc
internal import StyleHost

/// Builds the package of a plugin whenever one of its sources changes.
final class PackageBuilder {
  /// What is wrong with the sources: the compiler's first error; nil where nothing is.
  private(set) var problem: String?
  /// Whether a build is under way.
  var isBuilding: Bool { build != nil }

  private let plugin: PluginPackage
  private let watcher: SourceWatcher
  private var build: BuildProcess?
  /// Whether sources may have changed since the last build began.
  private var isStale = true

  /// Builds a package, and watches its sources from then on; nil where the system has nothing left to
  /// watch with.
  init?(_ plugin: PluginPackage) {
    guard let watcher = SourceWatcher(plugin.folder) else { return nil }
    self.plugin = plugin
    self.watcher = watcher
    _ = takeChanges()
  }

  var descriptors: [Int32] { [watcher.descriptor] + [build?.output].compactMap(\.self) }

  /// Starts a build where sources have changed, and takes note of one that has ended.
  ///
  /// - Returns: Whether there is something new to tell.
  func takeChanges() -> Bool {
    if watcher.takeChanges() { isStale = true }
    var hasChanged = false
    if let build, build.takeOutput() {
      problem = build.problem.map { plugin.shortened($0) }
      self.build = nil
      hasChanged = true
    }
    if isStale, build == nil {
      isStale = false
      do throws(SystemError) {
        build = try BuildProcess(plugin.buildCommand)
      } catch {
        problem = "swift build cannot be started: \(error)"
      }
      hasChanged = true
    }
    return hasChanged
  }
}

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
