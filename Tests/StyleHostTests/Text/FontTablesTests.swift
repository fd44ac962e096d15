@_spi(Host) import StyleAPI
import Testing

@testable import StyleHost

@Suite struct FontTablesTests {
  @Test("Every scalar has a width between nothing and three ems")
  func everyScalar() {
    let table = AdvanceTable(face: .verdana, hasMonospacedDigits: false)
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let units = table[scalar].units
      if !(0...3300 ~= units) { Issue.record("U+\(String(value, radix: 16)): \(units) units") }
    }
  }

  @Test("Every class has a width between nothing and three ems in every face")
  func everyClass() {
    for (index, advance) in FontTables.advances.enumerated() {
      let face = FontFace.allCases[index % FontFace.allCases.count]
      #expect(Int(advance) <= 3 * face.unitsPerEm)
    }
  }

  @Test("Combining marks add nothing")
  func marks() {
    let table = AdvanceTable(face: .verdana, hasMonospacedDigits: false)
    for value in 0x300...0x1FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        if table[scalar].units != 0 || !table[scalar].joins {
          Issue.record("U+\(String(value, radix: 16)) is a mark")
        }
      default: break
      }
    }
  }

  @Test("The runs are in order, and each is found from its first scalar to its last")
  func runs() {
    for (run, next) in zip(FontTables.runs, FontTables.runs.dropFirst()) {
      let (first, last) = (run >> 12, (next >> 12) - 1)
      let number = Int(run & 0xFFF)
      if first > last || AdvanceTable.classNumber(of: first) != number
        || AdvanceTable.classNumber(of: last) != number
      {
        Issue.record("the run from U+\(String(first, radix: 16))")
      }
    }
    let classes = FontTables.advances.count / FontFace.allCases.count
    #expect(FontTables.runs.allSatisfy { Int($0 & 0xFFF) < classes })
    #expect(FontTables.direct.allSatisfy { Int($0) < classes })
  }

  @Test("ASCII is measured alike in the fast path and in the table")
  func ascii() {
    for face in FontFace.allCases {
      let table = AdvanceTable(face: face, hasMonospacedDigits: false)
      for value in 0..<0x80 as Range<UInt8> {
        #expect(
          table[Unicode.Scalar(value)].units
            == Int(FontTables.ascii[face.rawValue * 128 + Int(value)])
        )
      }
    }
  }

  @Test("Any text and any bytes have a finite width that is not negative")
  func anyText() {
    var random = RandomTexts(seed: 11)
    let fonts = [
      ResolvedFont.verdana11, ResolvedFont(family: .helvetica, size: 9, weight: 800),
      ResolvedFont(family: .monospaced, size: 12, hasMonospacedDigits: true),
    ]
    for round in 0..<1500 {
      let font = fonts[round % fonts.count]
      let width = fontWidth(random.text(maximum: 24), font)
      #expect(width.isFinite && width >= 0)
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(fontWidth(bytes: bytes, font) == fontWidth(text, font), "\(bytes)")
    }
  }
}
