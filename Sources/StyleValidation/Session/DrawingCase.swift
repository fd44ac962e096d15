internal import StyleAPI
internal import StyleHost

/// A badge that is drawn to see what a style makes of it.
struct DrawingCase {
  /// What it is, for findings: the style, and what is special about it.
  var name: String
  var request: BadgeRequest

  /// Makes a case of a style.
  ///
  /// - Parameters:
  ///   - what: What is special about it.
  ///   - options: The values of options as a user writes them.
  init(
    _ style: StyleNote.Style,
    _ what: String,
    options: [String: String] = [:],
    form: BadgeRequest.Form = .pair,
    label: String? = "build",
    message: String = "passing",
    environment: [String: String] = [:],
    target: RenderTarget = .svg
  ) {
    name = what.isEmpty ? style.name : "\(style.name), \(what)"
    request = BadgeRequest(
      style: StyleReference(name: style.name, options: options),
      form: form,
      label: label,
      message: message,
      environment: environment,
      target: target
    )
  }

  /// The texts that the badge is to say.
  var texts: [String] {
    [request.label, request.message].compactMap { part in
      if case .text(let text) = part { text } else { nil }
    }
  }

  /// Every target that badges are drawn for.
  static let targets: [(name: String, target: RenderTarget)] =
    [("SVG", .svg)]
    + ColorDepth.allCases.map { depth in
      let name =
        switch depth {
        case .none: "a terminal without colours"
        case .ansi16: "a terminal with 16 colours"
        case .ansi256: "a terminal with 256 colours"
        case .trueColor: "a terminal with 24-bit colours"
        }
      return (name, .ansi(depth))
    }

  /// The usual badge, in each form and for each target.
  static func usual(_ style: StyleNote.Style) -> [DrawingCase] {
    targets.flatMap { name, target in
      [
        DrawingCase(style, name, target: target),
        DrawingCase(style, "\(name), no label", label: nil, target: target),
        DrawingCase(style, "\(name), on a corner", form: .single, label: nil, target: target),
      ]
    }
  }
}
