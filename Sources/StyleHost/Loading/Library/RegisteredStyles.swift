@_spi(Host) internal import StyleAPI

/// The styles that a loaded plugin has registered.
///
/// The closures that make them belong to code that is never unloaded.
struct RegisteredStyles: @unchecked Sendable {
  private let file: String
  private let makers: [(name: String, make: (StyleOptions) throws -> any BadgeStyle)]

  /// Calls the entry of a plugin, and checks that what it registers is what its note declares.
  init(of image: PluginImage) throws(StyleLoadingError) {
    let registrar = StyleRegistrar()
    try image.callEntry(Unmanaged.passUnretained(registrar).toOpaque())
    file = image.path
    makers = try withExtendedLifetime(registrar) { () throws(StyleLoadingError) in
      try image.checkRegistered(registrar.registrations.map(\.name))
      return registrar.registrations.map { (name: $0.name, make: $0.make) }
    }
  }

  /// A style with values of its options as a user writes them.
  func style(
    _ entry: StyleCatalog.Entry,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let values = try StyleOptions(parsing: options, for: entry)
    let name = entry.style.name
    guard let maker = makers.first(where: { $0.name == name }) else {
      throw .registrationDiffers(file: file, missing: [name], undeclared: [])
    }
    let style: any BadgeStyle
    do {
      style = try maker.make(values)
    } catch {
      throw .optionsRefused(file: file, style: name, message: String(describing: error))
    }
    guard !(type(of: style) is AnyClass) else {
      throw .classStyle(file: file, style: name, type: String(describing: type(of: style)))
    }
    return style
  }
}
