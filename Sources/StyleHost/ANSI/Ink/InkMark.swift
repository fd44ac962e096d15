internal import StyleAPI

/// One thing that a drawing shows, with everything that the open groups say about it.
struct InkMark {
  /// What kind of thing.
  enum Kind {
    /// Letters: a slice of ``Ink/glyphs``.
    case letters(Range<Int>)
    /// A filled region.
    case fill
    /// A filled path: a plate if there is text on it, else an icon, which is not drawn.
    case path
    /// A line around a region, this many points wide.
    case line(width: Double)
    /// Something that a terminal cannot show.
    case picture
  }

  var kind: Kind
  /// Where it is, in absolute points.
  var box: CGRect
  /// The region that is covered.
  var shape: InkShape
  /// What it is painted with; `nil` for letters in any legible colour.
  var paint: InkPaint?
  /// The opacity of the groups around it, 0 to 1.
  var opacity: Double
  var traits: GlyphTraits = []
  /// The index in ``Ink/links``, or -1.
  var link: Int

  /// Whether it hides what is below it.
  var isOpaque: Bool {
    guard case .fill = kind, let paint else { return false }
    return paint.minimalOpacity * opacity >= 0.95
  }
}

/// A drawing as a list of marks in painter's order, and the groups that they belong to.
struct Ink {
  /// A group of marks that play a part together.
  struct Group {
    /// The part; `nil` for the whole drawing.
    let role: DisplayRole?
    /// Marks and groups in painter's order.
    var items: [Item] = []
  }

  /// What a group is made of.
  enum Item {
    /// The index of a mark.
    case mark(Int)
    /// The index of a group.
    case group(Int)
  }

  /// The layout box of the drawing, in points.
  var bounds: CGRect
  var marks: [InkMark] = []
  /// The groups; the first is the whole drawing.
  var groups: [Group] = [Group(role: nil)]
  var glyphs: [CellGlyph] = []
  /// The addresses of links, fit for an escape sequence.
  var links: [String] = []
}

extension CGRect {
  /// The largest coordinate that a terminal drawing takes note of, in points.
  private static var limit: Double { 1_000_000 }

  /// The rectangle with its sides within a million points of the origin; `nil` if one is no number.
  var limited: CGRect? {
    guard minX.isFinite, minY.isFinite, width >= 0, height >= 0 else { return nil }
    func limit(_ value: Double) -> Double { min(max(value, -Self.limit), Self.limit) }
    let (left, top) = (limit(minX), limit(minY))
    return CGRect(x: left, y: top, width: limit(maxX) - left, height: limit(maxY) - top)
  }

  /// Whether another rectangle lies within, but for a tolerance in points.
  func holds(_ other: CGRect, tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// The area in square points.
  var area: Double { width * height }
}
