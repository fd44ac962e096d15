internal import StyleHost

/// What is wrong with a configuration file, and where.
struct ConfigurationError: Error, Hashable, Sendable {
  /// What can be wrong.
  enum Problem: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(InputError)
    /// The text is not JSON.
    case syntax(JSONProblem)
    /// The value is of another kind.
    case wrongKind(found: JSONValue.Kind, expected: JSONValue.Kind)
    /// The value of a setting is of another kind, or an object that says something else.
    case value(SceneError.Problem)
    /// The key is none of those that may stand here.
    case unknownKey(nearest: String?, known: [String])
    /// The key would name a plugin or a folder of them.
    case namesCode
    /// The key may only stand in a project's file.
    case onlyInProject
    /// The value is not the hash of a plugin.
    case noHash
    /// The key stands outside of `environment` and belongs there.
    case belongsInEnvironment
    /// The key stands inside of `environment` and belongs outside.
    case belongsOutside
    /// The value cannot be set.
    case setting(SettingError)
  }

  var problem: Problem
  /// The path of the file.
  var path: String
  /// The key, with those around it; nil where it is about the whole text.
  var key: String?
  var position: TextPosition?

  init(_ problem: Problem, path: String, key: String? = nil, position: TextPosition? = nil) {
    self.problem = problem
    self.path = path
    self.key = key
    self.position = position
  }
}
