@_spi(Host) internal import StyleAPI
internal import StyleHost
internal import Suggestions

/// Finds previews of plugins by name.
///
/// A plugin's note says nothing of its previews, so that the plugins are loaded one after the other,
/// in the order of the search path, until one has the preview: each where its code may run.
struct PreviewFinder {
  /// A plugin whose previews are shown live.
  struct Plugin {
    var file: String
    /// What put the file on the search path.
    var origin: StyleSearchPath.Origin
    var session: LivePreviewSession
    /// The preview to begin with.
    var index: Int

    init(_ file: StyleCatalog.File, _ session: LivePreviewSession, _ index: Int) {
      self.file = file.path
      origin = file.origin
      self.session = session
      self.index = index
    }
  }

  /// How the processes of previews are started.
  let configuration: Result<LivePreviewSession.Configuration, LivePreviewError>
  private let catalog: StyleCatalog
  private let isolation: StyleIsolation
  private let approve: PluginApproval?

  /// Finds the plugins on the search path; none of their code runs yet.
  ///
  /// - Parameters:
  ///   - plugins: The files that flags name.
  ///   - folders: The folders that flags name.
  ///   - isolation: Where the code of plugins may run.
  ///   - style: The style that badges have unless they say otherwise.
  init(
    plugins: [String],
    folders: [String],
    _ isolation: IsolationOptions,
    style: StyleReference,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    let searchPath = environment.searchPath(
      plugins: plugins,
      folders: folders,
      isBundledOnly: isolation.isBundledOnly
    )
    let isolation = isolation.isolation(in: environment)
    let executable = environment.executable
    catalog = StyleCatalog.scan(searchPath)
    self.isolation = isolation
    // Nobody is asked about plugins that may have nothing to do with the preview.
    approve = isolation.gate?.approval(isIsolated: isolation.choice != .never, mayAsk: false)
    let (catalog, approve) = (catalog, approve)
    try wrapping({ .style($0) }) { () throws(StyleLoadingError) in try catalog.checkNamedFiles() }
    configuration = Result { () throws(LivePreviewError) in
      let library = try PreviewLibraryFile.find(executable: executable)
      var configuration = LivePreviewSession.Configuration(library: library)
      configuration.isConfined = isolation.choice != .never
      configuration.worker.requiresSandbox = isolation.worker.requiresSandbox
      configuration.worker.observer = isolation.worker.observer
      configuration.style = catalog.availableStyle(named: style.name)
        .map { (style, $0.file, $0.origin) }
      configuration.approve = approve
      return configuration
    }
  }

  /// The preview of the first plugin that has one of this name.
  func preview(_ name: String) throws(ToolError) -> DrawingSource {
    // Of the views only those that were asked for are made: others may not get that far.
    let make: () -> DrawingSource = try first(catalog.files, name) {
      (file, note) throws(LivePreviewError) in
      if isolation.applies(to: note, from: file.origin) {
        let session = try session(file, isLive: false)
        return try session.names().enumerated().map { (index, name) in
          (name, { .session(session, index: index) })
        }
      }
      do throws(StyleLoadingError) {
        return try PreviewLibrary.previews(file: file.path, from: file.origin, approve: approve)
          .map { preview in (preview.name, { .view(preview.make()) }) }
      } catch {
        throw .style(error)
      }
    }
    return make()
  }

  /// The plugin with a preview, or with a style, of a name; without one the first of the plugins
  /// that flags name.
  ///
  /// All of its previews can be shown; a plugin with none is passed over.
  func plugin(_ name: String?) throws(ToolError) -> Plugin {
    guard let name else {
      guard let file = catalog.files.first(where: { $0.origin == .pluginFlag }) else {
        fatalError("a preview was asked for without a name and without a plugin")
      }
      return try wrapping(ToolError.preview) { () throws(LivePreviewError) in
        let session = try session(file)
        guard try !session.names().isEmpty else { throw .noPreviews(file: file.path) }
        return Plugin(file, session, 0)
      }
    }
    let styleFile = catalog.availableStyle(named: name)?.file
    // The plugin of a style of that name comes first, whatever its previews are called.
    let files =
      catalog.files.filter { $0.path == styleFile } + catalog.files.filter { $0.path != styleFile }
    return try first(files, name) { (file, _) throws(LivePreviewError) in
      let session = try session(file)
      let names = try session.names()
      var previews = names.enumerated().map { (index, name) in
        (name, Plugin(file, session, index))
      }
      if file.path == styleFile, !names.isEmpty, !names.contains(name) {
        previews.append((name, Plugin(file, session, 0)))
      }
      return previews
    }
  }

  private func session(
    _ file: StyleCatalog.File,
    isLive: Bool = true
  ) throws(LivePreviewError) -> LivePreviewSession {
    var configuration = try configuration.get()
    configuration.isLive = isLive
    return try LivePreviewSession(file.path, from: file.origin, configuration)
  }

  /// What the first plugin has under a name.
  private func first<Found>(
    _ files: [StyleCatalog.File],
    _ name: String,
    _ load: (StyleCatalog.File, StyleNote) throws(LivePreviewError) -> [(String, Found)]
  ) throws(ToolError) -> Found {
    var names: [String] = []
    var refused: [String] = []
    for file in files {
      switch file.outcome {
      case .usable(let note):
        do throws(LivePreviewError) {
          let previews = try load(file, note)
          if let preview = previews.first(where: { $0.0 == name }) { return preview.1 }
          names += previews.map(\.0)
        } catch {
          if file.origin == .pluginFlag { throw .preview(error) }
          if case .noLibrary = error { throw .preview(error) }
          refused.append(file.path)
        }
      case .refused: refused.append(file.path)
      case .other, .repeated: continue
      }
    }
    let nearest = Suggestion.nearest(to: name, in: names)
    throw .style(.unknownPreview(name: name, nearest: nearest, previews: names, refused: refused))
  }
}

extension LivePreviewSession {
  /// The drawings of a preview that a plan needs: one, or one for light and one for dark
  /// surroundings.
  func drawings(
    of preview: Int,
    _ plan: DrawingPlan,
    _ environment: EnvironmentValues
  ) throws(LivePreviewError) -> (first: DisplayList, dark: DisplayList?) {
    func drawing(_ scheme: ColorScheme?) throws(LivePreviewError) -> DisplayList {
      var environment = environment
      if let scheme { environment.colorScheme = scheme }
      let request = LivePreviewRequest(
        preview: preview,
        isLive: false,
        target: plan.target,
        ambiguousIsWide: plan.terminal.ambiguousIsWide,
        environment: environment
      )
      return try frame(for: request).list
    }
    guard plan.isAdaptive else { return (try drawing(nil), nil) }
    return (try drawing(.light), try drawing(.dark))
  }
}
