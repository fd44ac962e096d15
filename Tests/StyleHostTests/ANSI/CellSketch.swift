import StyleAPI

@testable import StyleHost

/// Draws display lists by hand, as layout with cells for metrics would make them.
struct CellSketch {
  var list = DisplayList(metrics: "cells")

  static func list(
    width: Double = 0,
    height: Double = 0,
    _ draw: (inout CellSketch) -> Void
  )
    -> DisplayList
  {
    var sketch = CellSketch()
    draw(&sketch)
    let ink = sketch.inkBox
    sketch.list.ink = ink
    sketch.list.bounds = CGRect(
      x: 0,
      y: 0,
      width: width > 0 ? width : max(0, ink.maxX),
      height: height > 0 ? height : max(0, ink.maxY)
    )
    return sketch.list
  }

  private var inkBox: CGRect {
    var box: CGRect?
    func add(_ other: CGRect) { box = box?.union(other) ?? other }
    for item in list.items {
      switch item {
      case .fill(let outline, _), .stroke(let outline, _, _):
        switch outline {
        case .rectangle(let rect), .rounded(let rect, _), .uneven(let rect, _), .ellipse(let rect):
          add(rect)
        case .path: break
        }
      case .text(let run):
        add(CGRect(x: run.origin.x, y: run.origin.y - 12, width: run.width, height: 16))
      case .image(_, let rect): add(rect)
      default: break
      }
    }
    return box ?? .zero
  }

  // MARK: Items

  mutating func span(_ string: String) -> TextSpan {
    let first = list.text.count
    list.text += Array(string.utf8)
    return TextSpan(first: Int32(first), count: Int32(list.text.count - first))
  }

  static func width(_ string: String) -> Double {
    8 * Double(CellGlyph.glyphs(of: string).cells)
  }

  /// Letters with their top left corner at a point; returns their width.
  @discardableResult
  mutating func text(
    _ string: String,
    x: Double = 0,
    y: Double = 0,
    _ paint: DisplayPaint = .color(Dye.black),
    weight: Int16 = 400,
    isItalic: Bool = false,
    decoration: TextDecoration = []
  ) -> Double {
    let width = Self.width(string)
    list.items.append(
      .text(
        DisplayText(
          text: span(string),
          origin: CGPoint(x: x, y: y + 12),
          width: width,
          font: ResolvedFont(family: .verdana, size: 11, weight: weight, isItalic: isItalic),
          paint: paint,
          decoration: decoration
        )
      )
    )
    return width
  }

  mutating func fill(_ outline: DisplayOutline, _ color: DisplayColor) {
    list.items.append(.fill(outline, .color(color)))
  }

  mutating func fill(_ outline: DisplayOutline, _ gradient: DisplayGradient) {
    list.gradients.append(gradient)
    list.items.append(.fill(outline, .gradient(Int32(list.gradients.count - 1))))
  }

  mutating func stroke(_ outline: DisplayOutline, _ color: DisplayColor, width: Double = 1) {
    list.items.append(.stroke(outline, .color(color), DisplayStroke(width: width)))
  }

  mutating func group(_ item: DisplayItem, _ draw: (inout CellSketch) -> Void) {
    list.items.append(item)
    draw(&self)
    list.items.append(.end)
  }

  mutating func role(_ role: DisplayRole, _ draw: (inout CellSketch) -> Void) {
    group(.beginRole(role), draw)
  }

  mutating func link(_ address: String, _ draw: (inout CellSketch) -> Void) {
    group(.beginLink(span(address)), draw)
  }

  mutating func label(_ name: String, _ draw: (inout CellSketch) -> Void) {
    group(.beginLabel(span(name)), draw)
  }

  mutating func image(_ label: String, _ rect: CGRect) {
    list.images.append(DisplayImage(png: [], label: label))
    list.items.append(.image(Int32(list.images.count - 1), rect))
  }

  mutating func path(_ elements: [PathElement], _ color: DisplayColor) {
    let first = Int32(list.path.count)
    list.path += elements
    fill(.path(first: first, count: Int32(elements.count), evenOdd: false), color)
  }

  // MARK: Badges

  static func capsule(_ rect: CGRect) -> DisplayOutline {
    .rounded(rect, radius: rect.height / 2)
  }

  /// A capsule with a text, 5 points of padding at its sides and 2 above and below; its width.
  @discardableResult
  mutating func pill(
    _ string: String,
    x: Double = 0,
    y: Double = 0,
    _ color: DisplayColor = Dye.blue,
    ink: DisplayColor = Dye.white,
    role: DisplayRole? = .badge
  ) -> Double {
    let rect = CGRect(x: x, y: y, width: Self.width(string) + 10, height: 20)
    func draw(_ sketch: inout CellSketch) {
      sketch.fill(Self.capsule(rect), color)
      sketch.text(string, x: x + 5, y: y + 2, .color(ink))
    }
    if let role { self.role(role, draw) } else { draw(&self) }
    return rect.width
  }

  /// A badge of two plates that one outline clips; its width.
  @discardableResult
  mutating func pair(
    _ label: String,
    _ message: String,
    x: Double = 0,
    y: Double = 0,
    radius: Double = 3,
    _ color: DisplayColor = Dye.blue
  ) -> Double {
    let labelWidth = Self.width(label) + 10
    let messageWidth = Self.width(message) + 10
    let whole = CGRect(x: x, y: y, width: labelWidth + messageWidth, height: 20)
    role(.badge) { badge in
      badge.group(.beginClip(.rounded(whole, radius: radius))) { clip in
        clip.role(.label) { part in
          part.fill(.rectangle(CGRect(x: x, y: y, width: labelWidth, height: 20)), Dye.grey)
          part.text(label, x: x + 5, y: y + 2, .color(Dye.white))
        }
        clip.role(.message) { part in
          part.fill(
            .rectangle(CGRect(x: x + labelWidth, y: y, width: messageWidth, height: 20)),
            color
          )
          part.text(message, x: x + labelWidth + 5, y: y + 2, .color(Dye.white))
        }
      }
    }
    return whole.width
  }

  /// Text with a pill whose middle is on a corner; the width of the text.
  @discardableResult
  mutating func corner(
    _ content: String,
    _ badge: String,
    x: Double = 0,
    y: Double = 0,
    isTrailing: Bool = true,
    hasRoles: Bool = true
  ) -> Double {
    let width = Self.width(content)
    let badgeWidth = Self.width(badge) + 10
    let badgeX = (isTrailing ? x + width : x) - badgeWidth / 2
    if hasRoles {
      role(.decorated) { $0.text(content, x: x, y: y) }
      pill(badge, x: badgeX, y: y - 10, Dye.red, role: .overlayBadge)
    } else {
      text(content, x: x, y: y)
      pill(badge, x: badgeX, y: y - 10, Dye.red, role: nil)
    }
    return width
  }
}

/// The colours of sketches.
enum Dye {
  static let black = DisplayColor(hex: 0x000000)
  static let white = DisplayColor(hex: 0xFFFFFF)
  static let grey = DisplayColor(hex: 0x555555)
  static let blue = DisplayColor(hex: 0x0000AA)
  static let green = DisplayColor(hex: 0x44CC11)
  static let red = DisplayColor(hex: 0xB00020)
}

extension DisplayColor {
  init(hex rgb: UInt32, opacity: Float = 1) {
    self.init(
      red: Float(rgb >> 16 & 0xFF) / 255,
      green: Float(rgb >> 8 & 0xFF) / 255,
      blue: Float(rgb & 0xFF) / 255,
      opacity: opacity
    )
  }

}

extension String {
  /// The text with escape characters as `\e`, control characters as `\x`, fit for reading.
  var escapedControls: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.value {
      case 0x1B: text += "\\e"
      case 0x0A: text += "\n"
      case 0x00..<0x20, 0x7F..<0xA0: text += "\\x" + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
