internal import StyleAPI

/// What is wrong with a drawing as data: numbers, and ink beyond the box that a renderer makes room
/// for.
struct DrawingCheck {
  private let list: DisplayList
  private var problems: [StyleFinding.Problem] = []
  /// What is cut off and moved by the groups that are open.
  private var groups: [Group] = [Group()]

  private struct Group {
    var transform = DisplayTransform.identity
    var clip: CGRect?
  }

  /// The problems of a drawing.
  static func problems(of list: DisplayList) -> [StyleFinding.Problem] {
    var check = DrawingCheck(list: list)
    guard check.areNumbersFinite else { return [.notFinite] }
    for item in list.items { check.see(item) }
    return check.problems
  }

  private init(list: DisplayList) { self.list = list }

  // MARK: Ink

  private mutating func see(_ item: DisplayItem) {
    let outer = groups.last ?? Group()
    switch item {
    case .fill(let outline, _): see(ink: box(of: outline), item)
    case .stroke(let outline, _, let stroke):
      see(ink: box(of: outline).insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2), item)
    case .text(let run):
      // A hair's breadth of height: what a line's box is, only the metrics know.
      see(ink: CGRect(x: run.origin.x, y: run.origin.y, width: run.width, height: 0), item)
    case .image(_, let rect): see(ink: rect, item)
    case .beginClip(let outline):
      let box = outer.transform.applied(to: box(of: outline))
      let clip = outer.clip.map { $0.intersection(box) } ?? box
      groups.append(Group(transform: outer.transform, clip: clip))
    case .beginTransform(let transform):
      let all = outer.transform.concatenated(with: transform)
      groups.append(Group(transform: all, clip: outer.clip))
    case .beginOpacity, .beginShadow, .beginLink, .beginLabel, .beginHelp, .beginRole:
      groups.append(outer)
    case .end:
      if groups.count > 1 { groups.removeLast() }
    }
  }

  private mutating func see(ink rect: CGRect, _ item: DisplayItem) {
    let group = groups.last ?? Group()
    var box = group.transform.applied(to: rect)
    if let clip = group.clip {
      box = box.intersection(clip)
      if box.width <= 0 || box.height <= 0 { return }
    }
    let room = list.ink.insetBy(dx: -0.01, dy: -0.01)
    guard
      box.minX < room.minX || box.maxX > room.maxX || box.minY < room.minY
        || box.maxY > room.maxY
    else { return }
    problems.append(.outsideInk(x: box.minX, y: box.minY, width: box.width, height: box.height))
  }

  private func box(of outline: DisplayOutline) -> CGRect { OutlineGeometry(outline, in: list).box }

  // MARK: Numbers

  private var areNumbersFinite: Bool {
    let boxes = [list.bounds, list.ink]
    return boxes.allSatisfy(\.isFinite) && list.items.allSatisfy(isFinite)
      && list.gradients.allSatisfy(\.isFinite)
      && list.path.allSatisfy { $0.points.allSatisfy(\.isFinite) }
  }

  private func isFinite(_ item: DisplayItem) -> Bool {
    switch item {
    case .fill(let outline, let paint): outline.isFinite && paint.isFinite
    case .stroke(let outline, let paint, let stroke):
      outline.isFinite && paint.isFinite
        && [stroke.width, stroke.miterLimit, stroke.dash, stroke.gap].allSatisfy(\.isFinite)
    case .text(let run):
      run.origin.isFinite && run.paint.isFinite
        && [run.width, run.font.size, run.font.tracking].allSatisfy(\.isFinite)
    case .image(_, let rect): rect.isFinite
    case .beginClip(let outline): outline.isFinite
    case .beginOpacity(let opacity): opacity.isFinite
    case .beginShadow(let shadow):
      shadow.color.isFinite && [shadow.radius, shadow.x, shadow.y].allSatisfy(\.isFinite)
    case .beginTransform(let transform):
      [transform.scaleX, transform.scaleY, transform.translateX, transform.translateY]
        .allSatisfy(\.isFinite)
    case .beginLink, .beginLabel, .beginHelp, .beginRole, .end: true
    }
  }
}
