package import Foundation

/// What the build that this test bundle belongs to has made.
package enum BuiltProducts {
  /// The repository.
  package static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that holds this test bundle, `badge`, the plugins and libStyleAPI.so.
  package static let folder = URL(filePath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// The folder of the modules' interfaces.
  package static var modules: URL { folder.appending(path: "Modules") }

  /// The command line tool.
  package static var badge: URL { folder.appending(path: "badge") }

  /// How the bundle was built: `debug` or `release`.
  package static var configuration: String { folder.lastPathComponent }

  /// A run of the command line tool, away from this machine's configuration and plugins.
  ///
  /// - Parameters:
  ///   - arguments: The words after `badge`.
  ///   - environment: Variables that differ from this process's.
  ///   - folder: Where it runs.
  ///   - input: What stands on its standard input.
  package static func badge(
    _ arguments: [String],
    environment: [String: String?] = [:],
    folder: URL,
    input: [UInt8] = []
  ) -> ChildProcess {
    ChildProcess(
      badge.plainPath,
      arguments,
      environment: isolation(home: folder).merging(environment) { $1 },
      folder: folder,
      input: input
    )
  }

  /// Variables that keep what a user has set from the tests.
  package static func isolation(home: URL) -> [String: String?] {
    let home = home.plainPath
    let set: [String: String?] = [
      "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "XDG_DATA_HOME": home + "/.local/share",
      "XDG_STATE_HOME": home + "/.local/state", "XDG_CACHE_HOME": home + "/.cache",
      "XDG_DATA_DIRS": home + "/none", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
    ]
    let colors = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM", "CI"]
    let ours = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("BADGE_") }
    return set.merging((colors + ours).map { ($0, nil) }) { $1 }
  }
}
