@_spi(Host) import StyleAPI
import Testing

@testable import StyleHost

@Suite struct CellWidthTests {
  @Test("Each kind of character has its cells", arguments: NamedText.all)
  func named(_ sample: NamedText) {
    #expect(CellWidth.cells(in: sample.text) == sample.cells)
    let sum = sample.text.reduce(0) { $0 + CellWidth.cells(of: $1) }
    #expect(sum == sample.cells, "the graphemes one by one")
  }

  @Test(
    "Scripts that terminals do not shape have a cell for each letter",
    arguments: [
      ("Arabic", "الرسالة", 7), ("Arabic with vowel marks", "مُحَمَّد", 4), ("Persian", "پایدار", 6),
      ("Hebrew", "שלום", 4), ("Hebrew with points", "שָׁלוֹם", 4), ("Thai", "ภาษาไทย", 7),
      ("Lao", "ລາວ", 3), ("Devanagari", "सफल", 3), ("Devanagari with a spacing mark", "का", 2),
      ("a conjunct of Devanagari", "क्ष", 2), ("Bengali", "সফল", 3), ("Tamil", "தமிழ்", 4),
      ("Georgian", "ქართული", 7), ("Armenian", "Հայերեն", 7), ("Ethiopic", "አማርኛ", 4),
      ("Khmer", "ខ្មែរ", 4), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ", 6), ("Cherokee", "ᏣᎳᎩ", 3),
      ("N’Ko", "ߒߞߏ", 3), ("Tibetan", "བོད", 2), ("braille", "⠓⠑", 2), ("blocks", "▐█▌", 3),
      ("box drawing", "╭─╮", 3), ("powerline glyphs", "\u{E0B0}\u{E0B2}", 2),
      ("an Arabic number sign", "\u{600}1", 2), ("a soft hyphen", "a\u{AD}b", 3),
    ]
  )
  func scripts(name: String, text: String, cells: Int) {
    #expect(CellWidth.cells(in: text) == cells)
  }

  @Test("Control characters have no cells, alone and amid text")
  func controls() {
    #expect(CellWidth.cells(in: "\u{0}\u{1B}\u{7F}\u{85}\r\n\t") == 0)
    #expect(CellWidth.cells(in: "a\u{1B}[1mb") == 5)
  }

  @Test("Ambiguous characters are wide on request, and others as before")
  func ambiguous() {
    #expect(CellWidth.cells(in: "…±│α", ambiguousIsWide: true) == 8)
    #expect(CellWidth.cells(in: "…±│α") == 4)
    #expect(CellWidth.cells(in: "abc日é", ambiguousIsWide: true) == 7)
    #expect(CellWidth.cells(of: "…", ambiguousIsWide: true) == 2)
    #expect(CellWidth.cells(in: "▐", ambiguousIsWide: true) == 1)
    #expect(CellWidth.cells(in: "e\u{301}", ambiguousIsWide: true) == 1)
  }

  @Test("Cells are 8 points wide and 16 high, whatever the font")
  func metrics() {
    let metrics = CellMetrics()
    #expect(metrics.name == "cells")
    for font in [
      ResolvedFont.verdana11, ResolvedFont(family: .monospaced, size: 40, weight: 700, tracking: 3),
    ] {
      #expect(measuredWidth("passing", font, with: metrics) == 56)
      #expect(measuredWidth("日本 🚀", font, with: metrics) == 56)
      #expect(measuredWidth("", font, with: metrics) == 0)
      #expect(metrics.lineMetrics(font: font) == LineMetrics(ascent: 12, descent: 4))
    }
    #expect(measuredWidth("…", .verdana11, with: CellMetrics(ambiguousIsWide: true)) == 16)
  }
}
