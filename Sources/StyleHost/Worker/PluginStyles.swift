internal import StyleAPI

/// The styles of a plugin that a worker was given.
struct PluginStyles: StyleProvider {
  private let file: String
  private let note: StyleNote
  private let styles: RegisteredStyles

  /// Registers the styles of a loaded plugin.
  init(_ image: PluginImage) throws(StyleLoadingError) {
    file = image.path
    note = image.note
    styles = try RegisteredStyles(of: image)
  }

  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    guard let style = note.styles.first(where: { $0.name == name }) else {
      throw .registrationDiffers(file: file, missing: [name], undeclared: [])
    }
    let entry = StyleCatalog.Entry(style: style, file: file, note: note, origin: .pluginFlag)
    return try styles.style(entry, options: options)
  }
}

extension PluginImage {
  /// Loads a plugin that the host has put under a descriptor of this process.
  ///
  /// - Parameter path: What messages call it.
  static func load(descriptor: Int32, path: String) throws(StyleLoadingError) -> PluginImage {
    let open: OpenFile
    do {
      open = try OpenFile(owning: descriptor)
    } catch {
      throw StyleLoadingError(error, file: path)
    }
    // The loader knows images by the names that they were loaded under, so the descriptor stays.
    _ = Unmanaged.passRetained(open)
    return try load(sealed: open, path: path)
  }
}
