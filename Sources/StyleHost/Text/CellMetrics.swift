@_spi(Host) package import StyleAPI

/// Measures text for terminals, in points: every cell is 8 points wide and 16 high.
///
/// Neither the font's size nor its weight nor its tracking makes a difference: a terminal has one.
///
/// ```swift
/// var label = "build"
/// label.withUTF8 { CellMetrics().width(of: $0, font: font) }  // 40
/// ```
package struct CellMetrics: TextMetrics {
  /// The size of a cell in points.
  package static let cell = CGSize(width: 8, height: 16)

  /// Whether characters of ambiguous width take two cells.
  package var ambiguousIsWide: Bool

  /// Makes the metrics.
  package init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  package var name: String { "cells" }

  package func width(of utf8: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> Double {
    Double(CellWidth.cells(utf8: utf8, ambiguousIsWide: ambiguousIsWide)) * Self.cell.width
  }

  package func lineMetrics(font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: 12, descent: 4)
  }
}
