internal import StyleAPI
internal import StyleHost
internal import TerminalKit

/// The preview of a scene document, which is read again when its file changes.
final class ScenePreview: PreviewSource {
  let names: [String]

  private let path: String
  private let environment: ToolEnvironment
  private let values: EnvironmentValues
  private let styles: any StyleProvider
  private let renderer: ANSIRenderer
  private let watcher: FileWatcher?
  /// The scene as it was read last, or what is wrong with it.
  private var scene: Result<AnyView, ToolError>
  /// What draws in the environment of the last request.
  private var drawer: (request: PreviewRequest, drawer: ViewDrawer)?

  /// Makes a preview and reads the scene.
  ///
  /// - Parameters:
  ///   - path: The path of the document; `-` is the standard input.
  ///   - values: The environment at the root.
  ///   - styles: Where styles come from.
  ///   - renderer: How the terminal is written to.
  ///   - isWatched: Whether the file is read again when it changes.
  ///   - environment: Where the tool runs.
  /// - Throws: Where the file cannot be read; or, unless it is watched, where it is wrong.
  init(
    _ path: String,
    values: EnvironmentValues,
    styles: any StyleProvider,
    renderer: ANSIRenderer,
    isWatched: Bool,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    self.path = path
    self.values = values
    self.styles = styles
    self.renderer = renderer
    self.environment = environment
    names = [path == "-" ? "standard input" : path]
    // Watched before it is read, so that no change is missed.
    watcher = isWatched ? FileWatcher(environment.location(of: path)) : nil
    scene = Self.read(path, styles: styles, isWatched: isWatched, in: environment)
    guard case .failure(let error) = scene else { return }
    if case .scene = error, isWatched { return }
    throw error
  }

  var descriptors: [Int32] { [watcher?.descriptor].compactMap(\.self) }
  var interval: Duration? { watcher?.interval }

  func takeChanges() -> Bool {
    guard let watcher, watcher.takeChanges() else { return false }
    scene = Self.read(path, styles: styles, isWatched: true, in: environment)
    return true
  }

  func frame(for request: PreviewRequest) -> PreviewFrame {
    do {
      let view = try scene.get()
      return PreviewFrame(drawing: try drawer(for: request).displayList(of: view))
    } catch let error as ToolError {
      return PreviewFrame(problem: ErrorExplanation.problem(error))
    } catch {
      return PreviewFrame(problem: "\(error)")
    }
  }

  /// A scene has nothing that reacts.
  func send(_ event: InputEvent) -> Bool { false }

  private func drawer(for request: PreviewRequest) -> ViewDrawer {
    if let drawer, drawer.request == request { return drawer.drawer }
    var values = values
    if let scheme = request.colorScheme { values.colorScheme = scheme }
    if let locale = request.locale { values.localeIdentifier = locale }
    let new = ViewDrawer(
      target: .ansi(renderer.profile.depth),
      environment: values,
      ambiguousIsWide: renderer.ambiguousIsWide
    )
    drawer = (request, new)
    return new
  }

  private static func read(
    _ path: String,
    styles: any StyleProvider,
    isWatched: Bool,
    in environment: ToolEnvironment
  ) -> Result<AnyView, ToolError> {
    do throws(ToolError) {
      // A pipe has nothing to be read again, and keys would wait for somebody to write to it.
      return .success(try environment.sceneView(path, styles: styles, isRegular: isWatched))
    } catch {
      return .failure(error)
    }
  }
}
