internal import CommandLineKit
internal import StyleHost

/// `badge style inspect`: what can be known of a plugin without running any of it.
struct StyleInspectCommand: ToolCommand {
  /// The name of a style, or the path of a plugin.
  var subject: String
  var isJSON = false
  var plugins: [String] = []
  var folders: [String] = []

  init(_ subject: String) { self.subject = subject }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    subject = arguments.string("style") ?? ""
    isJSON = arguments.flag("json")
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let inspection = try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      let file = try PluginSubject(subject, plugins: plugins, folders: folders).file(
        in: environment
      )
      return try StyleInspection(file, in: environment)
    }
    try environment.print(isJSON ? inspection.json.document : inspection.text)
    return .success
  }
}
