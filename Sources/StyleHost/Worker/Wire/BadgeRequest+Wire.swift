internal import StyleAPI

extension WireWriter {
  /// Writes a request.
  mutating func write(_ request: BadgeRequest) {
    write(request.style.name)
    write(request.style.options)
    write(request.form == .pair)
    write(request.environment)
    write(request.target)
    write(request.ambiguousIsWide)
    write(request.label) { $0.write($1) }
    write(request.message)
    write(request.icon) { $0.write($1) }
  }

  mutating func write(_ values: [String: String]) {
    // In the order of their names: the same request is the same bytes.
    write(values.count > 1 ? values.sorted { $0.key < $1.key } : Array(values)) {
      $0.write($1.key)
      $0.write($1.value)
    }
  }

  mutating func write(_ target: RenderTarget) {
    switch target {
    case .svg: write(UInt8.max)
    case .ansi(let depth): write(depth.rawValue)
    }
  }

  private mutating func write(_ part: BadgeRequest.Part) {
    switch part {
    case .text(let text):
      write(UInt8(0))
      write(TextSanitizer.withoutControls(text))
    case .drawing(let list):
      write(UInt8(1))
      write(list)
    case .composed(let part): write(part.content)
    }
  }

  private mutating func write(_ content: BadgePart.Content) {
    switch content {
    case .icon(let icon):
      write(UInt8(2))
      write(icon)
    case .stack(let arrangement, let spacing, let parts):
      write(UInt8(3))
      write(arrangement)
      write(spacing) { $0.write($1) }
      write(parts) { $0.write($1) }
    case .link(let part, let link):
      write(UInt8(4))
      write(part)
      write(TextSanitizer.withoutControls(link))
    case .title(let part, let title):
      write(UInt8(5))
      write(part)
      write(TextSanitizer.withoutControls(title))
    case .padding(let part, let insets):
      write(UInt8(6))
      write(part)
      write(insets.top)
      write(insets.leading)
      write(insets.bottom)
      write(insets.trailing)
    case .environment(let part, let name, let value):
      write(UInt8(7))
      write(part)
      write(name)
      write(value)
    }
  }

  private mutating func write(_ arrangement: SceneStack.Arrangement) {
    switch arrangement {
    case .row(let alignment):
      write(UInt8(0))
      write(SceneObject.rows.index(of: alignment))
    case .column(let alignment):
      write(UInt8(1))
      write(SceneObject.columns.index(of: alignment))
    case .pile(let alignment):
      write(UInt8(2))
      write(SceneObject.points.index(of: alignment))
    }
  }

  private mutating func write(_ icon: Icon) {
    write(icon.width)
    write(TextSanitizer.withoutControls(icon.label))
    switch icon.drawing {
    case .picture(_, let png):
      write(true)
      write(png)
    case .shapes(let shapes):
      write(false)
      write(shapes) { writer, shape in
        writer.write(shape.isEvenOdd)
        writer.write(shape.path)
      }
    }
  }
}

extension WireReader {
  /// Reads a request.
  mutating func request() throws(WireError) -> BadgeRequest {
    var request = BadgeRequest(
      style: StyleReference(name: try text(), options: try values()),
      form: try flag() ? .pair : .single,
      message: "",
      environment: try values(),
      target: try target()
    )
    request.ambiguousIsWide = try flag()
    var depth = PartDepth()
    request.label = try optional { (reader) throws(WireError) in try reader.part(&depth) }
    request.message = try part(&depth)
    request.icon = try optional { (reader) throws(WireError) in try reader.part(&depth) }
    return request
  }

  /// How many parts were read, and how deep within one another they stand.
  private struct PartDepth {
    var count = 0
    var depth = 0
  }

  mutating func values() throws(WireError) -> [String: String] {
    var values: [String: String] = [:]
    for _ in 0..<(try count(of: .values, atLeast: 8, limit: WireLimits.names)) {
      let name = try text()
      values[name] = try text()
    }
    return values
  }

  mutating func target() throws(WireError) -> RenderTarget {
    let number = try number(UInt8.self)
    if number == .max { return .svg }
    guard let depth = ColorDepth(rawValue: number) else { throw .unknown(.target, UInt64(number)) }
    return .ansi(depth)
  }

  private mutating func part(_ parts: inout PartDepth) throws(WireError) -> BadgeRequest.Part {
    parts.count += 1
    guard parts.count <= WireLimits.parts else {
      throw .tooMany(.parts, count: parts.count, limit: WireLimits.parts)
    }
    parts.depth += 1
    defer { parts.depth -= 1 }
    guard parts.depth <= WireLimits.depth * 2 else { throw .tooDeep(limit: WireLimits.depth * 2) }
    switch try number(UInt8.self) {
    case 0: return .text(try text())
    case 1: return .drawing(try displayList())
    case let kind: return .composed(BadgePart(try content(kind, &parts)))
    }
  }

  private mutating func content(
    _ kind: UInt8,
    _ parts: inout PartDepth
  ) throws(WireError) -> BadgePart.Content {
    switch kind {
    case 2: return .icon(try icon())
    case 3:
      let arrangement = try arrangement()
      let spacing = try optional { (reader) throws(WireError) in try reader.double(.size) }
      let children = try list(of: .parts, atLeast: 1, limit: WireLimits.parts) {
        (reader) throws(WireError) in try reader.part(&parts)
      }
      return .stack(arrangement, spacing: spacing, children)
    case 4: return .link(try part(&parts), to: try text())
    case 5: return .title(try part(&parts), try text())
    case 6:
      let part = try part(&parts)
      return .padding(
        part,
        EdgeInsets(
          top: try double(),
          leading: try double(),
          bottom: try double(),
          trailing: try double()
        )
      )
    case 7: return .environment(try part(&parts), name: try text(), value: try text())
    default: throw .unknown(.part, UInt64(kind))
    }
  }

  private mutating func arrangement() throws(WireError) -> SceneStack.Arrangement {
    switch try number(UInt8.self) {
    case 0: .row(try SceneObject.rows.value(at: number()))
    case 1: .column(try SceneObject.columns.value(at: number()))
    case 2: .pile(try SceneObject.points.value(at: number()))
    case let kind: throw .unknown(.part, UInt64(kind))
    }
  }

  private mutating func icon() throws(WireError) -> Icon {
    let width = try double(.size)
    let label = try text()
    if try flag() {
      let png = try byteList(limit: WireLimits.message)
      guard let image = Image(png: png, label: label) else { throw .outOfRange(.pictures) }
      return Icon(.picture(image.resizable(), png: png), width: width, label: label)
    }
    let shapes = try list(of: .parts, atLeast: 5, limit: WireLimits.parts) {
      (reader) throws(WireError) in
      let isEvenOdd = try reader.flag()
      return IconShape(path: try reader.path(), isEvenOdd: isEvenOdd)
    }
    return Icon(.shapes(shapes), width: width, label: label)
  }
}

extension Array {
  fileprivate func index<Value: Equatable>(of value: Value) -> UInt8
  where Element == (name: String, value: Value) {
    UInt8(clamping: firstIndex { $0.value == value } ?? count)
  }

  fileprivate func value<Value>(at index: UInt8) throws(WireError) -> Value
  where Element == (name: String, value: Value) {
    guard Int(index) < count else { throw .unknown(.part, UInt64(index)) }
    return self[Int(index)].value
  }
}
