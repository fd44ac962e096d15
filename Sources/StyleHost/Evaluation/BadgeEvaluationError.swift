/// Why a badge could not be drawn.
public indirect enum BadgeEvaluationError: Error, Hashable, Sendable {
  /// The style cannot be had.
  case style(StyleLoadingError)
  /// A value of the environment is not one.
  case environment(EnvironmentSettingError)
  /// The drawing cannot be made.
  case rendering(RenderingError)
  /// What the badge shows cannot be had: an icon, the text of a number.
  case scene(SceneError)
  /// A part of the badge is a view of a type whose code is not where the style is.
  case foreignView(type: String)
  /// The process in which the style runs has failed.
  case worker(WorkerFailure)
}

extension BadgeEvaluationError: CustomStringConvertible {
  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .style(let error): error.description
    case .environment(let error): "\(error)"
    case .rendering(let error): error.description
    case .scene(let error): "\(error)"
    case .foreignView(let type):
      "a badge has a view of the type '\(type)' in it, which cannot be handed to the process of "
        + "its style; use a text, or load the style in-process with StyleLibrary"
    case .worker(let failure): failure.description
    }
  }
}
