/// What a text has beyond a plain string: its look, and content that depends on the environment.
///
/// Shared only after it is complete, so it is safe to read from any thread.
public final class _TextDetails: @unchecked Sendable {
  enum Content {
    /// The string of the text itself.
    case string
    /// Texts one after the other.
    case pieces([Text])
    /// A value that is formatted where the text stands.
    case formatted(any EnvironmentFormatted)
  }

  struct Look {
    var font: Font?
    var style: (any ShapeStyle)?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruck: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var tracking: Double?
  }

  let content: Content
  var look: Look

  init(content: Content, look: Look = Look()) {
    self.content = content
    self.look = look
  }

  func isEqual(to other: _TextDetails) -> Bool {
    guard look.isEqual(to: other.look) else { return false }
    switch (content, other.content) {
    case (.string, .string): return true
    case (.pieces(let one), .pieces(let two)): return one == two
    case (.formatted(let one), .formatted(let two)): return one.isEqual(to: two)
    default: return false
    }
  }
}

extension _TextDetails.Look {
  fileprivate func isEqual(to other: Self) -> Bool {
    font == other.font && weight == other.weight && isItalic == other.isItalic
      && isUnderlined == other.isUnderlined && isStruck == other.isStruck
      && isMonospaced == other.isMonospaced && hasMonospacedDigits == other.hasMonospacedDigits
      && tracking == other.tracking && hasEqualStyle(other)
  }

  private func hasEqualStyle(_ other: Self) -> Bool {
    switch (style, other.style) {
    case (nil, nil): return true
    case (let one?, let two?): return ValueComparison.areEqual(one as Any, two as Any)
    default: return false
    }
  }
}
