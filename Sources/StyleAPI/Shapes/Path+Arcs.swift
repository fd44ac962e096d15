import Glibc

extension Path {
  /// Adds a piece of a circle, with a straight line to its start where the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc starts; zero is to the right of the centre, a quarter of a turn
  ///     is below it.
  ///   - endAngle: Where it ends. From one full turn on, the arc is the whole circle.
  ///   - clockwise: The direction in coordinates whose `y` grows upwards, as in Core Graphics. On
  ///     the drawing, `false` runs like a clock's hands.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) >= turn - 1e-9 {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Angle(radians: delta)
    )
  }

  /// Adds a piece of a circle, with a straight line to its start where the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc starts; zero is to the right of the centre.
  ///   - delta: How far it turns; positive angles run like a clock's hands. Of many turns two are
  ///     drawn.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    let first = startAngle.radians
    guard center.isFinite, radius.isFinite, first.isFinite, delta.radians.isFinite else { return }
    var sweep = delta.radians
    let twice = 4 * Double.pi
    if abs(sweep) > twice {
      sweep = sweep.remainder(dividingBy: 2 * .pi) + (sweep < 0 ? -twice : twice)
    }
    let start = CGPoint(x: center.x + radius * cos(first), y: center.y + radius * sin(first))
    if isEmpty { move(to: start) } else { addLine(to: start) }
    addArcSegments(
      center: center,
      radii: CGSize(width: radius, height: radius),
      rotation: 0,
      from: first,
      by: sweep
    )
  }

  /// Adds cubic curves along an ellipse, each of at most a quarter turn.
  mutating func addArcSegments(
    center: CGPoint,
    radii: CGSize,
    rotation: Double,
    from first: Double,
    by sweep: Double
  ) {
    let quarters = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard quarters >= 1, quarters <= 64 else { return }
    let step = sweep / quarters
    let k = 4 / 3 * tan(step / 4)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(
        x: center.x + cos(rotation) * x * radii.width - sin(rotation) * y * radii.height,
        y: center.y + sin(rotation) * x * radii.width + cos(rotation) * y * radii.height
      )
    }
    for index in 0..<Int(quarters) {
      let a = first + Double(index) * step
      let b = a + step
      addCurve(
        to: point(cos(b), sin(b)),
        control1: point(cos(a) - k * sin(a), sin(a) + k * cos(a)),
        control2: point(cos(b) + k * sin(b), sin(b) - k * cos(b))
      )
    }
  }

  /// Adds an elliptical arc between two points, after SVG 1.1 appendix F.6.
  mutating func addSVGArc(
    from start: CGPoint,
    to end: CGPoint,
    radii: CGSize,
    rotation: Double,
    isLarge: Bool,
    isSweep: Bool
  ) {
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
    let cosine = cos(rotation)
    let sine = sin(rotation)
    let dx = (start.x - end.x) / 2
    let dy = (start.y - end.y) / 2
    // The half chord in units of the radii, in which the ellipse is a circle of radius 1.
    let x = (cosine * dx + sine * dy) / radii.width
    let y = (-sine * dx + cosine * dy) / radii.height
    let chord = (x * x + y * y).squareRoot()
    let scale = max(chord, 1)
    let height = (max(1 - chord * chord / (scale * scale), 0)).squareRoot() * scale
    let sign = isLarge == isSweep ? -1.0 : 1.0
    let cx = sign * height * y / chord
    let cy = -sign * height * x / chord
    let first = atan2(y - cy, x - cx)
    var sweep = atan2(-y - cy, -x - cx) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let center = CGPoint(
      x: cosine * cx * radii.width - sine * cy * radii.height + (start.x + end.x) / 2,
      y: sine * cx * radii.width + cosine * cy * radii.height + (start.y + end.y) / 2
    )
    let count = elements.count
    addArcSegments(
      center: center,
      radii: CGSize(width: radii.width * scale, height: radii.height * scale),
      rotation: rotation,
      from: first,
      by: sweep
    )
    // The arc ends exactly where the path data say, or is a line where it is too thin to compute.
    guard elements.count > count, case .cubic(_, let one, let two)? = elements.last, one.isFinite,
      two.isFinite
    else {
      elements.removeSubrange(count...)
      return addLine(to: end)
    }
    elements[elements.count - 1] = .cubic(end, control1: one, control2: two)
  }
}
