internal import CommandLineKit
internal import StyleHost

/// `badge env`: the environment chain as it stands.
struct EnvironmentCommand: ToolCommand {
  var options = SettingOptions()
  var isJSON = false
  /// Whether names are written for the completion of a shell, and no values.
  var namesOnly = false
  /// Whether values are shown that nearer ones stand before.
  var showsAll = false

  init() {}

  init(_ arguments: ParsedArguments) throws(ParserError) {
    options = try SettingOptions(arguments)
    try arguments.requireAtMostOne(of: "json", "names")
    try arguments.requireAtMostOne(of: "all", "names")
    isJSON = arguments.flag("json")
    namesOnly = arguments.flag("names")
    showsAll = arguments.flag("all")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    if namesOnly {
      try environment.print(Self.names)
      return .success
    }
    let chain = try SettingsChain(options, in: environment)
    let report = try EnvironmentReport(chain, in: environment)
    try environment.print(
      isJSON ? report.json(showsAll: showsAll).document : report.text(showsAll: showsAll)
    )
    return .success
  }

  /// What a shell offers for `--env`: each name with its `=`, and with its values where they are a
  /// few words.
  private static var names: String {
    EnvironmentSetting.all.flatMap { setting -> [String] in
      let values = setting.words.isEmpty ? [""] : setting.words
      return values.map { "\(setting.name)=\($0)\t\(setting.help)\n" }
    }.joined()
  }
}
