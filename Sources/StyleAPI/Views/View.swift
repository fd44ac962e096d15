/// A part of a drawing, described by a value.
///
/// A view says what it is made of in its ``body``; the graph runs bodies, lays out what comes of
/// them and draws it. Bodies are computations: they run on whatever thread renders, and any number
/// of drawings may be made at the same time.
///
/// ```swift
/// struct Build: View {
///   var passed: Bool
///   var body: some View {
///     Badge("build", passed ? "passing" : "failing")
///   }
/// }
/// ```
public protocol View {
  /// The type of ``body``.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Adds the view to the graph; the library's own views draw themselves here.
  static func _make(_ view: Self, _ context: _ViewContext)

  /// Runs the body of the view inside its own node.
  static func _makeBody(_ view: Self, _ context: _ViewContext)
}

extension View {
  /// Opens a node for the view and runs its body in it.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    if context.openComposite(view) { _makeBody(view, context) }
    context.close()
  }

  /// Fills in the view's dynamic properties and adds its body.
  ///
  /// This default is specialised in the module that declares the view, so that a plugin's views
  /// become a row of direct calls.
  @inlinable
  public static func _makeBody(_ view: Self, _ context: _ViewContext) {
    var view = view
    withUnsafeMutablePointer(to: &view) { context.install(Self.self, into: $0) }
    Body._make(view.body, context)
  }
}

extension Never: View {
  /// Never runs: views whose body is `Never` draw themselves.
  public var body: Never { fatalError("a view that draws itself has no body") }

  /// Never runs.
  public static func _make(_ view: Never, _ context: _ViewContext) {}
}

extension View where Body == Never {
  /// Never runs: the view draws itself.
  public var body: Never { fatalError("\(Self.self) draws itself and has no body") }
}
