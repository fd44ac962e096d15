internal import CommandLineKit
internal import StyleHost
internal import Suggestions

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
      try StyleInspection(path: try path(in: environment))
    }
    try environment.print(isJSON ? inspection.json.document : inspection.text)
    return .success
  }

  /// What contains a slash, or ends as libraries do, is a path; everything else is a style's name.
  private func path(in environment: ToolEnvironment) throws(StyleLoadingError) -> String {
    if subject.contains("/") || subject.hasSuffix(".so") {
      return environment.location(of: subject)
    }
    let searchPath = environment.searchPath(plugins: plugins, folders: folders)
    let catalog = StyleCatalog.scan(searchPath)
    try catalog.checkNamedFiles()
    return try catalog.style(named: subject) { name, candidates in
      Suggestion.nearest(to: name, in: candidates).map { [$0] } ?? []
    }.file
  }
}
