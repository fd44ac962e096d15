internal import StyleAPI

extension SVGWriter {
  /// Writes ` fill="…"` and, where it is not one, ` fill-opacity="…"`.
  @inline(__always)
  mutating func fill(_ paint: DisplayPaint, gradients base: Int) {
    switch paint {
    case .color(let color):
      out.append(literal: " fill=\"")
      out.append(shortHex: color)
      out.append(UInt8(ascii: "\""))
      opacity(" fill-opacity=\"", of: color)
    case .gradient(let index):
      out.append(literal: " fill=\"")
      reference(base + Int(index))
    }
  }

  /// Writes the attributes of a line along an outline.
  mutating func stroke(
    _ paint: DisplayPaint,
    _ stroke: DisplayStroke,
    along outline: DisplayOutline,
    gradients base: Int
  ) {
    switch paint {
    case .color(let color):
      out.append(literal: " stroke=\"")
      out.append(shortHex: color)
      out.append(UInt8(ascii: "\""))
      opacity(" stroke-opacity=\"", of: color)
    case .gradient(let index):
      out.append(literal: " stroke=\"")
      reference(base + Int(index))
    }
    if ByteBuffer.thousandths(stroke.width) != 1000 { length(" stroke-width=\"", stroke.width) }
    switch stroke.cap {
    case .butt: break
    case .round: out.append(literal: " stroke-linecap=\"round\"")
    case .square: out.append(literal: " stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: miterLimit(stroke.miterLimit, along: outline)
    case .round: out.append(literal: " stroke-linejoin=\"round\"")
    case .bevel: out.append(literal: " stroke-linejoin=\"bevel\"")
    }
    dashes(stroke)
  }

  /// Writes the miter limit where it can be seen: not on curves, and on right angles only below √2.
  private mutating func miterLimit(_ limit: Double, along outline: DisplayOutline) {
    let matters =
      switch outline {
      case .path: ByteBuffer.thousandths(limit) != 4000
      case .rectangle, .uneven: limit < 1.415
      case .rounded, .ellipse: false
      }
    // A limit below one is an error in SVG, and no corner has one.
    if matters { attribute(" stroke-miterlimit=\"", max(1, limit)) }
  }

  private mutating func dashes(_ stroke: DisplayStroke) {
    let dash = max(0, stroke.dash)
    let gap = max(0, stroke.gap)
    guard ByteBuffer.thousandths(gap) > 0 else { return }
    out.append(literal: " stroke-dasharray=\"")
    out.append(decimal: dash)
    out.append(UInt8(ascii: " "))
    out.append(decimal: gap)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes an opacity unless it is one.
  @inline(__always)
  mutating func opacity(_ name: StaticString, of color: DisplayColor) {
    let opacity = ByteBuffer.opacity(color)
    if opacity != 1000 { attribute(name, thousandths: opacity) }
  }

  /// Writes `url(#…)"`: a reference by number, and the quote behind it.
  mutating func reference(_ number: Int) {
    usesIdentifiers = true
    out.append(literal: "url(#")
    out.append(identifier: number)
    out.append(literal: ")\"")
  }

  /// Writes ` class="…"`.
  mutating func className(_ number: Int) {
    usesIdentifiers = true
    out.append(literal: " class=\"")
    out.append(identifier: number)
    out.append(UInt8(ascii: "\""))
  }
}

extension ByteBuffer {
  /// The opacity of a colour in thousandths, from 0 to 1000.
  @inline(__always)
  static func opacity(_ color: DisplayColor) -> Int {
    guard color.opacity > 0 else { return 0 }
    guard color.opacity < 1 else { return 1000 }
    return thousandths(Double(color.opacity))
  }
}
