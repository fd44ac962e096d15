public import StyleAPI

/// What a drawing says to somebody who doesn't see it.
///
/// The name is made from the drawing alone, so every output that has a place for one says the same:
/// - A badge reads `label: message`. Its icon is read only where it has no label text.
/// - Badges, decorated contents, pictures and named groups are set apart by a comma, so a counter
///   on a corner reads `Inbox, 3`. Within a part of a badge a space does.
/// - Other runs are joined by a space, and by nothing where one begins exactly where the last
///   ended.
/// - An accessibility label replaces what it covers; an empty one, or an opacity of zero, silences
///   it.
/// - A part that a style draws twice, or a run repeated within two points (a text's shadow), is
///   read once.
///
/// ```swift
/// let list = try evaluator.evaluate(request).list   // of the badge "build", "passing"
/// AccessibleName(of: list).text  // "build: passing"
/// ```
public struct AccessibleName: Hashable, Sendable {
  /// The name; empty where the drawing says nothing.
  ///
  /// Characters are those of the drawing: control characters are the output's business.
  public let text: String

  /// Reads a drawing.
  public init(of list: DisplayList) {
    text = list.withContents { contents in
      var buffer = ByteBuffer(capacity: 64)
      var reader = AccessibleNameReader(contents, escapes: false)
      reader.read(into: &buffer)
      return buffer.string
    }
  }
}

extension AccessibleName: CustomStringConvertible {
  /// The name.
  public var description: String { text }
}
