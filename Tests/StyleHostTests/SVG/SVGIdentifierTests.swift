import Foundation
import Testing

@testable import StyleHost

@Suite struct SVGIdentifierTests {
  private func ids(_ svg: String) -> Set<String> {
    Set(XMLCheck(svg).values(of: "id")).union(XMLCheck(svg).values(of: "class"))
  }

  @Test("An id is a letter, eight letters or digits, and a number")
  func form() throws {
    let ids = ids(SVGRenderer().svg(for: SampleDrawings.flat("build", "passing")))
    #expect(ids.count == 2)
    for id in ids { #expect(id.wholeMatch(of: /[a-z][a-z0-9]{8}[0-9]+/) != nil, "\(id)") }
  }

  @Test("The same badge has the same bytes, also behind others in one buffer")
  func same() {
    let list = SampleDrawings.flat("build", "passing")
    let svg = SVGRenderer().svg(for: list)
    var buffer = ByteBuffer()
    SVGRenderer().write(SampleDrawings.flat("lint", "failing"), into: &buffer)
    let start = buffer.count
    SVGRenderer().write(list, into: &buffer)
    #expect(String(decoding: Array(buffer.string.utf8)[start...], as: UTF8.self) == svg)
  }

  @Test("Badges that differ in anything share no id, so they can stand in one page")
  func different() {
    var seen = Set<String>()
    var count = 0
    var random = RandomTexts(seed: 5)
    var lists = (0..<300).map { SampleDrawings.flat("build", "\($0)") }
    lists += (0..<100).map { SampleDrawings.flat("\($0)", "passing") }
    lists += (0..<100).map { _ in
      SampleDrawings.flat(random.text(maximum: 8) + "x", random.text(maximum: 8) + "y")
    }
    lists += SampleDrawings.all.flatMap { [$0.make(false), $0.make(true)] }
    for document in Set(lists.map { SVGRenderer().svg(for: $0) }) {
      let ids = ids(document)
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
      count += ids.count
    }
    #expect(seen.count == count)
    #expect(count > 1000)
  }

  @Test("An inlined page with light, dark and adaptive badges has each id once")
  func page() {
    let documents = SampleDrawings.all.flatMap { sample in
      [
        SVGRenderer().svg(for: sample.make(false)),
        SVGRenderer().adaptive(light: sample.make(false), dark: sample.make(true)),
      ]
    }
    let ids = Set(documents).flatMap { XMLCheck($0).values(of: "id") }
    #expect(Set(ids).count == ids.count)
  }

  @Test(
    "One bit more or less gives another hash",
    arguments: [1, 7, 8, 15, 16, 31, 32, 33, 64, 100]
  )
  func bits(length: Int) {
    var bytes = [UInt8](repeating: 0x41, count: length)
    var hashes = Set([bytes.withUnsafeBytes { ByteBuffer.hash($0) }])
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << UInt8(bit)
        hashes.insert(bytes.withUnsafeBytes { ByteBuffer.hash($0) })
        bytes[index] ^= 1 << UInt8(bit)
      }
    }
    bytes.append(0x41)
    hashes.insert(bytes.withUnsafeBytes { ByteBuffer.hash($0) })
    #expect(hashes.count == length * 8 + 2)
  }

  @Test("The hash is the same on every machine")
  func stable() {
    let text = Array("the quick brown fox jumps over the lazy dog".utf8)
    #expect(text.withUnsafeBytes { ByteBuffer.hash($0) } == 0x7DB2_BF3D_B760_106A)
  }
}
