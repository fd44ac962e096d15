/// A change that can be made to any view.
///
/// ```swift
/// struct Ringed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(2).overlay { Capsule().strokeBorder(.red) }
///   }
/// }
/// Text("new").modifier(Ringed())
/// ```
public protocol ViewModifier {
  /// The type of what ``body(content:)`` makes.
  associatedtype Body: View

  /// The view that is modified, as it stands in ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Adds the modified view to the graph; the library's own modifiers do their work here.
  static func _makeModifier<Modified: View>(
    _ modifier: Self,
    _ content: Modified,
    _ context: _ViewContext
  )
}

extension ViewModifier {
  /// Opens a node for the modifier and runs its body in it.
  @inlinable
  public static func _makeModifier<Modified: View>(
    _ modifier: Self,
    _ content: Modified,
    _ context: _ViewContext
  ) {
    if context.openModifier(modifier, content: content) {
      var modifier = modifier
      withUnsafeMutablePointer(to: &modifier) { context.install(Self.self, into: $0) }
      Body._make(modifier.body(content: Content()), context)
    }
    context.close()
  }
}

extension ViewModifier where Body == Never {
  /// Never runs: the modifier does its work itself.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) does its work itself and has no body")
  }
}

/// The place of the modified view in a modifier's body.
@frozen
public struct _ViewModifier_Content<Modifier>: View {
  @inlinable init() {}

  /// Adds the view that is modified.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.makeModifierContent(Modifier.self)
  }
}

/// A view together with a modifier.
@frozen
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Makes a modified view.
  @inlinable
  public init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Adds the modified view.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    Modifier._makeModifier(view.modifier, view.content, context)
  }
}

extension View {
  /// The view with a modifier applied.
  @inlinable
  public consuming func modifier<Modifier>(
    _ modifier: consuming Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
