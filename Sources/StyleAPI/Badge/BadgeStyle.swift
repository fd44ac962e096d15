/// The look of badges: a value that flows down the environment.
///
/// A style makes one view of a badge's label. Set it on a subtree with `badgeStyle(_:)`; every
/// badge below is then drawn by it.
///
/// ```swift
/// struct Outline: BadgeStyle {
///   @Environment(\.badgeTint) private var tint
///
///   func makeBody(_ label: AnyView) -> some View {
///     label
///       .font(.caption)
///       .padding(.horizontal, 6)
///       .padding(.vertical, 3)
///       .overlay { Capsule().strokeBorder(tint ?? .blue) }
///   }
/// }
///
/// Badge("build", "passing").badgeStyle(Outline())
/// ```
///
/// A style is a struct or an enum. Its `@Environment` properties have the values of the place
/// where the badge stands.
public protocol BadgeStyle: Sendable {
  /// The type of the view of one label.
  associatedtype Body: View

  /// The badge of one label.
  @ViewBuilder func makeBody(_ label: AnyView) -> Body

  /// The type of the view of a label and a message.
  associatedtype PairBody: View

  /// The badge of a label and a message; by default ``makeBody(_:)`` of both side by side.
  @ViewBuilder func makePairBody(_ configuration: BadgeConfiguration) -> PairBody

  /// Adds the badge of one label to the graph.
  static func _makeBody(_ style: Self, _ label: AnyView, _ context: _ViewContext)

  /// Adds the badge of a label and a message to the graph.
  static func _makePairBody(
    _ style: Self,
    _ configuration: BadgeConfiguration,
    _ context: _ViewContext
  )
}

extension BadgeStyle {
  /// Icon, label and message side by side in the badge of one label.
  @inlinable
  @ViewBuilder
  public func makePairBody(_ configuration: BadgeConfiguration) -> _SingleBody<Self> {
    _SingleBody(style: self, label: AnyView(_BadgeRow(configuration: configuration)))
  }

  /// Fills in the style's dynamic properties and adds its body.
  ///
  /// The default is specialised in the module that declares the style.
  @inlinable
  public static func _makeBody(_ style: Self, _ label: AnyView, _ context: _ViewContext) {
    var style = style
    withUnsafeMutablePointer(to: &style) { context.install(Self.self, into: $0) }
    Body._make(style.makeBody(label), context)
  }

  /// Fills in the style's dynamic properties and adds its body.
  @inlinable
  public static func _makePairBody(
    _ style: Self,
    _ configuration: BadgeConfiguration,
    _ context: _ViewContext
  ) {
    var style = style
    withUnsafeMutablePointer(to: &style) { context.install(Self.self, into: $0) }
    PairBody._make(style.makePairBody(configuration), context)
  }
}

/// The badge of one label in a style.
@frozen
public struct _SingleBody<Style: BadgeStyle>: View {
  @usableFromInline let style: Style
  @usableFromInline let label: AnyView

  @inlinable
  init(style: Style, label: AnyView) {
    self.style = style
    self.label = label
  }

  /// Adds the style's body.
  @inlinable
  public static func _make(_ view: Self, _ context: _ViewContext) {
    Style._makeBody(view.style, view.label, context)
  }
}

/// The parts of a badge side by side.
@usableFromInline
struct _BadgeRow: View {
  let configuration: BadgeConfiguration

  @usableFromInline
  init(configuration: BadgeConfiguration) {
    self.configuration = configuration
  }

  @usableFromInline var body: some View {
    HStack(spacing: 4) {
      configuration.icon
      configuration.label
      configuration.message
    }
  }
}

/// What a badge of two parts shows; its colours are in the environment's `badgeTint` and
/// `badgeLabelTint`.
public struct BadgeConfiguration {
  /// The left part, or nil for a badge of a message alone.
  public let label: AnyView?
  /// The right part.
  public let message: AnyView
  /// A picture that stands before the label.
  public let icon: AnyView?

  @usableFromInline
  init(label: AnyView?, message: AnyView, icon: AnyView?) {
    self.label = label
    self.message = message
    self.icon = icon
  }
}
