internal import Glibc
internal import StyleAPI

extension DisplayGradient {
  /// The colour at a point, mixed in sRGB as SVG does it; a clear stop has its neighbour's colour.
  func color(at point: CGPoint) -> DisplayColor {
    let place =
      switch geometry {
      case .linear(let from, let to): Self.place(of: point, from, to)
      case .radial(let center, let startRadius, let endRadius):
        startRadius == endRadius
          ? 1
          : (hypot(point.x - center.x, point.y - center.y) - startRadius)
            / (endRadius - startRadius)
      }
    guard let first = stops.first, let last = stops.last else {
      return DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
    if place <= first.location { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where place < after.location {
      let length = after.location - before.location
      let part = length > 0 ? Float((place - before.location) / length) : 1
      return Self.mix(before.color, after.color, part)
    }
    return last.color
  }

  private static func place(of point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Double {
    let x = to.x - from.x
    let y = to.y - from.y
    let square = x * x + y * y
    return square > 0 ? ((point.x - from.x) * x + (point.y - from.y) * y) / square : 1
  }

  private static func mix(_ one: DisplayColor, _ other: DisplayColor, _ part: Float) -> DisplayColor
  {
    let from = one.opacity == 0 ? other : one
    let to = other.opacity == 0 ? one : other
    return DisplayColor(
      red: from.red + (to.red - from.red) * part,
      green: from.green + (to.green - from.green) * part,
      blue: from.blue + (to.blue - from.blue) * part,
      opacity: one.opacity + (other.opacity - one.opacity) * part
    )
  }
}
