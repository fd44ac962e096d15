/// What one word of a command line is by its form alone.
enum ArgumentToken: Hashable, Sendable {
  /// `--name`, or `--name=value`.
  case long(name: String, value: String?)
  /// `-abc`, or `-abc=value`. Where the letters end and an attached value begins is a matter of
  /// what they mean.
  case short(letters: String, value: String?)
  /// Anything else: a positional argument, the name of a subcommand, or the value of an option.
  case value(String)
  /// `--`, after which every word is a value.
  case terminator

  /// Reads a word.
  ///
  /// `-` alone is a value (standard input by custom), and so is a dash before a number, such as `-5`
  /// or `-.5%`, unless the digit is the name of an option.
  ///
  /// - Parameter isOption: Whether a letter is the short name of an option.
  init(_ word: String, isOption: (Character) -> Bool) {
    if word == "--" {
      self = .terminator
    } else if word.hasPrefix("--") {
      let (name, value) = Self.split(word.dropFirst(2))
      self = .long(name: name, value: value)
    } else if word.hasPrefix("-"), word != "-", !Self.isNumber(word, isOption: isOption) {
      let (letters, value) = Self.split(word.dropFirst())
      self = .short(letters: letters, value: value)
    } else {
      self = .value(word)
    }
  }

  private static func split(_ text: Substring) -> (name: String, value: String?) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      return (String(text), nil)
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  private static func isNumber(_ word: String, isOption: (Character) -> Bool) -> Bool {
    let digits = word.dropFirst().drop { $0 == "." }
    let points = word.count - 1 - digits.count
    guard let first = digits.first, first.isASCII, first.isNumber, points <= 1 else { return false }
    return points == 1 || !isOption(first)
  }
}
