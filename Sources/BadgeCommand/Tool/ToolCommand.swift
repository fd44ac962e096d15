internal import CommandLineKit
internal import StyleHost

/// A command of the tool, with everything that was given to it.
protocol ToolCommand {
  /// Reads what was given on the command line.
  init(_ arguments: ParsedArguments) throws(ParserError)

  /// Does the work.
  ///
  /// - Returns: The exit code, which is that of a success unless a part of the work failed.
  /// - Throws: What ended the work.
  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode
}

/// Does something whose errors are to be errors of the tool.
func wrapping<Result, Failure: Error>(
  _ wrap: (Failure) -> ToolError,
  _ body: () throws(Failure) -> Result
) throws(ToolError) -> Result {
  do {
    return try body()
  } catch {
    throw wrap(error)
  }
}

extension ToolEnvironment {
  /// Writes a text to the output.
  func print(_ text: String) throws(ToolError) {
    try wrapping(ToolError.output) { () throws(OutputError) in try output.write(text) }
  }

  /// The output, kept from code of others that is about to run in this process.
  func reservedOutput() throws(ToolError) -> any OutputChannel {
    try wrapping(ToolError.output) { () throws(OutputError) in try reserveOutput() ?? output }
  }

  /// Opens what a path names; `-` is the standard input.
  func openInput(_ path: String) throws(ToolError) -> any InputChannel {
    try wrapping(ToolError.input) { () throws(InputError) in try open(path) }
  }

  /// All bytes of what a path names; `-` is the standard input.
  ///
  /// - Parameter isRegular: Whether nothing but a regular file will do.
  func readInput(
    _ path: String,
    limit: Int,
    isRegular: Bool = false
  ) throws(ToolError) -> [UInt8] {
    try wrapping(ToolError.input) { () throws(InputError) in
      try read(path, limit: limit, isRegular: isRegular)
    }
  }
}
