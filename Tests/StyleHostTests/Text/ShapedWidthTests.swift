@_spi(Host) import StyleAPI
import Testing

@testable import StyleHost

/// A word, and its width in em as HarfBuzz shapes it.
struct ShapedWord: Sendable, CustomTestStringConvertible {
  var script: String
  var word: String
  var regular: Double
  var bold: Double?

  init(_ script: String, _ word: String, _ regular: Double, bold: Double? = nil) {
    (self.script, self.word, self.regular, self.bold) = (script, word, regular, bold)
  }

  var testDescription: String { "\(script) \(word)" }

  /// Shaped by HarfBuzz with DejaVu Sans and DejaVu Sans Bold 2.37, without kerning.
  static let dejaVu: [ShapedWord] = [
    ShapedWord("Arabic", "تسمية", 2.586, bold: 3.078),
    ShapedWord("Arabic", "الرسالة", 3.118, bold: 3.681),
    ShapedWord("Arabic", "الاختبارات", 4.077, bold: 4.923),
    ShapedWord("Arabic with vowel marks", "مُحَمَّد", 2.284, bold: 2.588),
    ShapedWord("Arabic lam with alef", "لا", 0.57, bold: 0.745),
    ShapedWord("Arabic tatweel", "مـــن", 2.176, bold: 2.544),
    ShapedWord("Arabic before a joiner", "ه\u{200D}", 0.527, bold: 0.693),
    ShapedWord("Persian", "پایدار", 2.147, bold: 2.623),
    ShapedWord("Persian with a non-joiner", "می\u{200C}شود", 3.169, bold: 3.754),
    ShapedWord("Urdu", "پوشش", 2.908, bold: 3.399),
    ShapedWord("Uyghur", "ئۇيغۇر", 2.555, bold: 3.145),
    ShapedWord("Hebrew", "שלום", 2.213, bold: 2.403),
    ShapedWord("Hebrew with points", "שָׁלוֹם", 2.213, bold: 2.403),
    ShapedWord("Georgian", "ქართული", 4.722, bold: 4.994),
    ShapedWord("Armenian", "Հայերեն", 4.497, bold: 4.466),
    ShapedWord("Lao", "ລາວ", 1.821, bold: 2.091),
    ShapedWord("N’Ko", "ߒߞߏ", 2.012, bold: 2.222),
    ShapedWord("Tifinagh", "ⴰⵎⴰⵣⵉⵖ", 4.085, bold: 4.436),
    ShapedWord("Inuktitut", "ᐃᓄᒃᑎᑐᑦ", 3.838, bold: 4.316),
    ShapedWord("braille", "⠓⠑", 1.465, bold: 1.562),
  ]

  /// Shaped by HarfBuzz with the Noto Sans font of the script, release of 2020-12-25.
  static let noto: [ShapedWord] = [
    ShapedWord("Devanagari", "सफल", 2.125),
    ShapedWord("Devanagari half forms", "परीक्षण", 2.671),
    ShapedWord("Devanagari half forms", "संस्करण", 2.959),
    ShapedWord("Devanagari reph", "पूर्ण", 1.291),
    ShapedWord("Bengali", "সফল", 2.251),
    ShapedWord("Bengali conjuncts", "ব্যর্থ", 1.496),
    ShapedWord("Gurmukhi", "ਸੰਸਕਰਣ", 3.015),
    ShapedWord("Gujarati", "સંસ્કરણ", 2.967),
    ShapedWord("Oriya", "ପରୀକ୍ଷା", 2.787),
    ShapedWord("Tamil", "வெற்றி", 3.945),
    ShapedWord("Telugu", "తెలుగు", 2.762),
    ShapedWord("Telugu conjuncts", "పరీక్ష", 1.826),
    ShapedWord("Kannada", "ಯಶಸ್ಸು", 3.159),
    ShapedWord("Malayalam", "പരാജയം", 4.563),
    ShapedWord("Sinhala", "ප්\u{200D}රකාශනය", 4.8),
    ShapedWord("Thai", "ภาษาไทย", 3.562),
    ShapedWord("Thai with a spacing vowel", "น้ำ", 1.019),
    ShapedWord("Khmer", "ភាសាខ្មែរ", 3.35),
    ShapedWord("Myanmar", "မြန်မာ", 2.606),
    ShapedWord("Ethiopic", "አማርኛ", 2.514),
    ShapedWord("Thaana", "ދިވެހި", 1.701),
    ShapedWord("Cherokee", "ᏣᎳᎩ", 2.566),
    ShapedWord("Javanese", "ꦧꦱꦗꦮ", 4.253),
    ShapedWord("Syriac", "ܫܠܡܐ", 2.959),
  ]
}

@Suite struct ShapedWidthTests {
  @Test("Scripts in DejaVu Sans are as wide as shaped there", arguments: ShapedWord.dejaVu)
  func dejaVu(_ sample: ShapedWord) {
    // The table rounds to a hundredth of an em.
    let tolerance = 0.005 * Double(sample.word.count)
    #expect(abs(fontWidth(sample.word, .verdana11) / 11 - sample.regular) < tolerance)
    let bold = ResolvedFont(family: .verdana, size: 10, weight: 700)
    #expect(abs(fontWidth(sample.word, bold) / 10 - (sample.bold ?? 0)) < tolerance)
  }

  @Test("Other scripts are within 8 % of their Noto Sans font", arguments: ShapedWord.noto)
  func noto(_ sample: ShapedWord) {
    let ratio = fontWidth(sample.word, .verdana11) / 11 / sample.regular
    #expect(0.92...1.08 ~= ratio, "\(ratio)")
  }

  @Test("Arabic forms go with the neighbours, over marks and across faces")
  func joining() {
    let beh = "\u{628}"
    let alone = fontWidth(beh, .verdana11)
    let pair = fontWidth(beh + beh, .verdana11)
    #expect(pair < 2 * alone * 0.9)
    expectLength(fontWidth(beh + "\u{64E}" + beh, .verdana11), equals: pair)
    expectLength(fontWidth(beh + "\u{200C}" + beh, .verdana11), equals: 2 * alone)
    expectLength(fontWidth(beh + "|" + beh, .verdana11), equals: 2 * alone + 5)
    // Dal joins only what is before it.
    let dal = "\u{62F}"
    expectLength(
      fontWidth(dal + beh, .verdana11),
      equals: fontWidth(dal, .verdana11) + alone
    )
    let mono = ResolvedFont(family: .monospaced, size: 10)
    expectLength(fontWidth(beh + beh + beh, mono), equals: 3 * 6.02)
    expectLength(fontWidth("سلام", mono), equals: 3 * 6.02)
  }

  @Test("A non-joiner keeps consonants apart")
  func nonJoiner() {
    let apart = fontWidth("क्\u{200C}ष", .verdana11)
    expectLength(apart, equals: fontWidth("क", .verdana11) + fontWidth("ष", .verdana11))
    #expect(fontWidth("क्ष", .verdana11) < apart)
    #expect(fontWidth("क्\u{200D}ष", .verdana11) < apart)
  }
}
