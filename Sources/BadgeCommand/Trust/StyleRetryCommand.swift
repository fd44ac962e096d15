internal import CommandLineKit
internal import StyleHost

/// `badge style retry`: forgets that a plugin has failed, so that it is tried again.
struct StyleRetryCommand: ToolCommand {
  /// A style's name, or the path of a plugin.
  var subject: String

  init(_ subject: String) { self.subject = subject }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    subject = arguments.string("style") ?? ""
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    guard let store = environment.failureStore else {
      throw .trust(.noHome(variable: "XDG_STATE_HOME"))
    }
    let plugin = try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
      try CheckedPlugin(path: PluginSubject(subject).file(in: environment).path)
    }
    let hadFailed = try store.remove(hash: plugin.hash)
    let text = hadFailed ? "will be tried again" : "has not failed in its last run"
    try environment.print("\(TextSanitizer.sanitize(plugin.path)) \(text).\n")
    return .success
  }
}
