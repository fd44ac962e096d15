import Foundation
import Testing

@testable import StyleHost

import struct StyleAPI.CGRect
import struct StyleAPI.DisplayList

@Suite struct SVGDocumentTests {
  @Test("The whole document of a badge, byte by byte")
  func badge() {
    let svg = SVGRenderer().svg(for: SampleDrawings.flat("build", "ok"))
    #expect(
      withoutHash(svg) == ##"""
        <svg xmlns="http://www.w3.org/2000/svg" width="64" height="20" viewBox="0 0 64 20" role="img" aria-label="build: ok" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
        <title>build: ok</title>
        <defs>
        <linearGradient id="ID0" x2="0" y2="20" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#bbb" stop-opacity="0.1"/><stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>
        <clipPath id="ID1"><rect width="63.4" height="20" rx="3"/></clipPath>
        </defs>
        <g clip-path="url(#ID1)">
        <rect width="41" height="20" fill="#555"/>
        <rect x="41" width="22.4" height="20" fill="#2b7a0b"/>
        <rect width="63.4" height="20" fill="url(#ID0)"/>
        </g>
        <text x="20.5" y="15" fill="#010101" fill-opacity="0.3">build</text>
        <text x="20.5" y="14" fill="#fff">build</text>
        <text x="52.2" y="15" fill="#010101" fill-opacity="0.3">ok</text>
        <text x="52.2" y="14" fill="#fff">ok</text>
        </svg>

        """##
    )
  }

  @Test(
    "The view box holds bounds and ink in whole points",
    arguments: [
      (
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 2, y: 2, width: 4, height: 4),
        #"width="20" height="10" viewBox="0 0 20 10""#
      ),
      // A badge on the corner: its centre lies on y = 0.
      (
        CGRect(x: 0, y: 0, width: 42, height: 16), CGRect(x: 0, y: -7, width: 49, height: 23),
        #"width="49" height="23" viewBox="0 -7 49 23""#
      ),
      (
        CGRect(x: 0, y: 0, width: 94.4, height: 20),
        CGRect(x: -0.5, y: -9.25, width: 10, height: 12),
        #"width="96" height="30" viewBox="-1 -10 96 30""#
      ),
      (
        CGRect(x: 0, y: 0, width: 20.0001, height: 10),
        CGRect(x: -0.0004, y: 0, width: 20, height: 10),
        #"width="20" height="10" viewBox="0 0 20 10""#
      ),
      (CGRect.zero, CGRect.zero, #"width="0" height="0" viewBox="0 0 0 0""#),
      (
        CGRect(x: 0, y: 0, width: .nan, height: .infinity), CGRect.zero,
        #"width="0" height="0" viewBox="0 0 0 0""#
      ),
    ]
  )
  func viewBox(bounds: CGRect, ink: CGRect, attributes: String) {
    var list = DisplayList(metrics: "font")
    list.bounds = bounds
    list.ink = ink
    let svg = SVGRenderer().svg(for: list)
    #expect(
      svg == #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes) role="img">"# + "\n</svg>\n"
    )
  }

  @Test("The name stands in aria-label and title, escaped")
  func name() {
    var drawing = Drawing(20, 10)
    drawing.text("a \"b\" & <c>\u{1B}", x: 0, y: 0, width: 10)
    let svg = SVGRenderer().svg(for: drawing.list)
    #expect(svg.contains(#" role="img" aria-label="a &quot;b&quot; &amp; &lt;c&gt;�" font"#))
    let check = XMLCheck(svg)
    #expect(check.texts.first?.text == "a \"b\" & <c>\u{FFFD}")
    #expect(check.values(of: "aria-label") == ["a \"b\" & <c>\u{FFFD}"])
  }

  @Test("A drawing that says nothing has neither label nor title")
  func noName() {
    let svg = SVGRenderer().svg(for: Drawing(.beginRole(.badge), .end).list)
    #expect(!svg.contains("aria-label") && !svg.contains("<title>"))
    #expect(svg.contains(#"role="img">"#))
  }

  @Test("All entries write the same bytes, behind what is there")
  func entries() {
    let list = SampleDrawings.flat("build", "passing")
    let svg = SVGRenderer().svg(for: list)
    var bytes = Array("before".utf8)
    SVGRenderer().write(list, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "before" + svg)
    var buffer = ByteBuffer()
    SVGRenderer().write(list, into: &buffer)
    SVGRenderer().write(list, into: &buffer)
    #expect(buffer.string == svg + svg)
  }

  @Test("Samples are well-formed, complete, and use what README hosts allow")
  func safeSet() {
    let allowed: Set = [
      "svg", "title", "style", "defs", "g", "a", "rect", "circle", "ellipse", "path", "text",
      "image",
      "linearGradient", "radialGradient", "stop", "clipPath", "filter", "feGaussianBlur",
      "feOffset",
      "feFlood", "feComposite", "feMerge", "feMergeNode",
    ]
    for sample in SampleDrawings.all {
      for isDark in [false, true] {
        let svg = SVGRenderer().svg(for: sample.make(isDark))
        let check = XMLCheck(svg)
        #expect(check.error == nil, "\(sample.name)")
        #expect(Set(check.elements.map(\.name)).subtracting(allowed) == [], "\(sample.name)")
        #expect(!svg.contains("<style"), "\(sample.name)")
        #expect(svg.hasSuffix("</svg>\n"), "\(sample.name)")
        #expect(references(in: svg).isSubset(of: check.values(of: "id")), "\(sample.name)")
      }
    }
  }

  private func references(in svg: String) -> Set<String> {
    Set(svg.matches(of: /url\(#([^)]*)\)/).map { String($0.output.1) })
  }

  @Test("Whatever the texts hold, the document is well-formed and the same again")
  func fuzz() {
    var random = RandomTexts(seed: 42)
    for _ in 0..<2_000 {
      let (label, message) = (random.text(maximum: 20), random.text(maximum: 20))
      let list = SampleDrawings.flat(label, message)
      let svg = SVGRenderer().svg(for: list)
      let check = XMLCheck(svg)
      #expect(check.error == nil, "\(label.debugDescription) \(message.debugDescription)")
      #expect(!svg.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
      #expect(svg == SVGRenderer().svg(for: list))
    }
  }

  @Test("A text of 10,000 characters of all planes is well-formed")
  func longText() {
    var random = RandomTexts(seed: 43)
    var label = ""
    while label.unicodeScalars.count < 10_000 { label += random.text(maximum: 500) }
    let check = XMLCheck(SVGRenderer().svg(for: SampleDrawings.flat(label, "ok")))
    #expect(check.error == nil)
  }

  @Test("Random bytes as text are well-formed")
  func randomBytes() {
    var random = RandomTexts(seed: 44)
    for _ in 0..<500 {
      var list = SampleDrawings.flat("label", "message")
      list.text = list.text.map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(XMLCheck(SVGRenderer().svg(for: list)).error == nil, "\(list.text)")
    }
  }
}
