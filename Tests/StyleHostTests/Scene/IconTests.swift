import Foundation
import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct IconTests {
  /// The smallest PNG picture: one pixel.
  static let png = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()
  )

  static func svg(_ content: String, box: String = "0 0 14 14") -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)">\#(content)</svg>"#
  }

  static func icon(_ text: String) throws -> Icon {
    try Icon(Array(text.utf8), file: "icons/mark.svg")
  }

  /// The drawing of an icon as an SVG document.
  static func drawing(_ text: String) throws -> String {
    try SVGRenderer().render(icon(text))
  }

  @Test(arguments: [
    // As it is, scaled, moved, and both.
    (svg(#"<path d="M1 2h3v4z"/>"#), #"d="M1 2H4V6Z""#),
    (svg(#"<path d="M2 4h6v8z"/>"#, box: "0 0 28 28"), #"d="M1 2H4V6Z""#),
    (svg(#"<path d="M2-956h6v8z"/>"#, box: "0 -960 28 28"), #"d="M1 2H4V6Z""#),
    (svg(#"<path d="m12 14 6 0 0 8z"/>"#, box: "10 10 28 28"), #"d="M1 2H4V6Z""#),
    // The box may come from the size.
    (
      #"<?xml version="1.0"?><!-- c --><svg width="28px" height="28"><path d="M2 4h6v8z"/></svg>"#,
      #"d="M1 2H4V6Z""#
    ),
    // Groups, titles and what editors leave behind.
    (
      svg(
        ##"<title>T</title><desc>a<b/>c</desc><sodipodi:x a="1"/><g><g id="a"><path fill="#000" d="M1 2h3v4z"/></g></g>"##
      ), #"d="M1 2H4V6Z""#
    ),
    // Other shapes are outlines too.
    (svg(#"<rect x="1" y="2" width="3" height="4"/>"#), #"d="M1 2H4V6H1Z""#),
    (svg(#"<polygon points="1,2 4,2 4,6"/>"#), #"d="M1 2H4V6Z""#),
    // What is not painted is skipped.
    (svg(#"<path d="M0 0h14v14z" fill="none"/><path d="M1 2h3v4z"/>"#), #"d="M1 2H4V6Z""#),
    (
      svg(
        #"<g display="none" stroke="red"><path d="M9 9h1"/></g><path style="fill: currentColor; stroke:none" d="M1 2h3v4z"/>"#
      ), #"d="M1 2H4V6Z""#
    ),
    (svg(#"<path d=""/><path d="M1 2h3v4z"/>"#), #"d="M1 2H4V6Z""#),
    // Entities and quotes.
    (svg("<path d='M1&#32;2h3v4z'/>"), #"d="M1 2H4V6Z""#),
  ])
  func `filled outlines of one colour are drawn 14 points high`(
    file: String,
    expected: String
  ) throws {
    let svg = try Self.drawing(file)
    #expect(
      svg.contains(expected) || svg.contains("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\""),
      "\(svg)"
    )
    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14""#))
  }

  @Test func `the fill rule and several outlines are kept apart`() throws {
    let ring = #"M0 0h14v14H0zM4 4h6v6H4z"#
    let evenOdd = try Self.icon(
      Self.svg(#"<path fill-rule="evenodd" d="\#(ring)"/><path d="M1 1h1v1z"/>"#)
    )
    guard case .shapes(let shapes) = evenOdd.drawing else {
      Issue.record("no shapes")
      return
    }
    #expect(shapes.map(\.isEvenOdd) == [true, false])
    #expect(try SVGRenderer().render(evenOdd).contains(#"fill-rule="evenodd""#))
  }

  @Test func `every command of path data is scaled`() throws {
    let data =
      "M2 2L4 4H6V8C8 8 10 10 12 12S14 14 16 16Q18 18 20 20T22 22A2 4 30 0 1 24 24Z"
      + "m2 2l2 2h2v2c2 2 4 4 6 6s2 2 4 4q2 2 4 4t2 2a2 4 30 01.5.5z"
    let scaled = try #require(
      PathDataScaler.scaled(data, by: 0.5, origin: CGPoint(x: 0, y: 0))
    )
    let whole = try #require(Path(svgPath: data)), half = try #require(Path(svgPath: scaled))
    #expect(half.boundingRect.maxX == whole.boundingRect.maxX / 2)
    #expect(half.boundingRect.maxY == whole.boundingRect.maxY / 2)
    let moved = try #require(
      PathDataScaler.scaled(data, by: 1, origin: CGPoint(x: -5, y: 7))
    )
    #expect(
      try #require(Path(svgPath: moved)).boundingRect.minX == whole.boundingRect.minX + 5
    )
    #expect(Path(svgPath: moved)?.currentPoint?.y == (whole.currentPoint?.y ?? 0) - 7)
  }

  @Test func `an icon stands before the label in the colour of the text`() throws {
    try TemporaryFolder.with { folder in
      try folder.write(Self.svg(#"<title>Swift</title><path d="M1 2h3v4z"/>"#), to: "icons/s.svg")
      try Data(Self.png).write(to: folder["dot.png"])
      let scene = try SceneDocument(
        """
        { "environment": { "badgeStyle": "fancy" },
          "content": { "hstack": [ { "message": "6.3", "icon": "icons/s.svg" },
                                   { "label": "a", "message": "b", "icon": "dot.png" },
                                   { "text": "x", "badge": { "text": "1", "icon": "icons/s.svg" } } ] } }
        """
      )
      let path = folder.url.path(percentEncoded: false)
      let view = try scene.view(styles: SceneStyles(), folder: path)
      let svg = try SVGRenderer().render(view)
      #expect(svg.contains("Swift: 6.3") && svg.contains("data:image/png;base64,"))
      #expect(svg.split(separator: "<path").count == 3)
      #expect(XMLCheck(svg).error == nil)
      let same = try SVGRenderer().render(scene.view(styles: SceneStyles(), folder: path))
      #expect(svg == same)
    }
  }

  @Test(arguments: [
    (svg(""), SVGIconProblem.nothingDrawn), (svg(#"<path d="M1 1" fill="none"/>"#), .nothingDrawn),
    ("<svg><path d='M0 0'/></svg>", .noViewBox),
    (svg("", box: "0 0 0 14"), .badViewBox("0 0 0 14")),
    (svg("", box: "0 0 1e200 1e-200"), .badViewBox("0 0 1e200 1e-200")),
    (svg("", box: "0 0 14"), .badViewBox("0 0 14")),
    (svg("", box: "a b c d"), .badViewBox("a b c d")),
    ("<html/>", .notSVG(root: "html")), (svg("<path d='M0 0 L x'/>"), .badPath("M0 0 L x")),
    (svg("<path d='L1 1'/>"), .badPath("L1 1")),
    (svg("<text>a</text>"), .unsupportedElement("text")),
    (svg("<use href='#a'/>"), .unsupportedElement("use")),
    (svg("<style>a{}</style>"), .unsupportedElement("style")),
    (svg("<svg/>"), .unsupportedElement("svg")),
    (svg("<line x2='1'/>"), .unsupportedElement("line")),
    (svg("<g stroke='red'/>"), .unsupportedAttribute("stroke", value: "red")),
    (svg("<g style='stroke:red'/>"), .unsupportedAttribute("stroke", value: "red")),
    (
      svg("<path transform='scale(2)' d='M0 0'/>"),
      .unsupportedAttribute("transform", value: "scale(2)")
    ),
    (svg("<path opacity='.5' d='M0 0'/>"), .unsupportedAttribute("opacity", value: ".5")),
    (svg("<path fill='url(#a)' d='M0 0'/>"), .unsupportedAttribute("fill", value: "url(#a)")),
    (
      svg("<path clip-path='url(#a)' d='M0 0'/>"),
      .unsupportedAttribute("clip-path", value: "url(#a)")
    ),
    (svg("<circle r='1em'/>"), .unsupportedAttribute("r", value: "1em")),
    (
      svg("<path fill='red' d='M0 0h1'/><path fill='#00f' d='M0 0h1'/>"),
      .severalColors(["red", "#00f"])
    ),
    (
      svg("<path d='M0 0h1'/><path fill='#00f' d='M0 0h1'/>"),
      .severalColors(["currentColor", "#00f"])
    ),
    ("<svg", .notWellFormed("the tag <svg does not end")),
    ("<svg viewBox='0 0 1 1'>", .notWellFormed("<svg> does not end")),
    (svg("<g>"), .notWellFormed("</svg> ends nothing")),
    (svg("</g>"), .notWellFormed("</g> ends nothing")),
    (svg("") + "<svg/>", .notWellFormed("there is a second element after the 'svg'")),
    (svg("<g a='1' a='2'/>"), .notWellFormed("the attribute 'a' is there twice")),
    (svg("<g a=1/>"), .notWellFormed("the value of 'a' stands in no quotes")),
    (svg("<g a/>"), .notWellFormed("'=' is missing after 'a'")),
    (svg("&nbsp;"), .notWellFormed("the entity 'nbsp' is not known")),
    (svg("a & b"), .notWellFormed("an '&' begins no entity")),
    (
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
      .notWellFormed("a document type with declarations is not read")
    ),
    ("<!-- <svg/>", .notWellFormed("a comment does not end")),
  ])
  func `what would be lost is an error`(file: String, problem: SVGIconProblem) {
    #expect(throws: IconError.svg(file: "icons/mark.svg", line: 1, problem)) {
      try Self.icon(file)
    }
    #expect("\(problem)".count > 15)
  }

  @Test func `an error of an SVG file names the line`() throws {
    let error = #expect(throws: IconError.self) {
      try Self.icon("<svg viewBox=\"0 0 1 1\">\n<g>\n<text/></g></svg>")
    }
    #expect(
      error.map(String.init(describing:))
        == "'icons/mark.svg': line 3: an icon cannot have the element 'text'; "
        + "turn it into a 'path', or give a PNG file"
    )
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"), (Array("GIF89a".utf8), "a GIF picture"),
      (Array("RIFF....WEBP".utf8), "a WebP picture"), (Array("hello".utf8), nil), ([], nil),
      ([0, 0, 1, 0], "a Windows icon"),
    ] as [([UInt8], String?)]
  )
  func `other files are named`(bytes: [UInt8], format: String?) {
    #expect(throws: IconError.unknownFormat(file: "a", format: format)) {
      try Icon(bytes, file: "a")
    }
  }

  @Test func `a damaged picture is an error`() throws {
    #expect(throws: IconError.damagedPNG(file: "a.png")) {
      try Icon(Array(Self.png.prefix(20)), file: "a.png")
    }
    #expect(throws: IconError.svg(file: "a", line: 1, .notUTF8)) {
      try Icon(Array("<svg a='".utf8) + [0xFF], file: "a")
    }
    try TemporaryFolder.with { folder in
      let limit = IconStore.largestFile
      try Data(repeating: 0x20, count: limit + 1).write(to: folder["large.svg"])
      let store = IconStore(folder: folder.url.path(percentEncoded: false))
      let file = folder["large.svg"].path(percentEncoded: false)
      #expect(throws: IconError.tooLarge(file: file, limit: limit)) { try store.icon(file) }
      #expect(throws: IconError.missing(file: "")) { try store.icon("") }
      #expect(throws: IconError.missing(file: "a\0b")) { try store.icon("a\0b") }
    }
  }

  @Test(arguments: 0..<3)
  func `mutated files are refused, or drawn`(seed: UInt64) throws {
    let files = [
      Array(
        Self.svg(
          #"<title>T &amp; T</title><g fill="red"><path fill-rule="evenodd" d="M1 2a1 1 0 01.5.5l3-4c1 2 3 4 5 6z"/><rect x="1" width="4" height="5" rx="1"/></g>"#
        ).utf8
      ),
      Array(
        Self.svg(
          #"<!-- a --><circle cx="4" cy="5" r="3"/><polygon points="1,2 3,4 5,6"/>"#,
          box: "1 2 30 40"
        ).utf8
      ),
      Self.png,
    ]
    var mutator = Mutator(seed: seed)
    for _ in 0..<5_000 {
      do {
        _ = try SVGRenderer().render(try Icon(mutator.mutation(of: files[Int(seed)]), file: "a"))
      } catch let error as IconError {
        #expect(!"\(error)".isEmpty)
      } catch is RenderingError {
      }
    }
  }
}
