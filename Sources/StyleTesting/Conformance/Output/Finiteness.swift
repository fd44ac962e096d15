internal import StyleAPI

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension DisplayColor {
  var isFinite: Bool { [red, green, blue, opacity].allSatisfy(\.isFinite) }
}

extension DisplayPaint {
  var isFinite: Bool {
    if case .color(let color) = self { return color.isFinite }
    return true
  }
}

extension DisplayOutline {
  var isFinite: Bool {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect.isFinite
    case .rounded(let rect, let radius): rect.isFinite && radius.isFinite
    case .uneven(let rect, let radii):
      rect.isFinite
        && [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
          .allSatisfy(\.isFinite)
    case .path: true
    }
  }
}

extension DisplayGradient {
  var isFinite: Bool {
    let ends =
      switch geometry {
      case .linear(let from, let to): from.isFinite && to.isFinite
      case .radial(let center, let startRadius, let endRadius):
        center.isFinite && startRadius.isFinite && endRadius.isFinite
      }
    return ends && stops.allSatisfy { $0.color.isFinite && $0.location.isFinite }
  }
}

extension PathElement {
  /// The end point and the control points.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .cubic(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
