internal import StyleAPI

/// Says which colours a drawing has at single points, with and without a letter there.
///
/// The letters of other texts are left out, since only their boxes are known; dashed lines count as
/// solid. A shadow is taken of 49 points around, without the shadows in it.
struct DrawingSampler {
  /// The colours at one point.
  struct Sample: Hashable {
    /// What is seen where the letter is.
    var ink: DisplayColor
    /// What is seen beside it.
    var under: DisplayColor
    /// Whether a picture is there, whose colours are not known.
    var meetsPicture: Bool
  }

  /// A run of text, and the transform of the groups that it is in.
  struct Run {
    let index: Int
    let text: DisplayText
    let transform: DisplayTransform
  }

  private let items: [DisplayItem]
  private let gradients: [DisplayGradient]
  private var outlines: [Int: OutlineGeometry] = [:]
  /// For each item that opens a group, the index of its end.
  private var ends: [Int: Int] = [:]
  /// The runs in drawing order.
  private(set) var runs: [Run] = []

  init(_ list: DisplayList) {
    items = list.items
    gradients = list.gradients
    var open: [(index: Int, transform: DisplayTransform)] = []
    for (index, item) in items.enumerated() {
      let outer = open.last?.transform ?? .identity
      switch item {
      case .fill(let outline, _), .stroke(let outline, _, _), .beginClip(let outline):
        outlines[index] = OutlineGeometry(outline, in: list)
      case .text(let text):
        runs.append(Run(index: index, text: text, transform: outer))
      case .end:
        if let group = open.popLast() { ends[group.index] = index }
      default: break
      }
      guard item.opens else { continue }
      if case .beginTransform(let transform) = item {
        open.append((index, outer.concatenated(with: transform)))
      } else {
        open.append((index, outer))
      }
    }
    for group in open { ends[group.index] = items.count }
  }

  /// The colours at a point, in the coordinates of the whole drawing.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - run: The run of which a letter is there.
  ///   - page: The opaque colour below the drawing.
  func sample(at point: CGPoint, of run: Run, on page: DisplayColor) -> Sample {
    var canvas = Canvas(page)
    paint(items.indices, at: point, letter: run.index, hasShadows: true, on: &canvas)
    return Sample(
      ink: canvas.withLetter.color,
      under: canvas.without.color,
      meetsPicture: canvas.meetsPicture
    )
  }

  // MARK: Painting

  private func paint(
    _ range: Range<Int>,
    at point: CGPoint,
    letter: Int?,
    hasShadows: Bool,
    on canvas: inout Canvas
  ) {
    func group(_ index: Int, at point: CGPoint, on canvas: inout Canvas) {
      let end = ends[index] ?? range.upperBound
      paint(index + 1..<end, at: point, letter: letter, hasShadows: hasShadows, on: &canvas)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let item = items[index]
      switch item {
      case .fill(_, let paint):
        if outlines[index]?.contains(point) == true { canvas.add(color(paint, at: point)) }
      case .stroke(_, let paint, let stroke):
        if let outline = outlines[index], outline.distance(from: point) <= stroke.width / 2 {
          canvas.add(color(paint, at: point))
        }
      case .text(let run):
        if index == letter { canvas.addLetter(color(run.paint, at: point)) }
      case .image(_, let rect):
        if rect.holds(point) { canvas.meetsPicture = true }
      case .beginClip:
        if outlines[index]?.contains(point) == true { group(index, at: point, on: &canvas) }
      case .beginOpacity(let opacity):
        var layer = Canvas()
        group(index, at: point, on: &layer)
        canvas.add(layer, opacity: Float(opacity))
      case .beginTransform(let transform):
        if let inner = transform.inverse(point) { group(index, at: inner, on: &canvas) }
      case .beginShadow(let shadow):
        if hasShadows {
          let strength = alpha(of: index, shadow, at: point)
          canvas.add(shadow.color, opacity: strength)
        }
        group(index, at: point, on: &canvas)
      case .beginLink, .beginLabel, .beginHelp, .beginRole:
        group(index, at: point, on: &canvas)
      case .end: break
      }
      index = item.opens ? (ends[index] ?? range.upperBound) + 1 : index + 1
    }
  }

  /// How much of a group's shadow falls on a point, from 0 to 1.
  private func alpha(of index: Int, _ shadow: DisplayShadow, at point: CGPoint) -> Float {
    let end = ends[index] ?? items.count
    var sum: Float = 0
    for (offset, weight) in ShadowKernel.points {
      var layer = Canvas()
      let source = CGPoint(
        x: point.x - shadow.x + offset.x * shadow.radius,
        y: point.y - shadow.y + offset.y * shadow.radius
      )
      paint(index + 1..<end, at: source, letter: nil, hasShadows: false, on: &layer)
      sum += weight * layer.without.opacity
    }
    return sum
  }

  private func color(_ paint: DisplayPaint, at point: CGPoint) -> DisplayColor {
    switch paint {
    case .color(let color): color
    case .gradient(let index): gradients[Int(index)].color(at: point)
    }
  }
}

/// The places around a point from which its shadow comes, in standard deviations, with their
/// weights.
private enum ShadowKernel {
  static let points: [(offset: CGPoint, weight: Float)] = {
    // e^(-x²/2) at 0, 0.8, 1.6 and 2.4.
    let weights: [Float] = [1, 0.7261, 0.278, 0.0561]
    let total = weights[0] + 2 * weights[1...].reduce(0, +)
    return (-3...3).flatMap { row in
      (-3...3).map { column in
        let weight = weights[abs(row)] * weights[abs(column)] / (total * total)
        return (CGPoint(x: Double(column) * 0.8, y: Double(row) * 0.8), weight)
      }
    }
  }()
}

extension CGRect {
  fileprivate func holds(_ point: CGPoint) -> Bool {
    (minX...max(minX, maxX)).contains(point.x) && (minY...max(minY, maxY)).contains(point.y)
  }
}
