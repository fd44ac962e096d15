/// Sets one of the library's own values for the views below, without a key path.
@frozen
public struct _BuiltInWriter: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline
  enum Value {
    case font(Font?)
    case color(Color)
    case style(_StyleStorage)
    case tint(Color?)
    case badgeStyle(_BadgeStyleStorage)
    case badgeTint(Color?)
    case badgeLabelTint(Color?)
    case text(TextChange)
  }

  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Adds the content below the written value.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    context.openEnvironment(modifier)
    Content._make(content, context)
    context.close()
  }

  func write(to values: inout EnvironmentValues) {
    switch value {
    case .font(let font): values.font = font
    case .color(let color): values.foreground = .color(color)
    case .style(let style): values.foreground = .style(style.style)
    case .tint(let color): values.tint = color
    case .badgeStyle(let style): values.badgeStyle = style.style
    case .badgeTint(let color): values.badgeTint = color
    case .badgeLabelTint(let color): values.badgeLabelTint = color
    case .text(let change): values.textDefaults.apply(change)
    }
  }
}

/// A style behind a reference, which keeps modified views plain words.
@usableFromInline
final class _StyleStorage {
  let style: any ShapeStyle

  @usableFromInline
  init(_ style: any ShapeStyle) {
    self.style = style
  }
}

/// A style of badges behind a reference, which keeps modified views plain words.
@usableFromInline
final class _BadgeStyleStorage {
  let style: any BadgeStyle

  @usableFromInline
  init(_ style: any BadgeStyle) {
    self.style = style
  }
}

extension View {
  /// Sets the font of the texts in the view; nil goes back to ``Font/body``.
  @inlinable
  public consuming func font(_ font: Font?) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.font(font)))
  }

  /// Sets the style that the texts and shapes in the view are painted with.
  @inlinable
  public consuming func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    if let color = style as? Color { return modifier(_BuiltInWriter(.color(color))) }
    return modifier(_BuiltInWriter(.style(_StyleStorage(style))))
  }

  /// Sets the colour of what can be tinted in the view; nil leaves it to the views.
  @inlinable
  public consuming func tint(_ tint: Color?) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.tint(tint)))
  }

  /// Limits the lines of the texts in the view; nil sets no limit.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.lineLimit(number.map { max($0, 1) }))))
  }

  /// Says where the texts in the view are cut when they do not fit.
  @inlinable
  public consuming func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.truncationMode(mode))))
  }

  /// Says how the lines of the texts in the view are lined up.
  @inlinable
  public consuming func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.alignment(alignment))))
  }

  /// Sets the weight of the texts in the view.
  @inlinable
  public consuming func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.weight(weight))))
  }

  /// Sets the texts in the view in bold.
  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.weight(isActive ? .bold : nil))))
  }

  /// Slants the letters of the texts in the view.
  @inlinable
  public consuming func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.isItalic(isActive))))
  }

  /// Draws a line below the texts in the view.
  @inlinable
  public consuming func underline(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.decoration(.underline, isActive))))
  }

  /// Draws a line through the texts in the view.
  @inlinable
  public consuming func strikethrough(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.decoration(.strikethrough, isActive))))
  }

  /// Gives the digits of the texts in the view one width.
  @inlinable
  public consuming func monospacedDigit() -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.hasMonospacedDigits)))
  }

  /// Gives the letters of the texts in the view one width.
  @inlinable
  public consuming func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _BuiltInWriter> {
    modifier(_BuiltInWriter(.text(.isMonospaced(isActive))))
  }
}
