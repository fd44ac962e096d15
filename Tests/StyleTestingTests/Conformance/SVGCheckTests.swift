import StyleAPI
import StyleHost
@testable import StyleTesting
import Testing

@Suite struct SVGCheckTests {
  private func problems(_ content: String, hasText: Bool = false) -> [StyleFinding.Problem] {
    let document = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\">\(content)</svg>"
    return SVGCheck.problems(of: document, hasText: hasText)
  }

  @Test func `what the renderer writes is all right`() throws {
    let view = VStack {
      Badge("build", "passing").icon { Circle().frame(width: 14, height: 14) }
      Text("Inbox").badge { Text("3") }.help("new mail")
      Link("site", destination: "https://example.org")
      RoundedRectangle(cornerRadius: 3).stroke(Color.accentColor, lineWidth: 2)
        .shadow(radius: 2).opacity(0.5)
      LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
        .clipShape(Ellipse()).frame(width: 20, height: 10)
      Text("a  b").underline().italic().tracking(1).font(.system(size: 9, design: .monospaced))
    }
    for scheme in DrawingColorScheme.allCases {
      let document = try SVGRenderer().render(view, colorScheme: scheme)
      #expect(SVGCheck.problems(of: document, hasText: true) == [])
    }
  }

  @Test(
    arguments: [
      ("<script/>", .forbiddenElement("script")),
      ("<foreignObject/>", .forbiddenElement("foreignObject")),
      ("<animate/>", .forbiddenElement("animate")),
      ("<g onload=\"x()\"/>", .forbiddenAttribute("onload", element: "g")),
      ("<rect style=\"fill:red\"/>", .forbiddenAttribute("style", element: "rect")),
      ("<a href=\"javascript:alert(1)\"/>", .foreignReference("javascript:alert(1)")),
      ("<a href=\"#top\"/>", .foreignReference("#top")),
      (
        "<image href=\"https://example.org/a.png\"/>",
        .foreignReference("https://example.org/a.png")
      ),
      (
        "<rect fill=\"url(https://example.org/a.svg#b)\"/>",
        .foreignReference("https://example.org/a.svg#b")
      ),
      ("<rect fill=\"url(#gone)\"/>", .danglingReference("gone")),
      ("<defs><clipPath id=\"a\"/><clipPath id=\"a\"/></defs>", .repeatedIdentifier("a")),
      (
        "<style>@import 'https://example.org'</style>",
        .forbiddenStyleSheet("@import 'https://example.org'")
      ),
      (
        "<style>@media (prefers-color-scheme:dark){.a{font-size:1px}}</style>",
        .forbiddenStyleSheet(".a{font-size:1px")
      ),
    ] as [(String, StyleFinding.Problem)]
  )
  func `what a drawing may not have is found`(content: String, problem: StyleFinding.Problem) {
    #expect(problems(content) == [problem])
  }

  @Test func `a drawing with text needs a title and a name`() {
    #expect(problems("<text>a</text>", hasText: true) == [.missingTitle, .missingLabel])
    #expect(problems("<g><title>a</title></g>", hasText: true) == [.missingTitle, .missingLabel])
    #expect(problems("<rect/>") == [])
  }

  @Test func `every drawing needs a role`() {
    #expect(SVGCheck.problems(of: "<svg/>", hasText: false) == [.missingRole])
  }

  @Test func `an ill-formed document is one finding`() {
    #expect(
      problems("<g>")
        == [.illFormedSVG(reason: "</svg> closes another element", offset: 60)]
    )
  }
}
