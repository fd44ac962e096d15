/// How the tool ends: the numbers of `sysexits.h`, and what a shell makes of a broken pipe.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything was done.
  case success = 0
  /// The work failed, or a part of it.
  case failure = 1
  /// The command line cannot be understood (`EX_USAGE`).
  case usage = 64
  /// What was given to work on is wrong (`EX_DATAERR`).
  case badInput = 65
  /// An input file is missing or cannot be opened (`EX_NOINPUT`).
  case missingInput = 66
  /// A style is missing or refused (`EX_UNAVAILABLE`).
  case styleUnavailable = 69
  /// An output file cannot be created (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Reading or writing failed (`EX_IOERR`).
  case inputOutput = 74
  /// Nobody reads the output any more: 128 and the number of SIGPIPE, as for other tools of a pipe.
  case brokenPipe = 141
}

extension ExitCode {
  /// What the code says, for the help and the manual.
  package var meaning: String {
    switch self {
    case .success: "Everything was done."
    case .failure: "The work failed, or a part of it: a line of a batch, a drawing too large."
    case .usage: "The command line cannot be understood."
    case .badInput: "An input is wrong: a colour, a link, a scene, a configuration file."
    case .missingInput: "An input file is missing or cannot be opened."
    case .styleUnavailable: "A style is missing, or its plugin is refused."
    case .cannotCreate: "An output file cannot be created."
    case .inputOutput: "Reading or writing failed, as on a full disk."
    case .brokenPipe: "Nobody reads the output any more; nothing is said about it."
    }
  }
}
