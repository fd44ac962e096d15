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
    // The bytes are read, since a combining mark that follows makes another character of a dash or
    // an equals sign.
    let dashes = word.utf8.prefix(2).prefix { $0 == UInt8(ascii: "-") }.count
    let rest = Substring(word.utf8.dropFirst(dashes))
    if dashes == 2 {
      let (name, value) = Self.split(rest)
      self = rest.isEmpty ? .terminator : .long(name: name, value: value)
    } else if dashes == 1, !rest.isEmpty, !Self.isNumber(rest, isOption: isOption) {
      let (letters, value) = Self.split(rest)
      self = .short(letters: letters, value: value)
    } else {
      self = .value(word)
    }
  }

  private static func split(_ text: Substring) -> (name: String, value: String?) {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals != text.startIndex else {
      return (String(text), nil)
    }
    return (String(text[..<equals]), String(text[text.utf8.index(after: equals)...]))
  }

  /// Whether what stands after a dash is a number, perhaps with a unit after it.
  private static func isNumber(_ text: Substring, isOption: (Character) -> Bool) -> Bool {
    let point = text.utf8.first == UInt8(ascii: ".") ? 1 : 0
    guard let digit = text.utf8.dropFirst(point).first else { return false }
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return false }
    return point == 1 || !isOption(Character(Unicode.Scalar(digit)))
  }
}
