import StyleAPI
import Testing

@testable import StyleHost

@Suite struct SVGAdaptiveTests {
  private static let box = DisplayOutline.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9))

  private func adaptive(_ light: Drawing, _ dark: Drawing) -> [String] {
    let svg = SVGRenderer().adaptive(light: light.list, dark: dark.list)
    #expect(XMLCheck(svg).error == nil)
    return withoutHash(svg).split(separator: "\n").map(String.init)
  }

  private func fill(_ paint: DisplayPaint) -> Drawing {
    Drawing(.fill(Self.box, paint))
  }

  @Test("Two equal drawings need no style")
  func equal() {
    let list = SampleDrawings.flat("build", "passing")
    let renderer = SVGRenderer()
    #expect(renderer.adaptive(light: list, dark: list) == renderer.svg(for: list))
  }

  @Test("Where paints differ, the shapes are there once and a class repaints them")
  func repaint() {
    #expect(
      adaptive(fill(.hex(0xFFFFFF)), fill(.hex(0x222222))).dropFirst() == [
        "<style>@media (prefers-color-scheme:dark){.ID0{fill:#222}}</style>",
        ##"<rect width="9" height="9" class="ID0" fill="#fff"/>"##,
        "</svg>",
      ]
    )
  }

  @Test(
    "The opacity is switched where one of the two is not opaque",
    arguments: [
      (1.0, 0.5, "fill:#222;fill-opacity:0.5"), (0.5, 1, "fill:#222;fill-opacity:1"),
      (0.5, 0.5, "fill:#222;fill-opacity:0.5"), (1, 1, "fill:#222"),
    ] as [(Float, Float, String)]
  )
  func opacity(light: Float, dark: Float, rule: String) {
    let lines = adaptive(fill(.hex(0xFFFFFF, light)), fill(.hex(0x222222, dark)))
    #expect(lines[1] == "<style>@media (prefers-color-scheme:dark){.ID0{\(rule)}}</style>")
  }

  @Test("Lines, texts and their lines are repainted, the same paint by one class")
  func kinds() {
    func drawing(_ paint: DisplayPaint) -> Drawing {
      var drawing = Drawing(20, 10)
      drawing.stroke(Self.box, paint, DisplayStroke(width: 1))
      drawing.text("a", x: 0, y: 8, width: 10, paint: paint, decoration: .underline)
      drawing.fill(Self.box, paint)
      drawing.fill(Self.box, .hex(0xFF0000))
      return drawing
    }
    #expect(
      adaptive(drawing(.hex(0xFFFFFF)), drawing(.hex(0x222222))).dropFirst(2) == [
        "<style>@media (prefers-color-scheme:dark){.ID0{stroke:#222}.ID1{fill:#222}}</style>",
        ##"<rect width="9" height="9" class="ID0" fill="none" stroke="#fff"/>"##,
        ##"<text x="5" y="8" class="ID1" fill="#fff">a</text>"##,
        ##"<rect y="8.99" width="10" height="0.66" class="ID1" fill="#fff"/>"##,
        ##"<rect width="9" height="9" class="ID1" fill="#fff"/>"##,
        ##"<rect width="9" height="9" fill="#f00"/>"##,
        "</svg>",
      ]
    )
  }

  @Test("A gradient is exchanged for another, or for a colour")
  func gradients() {
    let geometry = DisplayGradient.Geometry.linear(from: .zero, to: CGPoint(x: 1, y: 0))
    func drawing(_ end: DisplayColor, plain: DisplayColor?) -> Drawing {
      var drawing = Drawing(20, 10)
      let gradient = drawing.gradient(geometry, (.hex(0xFF0000), 0), (end, 1))
      drawing.fill(Self.box, gradient)
      drawing.fill(Self.box, plain.map { .color($0) } ?? gradient)
      return drawing
    }
    let lines = adaptive(
      drawing(.hex(0x0000FF), plain: .hex(0x00FF00)),
      drawing(.hex(0x000088), plain: nil)
    )
    #expect(
      lines[1] == "<style>@media (prefers-color-scheme:dark){.ID2{fill:url(#ID1)}}</style>"
    )
    #expect(lines.filter { $0.hasPrefix("<linearGradient") }.count == 2)
    #expect(
      lines.suffix(3) == [
        ##"<rect width="9" height="9" class="ID2" fill="url(#ID0)"/>"##,
        ##"<rect width="9" height="9" class="ID2" fill="#0f0"/>"##,
        "</svg>",
      ]
    )
  }

  @Test("A shadow's colour is switched in its filter, a text's hard shadow in the text")
  func shadows() {
    func drawing(_ color: DisplayColor) -> Drawing {
      var drawing = Drawing(20, 10)
      let soft = DisplayShadow(color: color, radius: 1, x: 0, y: 0)
      let hard = DisplayShadow(color: color, radius: 0, x: 0, y: 1)
      drawing.group(.beginShadow(soft)) { $0.fill(Self.box, .hex(0xFF0000)) }
      drawing.group(.beginShadow(hard)) { $0.text("a", x: 0, y: 8, width: 10) }
      return drawing
    }
    let lines = adaptive(drawing(.hex(0x000000, 0.5)), drawing(.hex(0xFFFFFF, 0.25)))
    #expect(
      lines[2] == "<style>@media (prefers-color-scheme:dark){"
        + ".ID1{flood-color:#fff;flood-opacity:0.25}.ID2{fill:#fff;fill-opacity:0.25}}</style>"
    )
    #expect(
      lines[4].contains(
        ##"<feFlood class="ID1" flood-color="#000" flood-opacity="0.5"/>"##
      )
    )
    #expect(
      lines.contains(##"<text x="5" y="9" class="ID2" fill="#000" fill-opacity="0.5">a</text>"##)
    )
  }

  @Test("Drawings of different shape are two groups, one of them displayed")
  func alternatives() {
    let dark = Drawing(.fill(.ellipse(CGRect(x: 0, y: 0, width: 9, height: 9)), .hex(0x222222)))
    #expect(
      adaptive(fill(.hex(0xFFFFFF)), dark).dropFirst() == [
        "<style>@media (prefers-color-scheme:dark)"
          + "{.ID0{display:none}.ID1{display:inline}}</style>",
        #"<g class="ID0">"#,
        ##"<rect width="9" height="9" fill="#fff"/>"##,
        "</g>",
        #"<g class="ID1" display="none">"#,
        ##"<circle cx="4.5" cy="4.5" r="4.5" fill="#222"/>"##,
        "</g>",
        "</svg>",
      ]
    )
  }

  @Test("In two groups no number is used twice, and resources lie outside of both")
  func alternativeResources() {
    let light = SampleDrawings.flat("build", "passing")
    var dark = SampleDrawings.flat("build", "passing", isDark: true)
    dark.items.removeAll { if case .beginShadow = $0 { true } else { false } }
    let check = XMLCheck(SVGRenderer().adaptive(light: light, dark: dark))
    let ids = check.values(of: "id")
    #expect(ids.count == 4)
    #expect(Set(ids).count == 4)
    let names = check.elements.map(\.name)
    #expect(names.lastIndex(of: "clipPath") ?? 0 < names.firstIndex(of: "g") ?? 0)
  }

  @Test("Drawings that differ in more than paint are kept apart", arguments: 0..<7)
  func structure(difference: Int) {
    var dark = Drawing(20, 10)
    var light = Drawing(20, 10)
    for isDark in [false, true] {
      var drawing = Drawing(20, 10)
      let changes = { (index: Int) in isDark && index == difference }
      drawing.text(changes(0) ? "b" : "a", x: 0, y: 8, width: 10)
      drawing.text("c", x: changes(1) ? 1 : 0, y: 8, width: 10)
      drawing.group(.beginOpacity(changes(2) ? 0.5 : 0.25)) { $0.fill(Self.box, .white) }
      let shadow = DisplayShadow(color: .hex(0), radius: changes(3) ? 1 : 2, x: 0, y: 0)
      drawing.group(.beginShadow(shadow)) { $0.fill(Self.box, .white) }
      drawing.stroke(Self.box, .white, DisplayStroke(width: changes(4) ? 1 : 2))
      let path = drawing.path([.move(.zero), .line(CGPoint(x: changes(5) ? 1 : 2, y: 1))])
      drawing.fill(path, .white)
      drawing.image(DisplayImage(png: [changes(6) ? 1 : 2], label: ""), in: drawing.list.bounds)
      if isDark { dark = drawing } else { light = drawing }
    }
    let lines = adaptive(light, dark)
    #expect(lines.contains { $0.hasSuffix(#" display="none">"#) })
  }

  @Test("The box holds both drawings, and the light one gives the name")
  func box() {
    var light = Drawing(20, 10)
    light.text("light", x: 0, y: 8, width: 10)
    var dark = Drawing(10, 30, ink: CGRect(x: -2, y: 0, width: 10, height: 30))
    dark.text("dark", x: 0, y: 8, width: 10)
    let svg = SVGRenderer().adaptive(light: light.list, dark: dark.list)
    #expect(
      svg.contains(#"width="22" height="30" viewBox="-2 0 22 30" role="img" aria-label="light""#)
    )
  }

  @Test("A style sheet switches nothing but display and paint, in all samples")
  func onlyPaint() {
    for sample in SampleDrawings.all {
      let svg = SVGRenderer().adaptive(light: sample.make(false), dark: sample.make(true))
      let properties = svg.matches(of: /[{;]([a-z-]+):/).map { String($0.output.1) }
      let allowed: Set = [
        "fill", "fill-opacity", "stroke", "stroke-opacity", "flood-color", "flood-opacity",
        "display",
      ]
      #expect(Set(properties).subtracting(allowed) == [], "\(sample.name)")
      #expect(svg.matches(of: /<style>/).count <= 1)
    }
  }
}
