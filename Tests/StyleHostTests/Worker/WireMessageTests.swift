import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct WireMessageTests {
  private static func bytes(_ body: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = WireWriter()
    body(&writer)
    return writer.bytes
  }

  /// A request with every kind of part in it.
  private static var request: BadgeRequest {
    let icon = Icon(
      .shapes([
        IconShape(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), isEvenOdd: true)
      ]),
      width: 14,
      label: "dot"
    )
    let parts: [BadgeRequest.Part] = [
      .text("a"), .drawing(SampleDrawings.flat("x", "y")), .composed(BadgePart(.icon(icon))),
      .composed(BadgePart(.link(.text("b"), to: "https://example.org"))),
      .composed(BadgePart(.title(.text("c"), "title"))),
      .composed(
        BadgePart(.padding(.text("d"), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      ),
      .composed(BadgePart(.environment(.text("e"), name: "foreground", value: "red"))),
    ]
    var request = BadgeRequest(
      style: StyleReference(name: "fancy", options: ["tint": "#0a7", "gap": "2"]),
      label: "label",
      message: "message",
      environment: ["locale": "sv_SE", "colorScheme": "dark"],
      target: .ansi(.ansi256)
    )
    request.ambiguousIsWide = true
    request.icon = .composed(BadgePart(.icon(icon)))
    request.message = .composed(
      BadgePart(.stack(.row(.lastTextBaseline), spacing: 2.5, parts))
    )
    return request
  }

  private static func request(in bytes: [UInt8]) throws(WireError) -> BadgeRequest {
    try WireReader.read(bytes) { (reader) throws(WireError) in try reader.request() }
  }

  @Test func `A request comes back as it was`() throws {
    let bytes = Self.bytes { $0.write(Self.request) }
    let request = try Self.request(in: bytes)
    #expect(request.style == Self.request.style)
    #expect(request.environment == Self.request.environment)
    #expect(request.target == .ansi(.ansi256))
    #expect(request.form == .pair)
    #expect(request.ambiguousIsWide)
    // The parts have no equality of their own.
    #expect(Self.bytes { $0.write(request) } == bytes)
  }

  @Test func `No beginning of a request is one, and damage does no harm`() {
    let bytes = Self.bytes { $0.write(Self.request) }
    for count in bytes.indices {
      #expect(throws: WireError.self) { try Self.request(in: Array(bytes[..<count])) }
    }
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<5000 {
      var damaged = bytes
      let index = Int.random(in: damaged.indices, using: &generator)
      damaged[index] = .random(in: 0...255, using: &generator)
      _ = try? Self.request(in: damaged)
    }
  }

  @Test func `Parts within parts end somewhere`() {
    var part = BadgeRequest.Part.text("x")
    for _ in 0..<1000 { part = .composed(BadgePart(.title(part, "t"))) }
    var request = Self.request
    request.message = part
    let bytes = Self.bytes { $0.write(request) }
    #expect(throws: WireError.tooDeep(limit: 512)) { try Self.request(in: bytes) }
  }

  @Test func `A label's control characters do not cross`() throws {
    let bytes = Self.bytes {
      $0.write(BadgeRequest(style: StyleReference(name: "s"), message: "a\u{1B}[31m\u{202E}\tb\n"))
    }
    guard case .text(let text) = try Self.request(in: bytes).message else {
      Issue.record("the message is no text")
      return
    }
    #expect(text == "a\u{FFFD}[31m\u{202E}\tb\n")
  }

  private static let refusals: [WorkerRefusal] = [
    .style(.missingLibrary(file: "f", library: "libx.so", searched: ["/a", "/b"])),
    .style(.missingSymbols(file: "f", ["a", "b"])),
    .style(.loaderFailed(file: "f", message: "why")),
    .style(.registrarMismatch(file: "f")),
    .style(.entryFailed(file: "f", code: -7)),
    .style(.registrationDiffers(file: "f", missing: ["a"], undeclared: [])),
    .style(.optionsRefused(file: "f", style: "s", message: "no")),
    .style(.classStyle(file: "f", style: "s", type: "C")),
    .tooLarge(width: 1e300, height: .infinity), .largeReply, .other("else"),
  ]

  @Test(arguments: refusals) func `A refusal comes back as it was`(_ refusal: WorkerRefusal) throws
  {
    let bytes = Self.bytes { $0.write(refusal) }
    let read = try WireReader.read(bytes) { (reader) throws(WireError) in
      try reader.refusal(file: "f")
    }
    #expect(read == refusal)
    for count in bytes.indices {
      #expect(throws: WireError.self) {
        try WireReader.read(Array(bytes[..<count])) { (reader) throws(WireError) in
          try reader.refusal(file: "f")
        }
      }
    }
  }

  @Test func `A refusal that could not happen there is told in words`() throws {
    let bytes = Self.bytes { $0.write(.style(.noNote(file: "/p\u{1B}.so"))) }
    let read = try WireReader.read(bytes) { (reader) throws(WireError) in
      try reader.refusal(file: "f")
    }
    guard case .other(let text) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(text.contains("it has no note") && !text.contains("\u{1B}"))
  }

  @Test func `A reply has the target's metrics and a size that may be drawn`() throws {
    func read(_ list: DisplayList, _ target: RenderTarget) throws -> BadgeReply {
      let reply = BadgeReply(list: list, firstTextBaseline: 14, lastTextBaseline: nil)
      return try WireReader.read(Self.bytes { $0.write(reply) }) { (reader) throws(WireError) in
        try reader.reply(for: target)
      }
    }
    var list = SampleDrawings.flat("a", "b")
    list.metrics = "font"
    #expect(try read(list, .svg).firstTextBaseline == 14)
    #expect(throws: WireError.unknown(.target, 0)) { try read(list, .ansi(.none)) }
    list.ink.origin.x = 2_000_000
    #expect(throws: WireError.outOfRange(.size)) { try read(list, .svg) }
  }
}
