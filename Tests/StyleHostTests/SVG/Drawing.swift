import StyleAPI

/// Puts a display list together by hand, as layout would.
struct Drawing {
  var list = DisplayList(metrics: "font")

  init(_ width: Double, _ height: Double, ink: CGRect? = nil) {
    list.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    list.ink = ink ?? list.bounds
  }

  /// Makes a drawing of items that need no buffers.
  init(_ items: DisplayItem...) {
    self.init(20, 10)
    list.items = items
  }

  mutating func fill(_ outline: DisplayOutline, _ paint: DisplayPaint) {
    list.items.append(.fill(outline, paint))
  }

  mutating func stroke(_ outline: DisplayOutline, _ paint: DisplayPaint, _ stroke: DisplayStroke) {
    list.items.append(.stroke(outline, paint, stroke))
  }

  /// Adds a run whose left end is at a point.
  mutating func text(
    _ string: String,
    x: Double,
    y: Double,
    width: Double,
    font: ResolvedFont = ResolvedFont(family: .verdana, size: 11),
    paint: DisplayPaint = .white,
    decoration: TextDecoration = []
  ) {
    list.items.append(
      .text(
        DisplayText(
          text: span(string),
          origin: CGPoint(x: x, y: y),
          width: width,
          font: font,
          paint: paint,
          decoration: decoration
        )
      )
    )
  }

  mutating func image(_ image: DisplayImage, in rect: CGRect) {
    list.images.append(image)
    list.items.append(.image(Int32(list.images.count - 1), rect))
  }

  /// Adds a group and what the closure puts in it.
  mutating func group(_ begin: DisplayItem, _ content: (inout Drawing) -> Void) {
    list.items.append(begin)
    content(&self)
    list.items.append(.end)
  }

  mutating func link(_ url: String, _ content: (inout Drawing) -> Void) {
    group(.beginLink(span(url)), content)
  }

  mutating func named(_ name: String, _ content: (inout Drawing) -> Void) {
    group(.beginLabel(span(name)), content)
  }

  mutating func help(_ hint: String, _ content: (inout Drawing) -> Void) {
    group(.beginHelp(span(hint)), content)
  }

  mutating func role(_ role: DisplayRole, _ content: (inout Drawing) -> Void) {
    group(.beginRole(role), content)
  }

  mutating func path(_ elements: [PathElement], evenOdd: Bool = false) -> DisplayOutline {
    list.path.append(contentsOf: elements)
    let first = list.path.count - elements.count
    return .path(first: Int32(first), count: Int32(elements.count), evenOdd: evenOdd)
  }

  mutating func gradient(
    _ geometry: DisplayGradient.Geometry,
    _ stops: (DisplayColor, Double)...
  ) -> DisplayPaint {
    list.gradients.append(
      DisplayGradient(
        geometry: geometry,
        stops: stops.map { DisplayGradient.Stop(color: $0.0, location: $0.1) }
      )
    )
    return .gradient(Int32(list.gradients.count - 1))
  }

  private mutating func span(_ string: String) -> TextSpan {
    let first = list.text.count
    list.text.append(contentsOf: string.utf8)
    return TextSpan(first: Int32(first), count: Int32(list.text.count - first))
  }
}

extension DisplayPaint {
  static let white = DisplayPaint.hex(0xFFFFFF)

  /// A colour as in CSS.
  static func hex(_ value: UInt32, _ opacity: Float = 1) -> DisplayPaint {
    .color(.hex(value, opacity))
  }
}

extension DisplayColor {
  /// A colour as in CSS.
  static func hex(_ value: UInt32, _ opacity: Float = 1) -> DisplayColor {
    DisplayColor(
      red: Float(value >> 16 & 255) / 255,
      green: Float(value >> 8 & 255) / 255,
      blue: Float(value & 255) / 255,
      opacity: opacity
    )
  }
}
