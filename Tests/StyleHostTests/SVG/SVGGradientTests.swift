import StyleAPI
import Testing

@testable import StyleHost

@Suite struct SVGGradientTests {
  private static let red = DisplayColor.hex(0xFF0000)
  private static let blue = DisplayColor.hex(0x0000FF)
  private static let clear = DisplayColor.hex(0x000000, 0)

  private func definition(
    _ geometry: DisplayGradient.Geometry,
    _ stops: [(DisplayColor, Double)]
  ) -> String {
    var drawing = Drawing(20, 10)
    drawing.list.gradients = [
      DisplayGradient(
        geometry: geometry,
        stops: stops.map { DisplayGradient.Stop(color: $0.0, location: $0.1) }
      )
    ]
    drawing.fill(.rectangle(drawing.list.bounds), .gradient(0))
    return svgLines(drawing).first ?? ""
  }

  private func stops(_ stops: (DisplayColor, Double)...) -> [String] {
    definition(.linear(from: .zero, to: CGPoint(x: 1, y: 0)), stops)
      .split(separator: "<").filter { $0.hasPrefix("stop") }.map {
        String($0.dropFirst(5).dropLast(2))
      }
  }

  @Test("A linear gradient runs between points of the drawing")
  func linear() {
    #expect(
      definition(
        .linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 0, y: -4.5)),
        [(Self.red, 0), (Self.blue, 1)]
      ) == #"<linearGradient id="ID0" x1="1" y1="2" x2="0" y2="-4.5" "#
        + ##"gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"/>"##
        + ##"<stop offset="1" stop-color="#00f"/></linearGradient>"##
    )
  }

  @Test(
    "A radial gradient's inner circle moves the stops",
    arguments: [
      (0.0, 10.0, ["0", "0.5", "1"], "10"), (5, 10, ["0.5", "0.75", "1"], "10"),
      (10, 0, ["0", "0.5", "1"], "10"), (10, 5, ["0.5", "0.75", "1"], "10"),
      (10, 10, ["1", "1", "1"], "10"), (0, 0, ["0", "0.5", "1"], "0"),
      (-3, 4, ["0", "0.5", "1"], "4"),
    ]
  )
  func radial(start: Double, end: Double, offsets: [String], radius: String) {
    let definition = definition(
      .radial(center: CGPoint(x: 3, y: 4), startRadius: start, endRadius: end),
      [(Self.red, 0), (Self.clear, 0.5), (Self.blue, 1)]
    )
    #expect(
      definition.hasPrefix(
        #"<radialGradient id="ID0" cx="3" cy="4" r="\#(radius)" gradientUnits="userSpaceOnUse">"#
      )
    )
    var seen = definition.split(separator: "offset=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    // The clear stop in the middle takes both neighbours' colours.
    seen.remove(at: 1)
    #expect(seen == offsets)
    let isReversed = end < start
    #expect(definition.contains("stop-color=\"\(isReversed ? "#00f" : "#f00")\"/><stop"))
  }

  @Test("A clear stop takes its neighbours' colours")
  func clearStops() {
    let (red, blue, clear) = (Self.red, Self.blue, Self.clear)
    #expect(
      stops((red, 0), (clear, 1)) == [
        ##"offset="0" stop-color="#f00""##, ##"offset="1" stop-color="#f00" stop-opacity="0""##,
      ]
    )
    #expect(
      stops((clear, 0), (red, 1)) == [
        ##"offset="0" stop-color="#f00" stop-opacity="0""##, ##"offset="1" stop-color="#f00""##,
      ]
    )
    #expect(
      stops((red, 0), (clear, 0.5), (blue, 1)) == [
        ##"offset="0" stop-color="#f00""##,
        ##"offset="0.5" stop-color="#f00" stop-opacity="0""##,
        ##"offset="0.5" stop-color="#00f" stop-opacity="0""##,
        ##"offset="1" stop-color="#00f""##,
      ]
    )
    #expect(stops((red, 0), (clear, 0.5), (red, 1)).count == 3)
    #expect(
      stops((clear, 0), (clear, 1)) == [
        ##"offset="0" stop-color="#000" stop-opacity="0""##,
        ##"offset="1" stop-color="#000" stop-opacity="0""##,
      ]
    )
  }

  @Test("Offsets lie between the ends, and opacities stand apart")
  func offsets() {
    #expect(
      stops((.hex(0xFF0000, 0.25), -1), (Self.blue, 7)) == [
        ##"offset="0" stop-color="#f00" stop-opacity="0.25""##, ##"offset="1" stop-color="#00f""##,
      ]
    )
  }

  @Test("Outlines, lines and texts refer to gradients by number")
  func references() {
    var drawing = Drawing(20, 10)
    let line = DisplayGradient.Geometry.linear(from: .zero, to: CGPoint(x: 1, y: 0))
    let first = drawing.gradient(line, (Self.red, 0), (Self.blue, 1))
    let second = drawing.gradient(line, (Self.blue, 0), (Self.red, 1))
    let box = DisplayOutline.rectangle(CGRect(x: 0, y: 0, width: 2, height: 2))
    drawing.group(.beginClip(box)) { drawing in
      drawing.fill(box, second)
      drawing.stroke(box, first, DisplayStroke(width: 1))
      drawing.text("a", x: 0, y: 0, width: 2, paint: second)
    }
    #expect(
      svgLines(drawing).suffix(5) == [
        #"<g clip-path="url(#ID2)">"#,
        #"<rect width="2" height="2" fill="url(#ID1)"/>"#,
        #"<rect width="2" height="2" fill="none" stroke="url(#ID0)"/>"#,
        #"<text x="1" fill="url(#ID1)">a</text>"#,
        "</g>",
      ]
    )
  }
}
