@testable import StyleTesting
import Testing

@Suite struct SnapshotDifferenceTests {
  @Test(
    arguments: [
      ("one\ntwo\nthree\n", "one\ntoo\nthree\n", 2, 2, "two", "too"),
      ("abc", "abd", 1, 3, "abc", "abd"),
      ("abc\n", "abc\ndef\n", 2, 1, nil, "def"),
      ("abc\ndef\n", "abc\n", 2, 1, "def", nil),
      ("abc", "abcd", 1, 4, "abc", "abcd"),
      ("", "x", 1, 1, nil, "x"),
      // Two emoji with three bytes in common are one character that differs.
      ("ok 📦\n", "ok 📩\n", 1, 4, "ok 📦", "ok 📩"),
      // A family and its father: the column counts characters, not scalars.
      ("👩‍👩‍👧 a", "👩‍👩‍👧 b", 1, 3, "👩‍👩‍👧 a", "👩‍👩‍👧 b"),
      ("e\u{301}x", "e\u{300}x", 1, 1, "e\u{301}x", "e\u{300}x"),
    ] as [(String, String, Int, Int, String?, String?)]
  )
  func `the first place that differs is found by line and character`(
    reference: String,
    received: String,
    line: Int,
    column: Int,
    oldLine: String?,
    newLine: String?
  ) {
    let place = SnapshotDifference(reference: Array(reference.utf8), received: received).place
    #expect(place.line == line)
    #expect(place.column == column)
    #expect(place.reference == oldLine)
    #expect(place.received == newLine)
  }

  @Test func `carriage returns are named as the cause`() {
    let difference = SnapshotDifference(reference: Array("a\r\nb\r\n".utf8), received: "a\nb\n")
    #expect(difference.cause == .lineEndings)
    #expect(difference.cause?.description.contains(".gitattributes") == true)
  }

  @Test func `a byte order mark is named as the cause`() {
    let difference = SnapshotDifference(reference: [0xEF, 0xBB, 0xBF, 0x61], received: "a")
    #expect(difference.cause == .byteOrderMark)
  }

  @Test func `bytes that are not UTF-8 are named as the cause`() {
    #expect(SnapshotDifference(reference: [0x61, 0xFF], received: "a").cause == .encoding)
  }

  @Test func `letters that differ need no cause`() {
    #expect(SnapshotDifference(reference: Array("a\r\nb".utf8), received: "c\nd").cause == nil)
  }
}
