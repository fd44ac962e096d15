internal import StyleAPI

/// Where a mark is drawn, and how.
struct InkPlacement {
  /// How a mark becomes characters.
  enum Look {
    /// Letters, or a region of painted cells.
    case plain
    /// A small round region as one character.
    case dot
    /// A line of line characters.
    case rule(isVertical: Bool)
    /// A box of line characters.
    case box
    /// A bracket at each end of the row.
    case brackets
  }

  var frame: CellRect
  /// The box in points that the frame stands for.
  var box: CGRect
  var look = Look.plain
  /// Whether the first cell is a round cap.
  var hasLeftCap = false
  /// Whether the last cell is a round cap.
  var hasRightCap = false
}

/// Letters that are in no display list.
struct LiteralPlacement {
  var text: String
  var x: Int
  var y: Int
  var link: Int
}
