import TestSupport
import Testing

@testable import StyleHost

@Suite struct FrameTests {
  private static func bytes(_ frame: Frame) -> [UInt8] {
    var writer = WireWriter()
    Frame.bytes(frame.kind, nonce: frame.nonce, sequence: frame.sequence, into: &writer) {
      $0.append(frame.content)
    }
    return writer.bytes
  }

  private static let frames = [
    Frame(.ready, nonce: 7, content: [1, 2, 3]), Frame(.loading, nonce: 7),
    Frame(.reply, nonce: .max, sequence: 9, content: Array(repeating: 5, count: 70_000)),
  ]

  private static func frames(in bytes: [UInt8], cutInto size: Int) throws -> [Frame] {
    var buffer = FrameBuffer()
    var frames: [Frame] = []
    var start = 0
    while start < bytes.count {
      let end = min(start + size, bytes.count)
      bytes[start..<end].withUnsafeBytes { buffer.append($0) }
      start = end
      while let frame = try buffer.next() { frames.append(frame) }
    }
    return frames
  }

  @Test(arguments: [1, 7, 24, 1000, 1 << 20])
  func `Messages are found however they arrive`(size: Int) throws {
    let bytes = Self.frames.flatMap(Self.bytes)
    #expect(try Self.frames(in: bytes, cutInto: size) == Self.frames)
  }

  @Test func `What was taken is not kept, though the next message always has begun`() throws {
    let message = Self.bytes(Frame(.reply, nonce: 1, content: Array(repeating: 5, count: 70_000)))
    var buffer = FrameBuffer()
    message.prefix(10).withUnsafeBytes { buffer.append($0) }
    for _ in 0..<100 {
      (message.dropFirst(10) + message.prefix(10)).withUnsafeBytes { buffer.append($0) }
      #expect(try buffer.next()?.content.count == 70_000)
      #expect(try buffer.next() == nil)
      #expect(buffer.size < 3 * message.count)
    }
  }

  @Test func `A header is refused before its content arrives`() throws {
    let good = Self.bytes(Frame(.reply, nonce: 1))
    func read(_ index: Int, _ value: UInt8) throws {
      var bytes = good
      bytes[index] = value
      _ = try Self.frames(in: bytes, cutInto: 24)
    }
    #expect(throws: WireError.unknown(.magic, 0x5747_4400)) { try read(0, 0) }
    #expect(throws: WireError.unknown(.version, 255)) { try read(4, 255) }
    #expect(throws: WireError.unknown(.message, 0x142)) { try read(6, 0x42) }
    #expect(throws: WireError.self) { try read(23, 1) }
    try read(8, 200)
  }

  @Test func `Damaged messages are errors and nothing else`() {
    var generator = SeededGenerator(seed: 11)
    let bytes = Self.frames.prefix(2).flatMap(Self.bytes)
    for _ in 0..<20_000 {
      var damaged = bytes
      for _ in 0..<3 {
        let index = Int.random(in: damaged.indices, using: &generator)
        damaged[index] = .random(in: 0...255, using: &generator)
      }
      _ = try? Self.frames(in: damaged, cutInto: 13)
    }
  }
}
