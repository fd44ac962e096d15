/// What is in a text that is written to a terminal.
enum TerminalText {
  /// The control sequences and characters that are neither colours (SGR), links (OSC 8) nor line
  /// feeds, made visible.
  static func foreignSequences(in text: String) -> [String] {
    var found: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value), scalar != "\n" else {
        continue
      }
      if scalar == "\u{1B}", let length = allowedLength(of: rest) {
        rest = rest.dropFirst(length)
      } else {
        found.append("the character U+\(String(scalar.value, radix: 16, uppercase: true))")
      }
    }
    return found
  }

  /// The length of a colour or a link behind an escape character; nil for anything else.
  private static func allowedLength(of text: ArraySlice<Unicode.Scalar>) -> Int? {
    if text.first == "[" {
      let parameters = text.dropFirst().prefix {
        ("0"..."9").contains($0) || $0 == ";" || $0 == ":"
      }
      guard text.dropFirst(1 + parameters.count).first == "m" else { return nil }
      return parameters.count + 2
    }
    let head: [Unicode.Scalar] = ["]", "8", ";"]
    guard text.starts(with: head) else { return nil }
    let address = text.dropFirst(head.count).prefix { $0.value >= 0x20 && $0.value != 0x7F }
    let end: [Unicode.Scalar] = ["\u{1B}", "\\"]
    guard text.dropFirst(head.count + address.count).starts(with: end) else { return nil }
    return head.count + address.count + end.count
  }
}
