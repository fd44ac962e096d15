@_spi(Host) internal import StyleAPI

/// A face whose advance widths are in ``FontTables``; the raw value is its column there.
enum FontFace: Int, CaseIterable {
  /// Verdana as it is at 11 points, which every other size but 10 scales.
  case verdana
  /// Verdana as it is at 10 points, where its figures were rounded apart.
  case verdana10
  case verdanaBold
  case helveticaBold
  /// Helvetica in regular, with the widths that Arial and Liberation Sans share with it.
  case helvetica
  /// DejaVu Sans Mono.
  case monospaced

  /// The face that draws a font.
  ///
  /// Verdana and Helvetica have two weights, regular and bold, and CSS
  /// takes the bold one from 600 on; a slanted face is as wide as the upright one.
  init(_ font: ResolvedFont) {
    let isBold = font.weight >= 600
    switch font.family {
    case .verdana: self = isBold ? .verdanaBold : font.size == 10 ? .verdana10 : .verdana
    case .helvetica: self = isBold ? .helveticaBold : .helvetica
    case .monospaced: self = .monospaced
    }
  }

  /// The figures' units in one em: hundredths of a pixel at the size that was measured, or
  /// thousandths of an em.
  var unitsPerEm: Int { self == .verdana || self == .helveticaBold ? 1100 : 1000 }

  var isBold: Bool { self == .verdanaBold || self == .helveticaBold }

  /// The width of an emoji: 1.25 em in Noto Color Emoji (1.245) and Apple Color Emoji.
  var emojiWidth: Int { unitsPerEm * 5 / 4 }

  /// The width of a missing glyph's box: 0.6 em, as in DejaVu Sans.
  var unknownWidth: Int { unitsPerEm * 3 / 5 }
}

extension FontFamily {
  /// The parts of an em above and below the baseline, as each font's `hhea` table has them.
  ///
  /// Verdana 1.005 and 0.210; Arial, in place of Helvetica, 0.905 and 0.212; DejaVu Sans Mono
  /// 0.928 and 0.236. Verdana at 11 points gives lines 13.365 points high.
  var lineMetricsPerEm: LineMetrics {
    switch self {
    case .verdana: LineMetrics(ascent: 1.005, descent: 0.210)
    case .helvetica: LineMetrics(ascent: 0.905, descent: 0.212)
    case .monospaced: LineMetrics(ascent: 0.928, descent: 0.236)
    }
  }
}
