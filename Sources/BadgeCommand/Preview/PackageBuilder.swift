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
