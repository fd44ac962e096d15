extension StyleNoteError: CustomStringConvertible {
  /// What is wrong, as the end of a sentence that begins with the file's name.
  public var description: String {
    switch self {
    case .missing(let part): "\(part) is missing"
    case .repeated(let part):
      "\(part) is there more than once; a library can only hold one plugin"
    case .tooShort(let part, let size, let needed):
      "\(part) has \(size) bytes and needs \(needed)"
    case .headerSize(let size): "its header claims to have \(size) bytes"
    case .wrongMagic(let part): "\(part) does not begin with its magic"
    case .unknownLayout(let part, let version):
      "\(part) has layout \(version), which came after this badge"
    case .unknownMark(let value):
      "a mark holds 0x\(String(value, radix: 16)), not the integer 1 or the number 1.0"
    case .neededAboveBuilt(let needed, let built):
      "it needs minor version \(needed) of StyleAPI but was built for \(built)"
    case .textTooLong(let size): "its text has \(size) bytes; 65536 are allowed"
    case .notUTF8: "its text is not UTF-8"
    case .missingKey(let key): "it has no line '\(key)=…'"
    case .line(let line, let problem): "line \(line): \(problem)"
    }
  }
}

extension StyleNoteError.Part: CustomStringConvertible {
  /// What a message calls the part.
  public var description: String {
    switch self {
    case .description: "the note that describes the plugin"
    case .build: "the note that says how it was built"
    }
  }
}

extension StyleNoteError.Problem: CustomStringConvertible {
  /// What is wrong with the line.
  public var description: String {
    switch self {
    case .noKey: "'key=value' was expected"
    case .control(let scalar):
      "character U+\(Self.hexadecimal(scalar)) is not allowed; a new line is written '\\n'"
    case .escape: "'\\' may only stand before ':', ',', 'n' and '\\'"
    case .repeatedKey(let key): "'\(key)' is there twice"
    case .noValue(let key): "'\(key)' has no value"
    case .id(let id): "'\(id)' is not in reverse-DNS form, as 'org.example.tall' is"
    case .name(let name):
      "'\(name)' is not a name: up to 64 letters, digits, '-' and '_', a letter first"
    case .repeatedStyle(let name): "style '\(name)' is there twice"
    case .noStyle(let name): "option '\(name)' must be written STYLE.OPTION"
    case .unknownStyle(let name): "no line before this one declares style '\(name)'"
    case .repeatedOption(let name): "option '\(name)' is there twice"
    case .type(let type):
      "'\(type)' is not a type; these are: "
        + StyleNote.Option.Kind.keywords.joined(separator: ", ")
    case .range(let range): "'\(range)' is not a range, as '0...24', '0...' and '...24' are"
    case .choices(let choices):
      "'\(choices)' is not a list of choices: different words with commas between them"
    case .constraint(let type): "an option of type \(type) has neither a range nor choices"
    case .defaultValue(let value): "the default '\(value)' is not one of the option's values"
    }
  }

  private static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
