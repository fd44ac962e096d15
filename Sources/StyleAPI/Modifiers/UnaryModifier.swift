/// A change of one view's layout or look that numbers describe: padding, a frame, an opacity.
///
/// One type serves all of them, so that a chain of modifiers needs no new type for each kind.
@frozen
public struct _UnaryModifier: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline var kind: _NodeKind
  @usableFromInline var horizontal = AlignmentKey.horizontalCenter
  @usableFromInline var vertical = AlignmentKey.verticalCenter
  @usableFromInline var a: Double
  @usableFromInline var b: Double
  @usableFromInline var c: Double
  @usableFromInline var d: Double
  @usableFromInline var e: Double
  @usableFromInline var f: Double

  @inlinable
  init(
    _ kind: _NodeKind,
    _ a: Double = 0,
    _ b: Double = 0,
    _ c: Double = 0,
    _ d: Double = 0,
    _ e: Double = 0,
    _ f: Double = 0
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  @inlinable
  func aligned(_ alignment: Alignment) -> Self {
    var modifier = self
    modifier.horizontal = alignment.horizontal.key
    modifier.vertical = alignment.vertical.key
    return modifier
  }

  /// Adds the content in a node of the modifier's kind.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openUnary(modifier)
    Content._make(content, context)
    context.close()
  }
}

/// A change of one view that needs an object: a closure, a shape, a text.
@frozen
public struct _ObjectModifier: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline var kind: _NodeKind
  @usableFromInline var number: Int
  @usableFromInline var object: AnyObject

  @inlinable
  init(_ kind: _NodeKind, number: Int = 0, _ object: AnyObject) {
    self.kind = kind
    self.number = number
    self.object = object
  }

  /// Adds the content in a node of the modifier's kind.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openObject(modifier)
    Content._make(content, context)
    context.close()
  }
}
