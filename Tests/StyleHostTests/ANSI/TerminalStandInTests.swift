import StyleAPI
import Testing

@testable import StyleHost

@Suite struct TerminalStandInTests {
  private func text(_ list: DisplayList, _ profile: ColorProfile = .ansi16) -> String {
    ANSIRenderer(profile: profile).drawn(list).escapedControls
  }

  private static let triangle: [PathElement] = [
    .move(CGPoint(x: 5, y: 3)), .line(CGPoint(x: 19, y: 3)), .line(CGPoint(x: 12, y: 17)), .close,
  ]

  private func tag(text: String?) -> DisplayList {
    CellSketch.list { sketch in
      sketch.role(.badge) { badge in
        let width = 24 + (text.map { CellSketch.width($0) + 4 } ?? 0)
        badge.fill(CellSketch.capsule(CGRect(x: 0, y: 0, width: width, height: 20)), Dye.blue)
        badge.role(.icon) { icon in
          icon.label("tag") { $0.path(Self.triangle, Dye.white) }
        }
        if let text { badge.text(text, x: 23, y: 2, .color(Dye.white)) }
      }
    }
  }

  @Test("An icon beside text is left out with its room")
  func iconBesideText() {
    #expect(text(tag(text: "v1")) == #"\e[34m▐\e[97;44mv1\e[34;49m▌\e[0m"#)
    #expect(text(tag(text: "v1"), .none) == "[v1]")
  }

  @Test("An icon that is all there is gives its name")
  func iconAlone() {
    #expect(text(tag(text: nil)) == #"\e[34m▐\e[97;44mtag\e[34;49m▌\e[0m"#)
    #expect(text(tag(text: nil), .none) == "[tag]")
  }

  @Test("The name of a link's icon is written even if there is text elsewhere")
  func iconInLink() {
    let list = CellSketch.list { sketch in
      sketch.link("https://example.com") { link in
        link.label("home") { $0.path(Self.triangle, Dye.blue) }
      }
      sketch.text("page", x: 27, y: 2)
    }
    #expect(text(list, .none) == "home page".indented)
  }

  @Test("An image is its label in brackets where there is room")
  func images() {
    func image(width: Double, text other: String?) -> String {
      let list = CellSketch.list { sketch in
        sketch.image("logo", CGRect(x: 0, y: 0, width: width, height: 16))
        if let other { sketch.text(other, x: width + 8) }
      }
      return text(list, .none)
    }
    #expect(image(width: 48, text: "beside") == "[logo] beside")
    #expect(image(width: 16, text: "beside") == "beside")
    #expect(image(width: 16, text: nil) == "[logo]")
  }

  @Test("A small round region is a dot, and nothing without colours")
  func dots() {
    let list = CellSketch.list { sketch in
      sketch.fill(.ellipse(CGRect(x: 0, y: 4, width: 8, height: 8)), Dye.red)
      sketch.text("web", x: 16)
    }
    #expect(text(list) == #"\e[31m● \e[0mweb"#)
    #expect(text(list, .none) == "web")
  }

  @Test("Ink of less than half a cell is left out unless it is all there is")
  func smallInk() {
    let speck = DisplayOutline.rectangle(CGRect(x: 0, y: 0, width: 3, height: 3))
    let alone = CellSketch.list { $0.fill(speck, Dye.red) }
    #expect(text(alone) == #"\e[41m \e[0m"#)
    let beside = CellSketch.list { sketch in
      sketch.fill(speck, Dye.red)
      sketch.text("a", x: 8)
    }
    #expect(text(beside) == "a")
  }

  @Test("A line between rows or columns is drawn with line characters")
  func rules() {
    let rows = CellSketch.list { sketch in
      sketch.text("above")
      sketch.fill(.rectangle(CGRect(x: 0, y: 20, width: 80, height: 1)), Dye.grey)
      sketch.text("below", y: 25)
    }
    #expect(text(rows, .none) == "above\n──────────\nbelow")
    #expect(
      PlainTextRenderer(glyphs: .ascii).drawn(rows) == "above\n----------\nbelow"
    )
    let columns = CellSketch.list { sketch in
      sketch.text("left")
      sketch.fill(.rectangle(CGRect(x: 40, y: 0, width: 1, height: 16)), Dye.grey)
      sketch.text("right", x: 49)
    }
    #expect(text(columns, .none) == "left │ right")
  }

  @Test("A line on a badge is an ornament and makes no row")
  func ornaments() {
    let list = CellSketch.list { sketch in
      sketch.fill(.rectangle(CGRect(x: 0, y: 0, width: 50, height: 20)), Dye.blue)
      sketch.text("build", x: 5, y: 2, .color(Dye.white))
      sketch.fill(.rectangle(CGRect(x: 0, y: 19, width: 50, height: 1)), Dye.red)
    }
    #expect(text(list) == #"\e[44m \e[97mbuild \e[0m"#)
  }

  @Test("A frame is a box where it has a row to itself, else a pair of brackets")
  func frames() {
    func frame(inset: Double, radius: Double, _ glyphs: GlyphSet = .unicode) -> String {
      let list = CellSketch.list { sketch in
        sketch.text("framed", x: 16, y: inset)
        let box = CGRect(x: 0, y: 0, width: 80, height: 16 + 2 * inset)
        sketch.stroke(.rounded(box, radius: radius), Dye.grey)
      }
      return ANSIRenderer(profile: .none, glyphs: glyphs).drawn(list)
    }
    #expect(frame(inset: 16, radius: 0) == "┌────────┐\n│ framed │\n└────────┘")
    #expect(frame(inset: 16, radius: 6) == "╭────────╮\n│ framed │\n╰────────╯")
    #expect(frame(inset: 16, radius: 6, .ascii) == "+--------+\n| framed |\n+--------+")
    #expect(frame(inset: 2, radius: 10) == "( framed )")
    #expect(frame(inset: 2, radius: 0) == "[ framed ]")
  }

  @Test("A thin border of a plate is left out")
  func plateBorder() {
    let list = CellSketch.list { sketch in
      let plate = CGRect(x: 0, y: 0, width: 42, height: 20)
      sketch.fill(CellSketch.capsule(plate), Dye.red)
      sketch.stroke(CellSketch.capsule(plate.insetBy(dx: 1, dy: 1)), Dye.white, width: 2)
      sketch.text("3000", x: 5, y: 2, .color(Dye.white))
    }
    #expect(text(list) == #"\e[31m▐\e[97;41m3000\e[31;49m▌\e[0m"#)
  }

  @Test("A rim around two plates is left out, and the plates keep their ends and their distance")
  func rim() {
    func badge(_ sketch: inout CellSketch, y: Double) {
      sketch.role(.badge) { badge in
        let whole = CGRect(x: 0, y: y, width: 36, height: 20)
        badge.group(.beginClip(CellSketch.capsule(whole))) { clip in
          clip.fill(.rectangle(CGRect(x: 0, y: y, width: 18, height: 20)), Dye.blue)
          clip.text("a", x: 5, y: y + 2, .color(Dye.white))
          clip.fill(.rectangle(CGRect(x: 18, y: y, width: 18, height: 20)), Dye.red)
          clip.text("b", x: 23, y: y + 2, .color(Dye.white))
        }
        badge.stroke(CellSketch.capsule(whole.insetBy(dx: 1, dy: 1)), Dye.white, width: 2)
      }
    }
    let list = CellSketch.list { sketch in
      badge(&sketch, y: 0)
      badge(&sketch, y: 28)
    }
    let row = #"\e[34m▐\e[97;44ma \e[41m b\e[31;49m▌\e[0m"#
    #expect(text(list) == row + "\n\n" + row)
  }

  @Test("Gloss on the upper half of a badge does not lighten its one row")
  func gloss() {
    let list = CellSketch.list { sketch in
      let plate = CGRect(x: 0, y: 0, width: 42, height: 24)
      sketch.fill(CellSketch.capsule(plate), Dye.red)
      sketch.fill(
        CellSketch.capsule(plate),
        DisplayGradient(
          geometry: .linear(from: CGPoint(x: 21, y: 0), to: CGPoint(x: 21, y: 12)),
          stops: [
            DisplayGradient.Stop(color: Dye.white, location: 0),
            DisplayGradient.Stop(color: DisplayColor(hex: 0, opacity: 0), location: 1),
          ]
        )
      )
      sketch.text("3000", x: 5, y: 4, .color(Dye.white))
    }
    let text = ANSIRenderer(profile: .trueColor).drawn(list).escapedControls
    #expect(text.hasPrefix(#"\e[38;2;176;0;32m▐\e[38;2;255;255;255;48;2;176;0;32m3000"#))
  }

  @Test(
    "Without colours a badge is in brackets, its label before its message",
    arguments: [
      ("build", "passing", "[build: passing]"),
      ("", "passing", "[passing]"),
      ("build", "", "[build]"),
      ("日本", "ok", "[日本: ok]"),
    ]
  )
  func brackets(label: String, message: String, expected: String) {
    let list = CellSketch.list { $0.pair(label, message) }
    #expect(PlainTextRenderer().drawn(list) == expected)
    #expect(PlainTextRenderer(glyphs: .ascii).drawn(list) == expected)
  }

  @Test("From right to left the label still comes first without colours")
  func rightToLeft() {
    let list = CellSketch.list { sketch in
      sketch.role(.badge) { badge in
        badge.role(.label) { $0.text("label", x: 61, y: 2) }
        badge.role(.message) { $0.text("message", x: 5, y: 2) }
      }
    }
    #expect(PlainTextRenderer().drawn(list) == "[label: message]".indented)
  }
}

extension String {
  fileprivate var indented: String { " " + self }
}
