@_spi(Host) package import StyleAPI

extension DisplayList {
  /// Whether all numbers in the list are finite, and all lengths and colours in their range.
  package var hasFiniteNumbers: Bool {
    bounds.isFinite && ink.isFinite && path.allSatisfy { $0.points.allSatisfy(\.isFinite) }
      && items.allSatisfy(isFinite) && gradients.allSatisfy(isFinite)
  }

  private func isFinite(_ item: DisplayItem) -> Bool {
    switch item {
    case .fill(let outline, let paint): isFinite(outline) && isFinite(paint)
    case .stroke(let outline, let paint, let stroke):
      isFinite(outline) && isFinite(paint)
        && [stroke.width, stroke.miterLimit, stroke.dash, stroke.gap].allSatisfy { $0.isLength }
    case .text(let run):
      run.origin.isFinite && run.width.isLength && run.font.size.isLength
        && run.font.tracking.isFinite && isFinite(run.paint)
    case .image(_, let rect): rect.isFinite
    case .beginClip(let outline): isFinite(outline)
    case .beginOpacity(let opacity): (0...1).contains(opacity)
    case .beginShadow(let shadow):
      shadow.radius.isLength && shadow.x.isFinite && shadow.y.isFinite && isFinite(shadow.color)
    case .beginTransform(let transform):
      [transform.scaleX, transform.scaleY, transform.translateX, transform.translateY]
        .allSatisfy(\.isFinite)
    case .beginLink, .beginLabel, .beginHelp, .beginRole, .end: true
    }
  }

  private func isFinite(_ outline: DisplayOutline) -> Bool {
    switch outline {
    case .rectangle(let rect), .ellipse(let rect): rect.isFinite
    case .rounded(let rect, let radius): rect.isFinite && radius.isLength
    case .uneven(let rect, let radii):
      rect.isFinite
        && [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
          .allSatisfy { $0.isLength }
    case .path(let first, let count, _): first >= 0 && Int(first + count) <= path.count
    }
  }

  private func isFinite(_ paint: DisplayPaint) -> Bool {
    switch paint {
    case .color(let color): isFinite(color)
    case .gradient(let index): gradients.indices.contains(Int(index))
    }
  }

  private func isFinite(_ color: DisplayColor) -> Bool {
    [color.red, color.green, color.blue, color.opacity].allSatisfy { (0...1).contains($0) }
  }

  private func isFinite(_ gradient: DisplayGradient) -> Bool {
    let places = gradient.stops.map(\.location)
    guard places.allSatisfy({ (0...1).contains($0) }), places == places.sorted(),
      gradient.stops.allSatisfy({ isFinite($0.color) })
    else { return false }
    return switch gradient.geometry {
    case .linear(let from, let to): from.isFinite && to.isFinite
    case .radial(let center, let start, let end): center.isFinite && start.isLength && end.isLength
    }
  }
}

extension Double {
  fileprivate var isLength: Bool { self >= 0 && isFinite }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  fileprivate var isFinite: Bool { origin.isFinite && width.isLength && height.isLength }
}

extension PathElement {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .cubic(let point, let one, let two): [point, one, two]
    case .close: []
    }
  }
}
