import StyleAPI
import Testing

@testable import StyleHost

@Suite struct SVGItemTests {
  private static let box = CGRect(x: 1, y: 2, width: 30, height: 10.5)
  private static let red = DisplayPaint.hex(0xFF0000)

  @Test(
    "Each outline becomes the element that says it best",
    arguments: [
      (.rectangle(box), ##"<rect x="1" y="2" width="30" height="10.5" fill="#f00"/>"##),
      (
        .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)),
        ##"<rect width="5" height="5" fill="#f00"/>"##
      ),
      (
        .rectangle(CGRect(x: 0, y: 0, width: -5, height: 5)),
        ##"<rect width="0" height="5" fill="#f00"/>"##
      ),
      (
        .rounded(box, radius: 3),
        ##"<rect x="1" y="2" width="30" height="10.5" rx="3" fill="#f00"/>"##
      ),
      (
        .rounded(box, radius: 100),
        ##"<rect x="1" y="2" width="30" height="10.5" rx="5.25" fill="#f00"/>"##
      ),
      (.rounded(box, radius: 0), ##"<rect x="1" y="2" width="30" height="10.5" fill="#f00"/>"##),
      (.rounded(box, radius: -1), ##"<rect x="1" y="2" width="30" height="10.5" fill="#f00"/>"##),
      (.ellipse(box), ##"<ellipse cx="16" cy="7.25" rx="15" ry="5.25" fill="#f00"/>"##),
      (
        .ellipse(CGRect(x: -4, y: -4, width: 8, height: 8)),
        ##"<circle r="4" fill="#f00"/>"##
      ),
      (
        .uneven(
          CGRect(x: 0, y: 0, width: 20, height: 10),
          CornerRadii(topLeft: 3, topRight: 0, bottomRight: 2, bottomLeft: 0)
        ),
        ##"<path d="M3 0H20V8A2 2 0 0 1 18 10H0V3A3 3 0 0 1 3 0Z" fill="#f00"/>"##
      ),
      (
        .uneven(
          CGRect(x: 0, y: 0, width: 20, height: 10),
          CornerRadii(topLeft: 0, topRight: 5, bottomRight: 5, bottomLeft: 0)
        ),
        ##"<path d="M0 0H15A5 5 0 0 1 20 5A5 5 0 0 1 15 10H0Z" fill="#f00"/>"##
      ),
      (
        // Four equal corners need no path.
        .uneven(
          box,
          CornerRadii(topLeft: 9, topRight: 9, bottomRight: 9, bottomLeft: 9)
        ),
        ##"<rect x="1" y="2" width="30" height="10.5" rx="5.25" fill="#f00"/>"##
      ),
      (
        // Radii that overlap shrink together: 30 + 10 on 20 points.
        .uneven(
          CGRect(x: -5, y: 0, width: 40, height: 20),
          CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 10)
        ),
        ##"<path d="M10 0H35V20H0A5 5 0 0 1-5 15A15 15 0 0 1 10 0Z" fill="#f00"/>"##
      ),
    ] as [(DisplayOutline, String)]
  )
  func outlines(outline: DisplayOutline, element: String) {
    #expect(svgLines(Drawing(.fill(outline, Self.red))) == [element])
  }

  @Test(
    "Path data is as short as readers allow",
    arguments: [
      (
        [.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: -5)), .close],
        "M0 0H10V-5Z"
      ),
      ([.move(CGPoint(x: -1, y: -2)), .line(CGPoint(x: 3, y: -4))], "M-1-2L3-4"),
      (
        [.move(.zero), .quad(CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: -1))],
        "M0 0Q1-1 2 2"
      ),
      (
        [
          .move(.zero),
          .cubic(
            CGPoint(x: 3, y: 0),
            control1: CGPoint(x: 1, y: 0.5),
            control2: CGPoint(x: -2, y: 0.25)
          ),
        ],
        "M0 0C1 0.5-2 0.25 3 0"
      ),
      // After a close, lines go on from where the part began.
      (
        [
          .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 5, y: 4)), .close,
          .line(CGPoint(x: 9, y: 1)),
        ],
        "M1 1L5 4ZH9"
      ),
      // A path must begin with a move.
      ([.line(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 8, y: 5))], "M4 4H4L8 5"),
      ([.close, .quad(.zero, control: CGPoint(x: 1, y: 2))], "M1 2Q1 2 0 0"),
      ([], ""),
    ] as [([PathElement], String)]
  )
  func paths(elements: [PathElement], data: String) {
    var drawing = Drawing(20, 10)
    let path = drawing.path(elements)
    drawing.fill(path, Self.red)
    #expect(svgLines(drawing) == [##"<path d="\##(data)" fill="#f00"/>"##])
  }

  @Test("The even-odd rule is said in fills and clips")
  func evenOdd() {
    var drawing = Drawing(20, 10)
    let path = drawing.path([.move(.zero), .line(CGPoint(x: 1, y: 2))], evenOdd: true)
    drawing.group(.beginClip(path)) { $0.fill(path, Self.red) }
    #expect(
      svgLines(drawing) == [
        #"<clipPath id="ID0"><path d="M0 0L1 2" clip-rule="evenodd"/></clipPath>"#,
        #"<g clip-path="url(#ID0)">"#,
        ##"<path d="M0 0L1 2" fill-rule="evenodd" fill="#f00"/>"##,
        "</g>",
      ]
    )
  }

  @Test(
    "Colours and opacities stand apart",
    arguments: [
      (DisplayColor(red: 1, green: 0, blue: 0, opacity: 0.5), ##"fill="#f00" fill-opacity="0.5""##),
      (DisplayColor(red: 0, green: 0, blue: 0, opacity: 0), ##"fill="#000" fill-opacity="0""##),
      (DisplayColor(red: 0, green: 0, blue: 0, opacity: 0.9999), ##"fill="#000""##),
      (DisplayColor(red: 2, green: -1, blue: .nan, opacity: 7), ##"fill="#f00""##),
      (DisplayColor(red: 0, green: 0, blue: 1, opacity: .nan), ##"fill="#00f" fill-opacity="0""##),
    ]
  )
  func colors(color: DisplayColor, attributes: String) {
    let item = DisplayItem.fill(.ellipse(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(color))
    #expect(svgLines(Drawing(item)) == [#"<circle cx="1" cy="1" r="1" \#(attributes)/>"#])
  }

  @Test(
    "Strokes say what isn't SVG's default",
    arguments: [
      (DisplayStroke(width: 1), ""),
      (DisplayStroke(width: 2), #" stroke-width="2""#),
      (DisplayStroke(width: -2), #" stroke-width="0""#),
      (DisplayStroke(width: 1, cap: .round), #" stroke-linecap="round""#),
      (DisplayStroke(width: 1, cap: .square), #" stroke-linecap="square""#),
      (DisplayStroke(width: 1, join: .round), #" stroke-linejoin="round""#),
      (DisplayStroke(width: 1, join: .bevel), #" stroke-linejoin="bevel""#),
      (DisplayStroke(width: 1, dash: 4, gap: 2), #" stroke-dasharray="4 2""#),
      (DisplayStroke(width: 1, dash: 0, gap: 2), #" stroke-dasharray="0 2""#),
      (DisplayStroke(width: 1, dash: 4, gap: 0), ""),
      (DisplayStroke(width: 1, miterLimit: 4), ""),
      (DisplayStroke(width: 1, miterLimit: 1), #" stroke-miterlimit="1""#),
      (DisplayStroke(width: 1, miterLimit: 0), #" stroke-miterlimit="1""#),
    ]
  )
  func strokes(stroke: DisplayStroke, attributes: String) {
    let item = DisplayItem.stroke(
      .rectangle(CGRect(x: 0, y: 0, width: 2, height: 2)),
      .hex(0x0000FF, 0.5),
      stroke
    )
    #expect(
      svgLines(Drawing(item)) == [
        ##"<rect width="2" height="2" fill="none" "##
          + ##"stroke="#00f" stroke-opacity="0.5"\##(attributes)/>"##
      ]
    )
  }

  @Test("A path's miter limit is said unless it is SVG's", arguments: [4.0, 10])
  func miterLimit(limit: Double) {
    var drawing = Drawing(20, 10)
    let path = drawing.path([.move(.zero), .line(CGPoint(x: 1, y: 2))])
    drawing.stroke(path, Self.red, DisplayStroke(width: 1, miterLimit: limit))
    let attribute = limit == 4 ? "" : #" stroke-miterlimit="10""#
    #expect(
      svgLines(drawing) == [##"<path d="M0 0L1 2" fill="none" stroke="#f00"\##(attribute)/>"##]
    )
  }

  @Test("A picture is embedded, stretched to its box")
  func image() {
    var drawing = Drawing(20, 10)
    drawing.image(DisplayImage(png: [1, 2, 3], label: ""), in: Self.box)
    #expect(
      svgLines(drawing) == [
        #"<image x="1" y="2" width="30" height="10.5" preserveAspectRatio="none" "#
          + #"href="data:image/png;base64,AQID"/>"#
      ]
    )
  }
}
