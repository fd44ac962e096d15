/// Why a view cannot be drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// The drawing is larger than ``largestSide`` along an axis, in points.
  case tooLarge(width: Double, height: Double)
  /// A terminal would need more cells for the drawing than there may be.
  case tooManyCells(columns: Int, rows: Int)
  /// Badges in it could not be drawn.
  case badges([BadgeFailure])

  /// The longest side that a drawing may have, in points: a text of 50,000 wide characters fits.
  public static var largestSide: Double { 1_000_000 }
}

extension RenderingError: CustomStringConvertible {
  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      """
      the drawing is \(Self.length(width)) by \(Self.length(height)) points, and the longest side \
      is \(Self.length(Self.largestSide)); shorten its text or give it a frame
      """
    case .tooManyCells(let columns, let rows):
      """
      the drawing is \(columns) columns by \(rows) rows, which is more than a terminal drawing may \
      have; divide it into several, or draw it as SVG
      """
    case .badges(let failures): failures.map(\.description).joined(separator: "; ")
    }
  }

  private static func length(_ points: Double) -> String {
    points < 1e15 ? String(Int(points.rounded(.up))) : "endless"
  }
}
