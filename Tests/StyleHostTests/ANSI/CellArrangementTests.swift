import StyleAPI
import Testing

@testable import StyleHost

@Suite struct CellArrangementTests {
  private func plain(_ list: DisplayList, _ profile: ColorProfile = .none) -> String {
    ANSIRenderer(profile: profile).drawn(list).withoutEscapes
  }

  @Test("Badges in a row keep one column between them")
  func row() {
    let list = CellSketch.list { sketch in
      var x = sketch.text("CI", y: 2) + 8
      x += sketch.pair("build", "ok", x: x) + 8
      sketch.pill("3", x: x)
    }
    #expect(plain(list) == "CI [build: ok] [3]")
    #expect(plain(list, .ansi16) == "CI  build  ok  ▐3▌")
  }

  @Test("Text is never on top of other text of its row")
  func overlappingTexts() {
    let list = CellSketch.list { sketch in
      sketch.text("abcdef")
      sketch.text("XY", x: 24, y: 4)
    }
    #expect(plain(list) == "abcdef XY")
  }

  @Test(
    "What is aligned in points is aligned in cells",
    arguments: [
      (0.0, "[build: passing]\n[license: MIT]\n[a: b]"),
      (0.5, "[build: passing]\n [license: MIT]\n     [a: b]"),
      (1.0, "[build: passing]\n  [license: MIT]\n          [a: b]"),
    ]
  )
  func alignment(share: Double, expected: String) {
    let list = CellSketch.list { sketch in
      for (row, badge) in [("build", "passing"), ("license", "MIT"), ("a", "b")].enumerated() {
        let width = CellSketch.width(badge.0) + CellSketch.width(badge.1) + 20
        sketch.pair(badge.0, badge.1, x: (116 - width) * share, y: Double(row) * 28)
      }
    }
    #expect(plain(list) == expected)
  }

  @Test("The columns of a table stay in line where badges grow")
  func table() {
    let list = CellSketch.list { sketch in
      let rows = [("main", "passing", "98 %"), ("develop", "no", "7 %"), ("x", "failing", "100 %")]
      for (row, cells) in rows.enumerated() {
        let y = Double(row) * 22
        sketch.text(cells.0, y: y + 2)
        sketch.pill(cells.1, x: 72, y: y)
        sketch.text(cells.2, x: 200 - CellSketch.width(cells.2), y: y + 2)
      }
    }
    #expect(
      plain(list, .ansi16) == """
        main     ▐passing▌   98 %
        develop  ▐no▌         7 %
        x        ▐failing▌  100 %
        """
    )
  }

  @Test("Plates below each other keep a row between them where they have space")
  func rowsBetweenPlates() {
    func column(spacing: Double) -> DisplayList {
      CellSketch.list { sketch in
        sketch.pill("a", role: nil)
        sketch.pill("b", y: 20 + spacing, role: nil)
      }
    }
    #expect(plain(column(spacing: 0), .ansi16) == "▐a▌\n▐b▌")
    #expect(plain(column(spacing: 8), .ansi16) == "▐a▌\n\n▐b▌")
    #expect(plain(column(spacing: 40), .ansi16) == "▐a▌\n\n\n▐b▌")
  }

  @Test("Lines of text with half a row between them stay together")
  func linesOfText() {
    let list = CellSketch.list { sketch in
      sketch.text("one")
      sketch.text("two", y: 24)
      sketch.text("three", y: 64)
    }
    #expect(plain(list) == "one\ntwo\n\nthree")
  }

  @Test("Side by side, a low thing stands in the middle of a high one")
  func middle() {
    let list = CellSketch.list { sketch in
      for row in 0..<3 { sketch.text("line \(row)", y: Double(row) * 16) }
      sketch.text("mid", x: 56, y: 16)
    }
    #expect(plain(list) == "line 0\nline 1 mid\nline 2")
  }

  @Test("A spacer takes up what other rows are wider")
  func spacer() {
    let list = CellSketch.list { sketch in
      sketch.text("left")
      sketch.text("right", x: 94)
      var x = 0.0
      for name in ["aa", "bb", "cc", "dd", "e"] {
        x += sketch.pill(name, x: x, y: 24, role: nil) + 3
      }
    }
    let lines = plain(list, .ansi16).split(separator: "\n")
    #expect(lines.last == "▐aa▌ ▐bb▌ ▐cc▌ ▐dd▌ ▐e▌")
    #expect(lines.first?.count == lines.last?.count)
  }

  @Test("A card keeps its padding around its badges")
  func card() {
    let list = CellSketch.list { sketch in
      sketch.fill(.rectangle(CGRect(x: 0, y: 0, width: 152, height: 76)), Dye.blue)
      sketch.text("Release", x: 16, y: 16, .color(Dye.white))
      sketch.pair("build", "passing", x: 16, y: 40, radius: 10, Dye.green)
    }
    #expect(
      plain(list, .ansi16).split(separator: "\n", omittingEmptySubsequences: false)
        == [
          "                     ",
          "  Release            ",
          "  ▐build  passing▌   ",
          "                     ",
        ].map { Substring($0) }
    )
  }

  @Test("Letters on a plate that is too small widen it")
  func narrowPlate() {
    let list = CellSketch.list { sketch in
      sketch.fill(.rectangle(CGRect(x: 8, y: 0, width: 48, height: 16)), Dye.blue)
      sketch.text("sticks out", .color(Dye.white))
    }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(text.escapedControls == #"\e[97;44msticks out\e[0m"#)
  }

  @Test("An embossed text is drawn once")
  func emboss() {
    let list = CellSketch.list { sketch in
      sketch.text("build", y: 1, .color(DisplayColor(hex: 0, opacity: 0.3)))
      sketch.text("build", .color(Dye.green))
    }
    #expect(plain(list) == "build")
  }

  @Test("What an opaque plate covers is not drawn")
  func hiddenText() {
    let list = CellSketch.list { sketch in
      sketch.text("hidden", x: 8)
      sketch.fill(.rectangle(CGRect(x: 0, y: 0, width: 80, height: 16)), Dye.blue)
      sketch.text("seen", x: 8, .color(Dye.white))
    }
    #expect(plain(list) == "seen".indented(by: 1))
  }

  @Test("Margins of the layout box become rows and columns")
  func margins() {
    let list = CellSketch.list(width: 56, height: 48) { $0.text("abc", x: 16, y: 16) }
    #expect(plain(list) == "\n  abc\n")
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    String(repeating: " ", count: count) + self
  }
}
