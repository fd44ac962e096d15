import StyleAPI

/// Drawings that use every feature of a display list, in shapes that badges have.
enum SampleDrawings {
  /// The samples by name, each in a light and a dark form.
  static let all: [(name: String, make: @Sendable (_ isDark: Bool) -> DisplayList)] = [
    ("flat", { flat("build", "passing", isDark: $0) }),
    ("capsule", capsule),
    ("corner", corner),
    ("outlines", outlines),
    ("strokes", strokes),
    ("gradients", gradients),
    ("groups", groups),
    ("shadows", shadows),
    ("faces", faces),
    ("scripts", scripts),
    ("links", links),
  ]

  /// The README look: two plates in one rounded clip, a sheen, texts with hard shadows.
  static func flat(_ label: String, _ message: String, isDark: Bool = false) -> DisplayList {
    let labelWidth = Double(label.utf8.count) * 6.2
    let messageWidth = Double(message.utf8.count) * 6.2
    let left = labelWidth + 10
    var drawing = Drawing(left + messageWidth + 10, 20)
    let bounds = drawing.list.bounds
    let sheen = drawing.gradient(
      .linear(from: .zero, to: CGPoint(x: 0, y: 20)),
      (.hex(0xBBBBBB, 0.1), 0),
      (.hex(0x000000, 0.1), 1)
    )
    let shadow = DisplayItem.beginShadow(
      DisplayShadow(color: .hex(0x010101, 0.3), radius: 0, x: 0, y: 1)
    )
    drawing.role(.badge) { drawing in
      drawing.group(.beginClip(.rounded(bounds, radius: 3))) { drawing in
        drawing.fill(
          .rectangle(CGRect(x: 0, y: 0, width: left, height: 20)),
          .hex(isDark ? 0x30363D : 0x555555)
        )
        drawing.fill(
          .rectangle(CGRect(x: left, y: 0, width: messageWidth + 10, height: 20)),
          .hex(0x2B7A0B)
        )
        drawing.fill(.rectangle(bounds), sheen)
      }
      drawing.role(.label) { drawing in
        drawing.group(shadow) { $0.text(label, x: 5, y: 14, width: labelWidth) }
      }
      drawing.role(.message) { drawing in
        drawing.group(shadow) { $0.text(message, x: left + 5, y: 14, width: messageWidth) }
      }
    }
    return drawing.list
  }

  /// A gloss over a tint with an inner line, as the fancy style has.
  private static func capsule(isDark: Bool) -> DisplayList {
    var drawing = Drawing(64, 26)
    let capsule = CGRect(x: 2, y: 2, width: 60, height: 22)
    let gloss = drawing.gradient(
      .linear(from: CGPoint(x: 32, y: 2), to: CGPoint(x: 32, y: 13)),
      (.hex(0xFFFFFF, 0.8), 0),
      (.hex(0x000000, 0), 1)
    )
    let shadow = DisplayShadow(color: .hex(0x000000, 0.4), radius: 1.5, x: 0, y: 1)
    drawing.role(.badge) { drawing in
      drawing.group(.beginShadow(shadow)) { drawing in
        drawing.fill(.rounded(capsule, radius: 11), .hex(isDark ? 0xA51D2D : 0xC01C28))
      }
      drawing.fill(.rounded(capsule, radius: 11), gloss)
      drawing.stroke(
        .rounded(capsule.insetBy(dx: 1, dy: 1), radius: 10),
        .hex(isDark ? 0xDDDDDD : 0xFFFFFF),
        DisplayStroke(width: 2)
      )
      drawing.role(.message) { $0.text("fancy", x: 15, y: 17, width: 34) }
    }
    return drawing.list
  }

  /// A counter whose centre lies on a corner, so that ink sticks out of the bounds.
  private static func corner(isDark: Bool) -> DisplayList {
    let badge = CGRect(x: 35, y: -7, width: 14, height: 14)
    var drawing = Drawing(42, 16, ink: CGRect(x: 0, y: -7, width: 49, height: 23))
    drawing.role(.decorated) { drawing in
      drawing.text("Inbox", x: 0, y: 13, width: 34, paint: .hex(isDark ? 0xEEEEEE : 0x111111))
    }
    drawing.role(.overlayBadge) { drawing in
      drawing.fill(.ellipse(badge), .hex(0xC01C28))
      drawing.role(.message) { $0.text("3", x: 38.5, y: 4, width: 7) }
    }
    return drawing.list
  }

  private static func outlines(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 60)
    let paint = DisplayPaint.hex(isDark ? 0x62A0EA : 0x1A5FB4)
    func cell(_ column: Double, _ row: Double) -> CGRect {
      CGRect(x: column * 30 + 3, y: row * 30 + 4, width: 24, height: 22)
    }
    let ring = drawing.path(
      [
        .move(CGPoint(x: 5, y: 35)), .line(CGPoint(x: 25, y: 35)), .line(CGPoint(x: 25, y: 55)),
        .line(CGPoint(x: 5, y: 55)), .close,
        .move(CGPoint(x: 10, y: 40)), .line(CGPoint(x: 20, y: 40)), .line(CGPoint(x: 20, y: 50)),
        .line(CGPoint(x: 10, y: 50)), .close,
      ],
      evenOdd: true
    )
    let curves = drawing.path([
      .move(CGPoint(x: 33, y: 45)), .quad(CGPoint(x: 45, y: 35), control: CGPoint(x: 33, y: 35)),
      .cubic(
        CGPoint(x: 57, y: 45),
        control1: CGPoint(x: 57, y: 35),
        control2: CGPoint(x: 57, y: 40)
      ),
      .line(CGPoint(x: 45, y: 56)), .close,
    ])
    drawing.fill(.rectangle(cell(0, 0)), paint)
    drawing.fill(.rounded(cell(1, 0), radius: 6), paint)
    drawing.fill(
      .uneven(
        cell(2, 0),
        CornerRadii(topLeft: 11, topRight: 0, bottomRight: 3, bottomLeft: 30)
      ),
      paint
    )
    drawing.fill(.ellipse(cell(3, 0)), paint)
    drawing.fill(ring, paint)
    drawing.fill(curves, paint)
    drawing.fill(.ellipse(CGRect(x: 64, y: 34, width: 22, height: 22)), .hex(0x26A269, 0.5))
    drawing.fill(.rounded(cell(3, 1), radius: 100), .hex(0x26A269, 0.5))
    return drawing.list
  }

  private static func strokes(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 60)
    let paint = DisplayPaint.hex(isDark ? 0xF6D32D : 0x813D9C)
    let zigzag: [PathElement] = [
      .move(CGPoint(x: 6, y: 24)), .line(CGPoint(x: 14, y: 6)), .line(CGPoint(x: 22, y: 24)),
    ]
    func moved(_ x: Double, _ y: Double) -> [PathElement] {
      zigzag.map { element in
        switch element {
        case .move(let point): .move(CGPoint(x: point.x + x, y: point.y + y))
        case .line(let point): .line(CGPoint(x: point.x + x, y: point.y + y))
        default: element
        }
      }
    }
    let miter = drawing.path(moved(0, 0))
    let round = drawing.path(moved(30, 0))
    let bevel = drawing.path(moved(60, 0))
    drawing.stroke(miter, paint, DisplayStroke(width: 3))
    drawing.stroke(round, paint, DisplayStroke(width: 3, cap: .round, join: .round))
    drawing.stroke(bevel, paint, DisplayStroke(width: 3, cap: .square, join: .bevel))
    drawing.stroke(
      .rectangle(CGRect(x: 94, y: 6, width: 20, height: 18)),
      paint,
      DisplayStroke(width: 2, dash: 4, gap: 2)
    )
    drawing.stroke(
      .rounded(CGRect(x: 4.5, y: 34.5, width: 50, height: 20), radius: 3),
      .hex(0x986A44),
      DisplayStroke(width: 1)
    )
    drawing.stroke(
      .ellipse(CGRect(x: 64, y: 34, width: 50, height: 20)),
      .hex(0x986A44, 0.6),
      DisplayStroke(width: 2, cap: .round, dash: 0, gap: 5)
    )
    return drawing.list
  }

  private static func gradients(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 60)
    let red = DisplayColor.hex(isDark ? 0xF66151 : 0xA51D2D)
    let clear = DisplayColor.hex(0x000000, 0)
    let across = drawing.gradient(
      .linear(from: .zero, to: CGPoint(x: 60, y: 0)),
      (red, 0),
      (.hex(0x1A5FB4), 0.5),
      (.hex(0x26A269), 1)
    )
    let fading = drawing.gradient(
      .linear(from: CGPoint(x: 60, y: 0), to: CGPoint(x: 120, y: 30)),
      (red, 0),
      (clear, 0.5),
      (.hex(0x1A5FB4), 1)
    )
    let glow = drawing.gradient(
      .radial(center: CGPoint(x: 30, y: 45), startRadius: 4, endRadius: 20),
      (red, 0),
      (clear, 1)
    )
    let ink = drawing.gradient(
      .linear(from: CGPoint(x: 64, y: 0), to: CGPoint(x: 116, y: 0)),
      (red, 0),
      (.hex(0x1A5FB4), 1)
    )
    drawing.fill(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 30)), across)
    drawing.fill(.rectangle(CGRect(x: 60, y: 0, width: 60, height: 30)), fading)
    drawing.fill(.rectangle(CGRect(x: 0, y: 30, width: 60, height: 30)), glow)
    drawing.stroke(
      .rounded(CGRect(x: 63, y: 33, width: 54, height: 24), radius: 5),
      ink,
      DisplayStroke(width: 2)
    )
    drawing.text("gradient", x: 66, y: 49, width: 48, paint: ink)
    return drawing.list
  }

  private static func groups(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 30)
    let paint = DisplayPaint.hex(isDark ? 0xFF7800 : 0xC64600)
    let box = CGRect(x: 4, y: 4, width: 22, height: 22)
    drawing.group(.beginOpacity(0.5)) { drawing in
      drawing.fill(.rectangle(box), paint)
      drawing.fill(.ellipse(box.offsetBy(dx: 6, dy: 0)), paint)
    }
    drawing.group(.beginClip(.ellipse(box.offsetBy(dx: 40, dy: 0)))) { drawing in
      drawing.group(.beginClip(.rectangle(CGRect(x: 44, y: 4, width: 22, height: 11)))) {
        $0.fill(.rectangle(box.offsetBy(dx: 40, dy: 0)), paint)
      }
    }
    let scaled = DisplayTransform(scaleX: 1.5, scaleY: 0.75, translateX: 76, translateY: 4)
    drawing.group(.beginTransform(scaled)) { drawing in
      drawing.fill(.rounded(CGRect(x: 0, y: 0, width: 26, height: 28), radius: 5), paint)
      drawing.text("x1", x: 5, y: 18, width: 14)
    }
    return drawing.list
  }

  private static func shadows(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 40)
    let soft = DisplayShadow(color: .hex(isDark ? 0x62A0EA : 0x000000, 0.6), radius: 3, x: 2, y: 2)
    let hard = DisplayShadow(color: .hex(0xA51D2D), radius: 0, x: 2, y: 2)
    drawing.group(.beginShadow(soft)) { drawing in
      drawing.fill(.rounded(CGRect(x: 10, y: 8, width: 30, height: 22), radius: 6), .hex(0x3584E4))
      drawing.text("soft", x: 13, y: 23, width: 24)
    }
    drawing.group(.beginShadow(hard)) { drawing in
      drawing.fill(.ellipse(CGRect(x: 52, y: 8, width: 22, height: 22)), .hex(0x3584E4))
    }
    drawing.group(.beginShadow(hard)) { drawing in
      drawing.text("hard", x: 84, y: 24, width: 28, paint: .hex(0x3584E4))
    }
    return drawing.list
  }

  private static func faces(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 80)
    let paint = DisplayPaint.hex(isDark ? 0xEEEEEE : 0x111111)
    func font(_ family: FontFamily, _ size: Double, _ weight: Int16 = 400) -> ResolvedFont {
      ResolvedFont(family: family, size: size, weight: weight)
    }
    var italic = font(.verdana, 12)
    italic.isItalic = true
    var spaced = font(.verdana, 10, 700)
    spaced.tracking = 1.25
    drawing.text("Verdana 11", x: 4, y: 14, width: 70, font: font(.verdana, 11), paint: paint)
    drawing.text("Bold 11", x: 4, y: 30, width: 50, font: font(.helvetica, 11, 700), paint: paint)
    drawing.text("italic", x: 64, y: 30, width: 40, font: italic, paint: paint)
    drawing.text("SPACED", x: 4, y: 46, width: 56, font: spaced, paint: paint)
    drawing.text("mono", x: 76, y: 46, width: 28, font: font(.monospaced, 11), paint: paint)
    drawing.text("under", x: 4, y: 64, width: 34, paint: paint, decoration: .underline)
    drawing.text("gone", x: 44, y: 64, width: 30, paint: paint, decoration: .strikethrough)
    drawing.text("a    b", x: 80, y: 64, width: 30, paint: paint)
    return drawing.list
  }

  /// Scripts that DejaVu Sans has; the others depend on what is installed.
  private static func scripts(isDark: Bool) -> DisplayList {
    var drawing = Drawing(120, 60)
    let paint = DisplayPaint.hex(isDark ? 0xEEEEEE : 0x111111)
    drawing.text("Привет, мир", x: 4, y: 14, width: 72, paint: paint)
    drawing.text("Ελλάδα & <b>", x: 4, y: 32, width: 80, paint: paint)
    drawing.text("שלום 100%!", x: 4, y: 50, width: 70, paint: paint)
    return drawing.list
  }

  private static func links(isDark: Bool) -> DisplayList {
    var drawing = Drawing(60, 20)
    let paint = DisplayPaint.hex(isDark ? 0x99C1F1 : 0x1A5FB4)
    drawing.link("https://example.com/?a=1&b=2") { drawing in
      drawing.help("opens the log") { drawing in
        drawing.fill(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 20)), .hex(0x000000, 0))
        drawing.text("log", x: 20, y: 14, width: 20, paint: paint, decoration: .underline)
      }
    }
    return drawing.list
  }
}
