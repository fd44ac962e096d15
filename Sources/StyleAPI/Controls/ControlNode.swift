/// What happens to a control.
public enum ControlEvent: Hashable, Sendable {
  /// It is pressed, as by a click, by return or by space.
  case press
  /// Text is typed or pasted.
  case text(String)
  /// A key is struck that is no text.
  case key(ControlKey)
}

/// A key that controls know.
public enum ControlKey: Hashable, Sendable, CaseIterable {
  /// Return or enter.
  case enter
  /// Escape.
  case escape
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// An arrow.
  case left
  /// An arrow.
  case right
  /// An arrow.
  case up
  /// An arrow.
  case down
  /// To the start of a line.
  case home
  /// To the end of a line.
  case end
  /// Back by as much as is seen.
  case pageUp
  /// On by as much as is seen.
  case pageDown
}

/// The part of a control that lasts: whether it has the focus.
public final class _ControlFocus {
  private let box: StateBox<Bool>?

  init(_ live: LiveGraph?) { box = live.map { StateBox(false, $0) } }

  /// Whether the control has the focus; a body that reads it follows it.
  public internal(set) var isFocused: Bool {
    get { box?.value ?? false }
    set { box?.value = newValue }
  }
}

/// Keeps the focus of a control at the place where its view stands.
@propertyWrapper
public struct _ControlState: DynamicProperty, @unchecked Sendable {
  private var focus = _ControlFocus(nil)

  /// Makes the property.
  public init() {}

  /// The focus.
  public var wrappedValue: _ControlFocus { focus }

  /// Finds the focus that belongs to the place.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    guard let record = context.record else { return }
    let property = field.assumingMemoryBound(to: _ControlState.self)
    property.pointee.focus = record.next { _ControlFocus(record.live) }
  }
}

extension _ControlState: InputComparable {
  func isSameInput(as other: _ControlState) -> Bool { true }
}

/// A view that takes events; in a drawing that is made once it is its content.
public struct _Control<Content: View>: View {
  private let object: ControlObject
  private let name: Text?
  private let content: Content

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - focus: What lasts of it.
  ///   - isEnabled: Whether it takes events and the focus.
  ///   - name: What it is called; nil where its texts say so.
  ///   - takesText: Whether what is typed goes into a text of its own.
  ///   - handle: Takes an event and says whether it was of use.
  ///   - content: What it looks like.
  public init(
    focus: _ControlFocus,
    isEnabled: Bool = true,
    name: Text? = nil,
    takesText: Bool = false,
    handle: @escaping (ControlEvent) -> Bool,
    @ViewBuilder content: () -> Content
  ) {
    object = ControlObject(focus, isEnabled, takesText: takesText, handle)
    self.name = name
    self.content = content()
  }

  /// Makes a control around others, which takes the events that they have no use for.
  ///
  /// - Parameter scroll: What moves; the control has the focus only while there is a way to go.
  init(
    focus: _ControlFocus,
    isEnabled: Bool,
    scroll: ScrollPosition,
    handle: @escaping (ControlEvent) -> Bool,
    @ViewBuilder content: () -> Content
  ) {
    object = ControlObject(focus, isEnabled, scroll: scroll, handle)
    name = nil
    self.content = content()
  }

  /// Adds the content, in a live tree below a node that takes events.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    guard context.state.pointee.live != nil else { return Content._make(view.content, context) }
    let node = context.state.pointee.open(.control, tag: nil)
    view.object.name = view.name?.string(in: context.environment)
    context.state.pointee.setObject(node, view.object)
    Content._make(view.content, context)
    context.close()
  }
}

/// What a control's node holds.
final class ControlObject {
  let focus: _ControlFocus
  let isEnabled: Bool
  /// Whether what is typed goes into a text of the control's.
  let takesText: Bool
  /// What moves in the control, which stands around others.
  let scroll: ScrollPosition?
  let handle: (ControlEvent) -> Bool
  /// What the control is called; nil where its texts say so.
  var name: String?

  init(
    _ focus: _ControlFocus,
    _ isEnabled: Bool,
    takesText: Bool = false,
    scroll: ScrollPosition? = nil,
    _ handle: @escaping (ControlEvent) -> Bool
  ) {
    self.focus = focus
    self.isEnabled = isEnabled
    self.takesText = takesText
    self.scroll = scroll
    self.handle = handle
  }
}
