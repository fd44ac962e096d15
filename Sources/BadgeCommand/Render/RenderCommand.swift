internal import CommandLineKit
internal import StyleAPI
internal import StyleHost

/// `badge render`: one badge, a scene of them, or a preview of a plugin.
///
/// ```swift
/// var command = RenderCommand(.badge(BadgeRecord(label: "build", message: "passing")))
/// command.format = .svg
/// _ = try command.run(in: .process())
/// ```
struct RenderCommand: ToolCommand {
  /// What is drawn.
  enum Content {
    /// One badge.
    case badge(BadgeRecord)
    /// The scene document in a file; `-` is the standard input.
    case scene(path: String)
    /// The preview that a plugin has registered by a name.
    case preview(name: String)
    /// A preview of a plugin that has been found already.
    case session(LivePreviewSession, index: Int)
  }

  var content: Content
  /// The format; nil leaves it to the output.
  var format: OutputFormat?
  /// The file to write; nil and `-` are the standard output.
  var output: String?
  var settings = SettingOptions()
  var plugins: [String] = []
  var folders: [String] = []
  var isolation = IsolationOptions()

  init(_ content: Content) { self.content = content }

  init(_ arguments: ParsedArguments) throws(ParserError) {
    try arguments.requireAtMostOne(of: "scene", "preview")
    if let preview = arguments.string("preview") {
      for name in ["label", "message", "icon", "link", "title"] {
        try arguments.requireAtMostOne(of: "preview", name)
      }
      content = .preview(name: preview)
    } else if let scene = arguments.string("scene") {
      for name in ["label", "message", "icon", "link", "title"] {
        try arguments.requireAtMostOne(of: "scene", name)
      }
      content = .scene(path: scene)
    } else {
      content = .badge(
        BadgeRecord(
          label: arguments.string("label"),
          message: arguments.string("message") ?? "",
          icon: arguments.string("icon"),
          link: arguments.string("link"),
          title: arguments.string("title")
        )
      )
    }
    format = try arguments.choice("format")
    output = arguments.string("output")
    settings = try SettingOptions(arguments)
    plugins = arguments.strings("plugin")
    folders = arguments.strings("style-path")
    isolation = try IsolationOptions(arguments)
  }

  func run(in environment: ToolEnvironment) throws(ToolError) -> ExitCode {
    let chain = try SettingsChain(settings, in: environment)
    let file = output.flatMap { $0 == "-" ? nil : $0 }
    var environment = environment
    if file == nil { environment.output = try isolation.output(in: environment) }
    let isTerminal = file == nil && environment.output.isTerminal
    let chosen = try wrapping(ToolError.output) { () throws(OutputError) in
      try OutputFormat.chosen(self.format, path: file ?? "")
    }
    let format = chosen ?? (isTerminal ? .ansi : .svg)
    let plan = DrawingPlan(format, chain: chain, in: environment, isTerminal: isTerminal)
    let styles = StyleCache(
      try environment.styles(plugins: plugins, folders: folders, isolation: isolation)
    )
    let values = try plan.environment(of: chain, styles: styles, in: environment)

    var buffer = ByteBuffer()
    let writer = DrawingWriter(plan, environment: values)
    switch try source(chain, styles: styles, in: environment) {
    case .view(let view):
      try wrapping(ToolError.drawing) { () throws(RenderingError) in
        try writer.write(view, into: &buffer)
      }
    case .session(let session, let index):
      let lists = try wrapping(ToolError.preview) { () throws(LivePreviewError) in
        try session.drawings(of: index, plan, values)
      }
      try wrapping(ToolError.drawing) { () throws(RenderingError) in
        try writer.write(lists.first, dark: lists.dark, into: &buffer)
      }
    }
    try write(buffer, to: file, in: environment)
    let replaced = writer.takeReplacedBadges()
    guard replaced.isEmpty else { throw .replaced(replaced) }
    return .success
  }

  private func source(
    _ chain: SettingsChain,
    styles: any StyleProvider,
    in environment: ToolEnvironment
  ) throws(ToolError) -> DrawingSource {
    switch content {
    case .badge(let record):
      if let link = record.link {
        _ = try wrapping({ .link($0, option: "--link") }) { () throws(LinkError) in
          try SafeLink(link)
        }
      }
      let icons = IconStore(folder: environment.currentFolder ?? ".")
      do {
        return .view(try record.view(styles: styles, icons: icons))
      } catch {
        // Only the icon comes from an option that was not read before.
        if case .icon(let error) = error.problem { throw .icon(error, option: "--icon") }
        throw .scene(error, path: nil)
      }
    case .session(let session, let index): return .session(session, index: index)
    case .scene(let path): return .view(try environment.sceneView(path, styles: styles))
    case .preview(let name):
      return try PreviewFinder(
        plugins: plugins,
        folders: folders,
        isolation,
        style: chain.style,
        in: environment
      ).preview(name)
    }
  }

  /// The files that are read for the drawing.
  private var inputs: [String] {
    switch content {
    case .scene(let path): [path]
    case .badge(let record): [record.icon].compactMap(\.self)
    case .preview, .session: []
    }
  }

  private func write(
    _ buffer: borrowing ByteBuffer,
    to file: String?,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    do {
      try buffer.withBytes { (bytes) throws(OutputError) in
        guard let file else {
          return try environment.output.write(UnsafeRawBufferPointer(bytes))
        }
        let inputs = environment.identities(of: self.inputs)
        try OutputFile(path: file, at: environment.location(of: file), inputs: inputs)
          .write(UnsafeRawBufferPointer(bytes))
      }
    } catch {
      throw .output(error)
    }
  }
}

extension ToolEnvironment {
  /// Which files some paths lead to; `-` and what is not there lead to none.
  func identities(of paths: [String]) -> [FileIdentity] {
    paths.filter { $0 != "-" }.compactMap { FileIdentity(path: location(of: $0)) }
  }

  /// The view of the scene document in a file; `-` is the standard input.
  ///
  /// - Parameter isRegular: Whether the document has to be in a regular file.
  func sceneView(
    _ path: String,
    styles: any StyleProvider,
    isRegular: Bool = false
  ) throws(ToolError) -> AnyView {
    let bytes = try readInput(path, limit: SceneDocument.largestSize, isRegular: isRegular)
    let icons = IconStore(folder: folder(of: path))
    return try wrapping({ .scene($0, path: path == "-" ? nil : path) }) {
      () throws(SceneError) in
      AnyView(try SceneDocument(json: bytes).view(styles: styles, icons: icons))
    }
  }

  /// The folder from which paths inside of an input count: its own, or for the standard input the
  /// current one.
  func folder(of path: String) -> String {
    guard path != "-" else { return currentFolder ?? "." }
    let location = location(of: path)
    guard let slash = location.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == location.startIndex ? "/" : String(location[..<slash])
  }
}
