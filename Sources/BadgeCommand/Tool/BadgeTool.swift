internal import CommandLineKit
internal import Glibc
internal import StyleHost

/// The command line tool.
///
/// ```swift
/// exit(BadgeTool.run(["render", "build", "passing"], in: .process()))
/// ```
package enum BadgeTool {
  /// Runs the tool and returns its exit code.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name; nil where the system does not tell them.
  ///   - environment: Where the tool runs.
  package static func run(_ arguments: [String]?, in environment: ToolEnvironment) -> Int32 {
    let code: Int32
    do throws(ToolError) {
      guard let arguments else { throw .noWords }
      code = try perform(arguments, in: environment).rawValue
    } catch {
      code = explain(error, in: environment)
    }
    do {
      try environment.runEnd.perform()
    } catch {
      // What was asked for has been done or not; that something cannot be remembered of it is told,
      // and changes nothing.
      _ = explain(error, in: environment)
    }
    return code
  }

  private static func explain(_ error: ToolError, in environment: ToolEnvironment) -> Int32 {
    let explanation = ErrorExplanation(error, in: environment)
    // There is nobody to be told that messages cannot be written.
    try? environment.messages.write(explanation.text)
    return explanation.code.rawValue
  }

  /// Becomes the process of a plugin where the command line says so, and never returns then.
  package static func becomeWorkerIfAsked() {
    StyleWorker.runIfRequested()
    LivePreviewWorker.runIfRequested()
  }

  private static func perform(
    _ arguments: [String],
    in environment: ToolEnvironment
  ) throws(ToolError) -> ExitCode {
    let result = try wrapping(ToolError.usage) { () throws(ParserError) in
      try CommandParser(root: CommandTable.root).parse(arguments)
    }
    switch result {
    case .help(let path):
      try environment.print(help(for: path, in: environment))
      return .success
    case .version(let version):
      try environment.print(version + "\n")
      return .success
    case .command(let parsed):
      guard let type = CommandTable.command(at: parsed.path) else {
        fatalError("the table has a command that nothing runs: \(parsed.path)")
      }
      let command = try wrapping(ToolError.usage) { () throws(ParserError) in
        try type.init(parsed.arguments)
      }
      return try command.run(in: environment)
    }
  }

  private static func help(for path: [String], in environment: ToolEnvironment) -> String {
    let output = environment.output
    let profile = ColorProfile.detect(
      environment: environment.variables.dictionary,
      isTerminal: output.isTerminal
    )
    let renderer = HelpRenderer(
      root: CommandTable.documented,
      layout: environment.layout(of: output),
      hasBoldHeadings: profile != .none
    )
    return renderer.help(for: path) ?? ""
  }
}

extension ToolEnvironment {
  /// How text is fitted to the columns of an output.
  func layout(of channel: any OutputChannel) -> TextLayout {
    TextLayout(width: channel.width(columns: variable("COLUMNS"))) { CellWidth.cells(in: $0) }
  }
}
