@_spi(Host) public import StyleAPI
internal import Suggestions

/// The previews of the plugins on a search path: views to show, which plugins register by name.
///
/// ```swift
/// let previews = PreviewLibrary(searchPath: .standard)
/// let svg = try SVGRenderer().render(previews.preview("fancy"))
/// ```
///
/// A plugin's note says nothing of its previews, so that asking for one loads the plugins one after
/// the other, in the order of the search path, until one has it: their code runs in this process.
public struct PreviewLibrary: Sendable {
  private let catalog: StyleCatalog
  private let approve: PluginApproval?

  /// Finds the plugins on a search path; none of their code runs yet.
  public init(searchPath: StyleSearchPath = .standard) {
    self.init(searchPath: searchPath, approve: nil)
  }

  /// Finds plugins, of which only those run that `approve` lets.
  package init(searchPath: StyleSearchPath, approve: PluginApproval?) {
    catalog = StyleCatalog.scan(searchPath)
    self.approve = approve
  }

  /// The views of a preview.
  ///
  /// - Throws: ``StyleLoadingError`` where no plugin has the preview, or where a plugin that a flag
  ///   names cannot be loaded.
  public func preview(_ name: String) throws(StyleLoadingError) -> AnyView {
    try catalog.checkNamedFiles()
    var names: [String] = []
    var refused: [String] = []
    for file in catalog.files {
      switch file.outcome {
      case .usable:
        let previews: [StyleRegistrar.Preview]
        do throws(StyleLoadingError) {
          previews = try Self.previews(file: file.path, from: file.origin, approve: approve)
        } catch {
          if file.origin == .pluginFlag { throw error }
          refused.append(file.path)
          continue
        }
        if let preview = previews.first(where: { $0.name == name }) { return preview.make() }
        names += previews.map(\.name)
      case .refused: refused.append(file.path)
      case .other, .repeated: continue
      }
    }
    let nearest = Suggestion.nearest(to: name, in: names)
    throw .unknownPreview(name: name, nearest: nearest, previews: names, refused: refused)
  }

  /// The previews of a plugin, which is loaded into this process.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - origin: What put it on the search path.
  ///   - approve: Decides whether it may run; nil lets it.
  package static func previews(
    file: String,
    from origin: StyleSearchPath.Origin,
    approve: PluginApproval?
  ) throws(StyleLoadingError) -> [StyleRegistrar.Preview] {
    try previews(
      of: PluginImage.load(file: file) { (candidate) throws(StyleLoadingError) in
        try approve?(origin, candidate)
      }
    )
  }

  /// The previews that a loaded plugin registers.
  static func previews(
    of image: PluginImage
  ) throws(StyleLoadingError) -> [StyleRegistrar.Preview] {
    let registrar = StyleRegistrar()
    try image.callEntry(Unmanaged.passUnretained(registrar).toOpaque())
    return withExtendedLifetime(registrar) { registrar.previews }
  }
}
