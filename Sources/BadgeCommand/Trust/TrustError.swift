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
  /// What was given is no hash.
  case noHash(String)
  /// There is no project configuration, or it names no plugins.
  case noProjectPins(path: String?)
  /// Something else than this plugin has the name under which it would be installed.
  case occupied(path: String, id: String?)
  /// No installed plugin has this name.
  case notInstalled(name: String, folder: String)
  /// A file cannot be removed; the system's `errno`.
  case cannotRemove(path: String, errno: Int32)
  /// Something is wrong with so many plugins, which were listed.
  case problems(Int)
}
