internal import Glibc

/// Where configuration files are looked for.
struct ConfigurationSearch {
  /// The name of the project's file.
  static let projectName = ".badge.json"

  /// The user's file; nil where there is none.
  let userFile: String?
  /// The project's file; nil where there is none.
  let projectFile: String?

  /// The files, the farthest first.
  var files: [ConfigurationFile] {
    let user = userFile.map { ConfigurationFile($0, source: .userConfiguration(path: $0)) }
    let project = projectFile.map { ConfigurationFile($0, source: .projectConfiguration(path: $0)) }
    return [user, project].compactMap(\.self)
  }

  /// Looks for the files of a run.
  init(_ environment: ToolEnvironment) {
    userFile = Self.userPath(environment).flatMap { Self.exists($0) ? $0 : nil }
    projectFile = Self.projectPath(environment)
  }

  /// Where the user's file would be.
  ///
  /// By the XDG Base Directory Specification a relative path in `XDG_CONFIG_HOME` counts as none.
  static func userPath(_ environment: ToolEnvironment) -> String? {
    if let folder = environment.variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/badge/config.json"
    }
    guard let home = environment.home, home.hasPrefix("/") else { return nil }
    return home + "/.config/badge/config.json"
  }

  /// The first file from the current folder upwards.
  ///
  /// The search ends with the folder that has `.git`, and with the home folder: what lies above
  /// does not belong to the project.
  private static func projectPath(_ environment: ToolEnvironment) -> String? {
    guard var folder = environment.currentFolder else { return nil }
    while true {
      let prefix = folder == "/" ? "/" : folder + "/"
      let path = prefix + projectName
      if exists(path) { return path }
      if folder == "/" || folder == environment.home || exists(prefix + ".git") { return nil }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// Whether something has the name; a symbolic link that leads nowhere does.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
