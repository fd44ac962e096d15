/// Why a value of the environment cannot be set.
public enum EnvironmentSettingError: Error, Hashable, Sendable {
  /// No setting has this name.
  case unknownSetting(name: String, nearest: String?, known: [String])
  /// The text is no value of the setting; `expected` says in words what it should be.
  case badValue(setting: String, value: String, expected: String, nearest: String?)
  /// The text is not a colour.
  case color(setting: String, ColorError, nearest: String?)
  /// The text is not a font.
  case font(setting: String, FontDescriptionError)
  /// The text does not name a style as it should.
  case style(setting: String, StyleReferenceError)

  /// The same as a problem of a scene, where the path says which setting it is about.
  var problem: SceneError.Problem {
    switch self {
    case .unknownSetting(_, let nearest, let known): .unknownKey(nearest: nearest, known: known)
    case .badValue(_, let value, let expected, let nearest):
      .badValue(found: value, expected: expected, nearest: nearest)
    case .color(_, let error, let nearest): .color(error, nearest: nearest)
    case .font(_, let error): .font(error)
    case .style(_, let error): .styleReference(error)
    }
  }
}

extension EnvironmentSettingError: CustomStringConvertible {
  /// What is wrong and what to write instead, in English.
  public var description: String {
    switch self {
    case .unknownSetting(let name, let nearest, let known):
      "there is no value \(Quoted(name)) in the environment"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? "; there is " + SceneError.Problem.list(known))
    case .badValue(let setting, _, _, _), .color(let setting, _, _), .font(let setting, _),
      .style(let setting, _):
      "\(setting): \(problem)"
    }
  }
}
