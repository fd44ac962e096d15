/// The size of a view and its alignment guides, in points.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// Where the guides are looked up, set only while the layout that made it runs.
  private let source: Source?

  private struct Source {
    let engine: LayoutEngine
    let node: NodePointer
    let proposal: Proposal
  }

  init(_ size: CGSize) {
    width = size.width
    height = size.height
    source = nil
  }

  init(_ engine: LayoutEngine, _ node: NodePointer, _ proposal: Proposal) {
    let size = engine.size(node, proposal)
    width = size.width
    height = size.height
    source = Source(engine: engine, node: node, proposal: proposal)
  }

  /// The place of a vertical line, from the view's leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a horizontal line, from the view's upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a vertical line if the view or something in it sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The place of a horizontal line if the view or something in it sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> Double {
    explicit(key) ?? key.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> Double? {
    guard let source else { return nil }
    return source.engine.explicitGuide(source.node, key, source.proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether two views have the same size.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.width == other.width && one.height == other.height
  }
}
