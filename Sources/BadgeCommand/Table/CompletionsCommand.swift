internal import CommandLineKit

/// `badge completions`: the script for a shell.
struct CompletionsCommand: ToolCommand {
  /// The shell; nil for the user's own.
  var shell: CompletionShell?
  private let missing: ParserError

  init(_ arguments: ParsedArguments) throws(ParserError) {
    shell = try arguments.choice("shell")
    missing = arguments.missing("shell")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let own = environment.variable("SHELL").flatMap { CompletionShell(path: $0) }
    guard let shell = shell ?? own else { throw .usage(missing) }
    try environment.print(shell.completionScript(for: CommandTable.root))
    return .success
  }
}

/// `badge manual`: the manual page of all commands.
struct ManualCommand: ToolCommand {
  init(_ arguments: ParsedArguments) throws(ParserError) {}

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    try environment.print(ManualPage(root: CommandTable.documented, date: CommandTable.date).source)
    return .success
  }
}
