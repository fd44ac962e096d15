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

/// A build that is under way, with what it has written.
private final class BuildProcess {
  /// What it writes comes from this.
  let output: Int32
  /// What was wrong; nil where nothing was.
  private(set) var problem: String?

  private let process: pid_t
  private var text: [UInt8] = []
  private var isOver = false

  private static let mostText = 1 << 20

  /// Starts a command that is looked for in the folders of `PATH`.
  init(_ command: [String]) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }

    do throws(SystemError) {
      process = try ProcessGroup.start(
        command,
        descriptors: [(ends[1], STDOUT_FILENO), (ends[1], STDERR_FILENO)]
      )
    } catch {
      close(ends[0])
      throw error
    }
    output = ends[0]
  }

  deinit {
    if !isOver {
      kill(-process, SIGKILL)
      waitForEnd()
    }
    close(output)
  }

  /// Takes what has been written.
  ///
  /// - Returns: Whether the build is over.
  func takeOutput() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0 { return false }
      if count == 0 { break }
      // The first error is what counts.
      if text.count < Self.mostText { text += buffer[..<count] }
    }
    isOver = true
    if waitForEnd() != 0 {
      problem = BuildOutput.firstError(in: String(decoding: text, as: UTF8.self))
    }
    return true
  }

  @discardableResult
  private func waitForEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

/// What a build writes.
enum BuildOutput {
  /// The first error in it, as the compiler says it; else the last line.
  static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first { $0.contains(": error: ") } ?? lines.first { $0.hasPrefix("error: ") }
      ?? lines.last ?? "swift build has failed"
  }
}
