@_spi(Host) internal import StyleAPI
internal import Suggestions

/// A font in words: `caption`, `12 bold`, `title2 semibold italic monospaced`.
struct FontDescription: Sendable {
  var style: Font.TextStyle?
  /// The size in points, where there is no style.
  var size: Double?
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false

  /// The sizes that a font may have, in points.
  static let sizes = 1.0...500
  /// What a description looks like, in words.
  static let expectation =
    "a font: a text style such as 'caption' or a size in points, then a weight, 'italic' and "
    + "'monospaced' as may be"

  /// The font; of neither a style nor a size it is that of the body.
  var font: Font {
    var font = size.map { Font.system(size: $0) } ?? Font.system(style ?? .body)
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    return font
  }

  static let styles = Font.TextStyle.allCases.map { (name: "\($0)", value: $0) }
  static let weights: [(name: String, value: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
  static let words =
    styles.map(\.name) + weights.map(\.name) + ["italic", "monospaced"]
}

extension FontDescription {
  /// Describes a font.
  init(_ font: Font) {
    let parts = font.parts
    self.init(
      style: parts.style,
      size: parts.size,
      weight: parts.weight,
      isItalic: parts.isItalic,
      isMonospaced: parts.isMonospaced
    )
  }

  /// Reads the words, which may stand in any order.
  init(parsing text: String) throws(FontDescriptionError) {
    for word in text.split(separator: " ").map(String.init) {
      if word == "italic", !isItalic {
        isItalic = true
      } else if word == "monospaced", !isMonospaced {
        isMonospaced = true
      } else if let weight = Self.weights.first(where: { $0.name == word })?.value {
        guard self.weight == nil else { throw .repeated(word) }
        self.weight = weight
      } else if let style = Self.styles.first(where: { $0.name == word })?.value {
        guard self.style == nil, size == nil else { throw .repeated(word) }
        self.style = style
      } else if let size = Double(word), word.utf8.first != UInt8(ascii: "+") {
        guard Self.sizes.contains(size) else { throw .badSize(word) }
        guard self.size == nil, style == nil else { throw .repeated(word) }
        self.size = size
      } else if Self.words.contains(word) {
        throw .repeated(word)
      } else {
        throw .unknownWord(word, nearest: Suggestion.nearest(to: word, in: Self.words))
      }
    }
    guard style != nil || size != nil else { throw .noSize(text) }
  }
}

extension FontDescription: CustomStringConvertible {
  /// The words, as ``init(parsing:)`` reads them.
  var description: String {
    let words = [
      Self.styles.first { $0.value == style }?.name,
      size.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" },
      Self.weights.first { $0.value == weight }?.name,
      isItalic ? "italic" : nil,
      isMonospaced ? "monospaced" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// Why a text describes no font.
public enum FontDescriptionError: Error, Hashable, Sendable {
  /// The word is no text style, weight or size.
  case unknownWord(String, nearest: String?)
  /// The word stands for something that was said before.
  case repeated(String)
  /// The size is too small or too large.
  case badSize(String)
  /// There is neither a text style nor a size.
  case noSize(String)
}

extension FontDescriptionError: CustomStringConvertible {
  /// What is wrong and what to write instead, in English.
  public var description: String {
    switch self {
    case .unknownWord(let word, let nearest):
      "\(Quoted(word)) is no text style, weight or size of a font"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; write it like 'caption' or '12 bold'")
    case .repeated(let word): "\(Quoted(word)) is one word too many in the font"
    case .badSize(let word):
      "\(Quoted(word)) is no size of a font, which is from 1 to 500 points"
    case .noSize(let text):
      "\(Quoted(text)) gives the font no size; add a text style such as 'caption', or points"
    }
  }
}
