internal import CommandLineKit
internal import Glibc
internal import StyleAPI
internal import StyleHost

/// The command line tool.
package enum BadgeTool {
  /// Runs the tool and returns its exit code.
  ///
  /// - Parameter arguments: The words after the program's name.
  package static func run(_ arguments: [String]) -> Int32 {
    do {
      switch try CommandParser(root: CommandTable.root).parse(arguments) {
      case .help(let path):
        let help = HelpRenderer(root: CommandTable.root, layout: TextLayout(width: 80))
        print(help.help(for: path) ?? "")
      case .version(let version): print(version)
      case .command(let command): try RenderCommand(command.arguments).run()
      }
      return 0
    } catch let error as ParserError {
      let messages = ErrorMessageGenerator(root: CommandTable.root, layout: TextLayout(width: 80))
      try? StandardStream.error.write(messages.message(for: error))
      return ParserError.exitCode
    } catch {
      try? StandardStream.error.write("Error: \(error)\n")
      return error is StyleLoadingError ? StyleLoadingError.exitCode : 1
    }
  }
}
