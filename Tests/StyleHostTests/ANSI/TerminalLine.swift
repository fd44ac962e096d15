import StyleAPI

@testable import StyleHost

/// Reads one row of terminal output strictly: SGR and OSC 8 are the only sequences there may be.
struct TerminalLine {
  /// What is wrong with the row; `nil` if nothing is.
  private(set) var problem: String?
  /// The row without its sequences.
  private(set) var text = ""
  /// Whether colours or traits are on at the end.
  private(set) var isStyledAtEnd = false
  /// Whether a link is open at the end.
  private(set) var isLinkedAtEnd = false

  init(_ line: Substring) {
    var scalars = line.unicodeScalars[...]
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x1B: readSequence(&scalars)
      case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        problem = "U+\(String(scalar.value, radix: 16)) in the text"
      default: text.append(scalar)
      }
    }
    self.text = String(text)
  }

  private mutating func readSequence(_ scalars: inout String.UnicodeScalarView.SubSequence) {
    switch scalars.popFirst() {
    case "[":
      let body = scalars.prefix { $0 == ";" || $0 == ":" || ("0"..."9").contains($0) }
      scalars = scalars.dropFirst(body.count)
      if body.isEmpty || scalars.popFirst() != "m" { problem = "a sequence that is no SGR" }
      isStyledAtEnd = String(body) != "0"
    case "]":
      let body = String(scalars.prefix { (0x20...0x7E).contains($0.value) })
      scalars = scalars.dropFirst(body.unicodeScalars.count)
      let fields = body.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      if fields.count != 3 || fields[0] != "8" { problem = "a sequence that is no OSC 8" }
      if scalars.popFirst() != "\u{1B}" || scalars.popFirst() != "\\" {
        problem = "an OSC 8 without its end"
      }
      isLinkedAtEnd = fields.last != ""
    default: problem = "an unknown sequence"
    }
  }

  /// The cells that the row takes.
  var columns: Int { text.reduce(0) { $0 + CellWidth.cells(of: $1) } }
}

extension CellSeed {
  /// Text from all planes, with controls, marks, joiners and right-to-left letters among it.
  mutating func label(upTo limit: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...limit, using: &self) { text.append(scalar()) }
    return String(text)
  }

  private mutating func scalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x5D0...0x5EA,
      0x627...0x64A, 0xE01...0xE5B, 0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFE00...0xFE0F,
      0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0x0...0x10FFFF,
    ]
    let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
    return Unicode.Scalar(UInt32.random(in: range, using: &self)) ?? "\u{FFFD}"
  }
}
