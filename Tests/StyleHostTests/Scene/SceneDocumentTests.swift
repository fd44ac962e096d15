import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct SceneDocumentTests {
  static let example = """
    { "environment": { "badgeStyle": "fancy", "locale": "sv_SE", "colorScheme": "dark" },
      "content": { "hstack": [ { "text": "Inbox" },
                               { "text": "Spam", "badge": { "number": 3000 } },
                               { "vstack": [ { "label": "build", "message": "passing" } ],
                                 "environment": { "badgeStyle": "default" } } ],
                   "spacing": 12 } }
    """

  @Test func `a scene draws its texts, badges and numbers in both outputs`() throws {
    let scene = try SceneDocument(Self.example)
    #expect(try scene.plainText() == "Inbox  Spam [3\u{A0}000]  [build: passing]")
    let svg = try scene.svg()
    #expect(svg.contains("aria-label=\"Inbox, Spam, 3\u{A0}000, build: passing\""))
    // The row's environment is dark and fancy; the column's badge has the default style.
    #expect(svg.contains(##"<text x="19" y="14" fill="#fff">Inbox</text>"##))
    #expect(svg.contains(##"height="18" fill="#123456"/>"##))
    #expect(svg.contains(##"height="18" fill="#654321"/>"##))
  }

  @Test func `a scene draws what the same views in Swift draw`() throws {
    let scene = try SceneDocument(
      """
      { "content": { "vstack": [
          { "text": "one", "padding": { "vertical": 3, "top": 5, "horizontal": 2, "leading": 1 } },
          { "hstack": [ { "message": "a" }, { "label": "b", "message": "c", "color": "red" } ],
            "alignment": "bottom", "spacing": 3 },
          { "zstack": [ { "text": "below" }, { "text": "over", "link": "https://example.com" } ],
            "alignment": "bottomTrailing", "padding": 4, "title": "pile" } ],
          "alignment": "trailing", "spacing": 6,
          "environment": { "badgeStyle": "fancy", "font": "caption bold", "badgeLabelTint": "#111" } } }
      """
    )
    let view = VStack(alignment: .trailing, spacing: 6) {
      Text(verbatim: "one").padding(EdgeInsets(top: 5, leading: 1, bottom: 3, trailing: 2))
      HStack(alignment: .bottom, spacing: 3) {
        Badge("a")
        Badge("b", "c").badgeTint(.red)
      }
      ZStack(alignment: .bottomTrailing) {
        Text(verbatim: "below")
        Text(verbatim: "over").link(to: "https://example.com")
      }
      .help("pile")
      .padding(4)
    }
    .badgeStyle(try SceneStyles().style("fancy", options: [:]))
    .font(.caption.bold())
    .badgeLabelTint(Color(hex: 0x111111))
    #expect(try scene.svg() == SVGRenderer().render(view))
  }

  @Test(arguments: SceneObject.points.map(\.name))
  func `a corner badge draws what the modifier in Swift draws`(corner: String) throws {
    let scene = try SceneDocument(
      """
      { "content": { "text": "Inbox", "badge": { "text": "3" }, "badgeAlignment": "\(corner)" } }
      """
    )
    let alignment = try #require(SceneObject.points.first { $0.name == corner }?.value)
    let view = Text(verbatim: "Inbox").badge(alignment: alignment) { Text(verbatim: "3") }
    #expect(try scene.svg() == SVGRenderer().render(view))
  }

  @Test func `a corner badge's own environment spares what it stands on`() throws {
    let scene = try SceneDocument(
      """
      { "environment": { "badgeStyle": "default", "badgeTint": "#111111" },
        "content": { "message": "base",
                     "badge": { "text": "x", "style": "fancy", "color": "#222222",
                                "environment": { "colorScheme": "dark" } } } }
      """
    )
    let svg = try scene.svg()
    #expect(svg.contains(##"fill="#111"/>"##) && svg.contains(##"fill="#222"/>"##))
    // The base's text is drawn for light surroundings, the badge's for dark ones.
    #expect(svg.contains(##"fill="#000">base<"##), "\(svg)")
    #expect(svg.contains(##"fill="#fff">x<"##), "\(svg)")
  }

  @Test func `on a corner a label and a message stand on one plate`() throws {
    let scene = try SceneDocument(
      ##"{ "content": { "text": "Outbox", "badge": { "label": "to do", "message": "4", "style": "fancy", "environment": { "foreground": "#abcdef" } } } }"##
    )
    #expect(try scene.plainText() == "Outbox [to do 4]")
    let svg = try scene.svg()
    #expect(svg.split(separator: "#123456").count == 2, "one plate")
    #expect(svg.contains(##"fill="#abcdef">4<"##))
  }

  @Test func `values hold for a subtree and end with it`() throws {
    let scene = try SceneDocument(
      """
      { "content": { "vstack": [
          { "message": "a", "environment": { "badgeTint": "#010101" } },
          { "vstack": [ { "message": "b" }, { "message": "c", "environment": { "badgeTint": null } } ],
            "environment": { "badgeTint": "#020202" } },
          { "message": "d" } ],
        "environment": { "badgeStyle": "fancy", "badgeTint": "#030303" } } }
      """
    )
    let plates = try scene.svg().split(separator: "<rect ").dropFirst()
      .compactMap { $0.split(separator: "fill=\"").dropFirst().first?.prefix { $0 != "\"" } }
      .filter { $0 != "#555" }
    #expect(plates == ["#010101", "#020202", "#123456", "#030303"])
  }

  @Test func `the root's values lie around those of the content`() throws {
    let scene = try SceneDocument(
      ##"{ "environment": { "locale": "sv_SE", "foreground": "#111111" }, "content": { "number": 3000, "environment": { "locale": "en_001" } } }"##
    )
    #expect(try scene.plainText() == "3,000")
    #expect(try scene.svg().contains(##"fill="#111"##))
  }

  @Test func `an empty stack draws nothing`() throws {
    #expect(try SceneDocument(#"{ "content": { "hstack": [] } }"#).plainText() == "")
    #expect(XMLCheck(try SceneDocument(#"{ "content": { "zstack": [] } }"#).svg()).error == nil)
  }

  @Test func `texts are drawn as they are, whatever they hold`() throws {
    let scene = try SceneDocument(
      #"{ "content": { "text": "<&> \(x) %@ \u0000 😀" } }"#.replacing(#"\("#, with: #"\\("#)
    )
    let svg = try scene.svg()
    #expect(svg.contains(#"&lt;&amp;> \(x) %@ "#) || svg.contains(#"&lt;&amp;&gt; \(x) %@ "#))
    #expect(XMLCheck(svg).error == nil)
  }

  @Test func `a scene of the greatest depth is drawn`() throws {
    var node = #"{ "text": "x" }"#
    for depth in 1..<SceneDocument.deepestNode {
      let stack = ["hstack", "vstack", "zstack"][depth % 3]
      node = """
        { "\(stack)": [ \(node) ], "padding": 1, "title": "t", "link": "https://example.com",
          "environment": { "badgeTint": "red", "foreground": "#123456" } }
        """
    }
    let scene = try SceneDocument(#"{ "content": \#(node) }"#)
    #expect(try scene.plainText().contains("x"))
    #expect(XMLCheck(try scene.svg()).error == nil)
  }

  @Test func `badges within badges are drawn to the greatest depth`() throws {
    var node = #"{ "text": "x" }"#
    for _ in 1..<SceneDocument.deepestNode {
      node = #"{ "text": "y", "badge": \#(node), "environment": { "badgeStyle": "fancy" } }"#
    }
    let scene = try SceneDocument(#"{ "content": \#(node) }"#)
    #expect(try scene.plainText().contains("y"))
    #expect(XMLCheck(try scene.svg()).error == nil)
  }

  @Test(arguments: 0..<4)
  func `mutated scenes are refused with a place, or drawn`(seed: UInt64) throws {
    let scenes = [
      Self.example,
      """
      { "content": { "zstack": [ { "message": "a", "icon": "x", "color": "red" }, { "text": "b",
        "padding": { "top": 1 }, "link": "mailto:a@b.c", "badge": { "text": "c" } } ], "alignment": "top" } }
      """,
      """
      { "environment": { "font": { "size": 12, "italic": true }, "lineLimit": 1, "badgeTint": null },
        "content": { "number": 12.5, "format": { "style": "percent", "fractionDigits": 1 } } }
      """,
      #"{"content":{"vstack":[{"hstack":[{"label":"a","message":"b","style":"fancy:tint=rgb(1,2,3)"}],"spacing":-4}]}}"#,
    ]
    var mutator = Mutator(seed: seed)
    for _ in 0..<10_000 {
      let bytes = mutator.mutation(of: Array(scenes[Int(seed)].utf8))
      do {
        let view = try SceneDocument(json: bytes).view(styles: SceneStyles())
        _ = try PlainTextRenderer().render(view)
      } catch let error as SceneError {
        #expect(error.position != nil && !"\(error)".isEmpty)
      } catch is RenderingError {
      }
    }
  }
}
