@_spi(Host) import StyleAPI
import Testing

@testable import StyleHost

@Suite struct FontWidthTests {
  @Test("Each kind of character has its width", arguments: NamedText.all)
  func named(_ sample: NamedText) {
    expectLength(fontWidth(sample.text, .verdana11), equals: sample.points)
  }

  @Test("Text is as wide as its graphemes together, in whatever order", arguments: NamedText.all)
  func additive(_ sample: NamedText) {
    let alone = fontWidth(sample.text, .verdana11)
    expectLength(fontWidth("日\(sample.text)日", .verdana11), equals: alone + 22)
  }

  @Test("Verdana at 10 points has the figures measured at 10")
  func tenPoints() {
    let ten = ResolvedFont(family: .verdana, size: 10)
    expectLength(fontWidth("GROWN", ten), equals: 7.75 + 6.95 + 7.87 + 9.89 + 7.48)
    expectLength(fontWidth("привет", ten), equals: 6.37 + 6.23 + 6.40 + 5.95 + 5.96 + 4.96)
  }

  @Test("Other sizes scale the figures at 11 points", arguments: [1, 8, 9.5, 22, 110])
  func scaled(size: Double) {
    let font = ResolvedFont(family: .verdana, size: size)
    for text in ["passing", "Größe", "日本語", "الرسالة", "परीक्षण", "👩\u{200D}💻"] {
      expectLength(fontWidth(text, font), equals: fontWidth(text, .verdana11) * size / 11)
    }
  }

  @Test("Weights from 600 on are bold, and below regular")
  func weights() {
    func measured(_ weight: Int16) -> Double {
      fontWidth("passing", ResolvedFont(family: .verdana, size: 10, weight: weight))
    }
    expectLength(measured(700), equals: 43.06)
    #expect(measured(600) == measured(700) && measured(900) == measured(700))
    #expect(measured(599) == measured(400) && measured(100) == measured(400))
    #expect(measured(400) < measured(700))
  }

  @Test("Italic letters are as wide as upright ones")
  func italic() {
    let italic = ResolvedFont(family: .verdana, size: 11, isItalic: true)
    #expect(fontWidth("passing Größe", italic) == fontWidth("passing Größe", .verdana11))
  }

  @Test("Helvetica has its own widths in bold and in regular")
  func helvetica() {
    let bold = ResolvedFont(family: .helvetica, size: 11, weight: 700)
    expectLength(fontWidth("Stars", bold), equals: 7.14 + 3.87 + 6.31 + 4.28 + 5.91)
    let regular = ResolvedFont(family: .helvetica, size: 10)
    expectLength(fontWidth("Stars", regular), equals: 6.67 + 2.78 + 5.56 + 3.33 + 5)
    expectLength(fontWidth("Größe", regular), equals: 7.78 + 3.33 + 5.56 + 6.11 + 5.56)
    expectLength(fontWidth("日本", regular), equals: 20)
  }

  @Test("Monospaced letters are 0.602 em wide, squares and emoji as ever")
  func monospaced() {
    let font = ResolvedFont(family: .monospaced, size: 10)
    expectLength(fontWidth("iiWW", font), equals: 4 * 6.02)
    expectLength(fontWidth("Größe Ελλάδα", font), equals: 12 * 6.02)
    expectLength(fontWidth("日本", font), equals: 20)
    expectLength(fontWidth("🚀", font), equals: 12.5)
    #expect(
      fontWidth("iiWW", ResolvedFont(family: .monospaced, size: 10, weight: 700))
        == fontWidth("iiWW", font)
    )
  }

  @Test("Monospaced digits are all as wide as the widest", arguments: FontFamily.allCases)
  func monospacedDigits(family: FontFamily) {
    var font = ResolvedFont(family: family, size: 11)
    font.hasMonospacedDigits = true
    for zero in [0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xE50, 0x17E0, 0xFF10] as [UInt32] {
      let digits = (zero..<zero + 10).compactMap(Unicode.Scalar.init).map { String($0) }
      let widths = digits.map { fontWidth($0, font) }
      var proportional = font
      proportional.hasMonospacedDigits = false
      let widest = digits.map { fontWidth($0, proportional) }.max()
      #expect(Set(widths).count == 1 && widths.first == widest, "digits from \(digits[0])")
    }
    #expect(fontWidth("é", font) == fontWidth("é", ResolvedFont(family: family, size: 11)))
  }

  @Test("Thai digits are of different width unless the font asks for one")
  func proportionalDigits() {
    let widths = (0xE50..<0xE5A).compactMap(Unicode.Scalar.init)
      .map { fontWidth(String($0), .verdana11) }
    #expect(Set(widths).count > 1)
  }

  @Test(
    "Tracking follows every grapheme, and not every scalar",
    arguments: [
      ("passing", 7), ("Größe", 5), ("e\u{301}te\u{301}", 3), ("👩\u{200D}💻 ok", 4), ("🇸🇪🇯🇵", 2),
      ("\u{1112}\u{1161}\u{11AB}", 1), ("مُحَمَّد", 4), ("", 0),
    ]
  )
  func tracking(text: String, graphemes: Int) {
    var font = ResolvedFont.verdana11
    font.tracking = 1.25
    expectLength(
      fontWidth(text, font),
      equals: fontWidth(text, .verdana11) + 1.25 * Double(graphemes)
    )
  }

  @Test("Control characters and soft hyphens have no width")
  func controls() {
    for value in [0, 9, 0xA, 0xD, 0x1B, 0x7F, 0x85, 0x9F, 0xAD, 0x2028] as [UInt32] {
      let scalar = Unicode.Scalar(value) ?? "?"
      expectLength(fontWidth("a\(scalar)b", .verdana11), equals: 13.46)
    }
  }

  @Test("Lines have the fonts' ascent and descent")
  func lines() {
    let metrics = FontTableMetrics()
    #expect(metrics.name == "font")
    let verdana = metrics.lineMetrics(font: .verdana11)
    expectLength(verdana.ascent, equals: 11.055)
    expectLength(verdana.descent, equals: 2.31)
    let helvetica = metrics.lineMetrics(font: ResolvedFont(family: .helvetica, size: 100))
    #expect(helvetica == LineMetrics(ascent: 90.5, descent: 21.2))
    let mono = metrics.lineMetrics(font: ResolvedFont(family: .monospaced, size: 1000))
    #expect(mono == LineMetrics(ascent: 928, descent: 236))
  }
}

/// Expects a length to be right but for the rounding of floating-point sums.
func expectLength(
  _ length: Double,
  equals expected: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(length - expected) < 1e-9, "\(length) != \(expected)", sourceLocation: sourceLocation)
}
