internal import CommandLineKit
internal import Glibc
internal import StyleHost
internal import StyleValidation

/// `badge style validate`: looks at everything that can be wrong with a plugin.
struct StyleValidateCommand: ToolCommand {
  /// The name of a style, or the path of a plugin or of a package.
  var subject: String
  /// The ids and groups of the checks to make; empty for all.
  var only: [String] = []
  /// What random badges are made from; nil for a random seed.
  var seed: UInt64?
  var isJSON = false
  /// The file that the report for continuous integration goes to.
  var junit: String?
  /// The folder of scenes whose drawings are kept; nil for `Cases` of a package, if it is there.
  var cases: String?
  /// Whether drawings that are not the kept ones are kept from now on.
  var isRecorded = false
  var showsAll = false
  var isInProcess = false
  /// The time for all checks, in seconds; nil for the usual one.
  var timeout: Int?
  var plugins: [String] = []
  var folders: [String] = []

  /// The time for all checks where none is given, in seconds.
  ///
  /// In this process there is none: whoever looks at it with a debugger takes the time that it takes.
  static let usualTimeout = 300
  private static let longestTimeout = 86_400

  init(_ subject: String) { self.subject = subject }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    subject = arguments.string("style") ?? ""
    only = try arguments.values(
      "only",
      expecting: "Please give a check or a group of them, as in 'elf'."
    ) { ValidationCheck.selected(by: $0).isEmpty ? nil : $0 }
    seed = try arguments.integer("seed", in: 0...Int.max).map { UInt64($0) }
    isJSON = arguments.flag("json")
    junit = arguments.string("junit")
    cases = arguments.string("cases")
    isRecorded = arguments.flag("record")
    showsAll = arguments.flag("all")
    isInProcess = arguments.flag("in-process")
    timeout = try arguments.integer("timeout", in: 1...Self.longestTimeout)
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let built = try package(in: environment)
    let path = if let built { built } else { try file(in: environment) }
    var environment = environment
    if isInProcess { environment.output = try environment.reservedOutput() }
    let report = try report(on: path, in: environment)
    if let junit { try write(report.junit, to: junit, in: environment) }
    try environment.print(isJSON ? report.json.document : report.text(showsAll: showsAll))
    return report.isPassed ? .success : .failure
  }

  /// Makes the checks, and shows meanwhile how far they have come.
  private func report(
    on path: String,
    in environment: ToolEnvironment
  ) throws(ToolError) -> ValidationReport {
    let chosen = only.isEmpty ? ValidationCheck.all : only.flatMap(ValidationCheck.selected)
    let validator = Validator(
      checks: chosen.filter { $0.id != ValidationCheck.golden.id },
      // No more than what every reader of JSON keeps exactly.
      seed: seed ?? .random(in: 0..<1 << 53)
    )
    let worker = isInProcess ? nil : WorkerConfiguration(command: .currentProgram)
    let seconds = timeout ?? (isInProcess ? nil : Self.usualTimeout)
    let limit = seconds.map { ValidationTimeLimit(.seconds($0)) }
    var progress = ProgressLine(in: environment)
    defer { progress.clear() }
    var report = validator.report(on: path, worker: worker, limit: limit) { state in
      progress.show(
        isUrgent: state.isNew,
        "\(state.number) of \(state.count): \(state.check), \(state.badges) badges drawn"
      )
    }
    if only.isEmpty || chosen.contains(where: { $0.id == ValidationCheck.golden.id }),
      let folder = casesFolder(in: environment)
    {
      let cases = GoldenCases(
        folder: folder,
        plugin: path,
        isInProcess: isInProcess,
        isRecorded: isRecorded,
        limit: limit
      )
      progress.show(isUrgent: true, "\(ValidationCheck.golden.id): \(folder)")
      report.entries.append(try cases.entry(in: environment))
    }
    return report
  }

  private func casesFolder(in environment: ToolEnvironment) -> String? {
    if let cases { return environment.location(of: cases) }
    let folder = environment.location(of: subject) + "/Cases"
    return access(folder, F_OK) == 0 ? StylePath.normalized(folder) : nil
  }

  /// The library of a package, which is built first; nil where a folder with a package is not what
  /// is to be checked.
  private func package(in environment: ToolEnvironment) throws(ToolError) -> String? {
    let location = environment.location(of: subject)
    guard access(location + "/Package.swift", F_OK) == 0 else { return nil }
    // What becomes of it when it is loaded is a finding like others, and belongs into the reports.
    return try StyleBuildCommand(subject).builtLibrary(in: environment, isLoaded: false).path
  }

  /// The file to check, which need not be a plugin at all.
  private func file(in environment: ToolEnvironment) throws(ToolError) -> String {
    let path = environment.location(of: subject)
    if subject.contains("/") || subject.hasSuffix(".so") || access(path, F_OK) == 0 { return path }
    return try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      try PluginSubject(subject, plugins: plugins, folders: folders).file(in: environment).path
    }
  }

  private func write(
    _ text: String,
    to path: String,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    try wrapping(ToolError.output) { () throws(OutputError) in
      let file = OutputFile(path: path, at: environment.location(of: path))
      let bytes = Array(text.utf8)
      _ = try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
        try file.write(UnsafeRawBufferPointer(bytes))
      }
    }
  }
}

extension ValidationReport {
  /// The report for programs.
  fileprivate var json: JSONText {
    [
      "file": .string(path),
      "isPassed": .flag(isPassed),
      "seed": .number(String(seed)),
      "counts": .object(Verdict.allCases.map { ($0.rawValue, .integer(count($0))) }),
      "checks": .array(
        entries.map { entry in
          [
            "id": .string(entry.check.id),
            "verdict": .string(entry.verdict.rawValue),
            "title": .string(entry.check.title),
            "findings": .array(entry.lines.map(JSONText.string)),
            "fix": entry.verdict == .passed ? .null : .string(entry.check.fix),
            "page": .string("\(Self.page)#\(entry.check.id.anchor)"),
          ]
        }
      ),
    ]
  }
}
