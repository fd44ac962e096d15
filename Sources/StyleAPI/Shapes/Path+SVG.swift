extension Path {
  /// Makes a path from the `d` attribute of an SVG path; nil where it cannot be read.
  ///
  /// All commands of SVG 1.1 are understood, absolute and relative. Where a browser would draw up
  /// to the first error, nothing is drawn.
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
  /// Whether no comma may stand before the next number, since it is the first of its command.
  private var isFirstNumber = true
  private var path = Path()
  private var start = CGPoint.zero
  private var point = CGPoint.zero
  /// The last control point, for the commands that mirror it.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() -> Path? {
    skipSpaces()
    guard index < bytes.count else { return nil }
    var command: UInt8?
    while index < bytes.count {
      let hasComma = command != nil && skipComma()
      guard index < bytes.count else { return nil }
      if isLetter(bytes[index]) {
        command = bytes[index]
        index += 1
        guard !hasComma, !path.isEmpty || bytes[index - 1] | 0x20 == UInt8(ascii: "m")
        else { return nil }
      } else if let last = command, last | 0x20 == UInt8(ascii: "z") {
        return nil
      } else if let last = command, last | 0x20 == UInt8(ascii: "m") {
        // More points after a `move` are lines.
        command = last - 1
      }
      isFirstNumber = true
      guard let command, draw(command), point.isFinite else { return nil }
      skipSpaces()
    }
    return path.isFinite ? path : nil
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

  private mutating func skipSpaces() {
    while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d, 0x0c].contains(bytes[index]) { index += 1 }
  }

  /// Passes over one comma with the spaces around it.
  private mutating func skipComma() -> Bool {
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return false }
    index += 1
    skipSpaces()
    return true
  }

  private mutating func skipSeparator() {
    if isFirstNumber { skipSpaces() } else { _ = skipComma() }
    isFirstNumber = false
  }

  private mutating func readPoint(_ base: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func flag() -> Bool? {
    skipSeparator()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    defer { index += 1 }
    return bytes[index] == 0x31
  }

  private mutating func number() -> Double? {
    skipSeparator()
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
