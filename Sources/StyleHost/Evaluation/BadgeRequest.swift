public import StyleAPI

/// One badge as data: all that a style needs to draw it, wherever the style's code runs.
///
/// ```swift
/// let request = BadgeRequest(style: StyleReference(name: "fancy"), label: "build", message: "passing")
/// let reply = try InProcessEvaluator(styles: StyleLibrary()).evaluate(request)
/// reply.list.texts  // ["build", "passing"]
/// ```
public struct BadgeRequest: Sendable {
  /// A part of a badge.
  public enum Part: Sendable {
    /// A text.
    case text(String)
    /// What has been drawn already: another badge.
    case drawing(DisplayList)
    /// An icon, or several parts in a stack, which the style's font and colours apply to.
    case composed(BadgePart)
  }

  /// How the parts go together.
  public enum Form: Sendable {
    /// A label on its own, as on a corner of a view.
    case single
    /// A message with a label before it, where there is one.
    case pair
  }

  /// The style and its options.
  public var style: StyleReference
  /// How the parts go together.
  public var form: Form
  /// The left part; nil for a badge of a message alone.
  public var label: Part?
  /// The right part, or the only one.
  public var message: Part
  /// A picture before the label.
  public var icon: Part?
  /// Values of the environment by the names of ``EnvironmentSetting``, as they are written there.
  public var environment: [String: String]
  /// What is drawn: it decides how text is measured.
  public var target: RenderTarget
  /// Whether characters of ambiguous width take two cells of a terminal.
  public var ambiguousIsWide = false

  /// Makes a request for a badge of texts.
  public init(
    style: StyleReference,
    form: Form = .pair,
    label: String? = nil,
    message: String,
    environment: [String: String] = [:],
    target: RenderTarget = .svg
  ) {
    self.style = style
    self.form = form
    self.label = label.map(Part.text)
    self.message = .text(message)
    self.environment = environment
    self.target = target
  }
}
