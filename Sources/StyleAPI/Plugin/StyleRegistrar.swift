/// Where a plugin registers its styles, and previews of them.
public final class StyleRegistrar {
  /// A style as a plugin has registered it.
  @_spi(Host)
  public struct Registration {
    /// The style's name.
    public let name: String
    /// The options that it takes.
    public let options: [StyleOption]
    /// Makes the style from the values of its options.
    public let make: (StyleOptions) throws -> any BadgeStyle
  }

  /// Views to show, as a plugin has registered them.
  @_spi(Host)
  public struct Preview {
    /// The preview's name.
    public let name: String
    /// Makes the views.
    public let make: () -> AnyView
  }

  /// The previews that have been registered so far, in order.
  @_spi(Host)
  public private(set) var previews: [Preview] = []

  /// What has been registered so far, in order.
  @_spi(Host)
  public private(set) var registrations: [Registration] = []

  /// Makes an empty registrar for a plugin to fill.
  @_spi(Host)
  public init() {}

  /// Registers a style.
  ///
  /// - Parameters:
  ///   - name: The name by which users choose the style: lower-case letters, digits and `-`.
  ///   - options: The options that the style takes.
  ///   - make: Makes the style from checked values; what it throws is shown to the user.
  public func add(
    _ name: String,
    options: [StyleOption] = [],
    make: @escaping (StyleOptions) throws -> any BadgeStyle
  ) {
    registrations.append(Registration(name: name, options: options, make: make))
  }

  /// Registers views to show, which `badge render --preview` draws by name and `badge preview` shows
  /// live.
  ///
  /// ```swift
  /// styles.preview("outline") { Badge("build", "passing").badgeStyle(OutlineStyle()) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name by which users ask for the preview.
  ///   - content: Makes the views; several stand one below the other.
  public func preview<Content: View>(
    _ name: String,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    previews.append(Preview(name: name) { AnyView(content()) })
  }

  /// Registers the views of a provider, which `badge render --preview` draws by name and
  /// `badge preview` shows live.
  ///
  /// - Parameters:
  ///   - name: The name by which users ask for the preview.
  ///   - provider: What has the views.
  public func preview<Provider: PreviewProvider>(_ name: String, _ provider: Provider.Type) {
    // The type of the views is looked up when they are asked for, not by every program that loads
    // the plugin.
    previews.append(Preview(name: name) { AnyView(Provider.previews) })
  }
}

/// The entry of a plugin.
///
/// A plugin exports one C function, in which it registers its styles:
///
/// ```swift
/// @c(badge_style_entry_1)
/// public func badgeStyleEntry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
///   StylePlugin.register(registrar) { styles in
///     styles.add("outline") { _ in Outline() }
///   }
/// }
/// ```
public enum StylePlugin {
  /// Registers the styles of a plugin with the host that has loaded it.
  ///
  /// - Parameters:
  ///   - registrar: What the entry was called with.
  ///   - body: Registers the styles.
  /// - Returns: What the entry must return: 0, or 2 where the host has another copy of StyleAPI
  ///   than the plugin.
  @_alwaysEmitIntoClient
  public static func register(
    _ registrar: UnsafeMutableRawPointer,
    _ body: (StyleRegistrar) -> Void
  ) -> Int32 {
    #if !hasFeature(LibraryEvolution)
      _requireFingerprint()
    #endif
    return _register(registrar, body)
  }

  @usableFromInline
  static func _register(
    _ registrar: UnsafeMutableRawPointer,
    _ body: (StyleRegistrar) -> Void
  ) -> Int32 {
    let object = Unmanaged<AnyObject>.fromOpaque(registrar).takeUnretainedValue()
    guard ObjectIdentifier(type(of: object)) == ObjectIdentifier(StyleRegistrar.self),
      let styles = object as? StyleRegistrar
    else { return 2 }
    body(styles)
    return 0
  }
}
