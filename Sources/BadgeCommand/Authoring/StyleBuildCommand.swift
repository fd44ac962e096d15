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
    let (library, module, isNew) = try builtLibrary(in: environment)
    let note = (try? PluginFile(path: library))?.noteIfReadable()
    let styles = note?.styles.map { "'\($0.name)'" } ?? []
    let noun = styles.count == 1 ? "the style" : "the styles"
    let path = StylePackage.library(of: module)
    let shown = TextSanitizer.sanitize(folder == "." ? path : "\(folder)/\(path)")
    try environment.print(
      "\(isNew ? "Built" : "Up to date:") \(shown) with \(noun) \(styles.joined(separator: ", ")).\n"
    )
    return .success
  }

  /// Builds the library of the package, and checks that it does what it declares.
  ///
  /// - Parameters:
  ///   - environment: Where the package is.
  ///   - isLoaded: Whether that is seen by loading it; otherwise only its note is read.
  /// - Returns: Its path, its module, and whether there was anything to build.
  func builtLibrary(
    in environment: ToolEnvironment,
    isLoaded: Bool = true
  ) throws(ToolError) -> (path: String, module: String, isNew: Bool) {
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
      switch error {
      case .authoring(.notCompiled(let text)), .authoring(.killed(_, _, let text)):
        show(text, in: environment)
      default: break
      }
      throw error
    }
    try wrapping(ToolError.authoring) { () throws(AuthoringError) in
      try builder.checkNote()
      if isLoaded { try builder.checkStyles() }
    }
    return (builder.package.library, builder.package.module, isNew)
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
