internal import CommandLineKit
internal import StyleHost

/// `badge style remove`: takes away a plugin that was installed.
struct StyleRemoveCommand: ToolCommand {
  /// A style, an identifier or the name of a file.
  var name: String

  init(_ name: String) { self.name = name }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    name = arguments.string("name") ?? ""
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let folder = try environment.installationFolder()
    // Where there is no folder, there is nothing to keep others from either.
    let lock = FileIdentity(path: folder) == nil ? nil : try lock(folder)
    defer { lock?.release() }
    guard let path = InstalledPlugins(in: folder).file(named: name) else {
      throw .trust(.notInstalled(name: name, folder: folder))
    }
    try InstalledPlugins.remove(path, in: environment)
    try environment.print("Removed \(TextSanitizer.sanitize(path)).\n")
    return .success
  }

  private func lock(_ folder: String) throws(ToolError) -> FolderLock {
    try wrapping(ToolError.output) { () throws(OutputError) in try FolderLock(folder) }
  }
}
