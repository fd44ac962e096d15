internal import StyleAPI

extension WireReader {
  /// Reads a drawing, and checks that a renderer can take it.
  ///
  /// All numbers are finite and within bounds, spans and indices lie within what they refer to,
  /// texts are UTF-8 without control characters, and every group is closed.
  mutating func displayList() throws(WireError) -> DisplayList {
    var list = DisplayList(metrics: try flag() ? "cells" : "font")
    list.bounds = try rect()
    list.ink = try rect()
    list.text = try byteList(.text, limit: WireLimits.text)
    try Self.checkText(list.text)
    list.path = try self.list(of: .steps, atLeast: 1, limit: WireLimits.steps) {
      (reader) throws(WireError) in try reader.step()
    }
    list.gradients = try self.list(of: .gradients, atLeast: 37, limit: WireLimits.gradients) {
      (reader) throws(WireError) in try reader.gradient()
    }
    list.images = try self.list(of: .pictures, atLeast: 8, limit: WireLimits.pictures) {
      (reader) throws(WireError) in try reader.picture()
    }
    try readItems(into: &list)
    try Self.checkExtent(of: list)
    return list
  }

  /// Checks where items really are, since the box that a drawing claims may leave them out.
  private static func checkExtent(of list: DisplayList) throws(WireError) {
    let extent = list.withContents { DrawingExtent(of: $0) }
    let box = (extent.box ?? list.ink).union(list.ink)
    guard max(box.width, box.height) <= RenderingError.largestSide else { throw .outOfRange(.size) }
    let cell = CellMetrics.cell
    let cells = box.width / cell.width * (box.height / cell.height)
    // What stands before the rest has a layer of its own.
    let layers = 1 + list.items.count { $0 == .beginRole(.presentation) }
    guard extent.cells + Double(layers) * cells <= WireLimits.work else { throw .laborious }
  }

  private mutating func readItems(into list: inout DisplayList) throws(WireError) {
    let count = try count(of: .items, atLeast: 1, limit: WireLimits.items)
    list.items.reserveCapacity(count)
    var depth = 0
    var uses = BufferUses()
    for _ in 0..<count {
      let item = try item(in: list)
      try uses.count(item)
      if item.opens {
        depth += 1
        guard depth <= WireLimits.depth else { throw .tooDeep(limit: WireLimits.depth) }
      } else if case .end = item {
        depth -= 1
        guard depth >= 0 else { throw .unbalancedGroups }
      }
      list.items.append(item)
    }
    guard depth == 0 else { throw .unbalancedGroups }
  }

  /// How much of the buffers is drawn: items may use the same part again and again.
  private struct BufferUses {
    private var steps = 0
    private var text = 0
    private var pictures = 0

    mutating func count(_ item: DisplayItem) throws(WireError) {
      switch item {
      case .fill(let outline, _), .stroke(let outline, _, _), .beginClip(let outline):
        if case .path(_, let count, _) = outline { steps += Int(count) }
      case .text(let run): text += Int(run.text.count)
      case .beginLink(let span), .beginLabel(let span), .beginHelp(let span):
        text += Int(span.count)
      case .image: pictures += 1
      case .beginOpacity, .beginShadow, .beginTransform, .beginRole, .end: return
      }
      try check(.steps, steps, WireLimits.steps)
      try check(.text, text, WireLimits.text)
      try check(.pictures, pictures, WireLimits.pictures)
    }

    private func check(
      _ part: WireError.Part,
      _ count: Int,
      _ limit: Int
    ) throws(WireError) {
      guard count <= limit else { throw .tooMany(part, count: count, limit: limit) }
    }
  }

  private mutating func picture() throws(WireError) -> DisplayImage {
    let png = try byteList(limit: WireLimits.message)
    let label = try text()
    try Self.checkText(Array(label.utf8))
    return DisplayImage(png: png, label: label)
  }
}

// MARK: - Numbers

extension WireReader {
  mutating func point() throws(WireError) -> CGPoint {
    CGPoint(x: try double(), y: try double())
  }

  private mutating func length(_ part: WireError.Part = .size) throws(WireError) -> Double {
    try double(part, in: 0...WireLimits.farthest)
  }

  mutating func rect() throws(WireError) -> CGRect {
    CGRect(x: try double(), y: try double(), width: try length(), height: try length())
  }

  mutating func color() throws(WireError) -> DisplayColor {
    DisplayColor(
      red: try float(.color),
      green: try float(.color),
      blue: try float(.color),
      opacity: try float(.color)
    )
  }

  /// An index into something that there are `count` of.
  private mutating func index(below count: Int) throws(WireError) -> Int32 {
    let index = try number(Int32.self)
    guard index >= 0, Int(index) < count else { throw .outOfRange(.index) }
    return index
  }

  private mutating func slice(
    of count: Int
  ) throws(WireError) -> (first: Int32, count: Int32) {
    let first = try number(Int32.self)
    let length = try number(Int32.self)
    guard first >= 0, length >= 0, Int(first) + Int(length) <= count else {
      throw .outOfRange(.span)
    }
    return (first, length)
  }
}

// MARK: - Drawings

extension WireReader {
  mutating func step() throws(WireError) -> PathElement {
    switch try number(UInt8.self) {
    case 0: .move(try point())
    case 1: .line(try point())
    case 2: .quad(try point(), control: try point())
    case 3: .cubic(try point(), control1: try point(), control2: try point())
    case 4: .close
    case let kind: throw .unknown(.step, UInt64(kind))
    }
  }

  private mutating func gradient() throws(WireError) -> DisplayGradient {
    let geometry: DisplayGradient.Geometry =
      switch try number(UInt8.self) {
      case 0: .linear(from: try point(), to: try point())
      case 1: .radial(center: try point(), startRadius: try length(), endRadius: try length())
      case let kind: throw .unknown(.geometry, UInt64(kind))
      }
    let stops = try list(of: .stops, atLeast: 24, limit: WireLimits.stops) {
      (reader) throws(WireError) in
      DisplayGradient.Stop(color: try reader.color(), location: try reader.double(.location))
    }
    return DisplayGradient(geometry: geometry, stops: stops)
  }

  private mutating func outline(in list: DisplayList) throws(WireError) -> DisplayOutline {
    switch try number(UInt8.self) {
    case 0: return .rectangle(try rect())
    case 1: return .rounded(try rect(), radius: try length())
    case 2:
      return .uneven(
        try rect(),
        CornerRadii(
          topLeft: try length(),
          topRight: try length(),
          bottomRight: try length(),
          bottomLeft: try length()
        )
      )
    case 3: return .ellipse(try rect())
    case 4:
      let slice = try slice(of: list.path.count)
      return .path(first: slice.first, count: slice.count, evenOdd: try flag())
    case let kind: throw .unknown(.outline, UInt64(kind))
    }
  }

  private mutating func paint(in list: DisplayList) throws(WireError) -> DisplayPaint {
    switch try number(UInt8.self) {
    case 0: .color(try color())
    case 1: .gradient(try index(below: list.gradients.count))
    case let kind: throw .unknown(.paint, UInt64(kind))
    }
  }

  private mutating func span(in list: DisplayList) throws(WireError) -> TextSpan {
    let slice = try slice(of: list.text.count)
    let span = TextSpan(first: slice.first, count: slice.count)
    // The whole buffer is UTF-8, so a slice is where it does not cut a character.
    let ends = [Int(span.first), Int(span.first) + Int(span.count)]
    for end in ends where end < list.text.count && list.text[end] & 0xC0 == 0x80 {
      throw .notUTF8(.span)
    }
    return span
  }

  private mutating func run(in list: DisplayList) throws(WireError) -> DisplayText {
    DisplayText(
      text: try span(in: list),
      origin: try point(),
      width: try length(),
      font: try font(),
      paint: try paint(in: list),
      decoration: TextDecoration(rawValue: try number())
    )
  }

  private mutating func font() throws(WireError) -> ResolvedFont {
    let family: FontFamily = try choice(.family)
    let weight = try number(Int16.self)
    guard (1...1000).contains(weight) else { throw .outOfRange(.weight) }
    let isItalic = try flag()
    let hasMonospacedDigits = try flag()
    return ResolvedFont(
      family: family,
      size: try double(.size, in: 0...WireLimits.fontSize),
      weight: weight,
      isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits,
      tracking: try double(.size, in: -WireLimits.fontSize...WireLimits.fontSize)
    )
  }

  private mutating func stroke() throws(WireError) -> DisplayStroke {
    DisplayStroke(
      width: try length(),
      cap: try choice(.cap),
      join: try choice(.join),
      miterLimit: try length(),
      dash: try length(),
      gap: try length()
    )
  }

  private mutating func item(in list: DisplayList) throws(WireError) -> DisplayItem {
    switch try choice(.item, ItemKind.self) {
    case .fill: .fill(try outline(in: list), try paint(in: list))
    case .stroke: .stroke(try outline(in: list), try paint(in: list), try stroke())
    case .text: .text(try run(in: list))
    case .image: .image(try index(below: list.images.count), try rect())
    case .beginClip: .beginClip(try outline(in: list))
    case .beginOpacity: .beginOpacity(try double(.opacity, in: 0...1))
    case .beginShadow:
      .beginShadow(
        DisplayShadow(color: try color(), radius: try length(), x: try double(), y: try double())
      )
    case .beginTransform:
      .beginTransform(
        DisplayTransform(
          scaleX: try double(),
          scaleY: try double(),
          translateX: try double(),
          translateY: try double()
        )
      )
    case .beginLink: .beginLink(try span(in: list))
    case .beginLabel: .beginLabel(try span(in: list))
    case .beginHelp: .beginHelp(try span(in: list))
    case .beginRole: .beginRole(try choice(.role))
    case .end: .end
    }
  }
}

// MARK: - Texts

extension WireReader {
  /// Checks that bytes are UTF-8 without anything that a terminal would obey.
  ///
  /// Tabs and line breaks may be there: renderers make spaces of them.
  static func checkText(_ bytes: [UInt8]) throws(WireError) {
    let problem = bytes.withUnsafeBufferPointer { utf8 -> WireError? in
      if TextSanitizer.isClean(utf8) { return nil }
      var scalars = UTF8Scalars(utf8)
      while let scalar = scalars.next() {
        if TextSanitizer.isControl(scalar) { return .controlCharacter(scalar.value) }
      }
      return scalars.hasReplaced ? .notUTF8(.text) : nil
    }
    if let problem { throw problem }
  }
}
