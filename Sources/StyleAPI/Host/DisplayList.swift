/// A finished drawing: what a renderer puts on paper, in painter's order and in absolute points.
///
/// Styles produce views and never bytes; a display list is what is left of views after layout. All
/// numbers in it are finite, all colours are resolved, and every opening item has its ``DisplayItem/end``.
/// It is plain data: items are bitwise copyable and refer into the list's buffers by index.
///
/// ```swift
/// let list = graph.displayList()   // of Text("ok")
/// list.texts  // ["ok"]
/// ```
public struct DisplayList: Sendable, Equatable {
  /// The name of the metrics that measured the text: `"font"` for SVG, `"cells"` for terminals.
  public var metrics: String
  /// The layout box of the whole drawing; its origin is zero.
  public var bounds: CGRect
  /// The box of everything that is painted, which may stick out of ``bounds``.
  public var ink: CGRect
  /// What to draw, first things below later ones.
  public var items: [DisplayItem]
  /// The UTF-8 of all texts, sliced by ``TextSpan``.
  public var text: [UInt8]
  /// The outlines of all paths, sliced by ``DisplayOutline/path(first:count:evenOdd:)``.
  public var path: [PathElement]
  /// The gradients that ``DisplayPaint/gradient(_:)`` names by index.
  public var gradients: [DisplayGradient]
  /// The images that ``DisplayItem/image(_:_:)`` names by index.
  public var images: [DisplayImage]

  /// Makes an empty drawing.
  public init(metrics: String) {
    self.metrics = metrics
    bounds = .zero
    ink = .zero
    items = []
    text = []
    path = []
    gradients = []
    images = []
  }

  /// Empties the drawing and keeps its storage.
  public mutating func removeAll() {
    bounds = .zero
    ink = .zero
    // To empty what is empty takes longer than to look.
    if !items.isEmpty { items.removeAll(keepingCapacity: true) }
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    if !path.isEmpty { path.removeAll(keepingCapacity: true) }
    if !gradients.isEmpty { gradients.removeAll(keepingCapacity: true) }
    if !images.isEmpty { images.removeAll(keepingCapacity: true) }
  }

  /// The text that a span names.
  public func string(_ span: TextSpan) -> String {
    String(decoding: text[Int(span.first)..<Int(span.first) + Int(span.count)], as: UTF8.self)
  }

  /// All text runs in drawing order.
  public var texts: [String] {
    items.compactMap { item in
      if case .text(let run) = item { return string(run.text) }
      return nil
    }
  }
}

/// A slice of a ``DisplayList/text`` buffer, in bytes.
@frozen
public struct TextSpan: Hashable, Sendable, BitwiseCopyable {
  /// The index of the first byte.
  public var first: Int32
  /// The number of bytes.
  public var count: Int32

  /// Makes a span from its first byte and its length.
  @inlinable
  public init(first: Int32, count: Int32) {
    self.first = first
    self.count = count
  }
}
