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
  private let memory = Mutex(Memory())

  /// The first style stands by itself: most runs have no other, and the runtime takes as long to
  /// make the type of the table as a badge takes.
  private struct Memory {
    var first: Entry?
    var others: Table?
  }

  private final class Entry: Sendable {
    let reference: StyleReference
    let style: any BadgeStyle

    init(_ reference: StyleReference, _ style: any BadgeStyle) {
      self.reference = reference
      self.style = style
    }
  }

  private final class Table {
    var styles: [StyleReference: any BadgeStyle] = [:]
  }

  /// A batch may give each badge another option, and has to get by with constant memory.
  private static let mostStyles = 256

  /// Makes a cache in front of a provider.
  package init(_ provider: any StyleProvider) { self.provider = provider }

  package func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let reference = StyleReference(name: name, options: options)
    if let style = remembered(reference) { return style }
    let style = try provider.style(name, options: options)
    remember(style, as: reference)
    return style
  }

  private func remembered(_ reference: StyleReference) -> (any BadgeStyle)? {
    memory.withLock { memory in
      if let first = memory.first, first.reference == reference { return first.style }
      return memory.others?.styles[reference]
    }
  }

  private func remember(_ style: any BadgeStyle, as reference: StyleReference) {
    memory.withLock { memory in
      if memory.first == nil {
        memory.first = Entry(reference, style)
        return
      }
      let table = memory.others ?? Table()
      memory.others = table
      if table.styles.count >= Self.mostStyles { table.styles.removeAll(keepingCapacity: true) }
      table.styles[reference] = style
    }
  }
}
