internal import StyleHost

/// Why a plugin cannot be trusted, installed or removed.
enum TrustError: Error, Hashable, Sendable {
  /// There is no home folder to remember anything in.
  case noHome(variable: String)
  /// There is nobody to ask about a plugin, or about those of the project.
  case nobodyToAsk(isAboutProject: Bool)
  /// The user has said no.
  case declined
  /// The file has another hash than the one that was given.
  case otherHash(path: String, expected: String, found: String)
  /// There is no project configuration, or it names no plugins.
  case noProjectPins(path: String?)
  /// Something else than this plugin has the name under which it would be installed.
  case occupied(path: String, id: String?)
  /// No installed plugin has this name.
  case notInstalled(name: String, folder: String)
  /// A file cannot be removed; the system's `errno`.
  case cannotRemove(path: String, errno: Int32)
  /// An older copy of a plugin that was just installed cannot be removed; the system's `errno`.
  case copyStays(path: String, new: String, errno: Int32)
  /// What would be put into a place could be exchanged by others.
  case unsafePlace(path: String, TrustProblem)
  /// Everybody may write to what is remembered of plugins, or to its folder, which is the place here.
  case exposedState(path: String, place: String, mode: UInt32)
  /// Something is wrong with so many things, which were listed.
  case problems(Problems)

  /// With how many things something is wrong.
  struct Problems: Hashable, Sendable {
    /// Plugins that cannot be used.
    var plugins = 0
    /// Folders that cannot be searched.
    var folders = 0
    /// Configuration files that cannot be read.
    var configurations = 0
    /// Files of what is remembered of plugins that cannot be read, or not all of them.
    var memories = 0
  }
}
