internal import Glibc
internal import StyleHost
internal import TerminalKit

extension ErrorExplanation {
  static func problem(_ error: ToolError) -> String {
    switch error {
    case .noWords: "badge cannot see its command line, since /proc is missing"
    case .usage: ""
    case .input(let error): problem(error)
    case .output(let error): problem(error)
    case .setting(let error, let source): "\(source.description): \(problem(error))"
    case .configuration(let error): problem(error)
    case .style(let error, let source): (source.map { "\($0): " } ?? "") + "\(error)"
    case .link(let error, let option): "\(option): \(error)"
    case .icon(let error, let option): "\(option): \(error)"
    case .scene(let error, let path): "\(path ?? "standard input"): \(error)"
    case .drawing(let error): "\(error)"
    case .preview(let error): "\(error)"
    case .replaced(let failures): failures.map(replaced).joined(separator: "; ")
    case .terminal(let error): problem(error)
    case .trust(let error): problem(error)
    case .authoring(let error): problem(error)
    case .lines(let failed, let count): "\(failed) of \(count) lines failed"
    }
  }

  /// What is wrong, a sentence for each badge where it is about badges.
  static func problems(_ error: ToolError) -> [String] {
    switch error {
    case .drawing(.badges(let failures)): failures.map(\.description)
    case .replaced(let failures): failures.map(replaced)
    default: [problem(error)]
    }
  }

  private static func replaced(_ failure: BadgeFailure) -> String {
    "the fallback style has drawn \(failure)"
  }

  private static func problem(_ error: InputError) -> String {
    switch error {
    case .missing(let path): "\(path): there is no such file"
    case .cannotOpen(let path, let code): "\(path): cannot be opened: \(system(code))"
    case .isFolder(let path): "\(path): this is a folder, not a file"
    case .notRegular(let path): "\(path): this is a pipe or a device, not a file"
    case .readFailed(let path, let code):
      "\(path ?? "standard input"): reading failed: \(system(code))"
    case .tooLarge(let path, let limit):
      "\(path ?? "standard input"): the input is larger than \(limit) bytes"
    }
  }

  private static func problem(_ error: OutputError) -> String {
    switch error {
    case .closed: ""
    case .writeFailed(let path, let code):
      "\(path ?? "standard output"): writing failed: \(system(code))"
    case .cannotCreate(let path, let code): "\(path): cannot be created: \(system(code))"
    case .missingFolder(let folder, let path): "\(path): there is no folder '\(folder)'"
    case .isFolder(let path): "\(path): this is a folder, not a file"
    case .outside(let path): "\(path): the path leads out of the output folder"
    case .isInput(let path): "\(path): this file is read, and would be lost"
    case .foreignFormat(let path, let name): "\(path): no \(name) is written"
    case .readOnly(let path): "\(path): the file is there and may not be written"
    }
  }

  private static func problem(_ error: TerminalError) -> String {
    switch error {
    case .noMode(let code): "the terminal's mode cannot be set: \(system(code))"
    case .readFailed(let code): "reading from the terminal failed: \(system(code))"
    case .writeFailed(let code): "writing to the terminal failed: \(system(code))"
    case .waitFailed(let code): "waiting for keys failed: \(system(code))"
    case .noPipe(let code): "no pipe can be made: \(system(code))"
    }
  }

  private static func problem(_ error: TrustError) -> String {
    switch error {
    case .noHome(let variable): "there is no home folder; set HOME or \(variable)"
    case .nobodyToAsk: "there is no terminal to ask on"
    case .declined: "nothing was trusted"
    case .otherHash(let path, let expected, let found):
      "\(path): the file's SHA-256 is \(found), not \(expected)"
    case .noProjectPins(nil): "there is no .badge.json from here upwards"
    case .noProjectPins(let path?): "\(path): the key 'trustedPlugins' names no plugins"
    case .occupied(let path, nil): "\(path): there is a file that is no plugin"
    case .occupied(let path, let id?): "\(path): there is another plugin, \(id)"
    case .notInstalled(let name, let folder): "no plugin in \(folder) has the name '\(name)'"
    case .cannotRemove(let path, let code): "\(path): cannot be removed: \(system(code))"
    case .copyStays(let path, let new, let code):
      "\(new) is installed, but the older copy \(path) cannot be removed: \(system(code))"
    case .unsafePlace(let path, let problem):
      "\(path): \(problem.sentence(file: path, canCopy: false))"
    case .exposedState(let path, let place, let mode):
      "\(path): everybody may write to \(ShellWord.path(place)) (mode "
        + "\(TrustProblem.octal(mode))), and so say which plugins run; see that every line of it "
        + "is yours, and then run: chmod o-w \(ShellWord.path(place))"
    case .problems(let problems):
      [
        (problems.plugins, "plugin", "plugins", "used"),
        (problems.folders, "folder", "folders", "searched"),
        (problems.configurations, "configuration file", "configuration files", "read"),
        (problems.memories, "list of plugins", "lists of plugins", "read"),
      ]
      .filter { $0.0 > 0 }
      .map { "\($0) \($0 == 1 ? $1 : $2) cannot be \($3)" }.joined(separator: ", ")
    }
  }

  private static func problem(_ error: SettingError) -> String {
    switch error {
    case .environment(let error): withoutName(error)
    case .badWord(.previewLocales, let value):
      "'\(value)' is not a list of locales, such as 'sv_SE,ar_EG'"
    case .badWord(let setting, let value):
      "'\(value)' is not one of " + setting.words.map { "'\($0)'" }.joined(separator: ", ")
    }
  }

  /// The sentence about a value, without the name of its setting: the source is named before it.
  private static func withoutName(_ error: EnvironmentSettingError) -> String {
    let name: String
    switch error {
    case .unknownSetting: return "\(error)"
    case .badValue(let setting, _, _, _), .color(let setting, _, _), .font(let setting, _),
      .style(let setting, _):
      name = setting
    }
    let text = "\(error)"
    return text.hasPrefix(name + ": ") ? String(text.dropFirst(name.count + 2)) : text
  }

  private static func problem(_ error: ConfigurationError) -> String {
    if case .unreadable(let error) = error.problem { return problem(error) }
    let place = [error.path, error.position?.description, error.key].compactMap { $0 }
    let text =
      switch error.problem {
      case .unreadable: ""
      case .syntax(let problem): "\(problem)"
      case .wrongKind(let found, let expected):
        "found \(found.rawValue) where \(expected.rawValue) should be"
      case .value(let problem): "\(problem)"
      case .unknownKey(let nearest, let known):
        "there is no such key"
          + (nearest.map { "; did you mean '\($0)'?" }
            ?? "; there is " + known.map { "'\($0)'" }.joined(separator: ", "))
      case .namesCode: "a configuration file cannot say where plugins are"
      case .onlyInProject: "this key only counts in a project's .badge.json"
      case .noHash: "this is no SHA-256, which has 64 digits from 0 to 9 and a to f"
      case .belongsInEnvironment: "this key belongs into 'environment'"
      case .belongsOutside: "this key belongs outside of 'environment', at the top of the file"
      case .setting(let error): problem(error)
      }
    return (place + [text]).joined(separator: ": ")
  }

  private static func system(_ code: Int32) -> String { String(cString: strerror(code)) }

  static func help(for error: ToolError) -> String? {
    switch error {
    case .noWords: "Mount it with: mount -t proc proc /proc"
    case .output(.missingFolder(let folder, _)): "Make it first: mkdir -p \(ShellWord.path(folder))"
    case .output(.readOnly): "Make it writable, or choose another name."
    case .output(.isInput): "Choose another name."
    case .output(.foreignFormat):
      "Write an .svg file and turn it into a picture with another tool, or say what the file is to "
        + "be with --format."
    case .configuration(let error) where error.problem == .namesCode:
      "Put plugins into ~/.local/share/badge/styles, name their folder in BADGE_STYLE_PATH, or "
        + "use --style-path."
    case .setting(.environment(.color(_, .unknownName, nil)), _):
      "Colours are names as in CSS, hexadecimal as in #0a7, rgb() and hsl()."
    case .drawing(.badges(let failures)): help(for: failures)
    case .trust(.nobodyToAsk(isAboutProject: true)):
      "Run it on a terminal. In CI, where CI is set, these count without it."
    case .trust(.nobodyToAsk(isAboutProject: false)):
      "Compare the SHA-256 with what the author says, and give it: --hash HASH."
    case .trust(.otherHash): "Ask the author which is right, and do not run the file."
    case .trust(.noProjectPins): "There, \"trustedPlugins\" is an object from ids to SHA-256."
    case .trust(.occupied): "Remove it first, or rename the new file."
    case .trust(.copyStays(let path, _, _)):
      "Of two copies the first by name is used; run: rm \(ShellWord.path(path))"
    case .trust(.notInstalled): "'badge style list --all' shows every plugin and where it is."
    case .authoring(let error): help(for: error)
    case .preview(.worker(let failure)): help(for: [failure.cause])
    case .preview(.noLibrary): "Install badge again, or build all of it with 'swift build'."
    case .preview(.noPreviews): "A plugin registers one with 'styles.preview(\"name\") { … }'."
    default: nil
    }
  }

  private static func help(for failures: [BadgeFailure]) -> String? {
    let causes = failures.compactMap { failure -> WorkerFailure.Cause? in
      if case .worker(let failure) = failure.reason { return failure.cause }
      return nil
    }
    guard let first = causes.first else { return nil }
    return help(for: [first])
      ?? "Draw such badges in another style with --fallback, or tell the plugin's author."
  }

  private static func help(for causes: [WorkerFailure.Cause]) -> String? {
    guard case .unprotected? = causes.first else { return nil }
    return "Without --require-sandbox, badge goes on with a note."
  }
}

// MARK: - Lines of a batch

extension ErrorExplanation {
  /// What is wrong with a line of a batch, for the line of JSON about it.
  static func text(of failure: LineFailure) -> String {
    switch failure {
    case .tooLong: "the line is longer than \(LineBlock.longestLine) bytes"
    case .record(let error): "\(error)"
    case .drawing(let error): "\(error)"
    case .replaced(let failures): failures.map(replaced).joined(separator: "; ")
    case .noOutput: "the key 'output' is missing, which says where in the output folder to write"
    case .output(let error): problem(error)
    }
  }

  /// The message about a line of a batch whose badges go to files.
  static func line(_ failure: LineFailure, number: Int, of input: String) -> String {
    line("\(input): line \(number): \(text(of: failure))")
  }
}
