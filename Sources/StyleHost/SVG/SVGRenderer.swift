public import StyleAPI

/// Draws display lists as SVG documents.
///
/// A document is complete in itself: presentation attributes only, no script, nothing fetched from
/// elsewhere, ids that come from what is drawn. It is well-formed whatever the texts hold, and the
/// same drawing gives the same bytes on every machine.
///
/// ```swift
/// var list = DisplayList(metrics: "font")
/// list.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
/// list.items = [.fill(.ellipse(list.bounds), .color(DisplayColor(red: 0.8, green: 0, blue: 0)))]
/// SVGRenderer().svg(for: list)
/// // <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20"
/// role="img"> // <circle cx="10" cy="10" r="10" fill="#c00"/> // </svg>
/// ```
public struct SVGRenderer: Sendable {
  /// Whether texts are made exactly as wide as they were measured.
  public enum TextLength: Sendable, Hashable {
    /// Letters keep the spacing of the face that is found; a run stays centred where it was
    /// measured.
    case never
    /// Readers that know `textLength` space letters to the measured width; librsvg does not.
    case measured
  }

  /// Whether texts are made exactly as wide as they were measured; `never` by default.
  public var textLength: TextLength

  /// Makes a renderer.
  public init(textLength: TextLength = .never) {
    self.textLength = textLength
  }

  /// The SVG document for a drawing, ended by a line feed.
  ///
  /// Its view box holds the bounds and all ink, so a badge on a corner isn't cut; the origin may be
  /// negative. One point is one pixel, and the box is a whole number of them: browsers would
  /// squeeze the drawing of a broken one and blur its edges.
  public func svg(for list: borrowing DisplayList) -> String {
    var buffer = ByteBuffer()
    write(list, into: &buffer)
    return buffer.string
  }

  /// Appends the UTF-8 of the SVG document for a drawing.
  public func write(_ list: borrowing DisplayList, into bytes: inout [UInt8]) {
    var buffer = ByteBuffer()
    write(list, into: &buffer)
    buffer.withBytes { bytes.append(contentsOf: $0) }
  }

  /// Appends the UTF-8 of the SVG document for a drawing to a buffer that may be used again.
  package func write(_ list: borrowing DisplayList, into buffer: inout ByteBuffer) {
    var writer = SVGWriter(buffer, textLength: textLength)
    let box = list.bounds.union(list.ink).wholePoints
    list.withContents { writer.document($0, box: box) }
    buffer = writer.finish()
  }

  /// One SVG document that is right in light and in dark surroundings.
  ///
  /// It follows `prefers-color-scheme`, also as an image in a page. Readers without media queries
  /// draw the light drawing. Where the two differ in paints only, the shapes are there once.
  ///
  /// - Parameters:
  ///   - light: The drawing for light surroundings; it also gives the accessible name.
  ///   - dark: The drawing for dark surroundings.
  public func adaptive(light: DisplayList, dark: DisplayList) -> String {
    var buffer = ByteBuffer()
    write(light: light, dark: dark, into: &buffer)
    return buffer.string
  }

  /// Appends the UTF-8 of an adaptive document to a buffer that may be used again.
  package func write(light: DisplayList, dark: DisplayList, into buffer: inout ByteBuffer) {
    var writer = SVGWriter(buffer, textLength: textLength)
    let box = light.bounds.union(light.ink).union(dark.bounds).union(dark.ink).wholePoints
    light.withContents { light in
      dark.withContents { dark in
        writer.document(light: light, dark: dark, box: box)
      }
    }
    buffer = writer.finish()
  }
}

extension CGRect {
  /// The smallest box of whole points around the rectangle, but for what three decimals don't show.
  fileprivate var wholePoints: CGRect {
    func down(_ value: Double) -> Double {
      let value = ByteBuffer.thousandths(value)
      return Double((value < 0 ? value - 999 : value) / 1000)
    }
    func up(_ value: Double) -> Double {
      let value = ByteBuffer.thousandths(value)
      return Double((value > 0 ? value + 999 : value) / 1000)
    }
    let left = down(minX)
    let top = down(minY)
    return CGRect(x: left, y: top, width: up(maxX) - left, height: up(maxY) - top)
  }
}
