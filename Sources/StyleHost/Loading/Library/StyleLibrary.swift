@_spi(Host) public import StyleAPI
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

  /// What was registered, by plugin.
  ///
  /// They are few, and the type of a dictionary takes the runtime longer to make than it saves.
  private let plugins = Mutex<[Plugin]>([])

  private struct Plugin {
    let file: String
    let registrations: [Registration]
  }

  /// A style that a plugin has registered; its closure belongs to code that is never unloaded.
  private struct Registration: @unchecked Sendable {
    let name: String
    let make: (StyleOptions) throws -> any BadgeStyle
  }

  /// Finds the plugins on a search path; none of their code runs yet.
  public convenience init(searchPath: StyleSearchPath = .standard) {
    self.init(catalog: StyleCatalog.scan(searchPath))
  }

  /// Takes the plugins of a catalogue.
  package init(catalog: StyleCatalog) {
    self.catalog = catalog
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
    let values = try StyleOptions(parsing: options, for: entry)
    let registration = try registration(of: entry)
    let style: any BadgeStyle
    do {
      style = try registration.make(values)
    } catch {
      throw .optionsRefused(file: entry.file, style: name, message: String(describing: error))
    }
    guard !(type(of: style) is AnyClass) else {
      throw .classStyle(file: entry.file, style: name, type: String(describing: type(of: style)))
    }
    return style
  }

  private func registration(
    of entry: StyleCatalog.Entry
  ) throws(StyleLoadingError) -> Registration {
    let all = try plugins.withLock { plugins throws(StyleLoadingError) in
      if let plugin = plugins.first(where: { $0.file == entry.file }) {
        return plugin.registrations
      }
      let registrations = try Self.load(entry)
      plugins.append(Plugin(file: entry.file, registrations: registrations))
      return registrations
    }
    guard let registration = all.first(where: { $0.name == entry.style.name }) else {
      throw .registrationDiffers(file: entry.file, missing: [entry.style.name], undeclared: [])
    }
    return registration
  }

  private static func load(
    _ entry: StyleCatalog.Entry
  ) throws(StyleLoadingError) -> [Registration] {
    let image = try PluginImage.load(file: entry.file)
    let registrar = StyleRegistrar()
    try image.callEntry(Unmanaged.passUnretained(registrar).toOpaque())
    return try withExtendedLifetime(registrar) { () throws(StyleLoadingError) in
      try image.checkRegistered(registrar.registrations.map(\.name))
      return registrar.registrations.map { Registration(name: $0.name, make: $0.make) }
    }
  }
}
