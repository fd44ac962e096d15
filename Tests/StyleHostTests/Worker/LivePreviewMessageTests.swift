import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct LivePreviewMessageTests {
  private static func bytes(_ body: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = WireWriter()
    body(&writer)
    return writer.bytes
  }

  private static var request: LivePreviewRequest {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.localeIdentifier = "sv_SE"
    return LivePreviewRequest(
      preview: 3,
      isLive: true,
      target: .ansi(.trueColor),
      ambiguousIsWide: true,
      size: ProposedViewSize(width: 480, height: nil),
      environment: environment
    )
  }

  private static let hello = LivePreviewHello(
    worker: WorkerHello(
      host: 7,
      file: "/p.so",
      isSealed: true,
      requiresSandbox: true,
      limits: WorkerLimits()
    ),
    isConfined: true,
    isLive: true,
    style: StyleReference(name: "fancy", options: ["tint": "#0a7"]),
    stylePlugin: "/q.so"
  )

  private static let frame = LivePreviewFrame(
    list: SampleDrawings.flat("x", "y"),
    focus: "Your name",
    focusPlace: CGRect(x: 8, y: 16, width: 24, height: 32),
    takesText: true,
    hasControls: true
  )

  private static let events: [LivePreviewEvent] =
    [.focusNext, .focusPrevious, .text(""), .text("日本\n語")] + ControlKey.allCases.map { .key($0) }

  /// A message of each kind, and what reads it.
  private static var messages: [(name: String, bytes: [UInt8], read: ([UInt8]) throws -> Void)] {
    func reading<Value>(
      _ body: @escaping (inout WireReader) throws(WireError) -> Value
    ) -> ([UInt8]) throws -> Void {
      { _ = try WireReader.read($0, body) }
    }
    return [
      (
        "hello", bytes { $0.write(hello) },
        reading { (reader) throws(WireError) in try reader.livePreviewHello() }
      ),
      (
        "request", bytes { $0.write(request) },
        reading { (reader) throws(WireError) in try reader.livePreviewRequest() }
      ),
      (
        "event", bytes { $0.write(LivePreviewEvent.text("typed")) },
        reading { (reader) throws(WireError) in try reader.livePreviewEvent() }
      ),
      (
        "names", bytes { $0.write(previews: ["one", "two"]) },
        reading { (reader) throws(WireError) in try reader.previewNames() }
      ),
      (
        "frame", bytes { $0.write(frame) },
        reading { (reader) throws(WireError) in try reader.livePreviewFrame(for: .svg) }
      ),
    ]
  }

  @Test func `A request comes back as it was`() throws {
    let read = try WireReader.read(Self.bytes { $0.write(Self.request) }) {
      (reader) throws(WireError) in try reader.livePreviewRequest()
    }
    #expect(read == Self.request)
    #expect(read.environment["colorScheme"] == "dark" && read.environment["locale"] == "sv_SE")
  }

  @Test func `What is said first comes back as it was`() throws {
    var plain = Self.hello
    (plain.style, plain.stylePlugin, plain.isConfined, plain.isLive) = (nil, nil, false, false)
    for hello in [Self.hello, plain] {
      let read = try WireReader.read(Self.bytes { $0.write(hello) }) { (reader) throws(WireError) in
        try reader.livePreviewHello()
      }
      #expect(read == hello)
    }
  }

  @Test(arguments: events) func `An event comes back as it was`(_ event: LivePreviewEvent) throws {
    let read = try WireReader.read(Self.bytes { $0.write(event) }) { (reader) throws(WireError) in
      try reader.livePreviewEvent()
    }
    #expect(read == event)
  }

  @Test func `A frame comes back as it was, for its own target alone`() throws {
    let bytes = Self.bytes { $0.write(Self.frame) }
    func read(_ target: RenderTarget) throws -> LivePreviewFrame {
      try WireReader.read(bytes) { (reader) throws(WireError) in
        try reader.livePreviewFrame(for: target)
      }
    }
    let frame = try read(.svg)
    #expect(frame.list.texts == ["x", "y"])
    #expect(frame.focus == "Your name" && frame.takesText && frame.hasControls)
    #expect(frame.focusPlace == Self.frame.focusPlace)
    #expect(throws: WireError.unknown(.target, 0)) { try read(.ansi(.none)) }
  }

  @Test func `Names steer no terminal, and there are not too many of them`() throws {
    func read(_ names: [String]) throws -> [String] {
      try WireReader.read(Self.bytes { $0.write(names) { $0.write($1) } }) {
        (reader) throws(WireError) in try reader.previewNames()
      }
    }
    #expect(try read(["a\u{1B}[2J"]).allSatisfy { !$0.contains("\u{1B}") })
    #expect(throws: WireError.self) { try read(Array(repeating: "a", count: 1001)) }
    // A plugin that registers more loses the rest, and not all.
    let written = Self.bytes { $0.write(previews: Array(repeating: "a", count: 1001)) }
    let names = try WireReader.read(written) { (reader) throws(WireError) in
      try reader.previewNames()
    }
    #expect(names.count == 1000)
  }

  @Test func `A label of the focus steers no terminal`() throws {
    var frame = Self.frame
    frame.focus = "a\u{1B}]0;title\u{7}"
    let read = try WireReader.read(Self.bytes { $0.write(frame) }) { (reader) throws(WireError) in
      try reader.livePreviewFrame(for: .svg)
    }
    #expect(try #require(read.focus).unicodeScalars.allSatisfy { $0.value >= 32 })
  }

  @Test(arguments: [
    [3, 99] as [UInt8], [9], [2, 255, 255, 255, 255], [2, 1, 0, 0, 0, 0xFF],
  ])
  func `What is no event is an error`(bytes: [UInt8]) {
    #expect(throws: WireError.self) {
      try WireReader.read(bytes) { (reader) throws(WireError) in try reader.livePreviewEvent() }
    }
  }

  @Test(arguments: [-1, Double.nan, .infinity, 1e300])
  func `A size that cannot be laid out is an error`(length: Double) {
    var request = Self.request
    request.size = ProposedViewSize(width: length, height: 1)
    #expect(throws: WireError.self) {
      try WireReader.read(Self.bytes { $0.write(request) }) { (reader) throws(WireError) in
        try reader.livePreviewRequest()
      }
    }
  }

  @Test func `No beginning of a message is one, and damage does no harm`() {
    var generator = SeededGenerator(seed: 21)
    for (name, bytes, read) in Self.messages {
      #expect(throws: Never.self) { try read(bytes) }
      for count in bytes.indices {
        #expect(throws: WireError.self, "\(name)") { try read(Array(bytes[..<count])) }
      }
      #expect(throws: WireError.self) { try read(bytes + [0]) }
      for _ in 0..<5000 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: damaged.indices, using: &generator)
          damaged[index] = .random(in: 0...255, using: &generator)
        }
        _ = try? read(damaged)
      }
    }
  }
}
