internal import CommandLineKit
internal import StyleAPI
internal import StyleHost
internal import TerminalKit

/// `badge preview`: a live view in the terminal.
struct PreviewCommand: ToolCommand {
  /// The scene document; `-` is the standard input.
  var scene: String
  /// Whether the scene is read again when its file changes.
  var isWatched = false
  var settings = SettingOptions()
  var plugins: [String] = []
  var folders: [String] = []
  var isolation = IsolationOptions()

  init(_ arguments: ParsedArguments) throws(ParserError) {
    guard let scene = arguments.string("scene") else { throw arguments.missing("scene") }
    self.scene = scene
    isWatched = arguments.flag("watch")
    if scene == "-", isWatched {
      throw arguments.invalid(scene, for: "scene", because: "Only a file can be watched.")
    }
    settings = try SettingOptions(arguments)
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
    isolation = try IsolationOptions(arguments)
    // A question in the middle of the screen would not be seen as one.
    isolation.mayAsk = false
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let isDumb = environment.variable("TERM") == "dumb"
    guard environment.output.isTerminal, !isDumb, let terminal = environment.openTerminal() else {
      return try printFrame(in: environment)
    }
    let chain = try SettingsChain(settings, in: environment)
    let plan = DrawingPlan(.ansi, chain: chain, in: environment, isTerminal: true)
    let styles = StyleCache(
      try environment.styles(plugins: plugins, folders: folders, isolation: isolation)
    )
    let values = try plan.environment(of: chain, styles: styles, in: environment)
    let source = try ScenePreview(
      scene,
      values: values,
      styles: styles,
      renderer: plan.terminal,
      isWatched: isWatched,
      in: environment
    )
    let screen = PreviewScreen(
      source,
      on: terminal,
      renderer: plan.terminal,
      colorScheme: values.colorScheme,
      locales: chain.previewLocales,
      isSynchronized: SynchronizedOutput.isKnown(environment: environment.variables.dictionary)
    )
    try wrapping(ToolError.terminal) { () throws(TerminalError) in try screen.run() }
    return .success
  }

  /// Draws the scene once, for an output on which nothing can be drawn over.
  private func printFrame(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    var command = RenderCommand(.scene(path: scene))
    command.format = .ansi
    command.settings = settings
    command.plugins = plugins
    command.folders = folders
    command.isolation = isolation
    return try command.run(in: environment)
  }
}
