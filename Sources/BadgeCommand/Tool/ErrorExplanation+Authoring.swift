internal import Glibc
internal import StyleHost

extension ErrorExplanation {
  /// What is wrong with a style's package.
  static func problem(_ error: AuthoringError) -> String {
    switch error {
    case .noSDK(let executable):
      "styles cannot be built for \(executable ?? "this badge"): neither an installed SDK nor the "
        + "sources of badge are beside it"
    case .badName(let name):
      "'\(name)' is no name for a style; a name has lower-case letters, digits and '-', at most 32, "
        + "and begins with a letter"
    case .bundledName(let name):
      "'\(name)' is the name of a bundled style, which a new one would hide"
    case .occupied(let path): "\(path): there is something already"
    case .unreadable(let path, let code):
      "\(path) cannot be read: \(String(cString: strerror(code)))"
    case .noNote(let package): "\(package): there is no style.note in a folder of Sources"
    case .severalNotes(let package, let modules):
      "\(package): there is more than one style.note, in " + modules.joined(separator: ", ")
    case .cannotStart(let program, let code):
      "\(program) cannot be started: \(String(cString: strerror(code)))"
    case .badDeclaration(let path, let line, let problem): "\(path):\(line): \(problem)"
    case .killed(let program, let signal, _): BuildOutput.sentence(on: signal, endOf: program)
    case .badNote(let text), .notCompiled(let text): BuildOutput.firstError(in: text)
    case .notUsable(let path, let findings):
      "\(path) cannot be used: " + sentences(findings, about: path).joined(separator: "; ")
    }
  }

  /// Findings about a file without its path, and without those that another one says more precisely.
  private static func sentences(_ findings: [String], about path: String) -> [String] {
    var sentences: [String] = []
    for finding in findings.map({ $0.replacing(text: path + ": ", with: "") })
    where !sentences.contains(where: { $0 == finding || $0.hasSuffix(": " + finding) }) {
      sentences.removeAll { finding.hasSuffix(": " + $0) }
      sentences.append(finding)
    }
    return sentences
  }

  /// What to do about it, where the problem does not say so.
  static func help(for error: AuthoringError) -> String? {
    switch error {
    case .noSDK: "Install badge with Scripts/install of its repository."
    case .bundledName(let name): "Choose another name, as in: badge style new my-\(name)"
    case .killed(_, SIGKILL, _):
      "The system ends programs where memory runs out: 'dmesg' says so then. Close others, or let the "
        + "machine or the container have more."
    case .occupied: "Give another folder after the name."
    case .noNote: "'badge style new NAME' makes a package with one."
    case .severalNotes: "Keep one style.note in a package; it may declare several styles."
    case .cannotStart(_, ENOENT): "Install Swift from swift.org, and put its folder into PATH."
    case .badName, .cannotStart, .killed, .badNote, .badDeclaration, .notCompiled, .notUsable,
      .unreadable:
      nil
    }
  }

  /// The exit code for it.
  static func code(of error: AuthoringError) -> ExitCode {
    switch error {
    case .noSDK, .cannotStart: .styleUnavailable
    case .badName, .bundledName, .badNote, .badDeclaration: .badInput
    case .occupied: .cannotCreate
    case .noNote, .severalNotes, .unreadable: .missingInput
    case .killed, .notCompiled, .notUsable: .failure
    }
  }
}
