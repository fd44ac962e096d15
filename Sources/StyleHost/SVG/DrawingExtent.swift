internal import StyleAPI

/// The box that surely holds what a group of items paints: the region of a shadow's filter.
///
/// Clips are taken as if they were not there and texts as if their face were a generous one; a
/// region that is too large costs a little time, one that is too small cuts the shadow.
struct DrawingExtent {
  private(set) var box: CGRect?
  /// The cells of a terminal that the items' own boxes cover, counted as often as they are covered.
  private(set) var cells = 0.0
  /// How far the shadows within reach beyond the box.
  private var reach = 0.0
  private var transforms: [DisplayTransform] = []
  private var transform = DisplayTransform(scaleX: 1, scaleY: 1, translateX: 0, translateY: 0)

  /// Measures a group without its own effect, in the coordinates around the group.
  init(ofGroupAt index: Int, _ contents: DisplayListContents) {
    let end = contents.end(ofGroupAt: index)
    guard index < end else { return }
    for item in contents.items[(index + 1)..<end] {
      add(item, contents)
    }
    box = box?.insetBy(dx: -reach, dy: -reach)
  }

  /// Measures a whole drawing.
  init(of contents: DisplayListContents) {
    for item in contents.items { add(item, contents) }
    box = box?.insetBy(dx: -reach, dy: -reach)
  }

  private mutating func add(_ item: DisplayItem, _ contents: DisplayListContents) {
    switch item {
    case .fill(let outline, _):
      add(contents.box(of: outline))
    case .stroke(let outline, _, let stroke):
      let outset = stroke.width / 2 * Self.reach(of: stroke, along: outline)
      add(contents.box(of: outline)?.insetBy(dx: -outset, dy: -outset))
    case .text(let run):
      add(Self.box(of: run))
    case .image(_, let rect):
      add(rect)
    case .beginShadow(let shadow):
      let distance = shadow.reach * max(transform.scaleX.magnitude, transform.scaleY.magnitude)
      reach += distance
      transforms.append(transform)
    case .beginTransform(let inner):
      transforms.append(transform)
      transform = transform.applied(after: inner)
    case .beginClip, .beginOpacity, .beginLink, .beginLabel, .beginHelp, .beginRole:
      transforms.append(transform)
    case .end:
      transform = transforms.popLast() ?? transform
    }
  }

  private mutating func add(_ rect: CGRect?) {
    guard let rect else { return }
    let moved = transform.applied(to: rect)
    // An edge in the middle of a cell takes all of it.
    let cell = CellMetrics.cell
    cells += (moved.width / cell.width + 1) * (moved.height / cell.height + 1)
    box = box.map { $0.union(moved) } ?? moved
  }

  /// How far a line reaches beyond its outline, in halves of its width.
  ///
  /// Only a path has corners sharper than a box around it, and ends.
  private static func reach(of stroke: DisplayStroke, along outline: DisplayOutline) -> Double {
    guard case .path = outline else { return 1 }
    return stroke.join == .miter ? max(1.5, stroke.miterLimit) : 1.5
  }

  private static func box(of run: DisplayText) -> CGRect {
    let size = run.font.size
    return CGRect(
      x: run.origin.x - run.width / 4 - size,
      y: run.origin.y - size * 1.5,
      width: run.width * 1.5 + size * 2,
      height: size * 2.25
    )
  }
}

extension DisplayShadow {
  /// How far the shadow reaches beyond what throws it, in points: three standard deviations.
  var reach: Double { max(0, radius) * 3 + max(x.magnitude, y.magnitude) }
}

extension DisplayTransform {
  /// The transform that scales and moves by `inner` first and then by this one.
  func applied(after inner: DisplayTransform) -> DisplayTransform {
    DisplayTransform(
      scaleX: scaleX * inner.scaleX,
      scaleY: scaleY * inner.scaleY,
      translateX: inner.translateX * scaleX + translateX,
      translateY: inner.translateY * scaleY + translateY
    )
  }

  /// The rectangle, scaled and moved; sides of a mirrored one are put in order.
  func applied(to rect: CGRect) -> CGRect {
    let x1 = rect.minX * scaleX + translateX
    let x2 = rect.maxX * scaleX + translateX
    let y1 = rect.minY * scaleY + translateY
    let y2 = rect.maxY * scaleY + translateY
    return CGRect(
      x: min(x1, x2),
      y: min(y1, y2),
      width: (x2 - x1).magnitude,
      height: (y2 - y1).magnitude
    )
  }
}

extension DisplayListContents {
  /// The box that holds an outline and its control points; nil for an empty path.
  func box(of outline: DisplayOutline) -> CGRect? {
    switch outline {
    case .rectangle(let rect), .rounded(let rect, _), .uneven(let rect, _), .ellipse(let rect):
      return rect
    case .path(let first, let count, _):
      var box: CGRect?
      func add(_ point: CGPoint) {
        let dot = CGRect(origin: point)
        box = box.map { $0.union(dot) } ?? dot
      }
      for element in elements(first: first, count: count) {
        switch element {
        case .move(let point), .line(let point):
          add(point)
        case .quad(let point, let control):
          add(point)
          add(control)
        case .cubic(let point, let control1, let control2):
          add(point)
          add(control1)
          add(control2)
        case .close:
          break
        }
      }
      return box
    }
  }
}
