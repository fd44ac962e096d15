@_spi(Host) package import StyleAPI

/// Metrics in which every character is as wide as half of the font's size, so that the results of
/// layout can be worked out by hand.
package struct FixedMetrics: TextMetrics {
  package let name = "fixed"

  package init() {}

  package func width(of utf8: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> Double {
    Double(String(decoding: utf8, as: UTF8.self).count) * (font.size / 2 + font.tracking)
  }

  package func lineMetrics(font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: font.size * 0.8, descent: font.size * 0.2)
  }
}
