internal import CommandLineKit

/// `badge env`: the environment chain as it stands.
struct EnvironmentCommand: ToolCommand {
  var options = SettingOptions()
  var isJSON = false
  /// Whether values are shown that nearer ones stand before.
  var showsAll = false

  init() {}

  init(_ arguments: ParsedArguments) throws(ParserError) {
    options = try SettingOptions(arguments)
    isJSON = arguments.flag("json")
    showsAll = arguments.flag("all")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let chain = try SettingsChain(options, in: environment)
    let report = EnvironmentReport(chain, in: environment)
    try environment.print(
      isJSON ? report.json(showsAll: showsAll).document : report.text(showsAll: showsAll)
    )
    return .success
  }
}
