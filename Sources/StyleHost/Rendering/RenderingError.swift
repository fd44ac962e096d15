/// Why a view cannot be drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// The drawing is larger than ``largestSide`` along an axis, in points.
  case tooLarge(width: Double, height: Double)

  /// The longest side that a drawing may have, in points.
  public static var largestSide: Double { 100_000 }
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
    }
  }

  private static func length(_ points: Double) -> String {
    points < 1e15 ? String(Int(points.rounded(.up))) : "endless"
  }
}
