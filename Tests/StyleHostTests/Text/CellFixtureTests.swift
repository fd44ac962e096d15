import Testing

@testable import StyleHost

/// The widths of the Python library wcwidth, kept in Tests/Fixtures/Unicode.
@Suite struct CellFixtureTests {
  @Test("Every scalar has wcwidth's cells")
  func scalars() throws {
    var compared = 0
    var different: [String] = []
    for line in try unicodeFixture("scalar-cells.txt") {
      let fields = line.split(separator: " ")
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let expected = fields[1...].compactMap { Int($0) }.map { max($0, 0) }
      for value in bounds[0]...bounds[1] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let kind = ScalarCells(scalar)
        let narrow = kind == .joining ? cells(scalar, false) : kind.count(ambiguousIsWide: false)
        let wide = kind == .joining ? cells(scalar, true) : kind.count(ambiguousIsWide: true)
        compared += 1
        // wcwidth may know a later version of Unicode.
        if [narrow, wide] != expected, scalar.properties.age != nil {
          different.append("U+\(String(value, radix: 16, uppercase: true)): \(narrow) \(wide)")
        }
      }
    }
    #expect(compared == 0x110000 - 0x800)
    #expect(different == [])
  }

  private func cells(_ scalar: Unicode.Scalar, _ ambiguousIsWide: Bool) -> Int {
    CellWidth.cells(of: Character(scalar), ambiguousIsWide: ambiguousIsWide)
  }

  @Test("Every emoji sequence has wcwidth's cells")
  func emoji() throws {
    let different = try differences(in: "emoji-cells.txt")
    #expect(different == [])
  }

  @Test("The graphemes of Unicode's test have wcwidth's cells")
  func graphemes() throws {
    // From Unicode 15.1 on, as in the standard library, a joiner does not join these two signs.
    let different = try differences(in: "grapheme-cells.txt")
    #expect(different == ["2701 200D 2701 ; 1: 2"])
  }

  private func differences(in file: String) throws -> [String] {
    let lines = try unicodeFixture(file)
    #expect(lines.count > 150)
    return lines.compactMap { line in
      let fields = line.split(separator: ";")
      let cells = CellWidth.cells(in: text(ofHexadecimal: fields[0]))
      let expected = fields[1].split(separator: " ").first.flatMap { Int($0) } ?? -9
      return cells == max(expected, 0) ? nil : "\(line): \(cells)"
    }
  }
}
