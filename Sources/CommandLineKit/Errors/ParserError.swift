/// A command line that cannot be understood, and the command at which reading it stopped.
///
/// The error is data; ``ErrorMessageGenerator`` turns it into English.
package struct ParserError: Error, Hashable, Sendable {
  /// The exit code of a tool that was called wrongly: `EX_USAGE` of sysexits.h.
  package static let exitCode: Int32 = 64

  /// What is wrong.
  package var reason: Reason
  /// The names below the root of the command at which reading stopped.
  package var path: [String]

  /// Makes an error.
  package init(_ reason: Reason, at path: [String]) {
    self.reason = reason
    self.path = path
  }
}

extension ParserError {
  /// What can be wrong with a command line.
  package enum Reason: Hashable, Sendable {
    /// No option has this name (with its dashes).
    case unknownOption(String, suggestion: String?)
    /// The option exists, but for the command at `owner`, which stands elsewhere in the line.
    case misplacedOption(String, owner: [String])
    /// A word for which there is no subcommand.
    case unknownSubcommand(String, suggestion: String?)
    /// A word for which there is no positional argument left.
    case unexpectedArgument(String, suggestion: String?)
    /// A word in excess that would be an option if it did not stand after `--`.
    case optionAfterTerminator(String)
    /// An option at the end of the line or before another option. `next` is the word after it.
    case missingValue(option: String, next: String?)
    /// A value given to a flag.
    case unexpectedValue(option: String, value: String)
    /// An argument, or an option, that the command cannot do without.
    case missingArgument(Operand)
    /// A value that its option or argument does not accept.
    case invalidValue(String, Operand, ValueProblem)
    /// An option given twice that takes one value.
    case repeatedOption(String)
    /// Two options or arguments that cannot be used together.
    case conflict(Operand, Operand)
  }

  /// Something that takes values, as the message is to name it.
  package enum Operand: Hashable, Sendable {
    /// An option, by the name that was typed, with its dashes.
    case option(String)
    /// A positional argument, by its name.
    case argument(String)
  }

  /// Why a value is not accepted.
  package enum ValueProblem: Hashable, Sendable {
    /// It is none of these.
    case notAllowed([String])
    /// It is to name a file or a folder, and is empty.
    case emptyPath
    /// It is no whole number of this range.
    case notInteger(ClosedRange<Int>)
    /// It is no number of this range.
    case notNumber(ClosedRange<Double>)
    /// What the caller says about it, a sentence.
    case explained(String)
  }
}
