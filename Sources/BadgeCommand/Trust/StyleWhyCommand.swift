internal import CommandLineKit
internal import StyleHost

/// `badge style why`: says what keeps a plugin from being used, and how it failed the last time.
struct StyleWhyCommand: ToolCommand {
  /// A style's name, or the path of a plugin.
  var subject: String

  init(_ subject: String) { self.subject = subject }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    subject = arguments.string("style") ?? ""
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let file = try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      try PluginSubject(subject).file(in: environment)
    }
    let catalog = StyleCatalog.scan(environment.searchPath(plugins: [], folders: []))
    let health = PluginHealth(file, of: catalog, in: environment)
    try environment.print(health.lines.map { $0 + "\n" }.joined())
    return .success
  }
}
