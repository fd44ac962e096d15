/// Labels such as nobody writes on purpose, the same in every run.
package enum RandomLabels {
  /// Characters of all planes, with more of those that make trouble: controls, marks, joiners,
  /// letters from right to left, halves of flags, what is no character at all.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x5D0...0x5EA,
    0x627...0x64A, 0x900...0x97F, 0xE01...0xE5B, 0x1100...0x11FF, 0x200B...0x200F,
    0x2028...0x202E, 0x2060...0x206F, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF,
    0x1F300...0x1FAFF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0x10000...0x10FFFF, 0...0x10FFFF,
  ]

  /// Labels of up to 40 characters, but every two-hundredth has ten thousand: of one kind at first,
  /// then of all kinds.
  package static func labels(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let long = 10_000
    var uniform = [
      String(repeating: "x", count: long), String(repeating: "漢", count: long),
      String(repeating: "👨‍👩‍👧‍👦", count: long / 5), "e" + String(repeating: "\u{301}", count: long),
      String(repeating: "\u{202E}", count: long), String(repeating: "ש", count: long),
      String(repeating: "\u{1B}", count: long),
    ][...]
    return (0..<count).map { index in
      guard index % 200 == 0 else { return label(of: 0...40, &generator) }
      return uniform.popFirst() ?? label(of: long...long, &generator)
    }
  }

  private static func label(
    of length: ClosedRange<Int>,
    _ generator: inout SeededGenerator
  ) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &generator) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
      let value = UInt32.random(in: range, using: &generator)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(text)
  }
}
