public import StyleAPI
internal import Suggestions
internal import Synchronization

/// The styles of the plugins on a search path, loaded when they are asked for.
///
/// ```swift
/// let styles = StyleLibrary(searchPath: .standard)
/// let fancy = try styles.style("fancy", options: ["tint": "#0a7"])
/// let svg = try SVGRenderer().render(Badge("build", "passing").badgeStyle(fancy))
/// ```
///
/// Asking for a style runs the code of its plugin in this process.
public final class StyleLibrary: Sendable {
  /// The plugins that were found.
  public let catalog: StyleCatalog

  private let approve: PluginApproval?

  /// What was registered, by plugin.
  ///
  /// They are few, and the type of a dictionary takes the runtime longer to make than it saves.
  private let plugins = Mutex<[Plugin]>([])

  private struct Plugin {
    let file: String
    let styles: RegisteredStyles
  }

  /// Finds the plugins on a search path; none of their code runs yet.
  public convenience init(searchPath: StyleSearchPath = .standard) {
    self.init(catalog: StyleCatalog.scan(searchPath))
  }

  /// Takes the plugins of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The plugins.
  ///   - approve: Decides whether a plugin may run; nil lets all of them.
  package init(catalog: StyleCatalog, approve: PluginApproval? = nil) {
    self.catalog = catalog
    self.approve = approve
  }

  /// A style by name, with its options.
  ///
  /// - Parameters:
  ///   - name: The style's name, as its plugin's note has it.
  ///   - options: The values of options as a user writes them; the others have their defaults.
  /// - Throws: ``StyleLoadingError`` where there is no such style, where its plugin cannot be
  ///   loaded, or where an option or a value is not the style's.
  public func style(
    _ name: String,
    options: [String: String] = [:]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let entry = try catalog.style(
      named: name,
      nearest: { Suggestion.nearest(to: $0, in: $1).map { [$0] } ?? [] }
    )
    return try styles(of: entry).style(entry, options: options)
  }

  private func styles(
    of entry: StyleCatalog.Entry
  ) throws(StyleLoadingError) -> RegisteredStyles {
    try plugins.withLock { plugins throws(StyleLoadingError) in
      if let plugin = plugins.first(where: { $0.file == entry.file }) { return plugin.styles }
      let image = try PluginImage.load(file: entry.file) {
        (candidate) throws(StyleLoadingError) in
        try self.approve?(entry.origin, candidate)
      }
      let styles = try RegisteredStyles(of: image)
      plugins.append(Plugin(file: entry.file, styles: styles))
      return styles
    }
  }
}
