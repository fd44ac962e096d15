/// Why bytes are not a style note.
public enum StyleNoteError: Error, Hashable, Sendable {
  /// The part of the plugin's notes that an error is in.
  public enum Part: Hashable, Sendable {
    /// The note with the versions and the text.
    case description
    /// The note with what the compiler recorded.
    case build
  }

  /// One of the two notes is not there.
  case missing(Part)
  /// A note is there twice, as when two plugins are linked into one library.
  case repeated(Part)
  /// A note is shorter than its header.
  case tooShort(Part, size: Int, needed: Int)
  /// The header claims to be shorter than the layout's or longer than the note.
  case headerSize(Int)
  /// A note does not begin with its magic.
  case wrongMagic(Part)
  /// A note has a layout that came after this host.
  case unknownLayout(Part, version: UInt16)
  /// A mark is neither the integer 1 nor the number 1.0.
  case unknownMark(UInt32)
  /// The lowest version that is needed is higher than the one that the author had.
  case neededAboveBuilt(needed: UInt16, built: UInt16)
  /// The text is longer than 64 KiB.
  case textTooLong(Int)
  /// The text is not UTF-8.
  case notUTF8
  /// A key that every note needs has no line.
  case missingKey(String)
  /// A line of the text, counted from 1, is wrong.
  case line(Int, Problem)

  /// What is wrong with a line.
  public enum Problem: Error, Hashable, Sendable {
    /// There is no `=`.
    case noKey
    /// It holds a control character, or one that changes the direction of text.
    case control(UInt32)
    /// A backslash stands before something other than `:`, `,`, `\` and `n`.
    case escape
    /// The key stands in an earlier line too.
    case repeatedKey(String)
    /// The key has no value.
    case noValue(String)
    /// An id is not in reverse-DNS form.
    case id(String)
    /// A name of a style or an option has other characters than letters, digits, `-` and `_`, does
    /// not begin with a letter, or is longer than 64.
    case name(String)
    /// A style is declared twice.
    case repeatedStyle(String)
    /// An option does not say which style it belongs to.
    case noStyle(String)
    /// An option belongs to a style that no earlier line declares.
    case unknownStyle(String)
    /// An option is declared twice.
    case repeatedOption(String)
    /// An option has a type that is not known.
    case type(String)
    /// A range is not `MIN...MAX` (either may be left out), or its end lies before its start.
    case range(String)
    /// There are no choices, or one of them is empty or there twice.
    case choices(String)
    /// A type has neither a range nor choices, but the line gives one.
    case constraint(type: String)
    /// The default is not one of the option's values.
    case defaultValue(String)
  }
}
