internal import StyleAPI

/// A paint that can be asked for its colour at a point.
enum InkPaint {
  case color(DisplayColor)
  /// A gradient, and how its points were moved.
  case gradient(DisplayGradient, DisplayTransform)

  /// The colour at a point, without its opacity, and the opacity, 0 to 1.
  func sample(at point: CGPoint) -> (color: InkColor, opacity: Float) {
    let color =
      switch self {
      case .color(let color): color
      case .gradient(let gradient, let transform):
        gradient.color(at: transform.inverse(of: point))
      }
    return (InkColor(color), color.opacity > 0 ? min(color.opacity, 1) : 0)
  }

  /// The greatest opacity that the paint has anywhere.
  var maximalOpacity: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .gradient(let gradient, _):
      Double(gradient.stops.map(\.color.opacity).max() ?? 0)
    }
  }

  /// The least opacity that the paint has anywhere.
  var minimalOpacity: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .gradient(let gradient, _):
      Double(gradient.stops.map(\.color.opacity).min() ?? 0)
    }
  }
}

extension DisplayGradient {
  /// The colour at a point, mixed as SVG 1.1 mixes (section 13.2): in sRGB, opacity apart.
  fileprivate func color(at point: CGPoint) -> DisplayColor {
    let location = location(of: point)
    guard let first = stops.first, let last = stops.last else {
      return DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
    if location <= first.location { return first.color }
    var lower = first
    for upper in stops.dropFirst() {
      if location < upper.location {
        let t = Float((location - lower.location) / (upper.location - lower.location))
        return lower.color.mixed(with: upper.color, t)
      }
      lower = upper
    }
    return last.color
  }

  /// Where a point lies along the gradient; beyond 0 and 1 outside of its ends.
  private func location(of point: CGPoint) -> Double {
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return 1 }
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
    case .radial(let center, let startRadius, let endRadius):
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      guard endRadius != startRadius else { return 1 }
      return ((dx * dx + dy * dy).squareRoot() - startRadius) / (endRadius - startRadius)
    }
  }
}

extension DisplayColor {
  fileprivate func mixed(with other: DisplayColor, _ t: Float) -> DisplayColor {
    DisplayColor(
      red: red + (other.red - red) * t,
      green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t,
      opacity: opacity + (other.opacity - opacity) * t
    )
  }
}

extension DisplayTransform {
  static var identity: DisplayTransform {
    DisplayTransform(scaleX: 1, scaleY: 1, translateX: 0, translateY: 0)
  }

  /// This transform after an inner one.
  func after(_ inner: DisplayTransform) -> DisplayTransform {
    DisplayTransform(
      scaleX: scaleX * inner.scaleX,
      scaleY: scaleY * inner.scaleY,
      translateX: scaleX * inner.translateX + translateX,
      translateY: scaleY * inner.translateY + translateY
    )
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scaleX + translateX, y: point.y * scaleY + translateY)
  }

  /// A rectangle's image; its sizes stay positive when the transform mirrors.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    let first = self(rect.origin)
    let second = self(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(first.x, second.x),
      y: min(first.y, second.y),
      width: abs(second.x - first.x),
      height: abs(second.y - first.y)
    )
  }

  /// The point whose image this is; itself along a direction that is scaled to nothing.
  fileprivate func inverse(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: scaleX == 0 ? point.x : (point.x - translateX) / scaleX,
      y: scaleY == 0 ? point.y : (point.y - translateY) / scaleY
    )
  }
}
