internal import CommandLineKit
internal import StyleAPI
internal import StyleHost
internal import TerminalKit

/// `badge preview`: a live view in the terminal.
struct PreviewCommand: ToolCommand {
  /// What is shown.
  enum Content {
    /// A scene document; `-` is the standard input.
    case scene(path: String)
    /// The previews of the plugin that has one of this name, or a style; without a name those of
    /// the first plugin that a flag names.
    case plugin(name: String?)
  }

  var content: Content
  /// Whether changes of what is shown are followed.
  var isWatched = false
  var settings = SettingOptions()
  var plugins: [String] = []
  var folders: [String] = []
  var isolation = IsolationOptions()

  init(_ arguments: ParsedArguments) throws(ParserError) {
    try arguments.requireAtMostOne(of: "scene", "name")
    isWatched = arguments.flag("watch")
    plugins = arguments.strings("plugin")
    if let scene = arguments.string("scene") {
      if scene == "-", isWatched {
        throw arguments.invalid(scene, for: "scene", because: "Only a file can be watched.")
      }
      content = .scene(path: scene)
    } else {
      let name = arguments.string("name")
      if name == nil, plugins.isEmpty { throw arguments.missing("name") }
      content = .plugin(name: name)
    }
    settings = try SettingOptions(arguments)
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
    let (source, first) = try source(plan, chain, values, styles: styles, in: environment)
    let screen = PreviewScreen(
      source,
      on: terminal,
      preview: first,
      renderer: plan.terminal,
      colorScheme: values.colorScheme,
      locales: chain.previewLocales,
      isSynchronized: SynchronizedOutput.isKnown(environment: environment.variables.dictionary)
    )
    try wrapping(ToolError.terminal) { () throws(TerminalError) in try screen.run() }
    return .success
  }

  /// What is shown, and the index of the preview to begin with.
  private func source(
    _ plan: DrawingPlan,
    _ chain: SettingsChain,
    _ values: EnvironmentValues,
    styles: any StyleProvider,
    in environment: ToolEnvironment
  ) throws(ToolError) -> (any PreviewSource, first: Int) {
    switch content {
    case .scene(let path):
      let preview = try ScenePreview(
        path,
        values: values,
        styles: styles,
        renderer: plan.terminal,
        isWatched: isWatched,
        in: environment
      )
      return (preview, 0)
    case .plugin(let name):
      let finder = try finder(chain, in: environment)
      let plugin = try finder.plugin(name)
      let preview = try wrapping(ToolError.preview) { () throws(LivePreviewError) in
        try PluginPreview(
          plugin,
          finder.configuration.get(),
          values: values,
          renderer: plan.terminal,
          watcher: isWatched ? FileWatcher(plugin.file) : nil,
          builder: isWatched
            ? PluginPackage(ofPluginAt: plugin.file).flatMap(PackageBuilder.init) : nil
        )
      }
      return (preview, plugin.index)
    }
  }

  private func finder(
    _ chain: SettingsChain,
    in environment: ToolEnvironment
  ) throws(ToolError) -> PreviewFinder {
    try PreviewFinder(
      plugins: plugins,
      folders: folders,
      isolation,
      style: chain.style,
      in: environment
    )
  }

  /// Draws once, for an output on which nothing can be drawn over.
  private func printFrame(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    var command: RenderCommand
    switch content {
    case .scene(let path): command = RenderCommand(.scene(path: path))
    case .plugin(let name):
      let chain = try SettingsChain(settings, in: environment)
      let plugin = try finder(chain, in: environment).plugin(name)
      command = RenderCommand(.session(plugin.session, index: plugin.index))
    }
    command.format = .ansi
    command.settings = settings
    command.plugins = plugins
    command.folders = folders
    command.isolation = isolation
    return try command.run(in: environment)
  }
}
