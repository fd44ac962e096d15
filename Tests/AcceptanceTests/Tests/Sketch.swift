@_spi(Host) import StyleAPI
import TestSupport

/// A drawing taken apart: what lies where, from back to front.
struct Sketch {
  /// A filled or stroked rectangle with round corners.
  struct Plate: Equatable {
    var rect: CGRect
    var radius: Double
    var paint: DisplayPaint
    /// The width of the line, or nil where the plate is filled.
    var line: Double?
    /// The radius of the shadow that the plate throws, in points.
    var shadow: Double?
  }

  /// A run of text.
  struct Run: Equatable {
    var string: String
    var size: Double
    var width: Double
    /// The middle of the run; vertically that of its ascent and descent.
    var center: CGPoint
    var paint: DisplayPaint

    /// Whether the run lies in the middle of a rectangle: exactly in width, and in height to half a
    /// point, since lines of text stand on whole points.
    func isCentered(in rect: CGRect) -> Bool {
      center.x == rect.center.x && abs(center.y - rect.center.y) <= 0.5
    }
  }

  /// The layout's size.
  var size: CGSize
  var plates: [Plate] = []
  var runs: [Run] = []
  var gradients: [DisplayGradient]
  /// Whether StyleAPI's own badges left their marks in the drawing.
  var hasRoles = false

  /// Draws a view with ``FixedMetrics``: every character is half as wide as the font's size.
  init<Content: View>(_ view: Content, environment: EnvironmentValues = EnvironmentValues()) {
    let graph = ViewGraph(metrics: FixedMetrics())
    graph.update(view, environment: environment)
    self.init(graph.displayList())
  }

  private init(_ list: DisplayList) {
    size = list.bounds.size
    gradients = list.gradients
    var shadows: [Double?] = []
    for item in list.items {
      switch item {
      case .fill(.rounded(let rect, let radius), let paint):
        plates.append(Plate(rect: rect, radius: radius, paint: paint))
      case .stroke(.rounded(let rect, let radius), let paint, let stroke):
        let shadow = shadows.last { $0 != nil } ?? nil
        plates.append(
          Plate(rect: rect, radius: radius, paint: paint, line: stroke.width, shadow: shadow)
        )
      case .text(let text): runs.append(Self.run(text, in: list))
      case .beginShadow(let shadow): shadows.append(shadow.radius)
      case .end: _ = shadows.popLast()
      default: if item.opens { shadows.append(nil) }
      }
      if case .beginRole = item { hasRoles = true }
    }
  }

  private static func run(_ text: DisplayText, in list: DisplayList) -> Run {
    let line = FixedMetrics().lineMetrics(font: text.font)
    return Run(
      string: list.string(text.text),
      size: text.font.size,
      width: text.width,
      center: CGPoint(
        x: text.origin.x + text.width / 2,
        y: text.origin.y + (line.descent - line.ascent) / 2
      ),
      paint: text.paint
    )
  }
}

extension CGRect {
  /// The point in the middle.
  var center: CGPoint { CGPoint(x: minX + width / 2, y: minY + height / 2) }
}
