import StyleAPI
import Testing

@testable import StyleHost

@Suite struct SVGTextTests {
  private func line(
    _ text: String,
    font: ResolvedFont = ResolvedFont(family: .verdana, size: 11),
    decoration: TextDecoration = [],
    textLength: SVGRenderer.TextLength = .never
  ) -> [String] {
    var drawing = Drawing(60, 20)
    drawing.text(text, x: 5, y: 14, width: 30.5, font: font, decoration: decoration)
    return svgLines(drawing, textLength: textLength)
  }

  private func root(_ font: ResolvedFont) -> String {
    var drawing = Drawing(60, 20)
    drawing.text("a", x: 5, y: 14, width: 30, font: font)
    return String(SVGRenderer().svg(for: drawing.list).prefix { $0 != "\n" })
  }

  @Test("A run hangs on its middle and its baseline")
  func run() {
    #expect(line("passing") == [##"<text x="20.25" y="14" fill="#fff">passing</text>"##])
  }

  @Test(
    "The root carries family and size of the first text, the family ending with real names",
    arguments: [
      (.verdana, "Verdana,Geneva,DejaVu Sans,sans-serif"),
      (.helvetica, "Helvetica Neue,Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif"),
      (
        .monospaced,
        "SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,Liberation Mono,monospace"
      ),
    ] as [(FontFamily, String)]
  )
  func families(family: FontFamily, names: String) {
    #expect(
      root(ResolvedFont(family: family, size: 10.5)).hasSuffix(
        #" aria-label="a" font-family="\#(names)" font-size="10.5" text-anchor="middle">"#
      )
    )
  }

  @Test("A run says where its face isn't the root's, and weight, slant and tracking always")
  func faces() {
    var drawing = Drawing(60, 20)
    let bold = ResolvedFont(family: .verdana, size: 11, weight: 700, isItalic: true)
    drawing.text("a", x: 0, y: 10, width: 10, font: bold)
    drawing.text("b", x: 0, y: 10, width: 10, font: ResolvedFont(family: .verdana, size: 11))
    drawing.text("c", x: 0, y: 10, width: 10, font: ResolvedFont(family: .verdana, size: 9))
    drawing.text("d", x: 0, y: 10, width: 10, font: ResolvedFont(family: .monospaced, size: 11))
    #expect(
      svgLines(drawing) == [
        ##"<text x="5" y="10" font-weight="700" font-style="italic" fill="#fff">a</text>"##,
        ##"<text x="5" y="10" fill="#fff">b</text>"##,
        ##"<text x="5" y="10" font-size="9" fill="#fff">c</text>"##,
        ##"<text x="5" y="10" font-family="SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,"##
          + ##"Liberation Mono,monospace" fill="#fff">d</text>"##,
      ]
    )
  }

  @Test("A drawing without text says nothing of faces")
  func noText() {
    let svg = SVGRenderer().svg(for: Drawing(20, 10).list)
    #expect(!svg.contains("font") && !svg.contains("text-anchor"))
  }

  @Test("A tracked run begins at its start, where readers agree")
  func tracking() {
    let font = ResolvedFont(family: .verdana, size: 11, tracking: 1.25)
    #expect(
      line("AB", font: font) == [
        ##"<text x="5" y="14" text-anchor="start" letter-spacing="1.25" fill="#fff">AB</text>"##
      ]
    )
    #expect(
      line("שלום", font: font) == [
        ##"<text x="35.5" y="14" text-anchor="start" letter-spacing="1.25" direction="rtl" "##
          + ##"fill="#fff">שלום</text>"##
      ]
    )
  }

  @Test("A run under an uneven scale begins at its start, and one behind it doesn't")
  func unevenScale() {
    var drawing = Drawing(60, 20)
    let uneven = DisplayTransform(scaleX: 1, scaleY: 2, translateX: 0, translateY: 0)
    let even = DisplayTransform(scaleX: 2, scaleY: 2, translateX: 0, translateY: 0)
    drawing.group(.beginTransform(uneven)) { drawing in
      drawing.group(.beginTransform(even)) { $0.text("a", x: 2, y: 10, width: 8) }
    }
    drawing.text("b", x: 2, y: 10, width: 8)
    #expect(
      svgLines(drawing).filter { $0.hasPrefix("<text") } == [
        ##"<text x="2" y="10" text-anchor="start" fill="#fff">a</text>"##,
        ##"<text x="6" y="10" fill="#fff">b</text>"##,
      ]
    )
  }

  @Test("The measured width is written where it is wanted")
  func textLength() {
    #expect(
      line("ok", textLength: .measured) == [
        ##"<text x="20.25" y="14" textLength="30.5" fill="#fff">ok</text>"##
      ]
    )
  }

  @Test("Lines along a text are rectangles in its paint")
  func decorations() {
    let font = ResolvedFont(family: .verdana, size: 10)
    let text = ##"<text x="20.25" y="14" fill="#fff">ok</text>"##
    let under = ##"<rect x="5" y="14.9" width="30.5" height="0.6" fill="#fff"/>"##
    let through = ##"<rect x="5" y="11.1" width="30.5" height="0.6" fill="#fff"/>"##
    #expect(line("ok", font: font, decoration: .underline) == [text, under])
    #expect(line("ok", font: font, decoration: .strikethrough) == [text, through])
    #expect(
      line("ok", font: font, decoration: [.underline, .strikethrough]) == [text, under, through]
    )
  }

  @Test(
    "Spaces that a reader would drop are preserved",
    arguments: [
      ("a b c", false), ("", false), ("a  b", true), (" a", true), ("a ", true), (" ", true),
      ("a\n\nb", true), ("a\r\nb", false), ("a\u{2028} b", true), ("日 本", false), ("日  本", true),
    ]
  )
  func spaces(text: String, isPreserved: Bool) {
    let hasAttribute = line(text).joined().contains(#" xml:space="preserve""#)
    #expect(hasAttribute == isPreserved)
  }

  @Test(
    "The first letter decides the direction",
    arguments: [
      ("שלום", true), ("100% שלום", true), ("تسمية", true), ("٣ من ٤", true), ("ok שלום", false),
      ("日本", false), ("123", false), ("٣", false), ("", false), ("👍 שלום", true), ("é", false),
    ]
  )
  func directions(text: String, isRightToLeft: Bool) {
    #expect(line(text).joined().contains(#" direction="rtl""#) == isRightToLeft)
  }

  @Test(
    "Texts are escaped, and what could steer a reader is replaced or left out",
    arguments: [
      ("a<b>&\"c\"'", "a&lt;b&gt;&amp;&quot;c&quot;'"),
      ("</text><script>", "&lt;/text&gt;&lt;script&gt;"),
      ("]]>", "]]&gt;"),
      ("\u{1B}[31m", "\u{FFFD}[31m"),
      ("a\tb", "a b"),
      ("x\u{202E}y\u{2066}z\u{200F}", "xyz"),
      ("\u{0}\u{7F}\u{9B}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("日本語 & 👩‍👩‍👧", "日本語 &amp; 👩‍👩‍👧"),
      ("é", "é"),
    ]
  )
  func escaping(text: String, written: String) throws {
    let line = try #require(line(text).first)
    #expect(line.contains(">\(written)</text>"))
  }

  @Test("Bytes that are not UTF-8 become replacement characters")
  func illFormed() {
    var drawing = Drawing(60, 20)
    drawing.text("ab", x: 0, y: 10, width: 8)
    drawing.list.text = [0x61, 0xC3]
    #expect(svgLines(drawing) == [##"<text x="4" y="10" fill="#fff">a\##u{FFFD}</text>"##])
  }
}
