public import FoundationEssentials

/// A text, in one or more lines.
///
/// ```swift
/// Text("build \(number)")              // interpolated
/// Text(verbatim: "a < b")              // as it is
/// Text(3000, format: .number)          // in the environment's locale
/// Text("up").bold() + Text(" to date") // pieces of different looks
/// ```
@frozen
public struct Text: Sendable {
  @usableFromInline var string: String
  /// Everything but a plain string; nil for most texts, which keeps them small.
  @usableFromInline var details: _TextDetails?

  @inlinable
  init(string: String, details: _TextDetails? = nil) {
    self.string = string
    self.details = details
  }

  /// Makes a text of a string as it is.
  @inlinable
  public init(verbatim string: String) {
    self.init(string: string)
  }

  /// Makes a text of a string as it is.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ string: S) {
    self.init(string: String(string))
  }

  /// Makes a text of a literal, which may have values interpolated.
  @inlinable
  public init(_ key: LocalizedStringKey) {
    self = key.text
  }

  /// Makes a text of a value, formatted in the environment's locale, calendar and time zone.
  @_alwaysEmitIntoClient
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(_formatted: input, format: format) { input, format, environment in
      var format = format.locale(environment.locale)
      _replaceFields(of: &format) { environment.calendar }
      _replaceFields(of: &format) { environment.timeZone }
      return format.format(input)
    }
  }

  @usableFromInline
  init<Input: Equatable, Format: Equatable>(
    _formatted input: Input,
    format: Format,
    write: @escaping (Input, Format, EnvironmentValues) -> String
  ) {
    let value = FormattedValue(input: input, format: format, write: write)
    self.init(string: "", details: _TextDetails(content: .formatted(value)))
  }
}

extension Text: Equatable {
  /// Whether two texts have the same content and the same look.
  public static func == (one: Text, other: Text) -> Bool {
    guard one.string == other.string else { return false }
    if one.details === other.details { return true }
    guard let details = one.details, let others = other.details else { return false }
    return details.isEqual(to: others)
  }
}

extension Text: View {
  /// Adds the text with the font and the style that are current.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.text(view)
  }
}

extension Text {
  /// A text followed by another, each with its own look.
  public static func + (one: Text, other: Text) -> Text {
    Text(string: "", details: _TextDetails(content: .pieces([one, other])))
  }

  private func with(_ change: (inout _TextDetails.Look) -> Void) -> Text {
    let details = _TextDetails(content: details?.content ?? .string, look: details?.look ?? .init())
    change(&details.look)
    return Text(string: string, details: details)
  }

  /// The text in a font; nil takes the font of the environment.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text painted with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.style = style } }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text {
    with { $0.weight = isActive ? .bold : .regular }
  }

  /// The text with slanted letters.
  public func italic(_ isActive: Bool = true) -> Text { with { $0.isItalic = isActive } }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text { with { $0.isStruck = isActive } }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// The text in a face in which all letters have one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// The text with space added after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
}
