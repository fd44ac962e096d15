public import FoundationEssentials

/// A string literal for a ``Text``, with values interpolated.
///
/// There are no tables of translations: the literal is the text. Interpolated values with a
/// `format:` take the environment's locale where the text stands.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let text: Text

  /// Makes a key of a string.
  public init(_ value: String) { text = Text(verbatim: value) }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { text = Text(verbatim: value) }

  /// Makes a key of a literal with interpolated values.
  public init(stringInterpolation interpolation: StringInterpolation) {
    text = interpolation.text
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var pieces: [Text] = []
    private var literal = ""

    /// Starts a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      literal.reserveCapacity(literalCapacity)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { self.literal += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { literal += string }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) {
      finishLiteral()
      pieces.append(text)
    }

    /// Adds a value, formatted in the environment's locale.
    @_alwaysEmitIntoClient
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { literal += String(describing: value) }

    private mutating func finishLiteral() {
      if !literal.isEmpty { pieces.append(Text(verbatim: literal)) }
      literal = ""
    }

    fileprivate var text: Text {
      if pieces.isEmpty { return Text(verbatim: literal) }
      var all = pieces
      if !literal.isEmpty { all.append(Text(verbatim: literal)) }
      return Text(string: "", details: _TextDetails(content: .pieces(all)))
    }
  }
}
