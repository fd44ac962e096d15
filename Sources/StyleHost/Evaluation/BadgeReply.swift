public import StyleAPI

/// A badge that a style has drawn, at its ideal size.
public struct BadgeReply: Sendable, Equatable {
  /// The drawing; its bounds are the badge's size, and its ink may stick out of them.
  public var list: DisplayList
  /// The baseline of the first line of text, in points from the top; nil without text.
  public var firstTextBaseline: Double?
  /// The baseline of the last line of text, in points from the top; nil without text.
  public var lastTextBaseline: Double?

  /// Makes a reply.
  public init(list: DisplayList, firstTextBaseline: Double?, lastTextBaseline: Double?) {
    self.list = list
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }
}
