public import StyleAPI
internal import Synchronization

/// Where the styles of a scene come from.
///
/// ``StyleLibrary`` is one: it loads them from plugins.
public protocol StyleProvider: Sendable {
  /// A style by name, with values of its options as a user writes them.
  ///
  /// - Throws: ``StyleLoadingError``.
  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle
}

extension StyleLibrary: StyleProvider {}

extension StyleProvider {
  /// The style that a reference names.
  func style(_ reference: StyleReference) throws(StyleLoadingError) -> any BadgeStyle {
    try style(reference.name, options: reference.options)
  }
}

/// Remembers the styles that were asked for, so that a batch makes each of them once.
package final class StyleCache: StyleProvider {
  private let provider: any StyleProvider
  private let styles = Mutex<[StyleReference: any BadgeStyle]>([:])

  /// A batch may give each badge another option, and has to get by with constant memory.
  private static let mostStyles = 256

  /// Makes a cache in front of a provider.
  package init(_ provider: any StyleProvider) { self.provider = provider }

  package func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let reference = StyleReference(name: name, options: options)
    if let style = styles.withLock({ $0[reference] }) { return style }
    let style = try provider.style(name, options: options)
    styles.withLock { styles in
      if styles.count >= Self.mostStyles { styles.removeAll(keepingCapacity: true) }
      styles[reference] = style
    }
    return style
  }
}
