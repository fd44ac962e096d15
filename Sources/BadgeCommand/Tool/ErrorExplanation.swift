internal import CommandLineKit
internal import StyleHost

/// What is said about an error, and the exit code that it ends the tool with.
///
/// This is the one place where errors of the tool become English. The first line says what is wrong
/// and where; a second one says what to do about it, where that does not follow from the first.
struct ErrorExplanation {
  /// The exit code.
  let code: ExitCode
  /// The lines, each with its line feed; empty for an error that nobody needs to hear of.
  let text: String

  /// Explains an error.
  init(_ error: ToolError, in environment: ToolEnvironment) {
    if case .usage(let error) = error {
      let layout = environment.layout(of: environment.messages)
      code = .usage
      text = ErrorMessageGenerator(root: CommandTable.root, layout: layout).message(for: error)
      return
    }
    code = Self.code(of: error)
    if case .output(.closed) = error {
      text = ""
      return
    }
    let help = Self.help(for: error).map { "Help:  \($0)\n" } ?? ""
    text = Self.problems(error).map(Self.line).joined() + help
  }

  /// The first line of a message: without a full stop, and without anything that steers a terminal.
  static func line(_ problem: String) -> String {
    let text = TextSanitizer.sanitize(problem)
    return "Error: " + (text.hasSuffix(".") ? String(text.dropLast()) : text) + "\n"
  }
}

// MARK: - Exit codes

extension ErrorExplanation {
  private static func code(of error: ToolError) -> ExitCode {
    switch error {
    case .usage: .usage
    case .input(let error): code(of: error)
    case .output(let error): code(of: error)
    case .setting, .link: .badInput
    case .icon(let error, _): code(of: error)
    case .configuration(let error):
      if case .unreadable(let error) = error.problem { code(of: error) } else { .badInput }
    case .style(let error, _): code(of: error)
    case .scene(let error, _):
      switch error.problem {
      case .style(let error): code(of: error)
      case .icon(let error): code(of: error)
      default: .badInput
      }
    case .drawing(.badges(let failures)): failures.map(code).first { $0 != .failure } ?? .failure
    case .preview(let error): code(of: error)
    case .terminal: .inputOutput
    case .trust(let error): code(of: error)
    case .authoring(let error): code(of: error)
    case .drawing, .replaced, .lines, .noWords: .failure
    }
  }

  private static func code(of error: TrustError) -> ExitCode {
    switch error {
    case .noHome, .nobodyToAsk, .declined, .problems, .cannotRemove, .copyStays: .failure
    case .otherHash, .noProjectPins: .badInput
    case .occupied, .unsafePlace: .cannotCreate
    case .notInstalled, .exposedState: .styleUnavailable
    }
  }

  private static func code(of failure: BadgeFailure) -> ExitCode {
    switch failure.reason {
    case .style(let error): code(of: error)
    // Nothing of the style has run, so it is not there.
    case .worker(let failure) where failure.stage != .evaluating: .styleUnavailable
    default: .failure
    }
  }

  private static func code(of error: LivePreviewError) -> ExitCode {
    switch error {
    case .style(let error): code(of: error)
    case .worker(let failure) where failure.stage != .previewing: .styleUnavailable
    case .noPreviews, .noLibrary: .styleUnavailable
    case .worker, .views, .rendering: .failure
    }
  }

  private static func code(of error: InputError) -> ExitCode {
    switch error {
    case .missing, .cannotOpen, .isFolder, .notRegular: .missingInput
    case .readFailed: .inputOutput
    case .tooLarge: .badInput
    }
  }

  private static func code(of error: OutputError) -> ExitCode {
    switch error {
    case .closed: .brokenPipe
    case .writeFailed: .inputOutput
    case .cannotCreate, .missingFolder, .isFolder, .outside, .isInput, .foreignFormat, .readOnly:
      .cannotCreate
    }
  }

  private static func code(of error: IconError) -> ExitCode {
    switch error {
    case .missing, .notRegular, .unreadable: .missingInput
    case .tooLarge, .unknownFormat, .damagedPNG, .svg: .badInput
    }
  }

  private static func code(of error: StyleLoadingError) -> ExitCode {
    switch error {
    // The style is there; what was asked of it is wrong.
    case .unknownOption, .badOptionValue, .badOptionColor: .badInput
    default: .styleUnavailable
    }
  }
}
