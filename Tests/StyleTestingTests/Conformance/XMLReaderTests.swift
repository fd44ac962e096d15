@testable import StyleTesting
import Testing

@Suite struct XMLReaderTests {
  @Test func `elements, attributes, texts and references are read`() throws {
    let document = "<svg a=\"1 &lt; &#x32;\" b='&quot;'>\n<g/>x &amp; y</svg>\n"
    #expect(
      try XMLReader.events(of: document) == [
        .start(
          "svg",
          attributes: [
            XMLReader.Attribute(name: "a", value: "1 < 2"),
            XMLReader.Attribute(name: "b", value: "\""),
          ]
        ),
        .text("\n"), .start("g", attributes: []), .end("g"), .text("x & y"), .end("svg"),
      ]
    )
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "<a><b></a></b>", "<a/><b/>", "<a/>x", "<a b=c/>",
    "<a b='1' b='2'/>",
    "<a b='1'c='2'/>", "<a b/>", "<a b='<'/>", "<a>&</a>", "<a>&nbsp;</a>", "<a>&#0;</a>",
    "<a>&#xFFFF;</a>",
    "<a>]]></a>", "<a>\u{1}</a>", "<a>\u{1B}[1m</a>", "<!DOCTYPE a><a/>", "<a><!-- --></a>",
    "<a><![CDATA[x]]></a>", "<?xml version='1.0'?><a/>", "<a", "<a b='1", "<1/>", "< a/>",
  ])
  func `whatever is not well-formed, or no drawing needs, is refused`(document: String) {
    #expect(throws: XMLReader.Failure.self) { try XMLReader.events(of: document) }
  }

  @Test func `a failure says where`() {
    let failure = #expect(throws: XMLReader.Failure.self) {
      try XMLReader.events(of: "<a><b></a>")
    }
    #expect(failure?.offset == 10)
    #expect(failure?.reason == "</a> closes another element")
  }

  @Test(arguments: 0..<300) func `no bytes make it trap`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "<a>", "</a>", "<", ">", "&", ";", "=", "'", "\"", "/", "a", " ", "&#", "x41", "]]>", "é",
      "\u{0}",
    ]
    let document = (0..<30).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    _ = try? XMLReader.events(of: document)
  }
}
