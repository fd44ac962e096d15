public import StyleAPI

/// Reads colours as people write them: on the command line, in a scene, in a configuration file.
///
/// ```swift
/// try ColorParser.parse("brightgreen")            // the README palette's
/// try ColorParser.parse("RebeccaPurple")          // CSS's
/// try ColorParser.parse("#0a7")                   // or 0a7, 00aa77, 00aa77ff
/// try ColorParser.parse("rgb(0 170 119 / 50%)")   // or with commas
/// try ColorParser.parse("hsl(0.45turn, 100%, 33%)")
/// ```
///
/// Case and surrounding white space do not matter. Where a name is in CSS and in the palette of
/// README badges, as `green`, `yellow` and `red` are, the palette's colour is meant: `green` is
/// `#97ca00`, as it has been in badges since 2013. Everything else is an error, and never a default
/// colour.
public enum ColorParser {
  /// The colour that a text names.
  ///
  /// - Parameter text: A name, a hexadecimal colour with or without `#`, or one of the functions
  ///   `rgb`, `rgba`, `hsl`, `hsla` of CSS Color 4 with commas or with spaces.
  /// - Throws: ``ColorError``, which carries the text without surrounding white space.
  public static func parse(_ text: String) throws(ColorError) -> DisplayColor {
    let input = trimmed(text)
    guard !input.isEmpty else { throw .empty }
    let word = String(decoding: input.utf8.map(\.lowercasedASCII), as: UTF8.self)
    if let color = NamedColors.color(named: word) { return color }
    if word.first == "#" {
      guard let color = DisplayColor(hexadecimal: word.dropFirst()) else {
        throw .badHexadecimal(input)
      }
      return color
    }
    if let color = DisplayColor(hexadecimal: word[...]) { return color }
    if documentDependent.contains(word) { throw .dependsOnDocument(input) }
    guard word.contains("(") else { throw .unknownName(input) }
    return try ColorFunction.color(word: word, input: input)
  }

  /// All names that ``parse(_:)`` knows, in lower case and in alphabetical order.
  public static var names: [String] {
    (NamedColors.all.map(\.name) + [NamedColors.transparent]).sorted()
  }

  /// Keywords of CSS that stand for a colour only inside a document.
  private static let documentDependent = [
    "currentcolor", "inherit", "initial", "revert", "revert-layer", "unset",
  ]

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension UInt8 {
  /// The small letter of a capital ASCII letter; any other byte as it is.
  fileprivate var lowercasedASCII: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
