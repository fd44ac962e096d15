internal import StyleAPI

/// A part of the arrangement that a drawing is taken apart into, to be put together in cells.
///
/// A display list has no stacks any more, only boxes in points. They are found again from the
/// boxes, since stacks are what can be rounded to cells one by one: whatever grows moves what is
/// beside or below it, and alignments stay.
final class CellNode {
  /// What the node is.
  enum Kind {
    /// Letters: the index of a mark.
    case letters(Int)
    /// A filled region without content: the index of a mark.
    case block(Int)
    /// A line that is drawn with line characters: the index of a mark.
    case rule(Int, isVertical: Bool)
    /// Something that takes no cells.
    case nothing
    /// Content on a plate.
    case plate(Plate, CellNode)
    /// Things below each other.
    case rows([CellNode])
    /// Things beside each other.
    case columns([CellNode])
    /// Content and the badge on its corner, which stands before or after it.
    case corner(CellNode, badge: CellNode, isBefore: Bool)
    /// Things side by side without gaps, the first at the top and the others at the bottom.
    case joined([CellNode])
    /// Letters that are in no display list: brackets.
    case literal(String, link: Int)
  }

  /// Marks that cover one region together.
  struct Plate {
    /// The indices of fills, lowest first.
    var fills: [Int] = []
    /// The index of a line around the region.
    var border: Int?
    /// Whether the border stands alone, without a fill.
    var isFrame: Bool { fills.isEmpty }
  }

  let kind: Kind
  /// Where it was in points.
  let box: CGRect
  /// The cells that it needs.
  var size = CellSize.zero
  /// The cells that it has.
  var frame = CellRect(x: 0, y: 0, columns: 0, rows: 0)
  /// The cells between a plate's edges and its content.
  var insets = CellInsets()
  /// The offsets of columns, or of rows.
  var offsets: [Int] = []

  init(_ kind: Kind, box: CGRect) {
    self.kind = kind
    self.box = box
  }

  /// Whether it makes use of more cells than it needs.
  var isElastic: Bool {
    switch kind {
    case .plate, .rows, .columns, .rule: true
    default: false
    }
  }

  /// Whether anything readable is in it.
  var isSolid: Bool {
    switch kind {
    case .letters, .literal, .plate, .rows, .columns, .corner, .joined: true
    case .block, .rule, .nothing: false
    }
  }

  /// Whether it is a plate or a filled region that is about as high as a row.
  var isFilled: Bool {
    switch kind {
    case .plate(let plate, let content): !plate.isFrame || content.isFilled
    case .block: box.height > CellMetric.height * 5 / 8
    case .columns(let children), .rows(let children): children.contains(where: \.isFilled)
    case .corner(let content, let badge, _): content.isFilled || badge.isFilled
    default: false
    }
  }

  /// Whether a plate, or a region about as high as a row, is at its left or right end.
  func isFilled(at edge: HorizontalCellEdge) -> Bool {
    switch kind {
    case .plate(let plate, let content) where plate.isFrame: return content.isFilled(at: edge)
    case .columns(let children):
      let drawn = children.filter { !$0.size.isEmpty }
      return (edge == .left ? drawn.first : drawn.last)?.isFilled(at: edge) ?? false
    case .rows(let children): return children.contains { $0.isFilled(at: edge) }
    case .corner(let content, let badge, let isBefore):
      return (isBefore == (edge == .left) ? badge : content).isFilled(at: edge)
    default: return isFilled
    }
  }
}

/// A region that is drawn over the content of a plate or of the drawing, and has no place of its own.
struct FloatingInk {
  /// The index of the mark.
  let mark: Int
  /// The plate, or the whole drawing.
  var container: CellNode
  /// The things beside and below it, which tell where points lie in cells.
  let neighbors: [CellNode]
}
