import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ANSIRendererTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var renderer: ANSIRenderer
    var expected: String
    var testDescription: String { name }
  }

  private static let pairCases = [
    Case(
      name: "24-bit colours",
      renderer: ANSIRenderer(profile: .trueColor),
      expected: #"\e[38;2;85;85;85m▐\e[38;2;255;255;255;48;2;85;85;85mbuild "#
        + #"\e[48;2;68;204;17m \e[38;2;0;0;0mpassing\e[38;2;68;204;17;49m▌\e[0m"#
    ),
    Case(
      name: "256 colours",
      renderer: ANSIRenderer(profile: .ansi256),
      expected: #"\e[38;5;240m▐\e[38;5;231;48;5;240mbuild "#
        + #"\e[48;5;40m \e[38;5;16mpassing\e[38;5;40;49m▌\e[0m"#
    ),
    Case(
      name: "16 colours",
      renderer: ANSIRenderer(profile: .ansi16),
      expected: #"\e[90m▐\e[30;100mbuild \e[42m passing\e[32;49m▌\e[0m"#
    ),
    Case(
      name: "powerline caps",
      renderer: ANSIRenderer(profile: .ansi16, glyphs: .powerline),
      expected: "\\e[90m\u{E0B6}\\e[30;100mbuild \\e[42m passing\\e[32;49m\u{E0B4}\\e[0m"
    ),
    Case(
      name: "ASCII",
      renderer: ANSIRenderer(profile: .ansi16, glyphs: .ascii),
      expected: #"\e[100m \e[30mbuild \e[42m passing \e[0m"#
    ),
    Case(
      name: "wide ambiguous characters",
      renderer: ANSIRenderer(profile: .ansi16, ambiguousIsWide: true),
      expected: #"\e[100m \e[30mbuild \e[42m passing \e[0m"#
    ),
    Case(
      name: "no colours",
      renderer: ANSIRenderer(profile: .none),
      expected: "[build: passing]"
    ),
  ]

  @Test("A two-part badge is drawn with what the terminal has", arguments: pairCases)
  func pair(_ sample: Case) {
    let list = CellSketch.list { $0.pair("build", "passing", radius: 10, Dye.green) }
    #expect(sample.renderer.drawn(list).escapedControls == sample.expected)
  }

  @Test("A plate with small corners has square ends")
  func squareEnds() {
    let list = CellSketch.list { $0.pair("a", "b", radius: 3, Dye.green) }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(text.escapedControls == #"\e[100m \e[30ma \e[42m b \e[0m"#)
  }

  @Test("Plates that touch have round ends at the outer sides only")
  func touchingCapsules() {
    let list = CellSketch.list { sketch in
      let width = sketch.pill("a", Dye.red, role: nil)
      sketch.pill("b", x: width, Dye.green, role: nil)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(text.escapedControls == #"\e[31m▐\e[97;41ma \e[42m \e[30mb\e[32;49m▌\e[0m"#)
  }

  @Test("A drawing with nothing in it is empty", arguments: ColorProfile.allCases)
  func empty(profile: ColorProfile) {
    #expect(ANSIRenderer(profile: profile).drawn(DisplayList(metrics: "cells")).isEmpty)
  }

  @Test("Traits are written in one order, and only what changes")
  func traits() {
    let list = CellSketch.list { sketch in
      var x = sketch.text("a", weight: 600)
      x += sketch.text("b", x: x, weight: 700, isItalic: true)
      x += sketch.text("c d", x: x, decoration: [.underline, .strikethrough])
      x += sketch.text("e", x: x, weight: 500)
    }
    let text = ANSIRenderer(profile: .ansi256).drawn(list)
    #expect(text.escapedControls == #"\e[1ma\e[3mb\e[22;23;4;9mc d\e[0me"#)
    #expect(ANSIRenderer(profile: .none).drawn(list) == "abc de")
  }

  @Test("Blanks that nobody sees are left out at the end of a row")
  func trailingBlanks() {
    let list = CellSketch.list(width: 200, height: 64) { sketch in
      sketch.text("a  ", y: 16)
      sketch.text("u ", y: 32, decoration: .underline)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(text.escapedControls == "\na\n\\e[4mu \\e[0m\n")
  }

  @Test("Every row ends what it began")
  func rowsEndThemselves() {
    let list = CellSketch.list { sketch in
      sketch.fill(.rectangle(CGRect(x: 0, y: 0, width: 48, height: 32)), Dye.blue)
      sketch.text("one", x: 8, .color(Dye.white), weight: 700)
      sketch.text("two", x: 8, y: 16, .color(Dye.white), weight: 700)
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(
      text.escapedControls
        == #"\e[44m \e[1;97mone  \e[0m"# + "\n" + #"\e[44m \e[1;97mtwo  \e[0m"#
    )
  }

  @Test("A bar over a plate is cut where the plate is round")
  func progress() {
    let list = CellSketch.list { sketch in
      sketch.role(.badge) { badge in
        let plate = CGRect(x: 0, y: 0, width: 90, height: 20)
        badge.fill(CellSketch.capsule(plate), Dye.blue)
        badge.fill(.rectangle(CGRect(x: 0, y: 0, width: 45, height: 20)), Dye.red)
        badge.text("50 percent", x: 5, y: 2, .color(Dye.white))
      }
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(text.escapedControls == #"\e[31m▐\e[97;41m50 pe\e[44mrcent\e[34;49m▌\e[0m"#)
  }

  @Test("A plate of several rows is round by quarters of cells")
  func quarters() {
    let list = CellSketch.list { sketch in
      let plate = CGRect(x: 0, y: 0, width: 88, height: 48)
      sketch.fill(.rounded(plate, radius: 24), Dye.blue)
      sketch.text("Big", x: 32, y: 16, .color(Dye.white))
    }
    let plain = ANSIRenderer(profile: .ansi16).drawn(list).withoutEscapes
    #expect(plain == "▗▟       ▙▖\n    Big    \n▝▜       ▛▘")
  }
}

extension String {
  /// The text without SGR and OSC 8 sequences.
  var withoutEscapes: String {
    var result = ""
    var rest = self[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<escape]
      rest = rest[escape...].dropFirst()
      if rest.first == "[" {
        rest = rest.drop { $0 != "m" }.dropFirst()
      } else {
        rest = rest.dropFirst().drop { $0 != "\u{1B}" }.dropFirst(2)
      }
    }
    return result + rest
  }
}
