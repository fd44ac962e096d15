/// Why a text does not name a style with its options.
public enum StyleReferenceError: Error, Hashable, Sendable {
  /// Nothing stands before the colon, or nothing at all.
  case noName(String)
  /// Nothing stands after the colon, or between two commas.
  case emptyOption(String)
  /// The option has no `=`.
  case noValue(option: String)
  /// Nothing stands before the `=`.
  case noOptionName(String)
  /// The option is there twice.
  case repeatedOption(String)
  /// A parenthesis has no partner.
  case unbalancedParentheses(String)
}

extension StyleReferenceError: CustomStringConvertible {
  /// What is wrong and what to write instead, in English.
  public var description: String {
    switch self {
    case .noName(let text):
      "\(Quoted(text)) names no style; write NAME or NAME:OPTION=VALUE,…"
    case .emptyOption(let text):
      "an option is empty in \(Quoted(text)); write NAME:OPTION=VALUE,… or the name alone"
    case .noValue(let option):
      "the option \(Quoted(option)) has no value; write it as OPTION=VALUE"
    case .noOptionName(let text): "\(Quoted(text)) names no option; write OPTION=VALUE"
    case .repeatedOption(let option):
      "the option \(Quoted(option)) is given twice; keep one of them"
    case .unbalancedParentheses(let text):
      "a parenthesis has no partner in \(Quoted(text)); a value is taken as it is by "
        + "--option NAME=VALUE"
    }
  }
}
