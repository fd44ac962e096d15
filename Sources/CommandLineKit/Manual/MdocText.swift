/// Text made safe for mdoc(7), the language of manual pages.
enum MdocText {
  /// The width to which the lines of the source are filled.
  private static let sourceWidth = 80

  /// A text as part of a line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      // A bare hyphen, accent or quote is set as the typographic one, which cannot be copied.
      case "-": result += #"\-"#
      case "\\": result += #"\e"#
      case "'": result += #"\(aq"#
      case "`": result += #"\(ga"#
      case "\"": result += #"\(dq"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// A text as a line of its own, which must not look like a request.
  static func line(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") ? #"\&"# + line : line
  }

  /// A text as one argument of a macro, which must not look like the name of a macro.
  static func argument(_ text: String) -> String {
    let text = escaped(text)
    let isCallable = (2...3).contains(text.count) && text.first?.isUppercase == true
    let isPunctuation = text.count == 1 && text.first?.isLetter == false
    let argument = isCallable || isPunctuation || text.isEmpty ? #"\&"# + text : text
    return argument.contains(" ") ? "\"\(argument)\"" : argument
  }

  /// Paragraphs, separated in the text by empty lines; indented lines are kept as they are.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.allSatisfy(\.isWhitespace) { return [".Pp"] }
      if line.hasPrefix(" ") { return [".Dl " + argument(String(line.drop { $0 == " " }))] }
      return TextLayout(width: sourceWidth).lines(of: String(line), indent: 0).map(self.line)
    }
  }

  /// A piece of a usage line as macros: `[--output <file>]` becomes `Op Fl -output Ar file`.
  static func synopsis(_ piece: String) -> String {
    if piece.hasPrefix("["), piece.hasSuffix("]") {
      return "Op " + synopsis(String(piece.dropFirst().dropLast()))
    }
    return piece.split(separator: " ").map { word in
      if word.hasPrefix("-"), word.count > 1 { return "Fl " + argument(String(word.dropFirst())) }
      if word.hasPrefix("<"), word.hasSuffix(">") {
        return "Ar " + argument(String(word.dropFirst().dropLast()))
      }
      return word == "..." ? "No ..." : "Cm " + argument(String(word))
    }
    .joined(separator: " ")
  }
}
