import StyleAPI
import Testing

@testable import StyleHost

@Suite struct TerminalSafetyTests {
  @Test(
    "Control and bidi characters of a text never reach the terminal",
    arguments: [
      ("a\u{1B}[31mb", "a\u{FFFD}[31mb"),
      ("\u{1B}]0;title\u{07}", "\u{FFFD}]0;title\u{FFFD}"),
      ("\u{9B}31m", "\u{FFFD}31m"),
      ("a\u{202E}b\u{2066}c\u{200F}d\u{061C}e", "abcde"),
      ("one\ntwo\r\nthree\tfour\rfive", "one two three four five"),
      ("a\u{2028}b\u{2029}c", "a b c"),
      ("\u{7F}\u{00}\u{85}x", "\u{FFFD}\u{FFFD} x"),
      ("e\u{301}", "e\u{301}"),
      ("👩‍👩‍👧", "👩‍👩‍👧"),
    ]
  )
  func sanitized(text: String, expected: String) {
    #expect(CellGlyph.glyphs(of: text).map(\.text).joined() == expected)
    let list = CellSketch.list { $0.text(text) }
    #expect(PlainTextRenderer().drawn(list) == expected)
  }

  @Test(
    "Graphemes without a cell of their own are dropped",
    arguments: ["\u{200B}", "\u{200D}", "\u{301}", "\u{E0020}"]
  )
  func zeroWidth(text: String) {
    #expect(CellGlyph.glyphs(of: text).isEmpty)
    let list = CellSketch.list { $0.text("a" + text + "b") }
    #expect(CellWidth.cells(in: PlainTextRenderer().drawn(list)) == 2)
  }

  @Test("Invalid UTF-8 becomes U+FFFD")
  func invalidBytes() {
    var glyphs: [CellGlyph] = []
    CellGlyph.append([0x61, 0xFF, 0x62], to: &glyphs)
    #expect(glyphs.map(\.text) == ["a", "\u{FFFD}", "b"])
  }

  @Test("Two halves of a flag from two texts do not become one flag")
  func flagHalves() {
    let list = CellSketch.list { sketch in
      let width = sketch.text("\u{1F1F8}")
      sketch.text("\u{1F1EA}", x: width)
    }
    let text = PlainTextRenderer().drawn(list)
    #expect(text.count == 3)
    #expect(text.filter { $0 != "\u{200B}" }.unicodeScalars.map(\.value) == [0x1F1F8, 0x1F1EA])
  }

  // MARK: Links

  private func linked(_ address: String, _ renderer: ANSIRenderer) -> String {
    let list = CellSketch.list { sketch in
      sketch.link(address) { $0.text("docs") }
      sketch.text(" and", x: 32)
    }
    return renderer.drawn(list).escapedControls
  }

  @Test(
    "A link is an OSC 8 sequence around its cells",
    arguments: [
      ("https://example.com/a b", "https://example.com/a%20b"),
      ("HTTP://example.com/ü;x", "HTTP://example.com/%C3%BC;x"),
      ("mailto:a@example.com", "mailto:a@example.com"),
    ]
  )
  func link(address: String, written: String) {
    let renderer = ANSIRenderer(profile: .none, hyperlinks: true)
    #expect(linked(address, renderer) == #"\e]8;;\#(written)\e\docs\e]8;;\e\ and"#)
    #expect(linked(address, ANSIRenderer(profile: .none)) == "docs and")
  }

  @Test(
    "Links of other schemes are only text",
    arguments: [
      "javascript:alert(1)", "https://example.com/\u{1B}\\", "file:///etc/passwd", "/relative", "",
      "https",
    ]
  )
  func refusedLinks(address: String) {
    #expect(linked(address, ANSIRenderer(profile: .ansi16, hyperlinks: true)) == "docs and")
  }

  @Test("A link over several rows is closed on each and has an id")
  func linkOverRows() {
    let list = CellSketch.list { sketch in
      sketch.link("https://example.com") { link in
        link.text("one")
        link.text("two", y: 16)
      }
    }
    let text = ANSIRenderer(profile: .none, hyperlinks: true).drawn(list)
    let open = #"\e]8;id=badge-1;https://example.com\e\"#
    #expect(
      text.escapedControls == open + #"one\e]8;;\e\"# + "\n" + open + #"two\e]8;;\e\"#
    )
  }

  @Test("All of a badge belongs to its link, brackets and caps too")
  func linkedBadge() {
    let list = CellSketch.list { sketch in
      sketch.link("https://example.com") { $0.pill("3", Dye.red) }
    }
    let open = #"\e]8;;https://example.com\e\"#
    let close = #"\e]8;;\e\"#
    #expect(
      ANSIRenderer(profile: .none, hyperlinks: true).drawn(list).escapedControls
        == open + "[3]" + close
    )
    #expect(
      ANSIRenderer(profile: .ansi16, hyperlinks: true).drawn(list).escapedControls
        == open + #"\e[31m▐\e[97;41m3\e[31;49m▌\e[0m"# + close
    )
  }

  // MARK: Clips

  @Test("A clip cuts letters, and leaves a space of a wide one that is cut in the middle")
  func clip() {
    func text(_ string: String, clip: CGRect) -> String {
      let list = CellSketch.list(width: 80, height: 16) { sketch in
        sketch.group(.beginClip(.rectangle(clip))) { $0.text(string) }
      }
      return PlainTextRenderer(glyphs: .ascii).drawn(list) + "|"
    }
    #expect(text("abcdef", clip: CGRect(x: 0, y: 0, width: 24, height: 16)) == "abc|")
    #expect(text("abcdef", clip: CGRect(x: 16, y: 0, width: 80, height: 16)) == "  cdef|")
    #expect(text("日本語x", clip: CGRect(x: 8, y: 0, width: 80, height: 16)) == "  本語x|")
    #expect(text("日本語x", clip: CGRect(x: 0, y: 0, width: 24, height: 16)) == "日|")
    #expect(text("abc", clip: CGRect(x: 0, y: 20, width: 80, height: 16)) == "|")
  }
}
