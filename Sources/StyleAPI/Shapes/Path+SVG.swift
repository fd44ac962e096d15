import Glibc

extension Path {
  /// Makes a path from the `d` attribute of an SVG path; nil where it cannot be read.
  ///
  /// All commands of SVG 1.1 are understood, absolute and relative.
  public init?(svgPath: String) {
    var reader = SVGPathReader(svgPath)
    guard let path = reader.read() else { return nil }
    self = path
  }
}

/// Reads SVG path data.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var start = CGPoint.zero
  private var point = CGPoint.zero
  /// The last control point, for the commands that mirror it.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() -> Path? {
    skipSeparators()
    guard index < bytes.count else { return nil }
    var command: UInt8?
    while index < bytes.count {
      if isLetter(bytes[index]) {
        command = bytes[index]
        index += 1
        guard path.isEmpty == false || command == UInt8(ascii: "M") || command == UInt8(ascii: "m")
        else { return nil }
      } else if let last = command, last | 0x20 == UInt8(ascii: "z") {
        return nil
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      }
      guard let command, draw(command) else { return nil }
      skipSeparators()
    }
    return path
  }

  private mutating func draw(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? point : .zero
    var cubic: CGPoint?
    var quad: CGPoint?
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let to = readPoint(base) else { return false }
      path.move(to: to)
      start = to
      point = to
    case UInt8(ascii: "l"):
      guard let to = readPoint(base) else { return false }
      line(to: to)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: base.x + x, y: point.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: point.x, y: base.y + y))
    case UInt8(ascii: "c"):
      guard let one = readPoint(base), let two = readPoint(base), let to = readPoint(base) else {
        return false
      }
      path.addCurve(to: to, control1: one, control2: two)
      cubic = two
      point = to
    case UInt8(ascii: "s"):
      guard let two = readPoint(base), let to = readPoint(base) else { return false }
      path.addCurve(to: to, control1: mirrored(cubicControl), control2: two)
      cubic = two
      point = to
    case UInt8(ascii: "q"):
      guard let control = readPoint(base), let to = readPoint(base) else { return false }
      path.addQuadCurve(to: to, control: control)
      quad = control
      point = to
    case UInt8(ascii: "t"):
      guard let to = readPoint(base) else { return false }
      let control = mirrored(quadControl)
      path.addQuadCurve(to: to, control: control)
      quad = control
      point = to
    case UInt8(ascii: "a"):
      guard let radiusX = number(), let radiusY = number(), let rotation = number(),
        let isLarge = flag(), let isSweep = flag(), let to = readPoint(base)
      else { return false }
      path.addSVGArc(
        from: point,
        to: to,
        radii: CGSize(width: abs(radiusX), height: abs(radiusY)),
        rotation: rotation * .pi / 180,
        isLarge: isLarge,
        isSweep: isSweep
      )
      point = to
    case UInt8(ascii: "z"):
      path.closeSubpath()
      point = start
    default: return false
    }
    cubicControl = cubic
    quadControl = quad
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return point }
    return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }

  // MARK: Scanning

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func skipSeparators() {
    while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d, 0x0c, 0x2c].contains(bytes[index]) {
      index += 1
    }
  }

  private mutating func readPoint(_ base: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    defer { index += 1 }
    return bytes[index] == 0x31
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let first = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
      {
        index += 1
      }
      skipDigits()
    }
    guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  private mutating func skipDigits() {
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
  }
}

extension Path {
  /// Adds an elliptical arc between two points, after SVG 1.1 appendix F.6.
  mutating func addSVGArc(
    from start: CGPoint,
    to end: CGPoint,
    radii: CGSize,
    rotation: Double,
    isLarge: Bool,
    isSweep: Bool
  ) {
    guard radii.width > 0, radii.height > 0, start != end else {
      addLine(to: end)
      return
    }
    let cosine = cos(rotation)
    let sine = sin(rotation)
    let dx = (start.x - end.x) / 2
    let dy = (start.y - end.y) / 2
    let x = cosine * dx + sine * dy
    let y = -sine * dx + cosine * dy
    var rx = radii.width
    var ry = radii.height
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let numerator = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let factor = (max(numerator, 0) / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
    let sign = isLarge == isSweep ? -1.0 : 1.0
    let cx = sign * factor * rx * y / ry
    let cy = -sign * factor * ry * x / rx
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let center = CGPoint(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2,
      y: sine * cx + cosine * cy + (start.y + end.y) / 2
    )
    addArcSegments(
      center: center,
      radii: CGSize(width: rx, height: ry),
      rotation: rotation,
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
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let k = 4 / 3 * tan(step / 4)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(
        x: center.x + cos(rotation) * x * radii.width - sin(rotation) * y * radii.height,
        y: center.y + sin(rotation) * x * radii.width + cos(rotation) * y * radii.height
      )
    }
    for index in 0..<count {
      let a = first + Double(index) * step
      let b = a + step
      addCurve(
        to: point(cos(b), sin(b)),
        control1: point(cos(a) - k * sin(a), sin(a) + k * cos(a)),
        control2: point(cos(b) + k * sin(b), sin(b) - k * cos(b))
      )
    }
  }
}
