internal import StyleAPI

/// The walk over a display list that puts its accessible name together.
struct AccessibleNameReader {
  /// What goes between two pieces, the stronger ones last.
  private enum Separator: UInt8 {
    case space, comma, colon
  }

  /// An open group.
  private struct Frame: BitwiseCopyable {
    var role: DisplayRole?
    /// The badge around this one.
    var outerBadge: Badge
    /// Whether the part around this one had spoken before.
    var outerHasSpoken: Bool
    /// Where to go on after the group, if not behind it.
    var returnIndex: Int32?
  }

  /// What was read of the innermost open badge.
  private struct Badge: BitwiseCopyable {
    var isOpen = false
    var hasLabel = false
    /// Whether it was looked for a label in vain.
    var lacksLabel = false
    var hasMessage = false
  }

  private let contents: DisplayListContents
  private let escapes: Bool
  private var frames = TemporaryStack<Frame>()
  private var badge = Badge()
  /// The number of open parts, within which pieces are joined by spaces.
  private var partDepth = 0
  /// Whether the innermost open part has said anything.
  private var hasSpoken = false
  private var isFirst = true
  private var pending = Separator.space
  private var lastText: DisplayText?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - contents: The drawing.
  ///   - escapes: Whether the name is written as XML.
  init(_ contents: DisplayListContents, escapes: Bool) {
    self.contents = contents
    self.escapes = escapes
  }

  /// Reads the whole list and appends its name.
  mutating func read(into out: inout ByteBuffer) {
    withUnsafeTemporaryAllocation(of: Frame.self, capacity: contents.items.count) { room in
      frames = TemporaryStack(in: room)
      var index = 0
      while index < contents.items.count {
        index = readItem(at: index, &out)
      }
      frames = TemporaryStack()
    }
  }

  /// Reads one item and returns the index of the next.
  private mutating func readItem(
    at index: Int,
    _ out: inout ByteBuffer
  ) -> Int {
    switch contents.items[index] {
    case .fill, .stroke:
      break
    case .text(let run):
      say(run, &out)
    case .image(let image, _):
      var label = contents.image(image).label
      label.withUTF8 { sayName($0, &out) }
    case .beginLabel(let span):
      sayName(contents.bytes(span), &out)
      return contents.end(ofGroupAt: index) + 1
    case .beginOpacity(let opacity) where opacity <= 0:
      return contents.end(ofGroupAt: index) + 1
    case .beginRole(let role):
      return begin(role, at: index)
    case .beginClip, .beginOpacity, .beginShadow, .beginTransform, .beginLink, .beginHelp:
      push(nil)
    case .end:
      return end(at: index)
    }
    return index + 1
  }
}

// MARK: Groups

extension AccessibleNameReader {
  private mutating func begin(_ role: DisplayRole, at index: Int) -> Int {
    switch role {
    case .badge, .overlayBadge:
      setApart()
      push(role)
      badge = Badge(isOpen: true)
    case .decorated, .presentation:
      setApart()
      push(role)
    case .icon:
      // Beside a label the icon is an ornament.
      if badge.hasLabel || findLabel(from: index) != nil { return skip(index) }
      openPart(role)
    case .label:
      if badge.hasLabel { return skip(index) }
      openPart(role)
    case .message:
      if badge.hasMessage { return skip(index) }
      // The label is read first even where it is drawn last.
      if !badge.hasLabel, let label = findLabel(from: index) {
        openPart(.label, returnIndex: Int32(index))
        return label + 1
      }
      openPart(role)
    }
    return index + 1
  }

  private mutating func end(at index: Int) -> Int {
    guard let frame = frames.pop() else { return index + 1 }
    switch frame.role {
    case .badge?, .overlayBadge?:
      badge = frame.outerBadge
      pending = partDepth > 0 ? .space : .comma
    case .decorated?, .presentation?:
      pending = partDepth > 0 ? .space : .comma
    case .label?, .message?, .icon?:
      partDepth -= 1
      if frame.role == .message {
        badge.hasMessage = badge.hasMessage || badge.isOpen && hasSpoken
      } else if hasSpoken {
        badge.hasLabel = badge.isOpen
        pending = .colon
      }
      hasSpoken = hasSpoken || frame.outerHasSpoken
    case nil:
      break
    }
    guard let returnIndex = frame.returnIndex else { return index + 1 }
    badge.hasLabel = true
    return Int(returnIndex)
  }

  private mutating func push(_ role: DisplayRole?, returnIndex: Int32? = nil) {
    frames.push(
      Frame(
        role: role,
        outerBadge: badge,
        outerHasSpoken: hasSpoken,
        returnIndex: returnIndex
      )
    )
  }

  private mutating func openPart(_ role: DisplayRole, returnIndex: Int32? = nil) {
    push(role, returnIndex: returnIndex)
    partDepth += 1
    hasSpoken = false
  }

  private mutating func setApart() {
    if partDepth == 0, pending == .space { pending = .comma }
  }

  private func skip(_ index: Int) -> Int { contents.end(ofGroupAt: index) + 1 }

  /// The index of a label that says something and lies later in the innermost open badge.
  private mutating func findLabel(from index: Int) -> Int? {
    guard badge.isOpen, !badge.lacksLabel else { return nil }
    let label = label(from: index)
    badge.lacksLabel = label == nil
    return label
  }

  private func label(from index: Int) -> Int? {
    var depth = 0
    var position = index
    while position < contents.items.count {
      switch contents.items[position] {
      case .beginRole(.label) where speaks(position):
        return position
      case .beginRole(.badge), .beginRole(.overlayBadge), .beginLabel:
        position = contents.end(ofGroupAt: position)
      case .end:
        depth -= 1
        // Groups between the badge and this item are closed first.
        if depth < 0, frames[frames.count + depth]?.role.map(isBadge) == true { return nil }
      case let item where item.opens:
        depth += 1
      default:
        break
      }
      position += 1
    }
    return nil
  }

  private func isBadge(_ role: DisplayRole) -> Bool { role == .badge || role == .overlayBadge }

  /// Whether there is anything to read in a group.
  private func speaks(_ index: Int) -> Bool {
    var position = index
    let end = contents.end(ofGroupAt: index)
    while position < end {
      switch contents.items[position] {
      case .text(let run) where run.text.count > 0:
        return true
      case .image(let image, _) where !contents.image(image).label.isEmpty:
        return true
      case .beginLabel(let span):
        if span.count > 0 { return true }
        position = contents.end(ofGroupAt: position)
      case .beginOpacity(let opacity) where opacity <= 0:
        position = contents.end(ofGroupAt: position)
      default:
        break
      }
      position += 1
    }
    return false
  }
}

// MARK: Pieces

extension AccessibleNameReader {
  private mutating func say(_ run: DisplayText, _ out: inout ByteBuffer) {
    let bytes = contents.bytes(run.text)
    guard !bytes.isEmpty else { return }
    if let last = lastText {
      if repeats(run, last) { return }
      if pending == .space, adjoins(run, last) {
        append(bytes, to: &out)
        hasSpoken = true
        lastText = run
        return
      }
    }
    say(bytes, &out)
    lastText = run
  }

  /// Says something that stands for itself: a picture, or a group with a name of its own.
  private mutating func sayName(
    _ name: UnsafeBufferPointer<UInt8>,
    _ out: inout ByteBuffer
  ) {
    guard !name.isEmpty else { return }
    setApart()
    say(name, &out)
    setApart()
    lastText = nil
  }

  private mutating func say(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ out: inout ByteBuffer
  ) {
    if !isFirst {
      switch pending {
      case .space: break
      case .comma: out.append(UInt8(ascii: ","))
      case .colon: out.append(UInt8(ascii: ":"))
      }
      out.append(UInt8(ascii: " "))
    }
    append(bytes, to: &out)
    isFirst = false
    hasSpoken = true
    pending = .space
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
    if escapes {
      out.append(escaping: bytes)
    } else {
      out.append(bytes: bytes)
    }
  }

  /// Whether a run is the same text as the last, moved by so little that it can only be its shadow.
  private func repeats(_ run: DisplayText, _ last: DisplayText) -> Bool {
    run.text.count == last.text.count
      && (run.origin.x - last.origin.x).magnitude <= 2
      && (run.origin.y - last.origin.y).magnitude <= 2
      && contents.bytes(run.text).elementsEqual(contents.bytes(last.text))
  }

  /// Whether two runs touch on one line, in either direction.
  private func adjoins(_ run: DisplayText, _ last: DisplayText) -> Bool {
    guard run.origin.y == last.origin.y else { return false }
    let gap = run.origin.x - (last.origin.x + last.width)
    let gapToTheLeft = last.origin.x - (run.origin.x + run.width)
    return gap.magnitude < 0.01 || gapToTheLeft.magnitude < 0.01
  }
}
