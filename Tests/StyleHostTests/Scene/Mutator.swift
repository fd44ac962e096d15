import TestSupport

/// Makes texts that are nearly right: it changes, drops, doubles and moves bytes of a right one.
struct Mutator {
  private var generator: SeededGenerator

  /// Pieces that parsers stumble over.
  private static let pieces =
    [
      "\"", "\\", "\\u", "\\ud83d", "{", "}", "[", "]", ":", ",", "\0", "\n", "1e999", "-", "0",
      "\u{FEFF}", "å", "😀", "<", ">", "/", "&", "&#x110000;", "<!--", "-->", "<![CDATA[", "=",
      "null", "{}", "[]", "\"\":", "'", "(", ")", "M", "a1 1 0 01", "9999999999999999999", ".",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0], [0xED, 0xA0, 0x80], [0x80]]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A text with one to four changes.
  mutating func mutation(of text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&text) }
    return text
  }

  private mutating func change(_ text: inout [UInt8]) {
    let first = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, first + Int.random(in: 0...8, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: text.removeSubrange(first..<end)
    case 1: text.removeSubrange(first...)
    case 2: text.insert(contentsOf: text[first..<end], at: first)
    case 3:
      let place = Int.random(in: 0...text.count, using: &generator)
      text.insert(contentsOf: Array(text[first..<end]), at: place)
    case 4 where first < text.count:
      text[first] = UInt8.random(in: 0...255, using: &generator)
    default:
      if let piece = Self.pieces.randomElement(using: &generator) {
        text.insert(contentsOf: piece, at: first)
      }
    }
  }
}
