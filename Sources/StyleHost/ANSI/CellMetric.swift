internal import StyleAPI

/// The size of a terminal's cell in the points of a display list, and the rounding to cells.
enum CellMetric {
  /// The width of a cell in points.
  static let width = 8.0
  /// The height of a cell in points.
  static let height = 16.0
  /// The distance from a cell's top to the baseline, in points.
  static let ascent = 12.0

  /// Distances below this many points are no distance: a hairline, a rounding error.
  static let hairline = 2.0
  /// The most rows or columns that one distance is worth; the longest side of a drawing has fewer.
  static let limit = 200_000

  /// The whole columns nearest to a distance in points.
  static func columns(_ points: Double) -> Int {
    clamp((points / width).rounded())
  }

  /// The whole rows nearest to a distance in points; a half is rounded down, since a row is high.
  static func rows(_ points: Double) -> Int {
    clamp((points / height - 0.001).rounded())
  }

  /// The columns between two things, or between a plate's edge and what is on the plate: at least
  /// one where there is a distance at all.
  static func gapColumns(_ points: Double) -> Int {
    points < hairline ? 0 : max(1, columns(points))
  }

  /// The columns that a distance fills wholly.
  static func wholeColumns(_ points: Double) -> Int {
    clamp((points / width).rounded(.down))
  }

  private static func clamp(_ value: Double) -> Int {
    value > 0 ? Int(min(value, Double(limit))) : 0
  }
}

/// A number of columns and rows.
struct CellSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  static let zero = CellSize(columns: 0, rows: 0)

  /// Whether there is no cell in it.
  var isEmpty: Bool { columns <= 0 || rows <= 0 }
}

/// A rectangle of cells.
struct CellRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var columns: Int
  var rows: Int

  /// The first column to the right.
  var endX: Int { x + columns }
  /// The first row below.
  var endY: Int { y + rows }

  /// The smallest rectangle that both lie in.
  func union(_ other: CellRect) -> CellRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return CellRect(
      x: left,
      y: top,
      columns: max(endX, other.endX) - left,
      rows: max(endY, other.endY) - top
    )
  }
}

/// Columns and rows that are left free around something.
struct CellInsets: Hashable, Sendable {
  var left = 0
  var right = 0
  var top = 0
  var bottom = 0
}
