internal import StyleAPI

extension ByteBuffer {
  /// Appends an outline.
  mutating func append(dump outline: DisplayOutline, _ contents: DisplayListContents) {
    switch outline {
    case .rectangle(let rect):
      append(literal: "rectangle ")
      append(dump: rect)
    case .rounded(let rect, let radius):
      append(literal: "rounded ")
      append(dump: rect)
      append(literal: " r")
      append(decimal: radius)
    case .uneven(let rect, let radii):
      append(literal: "uneven ")
      append(dump: rect)
      append(literal: " r")
      for (index, radius) in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        .enumerated()
      {
        if index > 0 { append(UInt8(ascii: ",")) }
        append(decimal: radius)
      }
    case .ellipse(let rect):
      append(literal: "ellipse ")
      append(dump: rect)
    case .path(let first, let count, let evenOdd):
      append(literal: evenOdd ? "path evenodd " : "path ")
      append(pathData: contents.elements(first: first, count: count))
    }
  }

  /// Appends a space and the paint.
  mutating func append(dump paint: DisplayPaint, _ contents: DisplayListContents) {
    append(UInt8(ascii: " "))
    switch paint {
    case .color(let color):
      append(dump: color)
    case .gradient(let index):
      let gradient = contents.gradient(index)
      switch gradient.geometry {
      case .linear(let from, let to):
        append(literal: "linear ")
        append(dump: from)
        append(literal: "→")
        append(dump: to)
      case .radial(let center, let startRadius, let endRadius):
        append(literal: "radial ")
        append(dump: center)
        append(literal: " r")
        append(decimal: startRadius)
        append(literal: "→")
        append(decimal: endRadius)
      }
      append(literal: " [")
      for (position, stop) in gradient.stops.enumerated() {
        if position > 0 { append(literal: ", ") }
        append(decimal: stop.location)
        append(UInt8(ascii: " "))
        append(dump: stop.color)
      }
      append(UInt8(ascii: "]"))
    }
  }

  /// Appends a colour, with its opacity where it isn't one.
  mutating func append(dump color: DisplayColor) {
    append(shortHex: color)
    let opacity = Self.opacity(color)
    guard opacity != 1000 else { return }
    append(UInt8(ascii: "@"))
    append(thousandths: opacity)
  }

  /// Appends a line's look where it isn't the default, and its width.
  mutating func append(dump stroke: DisplayStroke) {
    append(literal: " w")
    append(decimal: stroke.width)
    if stroke.cap != .butt {
      append(literal: " cap ")
      append(string: stroke.cap.name)
    }
    if stroke.join != .miter {
      append(literal: " join ")
      append(string: stroke.join.name)
    }
    if stroke.join == .miter, stroke.miterLimit != 10 {
      append(literal: " miter ")
      append(decimal: stroke.miterLimit)
    }
    if stroke.dash != 0 || stroke.gap != 0 {
      append(literal: " dash ")
      append(dump: CGPoint(x: stroke.dash, y: stroke.gap))
    }
  }

  /// Appends a run's place and face.
  mutating func append(dump run: DisplayText) {
    append(UInt8(ascii: " "))
    append(dump: run.origin)
    append(literal: " w")
    append(decimal: run.width)
    append(UInt8(ascii: " "))
    append(string: run.font.family.name)
    append(UInt8(ascii: " "))
    append(decimal: run.font.size)
    if run.font.weight != 400 {
      append(literal: " weight ")
      append(integer: Int(run.font.weight))
    }
    if run.font.isItalic { append(literal: " italic") }
    if run.font.hasMonospacedDigits { append(literal: " monospaced digits") }
    if run.font.tracking != 0 {
      append(literal: " tracking ")
      append(decimal: run.font.tracking)
    }
  }

  /// Appends `x,y width×height`.
  mutating func append(dump rect: CGRect) {
    append(dump: rect.origin)
    append(UInt8(ascii: " "))
    append(decimal: rect.width)
    append(literal: "×")
    append(decimal: rect.height)
  }

  /// Appends `x,y`.
  mutating func append(dump point: CGPoint) {
    append(decimal: point.x)
    append(UInt8(ascii: ","))
    append(decimal: point.y)
  }
}
