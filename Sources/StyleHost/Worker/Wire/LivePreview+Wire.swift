internal import StyleAPI

/// What a host tells the process of a preview first.
struct LivePreviewHello: Equatable {
  var worker: WorkerHello
  /// Whether the process gives up what drawing does not need.
  var isConfined: Bool
  /// Whether previews live on, with threads of libdispatch.
  var isLive: Bool
  /// The style that badges have unless they say otherwise.
  var style: StyleReference?
  /// The path of the style's plugin, for messages; nil where it is the plugin of the preview.
  var stylePlugin: String?
}

extension WireWriter {
  mutating func write(_ hello: LivePreviewHello) {
    hello.worker.write(into: &self)
    write(hello.isConfined)
    write(hello.isLive)
    write(hello.style) { writer, style in
      writer.write(style.name)
      writer.write(style.options)
    }
    write(hello.stylePlugin) { $0.write($1) }
  }

  mutating func write(_ request: LivePreviewRequest) {
    write(UInt32(clamping: request.preview))
    write(request.isLive)
    write(request.target)
    write(request.ambiguousIsWide)
    write(request.size.width) { $0.write($1) }
    write(request.size.height) { $0.write($1) }
    write(request.environment)
  }

  mutating func write(_ event: LivePreviewEvent) {
    switch event {
    case .focusNext: write(UInt8(0))
    case .focusPrevious: write(UInt8(1))
    case .text(let text):
      write(UInt8(2))
      write(text)
    case .key(let key):
      write(UInt8(3))
      write(UInt8(clamping: ControlKey.allCases.firstIndex(of: key) ?? .max))
    }
  }

  /// Writes the names of previews, as far as a host takes them.
  mutating func write(previews names: [String]) {
    write(Array(names.prefix(WireLimits.names))) { writer, name in
      writer.write(TextSanitizer.sanitize(name))
    }
  }

  mutating func write(_ frame: LivePreviewFrame) {
    write(frame.focus) { $0.write(TextSanitizer.sanitize($1)) }
    write(frame.focusPlace) { $0.write($1) }
    write(frame.takesText)
    write(frame.hasControls)
    write(frame.list)
  }
}

extension WireReader {
  mutating func livePreviewHello() throws(WireError) -> LivePreviewHello {
    LivePreviewHello(
      worker: try WorkerHello(&self),
      isConfined: try flag(),
      isLive: try flag(),
      style: try optional { (reader) throws(WireError) in
        StyleReference(name: try reader.text(), options: try reader.values())
      },
      stylePlugin: try optional { (reader) throws(WireError) in try reader.text() }
    )
  }

  mutating func livePreviewRequest() throws(WireError) -> LivePreviewRequest {
    let preview = Int(try number(UInt32.self))
    let isLive = try flag()
    let target = try target()
    let isWide = try flag()
    let width = try optional { (reader) throws(WireError) in try reader.length() }
    let height = try optional { (reader) throws(WireError) in try reader.length() }
    return LivePreviewRequest(
      preview: preview,
      isLive: isLive,
      target: target,
      ambiguousIsWide: isWide,
      size: ProposedViewSize(width: width, height: height),
      environment: try values()
    )
  }

  private mutating func length() throws(WireError) -> Double {
    try double(.size, in: 0...WireLimits.farthest)
  }

  mutating func livePreviewEvent() throws(WireError) -> LivePreviewEvent {
    switch try number(UInt8.self) {
    case 0: return .focusNext
    case 1: return .focusPrevious
    case 2: return .text(try text())
    case 3:
      let index = try number(UInt8.self)
      guard Int(index) < ControlKey.allCases.count else { throw .unknown(.key, UInt64(index)) }
      return .key(ControlKey.allCases[Int(index)])
    case let kind: throw .unknown(.event, UInt64(kind))
    }
  }

  /// Reads the names of previews, which are shown as they are.
  mutating func previewNames() throws(WireError) -> [String] {
    try list(of: .names, atLeast: 4, limit: WireLimits.names) { (reader) throws(WireError) in
      TextSanitizer.sanitize(try reader.text())
    }
  }

  /// Reads a frame, and checks its drawing as that of a badge.
  mutating func livePreviewFrame(for target: RenderTarget) throws(WireError) -> LivePreviewFrame {
    let focus = try optional { (reader) throws(WireError) in
      TextSanitizer.sanitize(try reader.text())
    }
    let place = try optional { (reader) throws(WireError) in try reader.rect() }
    let takesText = try flag()
    let hasControls = try flag()
    return LivePreviewFrame(
      list: try displayList(for: target),
      focus: focus,
      focusPlace: place,
      takesText: takesText,
      hasControls: hasControls
    )
  }
}
