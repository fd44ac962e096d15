public import StyleAPI

/// A scene: a tree of texts, badges and stacks with an environment, as a JSON text describes it.
///
/// ```swift
/// let scene = try SceneDocument(json: Array(#"{ "content": { "label": "build", "message": "ok" } }"#.utf8))
/// let svg = try SVGRenderer().render(scene.view(styles: StyleLibrary()))
/// ```
///
/// A scene that was read is right in itself. What it refers to, styles and icons, is looked for
/// when its view is made.
public struct SceneDocument: Sendable {
  /// The largest text that is read, in bytes.
  public static let largestSize = 8 << 20
  /// How many nodes a scene may have.
  public static let mostNodes = 10_000
  /// How many nodes may stand within one another.
  public static let deepestNode = 100

  let content: SceneNode
  private let json: [UInt8]

  /// Reads a scene.
  ///
  /// - Parameter json: A text in UTF-8.
  /// - Throws: ``SceneError``, with the path of what is wrong and its place in the text.
  public init(json: [UInt8]) throws(SceneError) {
    self.json = json
    guard json.count <= Self.largestSize else {
      throw SceneError(.tooLarge(limit: Self.largestSize), at: ScenePath(), offset: 0)
    }
    content = try SceneObject.read(json, expected: "an object with 'content'") {
      (object) throws(SceneError) in
      var decoder = SceneDecoder()
      return try decoder.document(object)
    }
  }

  /// The view of the scene.
  ///
  /// Styles are made and icons are read before anything is drawn, so that an error has its path.
  ///
  /// - Parameters:
  ///   - styles: Where styles come from.
  ///   - folder: The folder that paths of icons are relative to; the current one by default.
  /// - Throws: ``SceneError`` for a style or an icon that cannot be had, and for a number where the
  ///   library that writes numbers is missing.
  public func view(
    styles: any StyleProvider,
    folder: String = "."
  ) throws(SceneError) -> SceneView {
    try view(styles: styles, icons: IconStore(folder: folder))
  }

  /// The view of the scene, with icons that may have been read for another.
  package func view(
    styles: any StyleProvider,
    icons: IconStore
  ) throws(SceneError) -> SceneView {
    do {
      let resolver = SceneResolver(styles: styles, icons: icons)
      return SceneView(root: try resolver.view(of: content, at: ScenePath().key("content")))
    } catch {
      throw error.located(in: json)
    }
  }
}

/// The view of a scene.
public struct SceneView: View {
  let root: AnyView

  /// The scene's content.
  public var body: some View { root }
}
