/// The look of a text as it comes from the environment, changed by the text's own details.
struct TextLook {
  var font: Font
  var category: ContentSizeCategory
  var defaults: TextDefaults
  var tracking = 0.0
  var style: (any ShapeStyle)?

  init(_ environment: EnvironmentValues) {
    font = environment.font ?? .body
    category = environment.sizeCategory
    defaults = environment.textDefaults
  }

  mutating func apply(_ look: _TextDetails.Look) {
    if let font = look.font { self.font = font }
    if let style = look.style { self.style = style }
    if let weight = look.weight { defaults.weight = weight }
    if let isItalic = look.isItalic { defaults.isItalic = isItalic }
    if let isUnderlined = look.isUnderlined { set(.underline, isUnderlined) }
    if let isStruck = look.isStruck { set(.strikethrough, isStruck) }
    if let isMonospaced = look.isMonospaced { defaults.isMonospaced = isMonospaced }
    if let digits = look.hasMonospacedDigits { defaults.hasMonospacedDigits = digits }
    if let tracking = look.tracking { self.tracking = tracking }
  }

  private mutating func set(_ line: TextDecoration, _ isActive: Bool) {
    if isActive { defaults.decoration.insert(line) } else { defaults.decoration.remove(line) }
  }

  var resolvedFont: ResolvedFont {
    var font = font
    if let weight = defaults.weight { font = font.weight(weight) }
    if defaults.isItalic { font = font.italic() }
    if defaults.isMonospaced { font = font.monospaced() }
    if defaults.hasMonospacedDigits { font = font.monospacedDigit() }
    var resolved = font.resolved(in: category)
    resolved.tracking = min(max(tracking.bounded, -Font.largestSize), Font.largestSize)
    return resolved
  }
}

extension Text {
  /// The pieces of the text in an environment, each with its look.
  func resolve(
    in environment: EnvironmentValues,
    look: TextLook,
    _ body: (String, TextLook) -> Void
  ) {
    guard let details else { return body(string, look) }
    var look = look
    look.apply(details.look)
    switch details.content {
    case .string: body(string, look)
    case .formatted(let value): body(value.string(in: environment), look)
    case .pieces(let pieces):
      for piece in pieces { piece.resolve(in: environment, look: look, body) }
    }
  }

  /// The characters of the text in an environment.
  func string(in environment: EnvironmentValues) -> String {
    guard details != nil else { return string }
    var string = ""
    resolve(in: environment, look: TextLook(environment)) { piece, _ in string += piece }
    return string
  }
}
