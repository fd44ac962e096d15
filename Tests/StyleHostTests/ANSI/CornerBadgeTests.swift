import StyleAPI
import Testing

@testable import StyleHost

@Suite struct CornerBadgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var renderer: ANSIRenderer
    var expected: String
    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "in colours",
      renderer: ANSIRenderer(profile: .ansi16),
      expected: "Inbox▐3▌ Spam▐3000▌ Trash"
    ),
    Case(
      name: "with square ends",
      renderer: ANSIRenderer(profile: .ansi16, glyphs: .ascii),
      expected: "Inbox  3  Spam  3000  Trash"
    ),
    Case(
      name: "without colours",
      renderer: ANSIRenderer(profile: .none),
      expected: "Inbox [3] Spam [3000] Trash"
    ),
  ]

  @Test("A badge on a corner stands after its content and moves what follows", arguments: cases)
  func trailing(_ sample: Case) {
    let list = CellSketch.list { sketch in
      var x = sketch.corner("Inbox", "3") + 8
      x += sketch.corner("Spam", "3000", x: x) + 8
      sketch.text("Trash", x: x)
    }
    #expect(sample.renderer.drawn(list).withoutEscapes == sample.expected)
  }

  @Test("A badge that no role marks hides nothing either")
  func withoutRoles() {
    let list = CellSketch.list { sketch in
      var x = sketch.corner("Inbox", "3", hasRoles: false) + 8
      x += sketch.corner("Spam", "3000", x: x, hasRoles: false) + 8
      sketch.text("Trash", x: x)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list).withoutEscapes
    #expect(text == "Inbox▐3▌ Spam▐3000▌ Trash")
    #expect(ANSIRenderer(profile: .none).drawn(list) == "Inbox 3 Spam 3000 Trash")
  }

  @Test("A badge on a leading corner stands before its content")
  func leading() {
    let list = CellSketch.list { sketch in
      sketch.corner("Inbox", "3", isTrailing: false)
      sketch.text("Trash", x: 48)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list).withoutEscapes
    #expect(text == "▐3▌Inbox Trash")
    #expect(ANSIRenderer(profile: .none).drawn(list) == "[3] Inbox Trash")
  }

  @Test("A badge on a plate stands beside the plate")
  func onPlate() {
    let list = CellSketch.list { sketch in
      sketch.role(.decorated) { $0.pill("Save", Dye.blue, role: nil) }
      sketch.pill("3", x: 33, y: -10, Dye.red, role: .overlayBadge)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(
      text.escapedControls
        == #"\e[34m▐\e[97;44mSave\e[34;49m▌\e[31m▐\e[97;41m3\e[31;49m▌\e[0m"#
    )
  }

  @Test(
    "Beside content of several rows it stands on the row that it was nearest to",
    arguments: [
      (-10.0, ["line 0▐3▌", "line 1", "line 2"]),
      (14.0, ["line 0", "line 1▐3▌", "line 2"]),
      (38.0, ["line 0", "line 1", "line 2▐3▌"]),
    ]
  )
  func severalRows(y: Double, expected: [String]) {
    let list = CellSketch.list(height: 48) { sketch in
      sketch.role(.decorated) { content in
        for row in 0..<3 { content.text("line \(row)", y: Double(row) * 16) }
      }
      sketch.pill("3", x: 39, y: y, Dye.red, role: .overlayBadge)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list).withoutEscapes
    #expect(text == expected.joined(separator: "\n"))
  }

  @Test("Two badges on one content stand beside each other")
  func twoBadges() {
    let list = CellSketch.list(height: 16) { sketch in
      sketch.role(.decorated) { $0.corner("Inbox", "3") }
      sketch.pill("new", x: 24, y: 6, Dye.green, role: .overlayBadge)
    }
    #expect(ANSIRenderer(profile: .none).drawn(list) == "Inbox [3] [new]")
  }
}
