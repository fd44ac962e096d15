internal import StyleAPI

/// Reads a display list into marks, with transforms, clips, opacities and links worked in.
struct InkReader {
  /// What an opening item changed, to be put back at its end.
  private enum Opened {
    case nothing
    case clip(count: Int, box: CGRect?)
    case opacity(Double)
    case transform(DisplayTransform)
    case link(Int, scope: Int)
    case group(Int, scope: Int)
    case label(TextSpan, marks: Int, texts: Int, names: Int)
  }

  /// Roles below this depth are not told apart any more.
  private static let deepestGroup = 40

  let list: DisplayList
  let options: CellOptions
  var ink: Ink
  var names = NameScopes()
  private var opened: [Opened] = []
  var transform = DisplayTransform.identity
  var clips: [InkOutline] = []
  var clipBox: CGRect?
  var opacity = 1.0
  var link = -1
  var group = 0
  private var depth = 0
  var textCount = 0

  /// The marks of a display list.
  static func read(_ list: DisplayList, options: CellOptions) -> Ink {
    var reader = InkReader(list, options: options)
    for item in list.items { reader.read(item) }
    while !reader.opened.isEmpty { reader.close() }
    reader.names.resolve(in: &reader.ink)
    return reader.ink
  }

  private init(_ list: DisplayList, options: CellOptions) {
    self.list = list
    self.options = options
    ink = Ink(bounds: list.bounds.limited ?? .zero)
  }

  private mutating func read(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let paint):
      add(outline, paint, kind: outline.isPath ? .path : .fill)
    case .stroke(let outline, let paint, let stroke):
      let width = stroke.width * (abs(transform.scaleX) + abs(transform.scaleY)) / 2
      add(outline, paint, kind: outline.isPath ? .picture : .line(width: width))
    case .text(let run): add(run)
    case .image(let index, let rect): addImage(index, rect)
    case .end: close()
    default: open(item)
    }
  }

  private mutating func open(_ item: DisplayItem) {
    var change = Opened.nothing
    switch item {
    case .beginClip(let outline):
      change = .clip(count: clips.count, box: clipBox)
      let clip = self.outline(outline)
      clips.append(clip)
      clipBox = clipBox?.intersection(clip.box) ?? clip.box
    case .beginOpacity(let factor):
      change = .opacity(opacity)
      opacity *= min(max(factor, 0), 1)
    case .beginTransform(let inner):
      change = .transform(transform)
      transform = transform.after(inner)
    case .beginLink(let span):
      change = .link(link, scope: names.open())
      // A link that may not be one is only text here; to say so is up to who made the drawing.
      let address = String(decoding: list.utf8(span), as: UTF8.self)
      if options.hyperlinks, let safe = try? SafeLink(address) {
        ink.links.append(safe.url)
        link = ink.links.count - 1
      }
    case .beginLabel(let span):
      change = .label(span, marks: ink.marks.count, texts: textCount, names: names.count)
    case .beginRole(let role) where depth < Self.deepestGroup:
      change = .group(group, scope: names.open(role))
      ink.groups.append(Ink.Group(role: role))
      ink.groups[group].items.append(.group(ink.groups.count - 1))
      group = ink.groups.count - 1
      depth += 1
    default: break
    }
    opened.append(change)
  }

  private mutating func close() {
    switch opened.popLast() {
    case .clip(let count, let box):
      clips.removeSubrange(count...)
      clipBox = box
    case .opacity(let outer): opacity = outer
    case .transform(let outer): transform = outer
    case .link(let outer, let scope):
      link = outer
      names.close(to: scope)
    case .group(let outer, let scope):
      group = outer
      depth -= 1
      names.close(to: scope)
    case .label(let span, let marks, let texts, let names) where texts == textCount:
      self.names.dropCandidates(after: names)
      addName(list.utf8(span), of: ink.marks[marks...])
    case .label, .nothing, nil: break
    }
  }
}

extension DisplayList {
  /// The bytes that a span names, as far as they are there.
  func utf8(_ span: TextSpan) -> ArraySlice<UInt8> {
    text.dropFirst(max(0, Int(span.first))).prefix(max(0, Int(span.count)))
  }
}

extension DisplayOutline {
  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}

extension DisplayRole {
  /// Whether this is a part of a badge rather than something of its own.
  var isPart: Bool {
    switch self {
    case .label, .message, .icon: true
    case .badge, .overlayBadge, .decorated, .presentation: false
    }
  }

  /// Whether this is a badge, on a corner or not.
  var isBadge: Bool { self == .badge || self == .overlayBadge }
}
