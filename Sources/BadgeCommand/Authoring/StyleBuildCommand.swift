internal import CommandLineKit
internal import StyleHost

/// `badge style build`: compiles the style of a package against this `badge`.
struct StyleBuildCommand: ToolCommand {
  /// The package's folder.
  var folder: String
  var isDebug = false

  init(_ folder: String) { self.folder = folder }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    folder = arguments.string("folder") ?? "."
    isDebug = arguments.flag("debug")
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let builder = try wrapping(ToolError.authoring) { () throws(AuthoringError) in
      StyleBuilder(
        package: try StylePackage(StylePath.normalized(environment.location(of: folder))),
        sdk: try HostSDK.find(executable: environment.executable),
        isDebug: isDebug
      )
    }
    let isNew: Bool
    do {
      isNew = try builder.build()
    } catch {
      if case .authoring(.notCompiled(let text)) = error { show(text, in: environment) }
      throw error
    }
    try wrapping(ToolError.authoring) { () throws(AuthoringError) in try builder.check() }
    let note = (try? PluginFile(path: builder.package.library))?.noteIfReadable()
    let styles = note?.styles.map { "'\($0.name)'" } ?? []
    let noun = styles.count == 1 ? "the style" : "the styles"
    let library = StylePackage.library(of: builder.package.module)
    let path = folder == "." ? library : "\(folder)/\(library)"
    try environment.print(
      "\(isNew ? "Built" : "Up to date:") \(TextSanitizer.sanitize(path)) with \(noun) "
        + "\(styles.joined(separator: ", ")).\n"
    )
    return .success
  }

  /// Shows everything that the compiler has said.
  private func show(_ text: String, in environment: ToolEnvironment) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // There is nobody to be told that messages cannot be written.
    try? environment.messages.write(
      lines.map { TextSanitizer.sanitize(String($0)) }.joined(separator: "\n")
    )
  }
}
