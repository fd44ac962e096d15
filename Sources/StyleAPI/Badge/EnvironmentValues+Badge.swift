private enum BadgeStyleKey: EnvironmentKey {
  static var defaultValue: any BadgeStyle { PlainBadgeStyle() }
}
private enum BadgeTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum BadgeLabelTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The style of badges; a plain one unless a host or a view sets another.
  public var badgeStyle: any BadgeStyle {
    get { self[BadgeStyleKey.self] }
    set { self[BadgeStyleKey.self] = newValue }
  }

  /// The colour of badges, or of their message part; nil leaves it to the style.
  public var badgeTint: Color? {
    get { self[BadgeTintKey.self] }
    set { self[BadgeTintKey.self] = newValue }
  }

  /// The colour of the label part of badges; nil leaves it to the style.
  public var badgeLabelTint: Color? {
    get { self[BadgeLabelTintKey.self] }
    set { self[BadgeLabelTintKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// An object that is the same as long as only the style and the colours of badges are written.
  ///
  /// It is nil where nothing else was ever written.
  @_spi(Host)
  public var identityBehindBadges: AnyObject? {
    let keys = (
      ObjectIdentifier(BadgeStyleKey.self), ObjectIdentifier(BadgeTintKey.self),
      ObjectIdentifier(BadgeLabelTintKey.self)
    )
    var entry = head
    while let current = entry,
      current.key == keys.0 || current.key == keys.1 || current.key == keys.2
    {
      entry = current.next
    }
    return entry
  }
}

extension EnvironmentValues {
  /// The keys that were written, a key once for each time.
  @_spi(Host)
  public var writtenKeys: [ObjectIdentifier] {
    sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.key }
  }
}

extension View {
  /// Sets the style of all badges in the view.
  @inlinable
  @_disfavoredOverload
  public consuming func badgeStyle(
    _ style: any BadgeStyle
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.badgeStyle(_BadgeStyleStorage(style))))
  }

  /// Sets the colour of all badges in the view, or of their message part.
  @inlinable
  public consuming func badgeTint(_ tint: Color?) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.badgeTint(tint)))
  }

  /// Sets the colour of the label part of all badges in the view.
  @inlinable
  public consuming func badgeLabelTint(_ tint: Color?) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.badgeLabelTint(tint)))
  }
}
