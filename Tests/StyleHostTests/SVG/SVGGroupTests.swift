import StyleAPI
import Testing

@testable import StyleHost

@Suite struct SVGGroupTests {
  private static let dot = DisplayItem.fill(
    .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)),
    .hex(0xFF0000)
  )
  private static let dotLine = ##"<rect width="10" height="10" fill="#f00"/>"##

  @Test(
    "Groups without references say their effect on the group",
    arguments: [
      (.beginOpacity(0.5), #"<g opacity="0.5">"#),
      (.beginOpacity(-1), #"<g opacity="0">"#),
      (.beginOpacity(1), nil),
      (.beginOpacity(1.5), nil),
      (
        .beginTransform(DisplayTransform(scaleX: 2, scaleY: 2, translateX: 3, translateY: -4)),
        #"<g transform="translate(3 -4)scale(2)">"#
      ),
      (
        .beginTransform(DisplayTransform(scaleX: 2, scaleY: 0.5, translateX: 0, translateY: 0)),
        #"<g transform="scale(2 0.5)">"#
      ),
      (
        .beginTransform(DisplayTransform(scaleX: 1, scaleY: 1, translateX: 0, translateY: 5)),
        #"<g transform="translate(0 5)">"#
      ),
      (
        .beginTransform(DisplayTransform(scaleX: 1, scaleY: 1, translateX: 0, translateY: 0)),
        nil
      ),
      (.beginRole(.badge), nil),
    ] as [(DisplayItem, String?)]
  )
  func groups(begin: DisplayItem, element: String?) {
    let lines = element.map { [$0, Self.dotLine, "</g>"] } ?? [Self.dotLine]
    #expect(svgLines(Drawing(begin, Self.dot, .end)) == lines)
  }

  @Test("A clip is defined by its outline")
  func clip() {
    let clip = DisplayOutline.rounded(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 2)
    #expect(
      svgLines(Drawing(.beginClip(clip), Self.dot, .end)) == [
        #"<clipPath id="ID0"><rect width="9" height="9" rx="2"/></clipPath>"#,
        #"<g clip-path="url(#ID0)">"#,
        Self.dotLine,
        "</g>",
      ]
    )
  }

  @Test("A shadow is a filter as large as what it blurs, three deviations around")
  func shadow() {
    let shadow = DisplayShadow(color: .hex(0x000000, 0.25), radius: 2, x: 0, y: 1)
    #expect(
      svgLines(Drawing(.beginShadow(shadow), Self.dot, .end)) == [
        #"<filter id="ID0" x="-7" y="-7" width="24" height="24" filterUnits="userSpaceOnUse" "#
          + #"color-interpolation-filters="sRGB">"#
          + #"<feGaussianBlur in="SourceAlpha" stdDeviation="2"/>"#
          + #"<feOffset dy="1" result="shadow"/>"#
          + ##"<feFlood flood-color="#000" flood-opacity="0.25"/>"##
          + #"<feComposite in2="shadow" operator="in"/>"#
          + #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>"#,
        #"<g filter="url(#ID0)">"#,
        Self.dotLine,
        "</g>",
      ]
    )
  }

  @Test(
    "A shadow without blur or without offset leaves that step out",
    arguments: [
      (0.0, 2.0, #"<feOffset in="SourceAlpha" dx="2" result="shadow"/>"#),
      (3, 0, #"<feGaussianBlur in="SourceAlpha" stdDeviation="3" result="shadow"/>"#),
      (0, 0, #"<feOffset in="SourceAlpha" result="shadow"/>"#),
    ]
  )
  func shadowSteps(radius: Double, x: Double, steps: String) throws {
    let shadow = DisplayShadow(color: .hex(0x000000), radius: radius, x: x, y: 0)
    let filter = try #require(svgLines(Drawing(.beginShadow(shadow), Self.dot, .end)).first)
    #expect(filter.contains(steps + "<feFlood"))
  }

  @Test("The region of a shadow knows transforms, lines and shadows within")
  func region() throws {
    let shadow = DisplayShadow(color: .hex(0x000000), radius: 1, x: 0, y: 0)
    let transform = DisplayTransform(scaleX: 2, scaleY: 3, translateX: 5, translateY: 0)
    let line = DisplayItem.stroke(
      .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)),
      .hex(0xFF0000),
      DisplayStroke(width: 2)
    )
    let drawing = Drawing(
      .beginShadow(shadow),
      .beginTransform(transform),
      .beginShadow(shadow),
      line,
      .end,
      .end,
      .end
    )
    let filters = XMLCheck(SVGRenderer().svg(for: drawing.list)).elements.filter {
      $0.name == "filter"
    }
    let outer = try #require(filters.first).attributes
    // The line's box −1…11, scaled and moved: 3…27 and −3…33; 3 · 3 for the shadow within, 3 for
    // this.
    #expect([outer["x"], outer["width"]] == ["-9", "48"])
    #expect([outer["y"], outer["height"]] == ["-15", "60"])
    let inner = try #require(filters.last).attributes
    #expect([inner["x"], inner["width"]] == ["-4", "18"])
  }

  @Test("The hard shadow of one opaque text is a second text")
  func hardShadow() {
    var drawing = Drawing(40, 20)
    let shadow = DisplayShadow(color: .hex(0x010101, 0.3), radius: 0, x: 0, y: 1)
    drawing.group(.beginShadow(shadow)) { $0.text("ok", x: 5, y: 14, width: 14) }
    #expect(
      svgLines(drawing) == [
        ##"<text x="12" y="15" fill="#010101" fill-opacity="0.3">ok</text>"##,
        ##"<text x="12" y="14" fill="#fff">ok</text>"##,
      ]
    )
  }

  @Test("The hard shadow of anything else is a filter")
  func hardShadowOfMore() {
    let shadow = DisplayShadow(color: .hex(0x010101), radius: 0, x: 0, y: 1)
    var translucent = Drawing(40, 20)
    translucent.group(.beginShadow(shadow)) {
      $0.text("ok", x: 5, y: 14, width: 14, paint: .hex(0xFFFFFF, 0.5))
    }
    var two = Drawing(40, 20)
    two.group(.beginShadow(shadow)) {
      $0.text("ok", x: 5, y: 14, width: 14)
      $0.text("no", x: 25, y: 14, width: 14)
    }
    for drawing in [translucent, two] {
      #expect(svgLines(drawing).contains(#"<g filter="url(#ID0)">"#))
    }
  }

  @Test("A hint is the group's title")
  func help() {
    var drawing = Drawing(20, 10)
    drawing.help("more < less") { $0.list.items.append(Self.dot) }
    #expect(
      svgLines(drawing) == ["<g><title>more &lt; less</title>", Self.dotLine, "</g>"]
    )
  }

  @Test("What a list leaves open is closed, and ends too many do nothing")
  func balance() {
    let open = Drawing(.beginOpacity(0.5), .beginRole(.badge), .beginOpacity(0.25), Self.dot)
    #expect(
      svgLines(open) == [
        #"<g opacity="0.5">"#, #"<g opacity="0.25">"#, Self.dotLine, "</g>", "</g>",
      ]
    )
    #expect(svgLines(Drawing(.end, .end, Self.dot, .end)) == [Self.dotLine])
  }

  @Test("Groups may nest as deep as there are items")
  func depth() {
    var drawing = Drawing(20, 10)
    let depth = 5_000
    drawing.list.items = Array(repeating: .beginOpacity(0.5), count: depth)
    drawing.list.items += Array(repeating: .end, count: depth)
    let lines = svgLines(drawing)
    #expect(lines.count == 2 * depth)
    #expect(lines.last == "</g>")
  }

  @Test("A link to what is allowed becomes one")
  func link() {
    var drawing = Drawing(20, 10)
    drawing.link("https://example.com/?a=1&b=\"ü\"") { $0.list.items.append(Self.dot) }
    #expect(
      svgLines(drawing) == [
        #"<a href="https://example.com/?a=1&amp;b=%22%C3%BC%22">"#, Self.dotLine, "</a>",
      ]
    )
  }

  @Test(
    "A link within a link is none, and one after it is",
    arguments: ["javascript:alert(1)", ""]
  )
  func nestedLinks(unsafe: String) {
    var drawing = Drawing(20, 10)
    drawing.link(unsafe) { drawing in
      drawing.link("http://a") { drawing in
        drawing.link("http://b") { $0.list.items.append(Self.dot) }
      }
      drawing.link("mailto:c@d") { $0.list.items.append(Self.dot) }
    }
    #expect(
      svgLines(drawing) == [
        #"<a href="http://a">"#, Self.dotLine, "</a>", #"<a href="mailto:c@d">"#, Self.dotLine,
        "</a>",
      ]
    )
  }
}
