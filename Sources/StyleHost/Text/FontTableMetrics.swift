@_spi(Host) package import StyleAPI

/// Measures text for SVG with tables of advance widths, in points.
///
/// Widths are Verdana's and Helvetica's where these have the letter, else those of the fonts that
/// a browser falls back to on Linux. A grapheme is measured as a whole: marks add nothing, an
/// emoji is one glyph however many scalars spell it, Arabic letters take their contextual forms.
/// There is no kerning: renderers differ in it, and Verdana has none.
///
/// ```swift
/// let metrics = FontTableMetrics()
/// let font = ResolvedFont(family: .verdana, size: 11)
/// var label = "build"
/// label.withUTF8 { metrics.width(of: $0, font: font) }  // 30.53
/// ```
package struct FontTableMetrics: TextMetrics {
  /// Makes the metrics; the tables are constants.
  package init() {}

  package var name: String { "font" }

  package func lineMetrics(font: ResolvedFont) -> LineMetrics {
    let perEm = font.family.lineMetricsPerEm
    return LineMetrics(ascent: perEm.ascent * font.size, descent: perEm.descent * font.size)
  }

  /// The width in points: the advances of the graphemes, and the font's tracking after each.
  ///
  /// Control characters, soft hyphens and other invisible characters have no width. Bytes that are
  /// not well-formed UTF-8 are measured as U+FFFD.
  package func width(of utf8: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> Double {
    let face = FontFace(font)
    var units = 0
    var seen: UInt8 = 0
    FontTables.ascii.withUnsafeBufferPointer { advances in
      let row = face.rawValue << 7
      for byte in utf8 {
        seen |= byte
        units &+= Int(advances[row | Int(byte & 0x7F)])
      }
    }
    // Digits need no look: those of every face are of one width, which the script checks.
    if seen < 0x80 {
      return Self.points(units, in: face, font: font) + font.tracking * Double(utf8.count)
    }
    return widthBeyondASCII(of: utf8, face: face, font: font)
  }

  private func widthBeyondASCII(
    of utf8: UnsafeBufferPointer<UInt8>,
    face: FontFace,
    font: ResolvedFont
  ) -> Double {
    let table = AdvanceTable(face: face, hasMonospacedDigits: font.hasMonospacedDigits)
    let run = RunMeasure(scalars: utf8, table: table) ?? RunMeasure(graphemes: utf8, table: table)
    var width = Self.points(run.units, in: face, font: font)
    if run.hasArabic {
      width += Double(ArabicJoining.correction(of: utf8, face: face)) * font.size / 1000
    }
    if run.hasConjuncts {
      width += Self.points(IndicConjuncts.correction(of: utf8, table: table), in: face, font: font)
    }
    return width + font.tracking * Double(run.graphemes)
  }

  @inline(__always)
  private static func points(_ units: Int, in face: FontFace, font: ResolvedFont) -> Double {
    Double(units) * font.size / Double(face.unitsPerEm)
  }
}
