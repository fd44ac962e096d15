extension StyleNote {
  /// Something that can be set about a style, as in `--style fancy:tint=#0a7`.
  public struct Option: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The values that it takes.
    public var kind: Kind
    /// The value where none is given, as a user would write it; nil leaves it to the style.
    public var defaultValue: String?
    /// What it does, in a sentence.
    public var help: String?

    /// Makes an option.
    public init(name: String, kind: Kind, defaultValue: String? = nil, help: String? = nil) {
      self.name = name
      self.kind = kind
      self.defaultValue = defaultValue
      self.help = help
    }

    /// The values that an option takes.
    public enum Kind: Hashable, Sendable {
      /// A colour. The note does not check the spelling of a default.
      case color
      /// A finite decimal number, within the bounds that are given.
      case number(minimum: Double? = nil, maximum: Double? = nil)
      /// A whole number, within the bounds that are given.
      case integer(minimum: Int? = nil, maximum: Int? = nil)
      /// `true` or `false`.
      case flag
      /// Any text.
      case text
      /// One of these words.
      case choice([String])
    }
  }
}

extension StyleNote.Option.Kind {
  /// The word for the kind in a note.
  public var keyword: String {
    switch self {
    case .color: "color"
    case .number: "number"
    case .integer: "integer"
    case .flag: "flag"
    case .text: "text"
    case .choice: "choice"
    }
  }

  /// All words for kinds.
  static let keywords = ["color", "number", "integer", "flag", "text", "choice"]

  /// A finite number in decimal digits; `Double` itself also reads hexadecimal ones.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite,
      !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") })
    else { return nil }
    return number
  }

  /// True if a value is one of the kind's, as far as the note can tell.
  public func accepts(_ value: String) -> Bool {
    switch self {
    case .color: !value.isEmpty
    case .number(let minimum, let maximum):
      Self.number(value).map { number in
        minimum.map { $0 <= number } ?? true
          && maximum.map { number <= $0 } ?? true
      } ?? false
    case .integer(let minimum, let maximum):
      Int(value).map { number in
        minimum.map { $0 <= number } ?? true && maximum.map { number <= $0 } ?? true
      } ?? false
    case .flag: value == "true" || value == "false"
    case .text: true
    case .choice(let choices): choices.contains(value)
    }
  }
}
