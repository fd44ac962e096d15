import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ANSIFuzzTests {
  private static let renderers = [
    ANSIRenderer(profile: .none, hyperlinks: true),
    ANSIRenderer(profile: .ansi16, glyphs: .ascii),
    ANSIRenderer(profile: .ansi256, glyphs: .powerline, background: .light),
    ANSIRenderer(profile: .trueColor, hyperlinks: true, background: .dark),
  ]

  /// Draws a list, checks every row, and returns the rows.
  @discardableResult
  private func rows(
    of list: DisplayList,
    _ renderer: ANSIRenderer,
    mayBeTooLarge: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [TerminalLine] {
    let text: String
    do {
      text = try renderer.text(for: list)
    } catch {
      #expect(mayBeTooLarge, sourceLocation: sourceLocation)
      return []
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(TerminalLine.init)
    for line in lines {
      #expect(line.problem == nil, sourceLocation: sourceLocation)
      #expect(!line.isStyledAtEnd && !line.isLinkedAtEnd, sourceLocation: sourceLocation)
      if renderer.profile == .none {
        #expect(line.text.last != " ", sourceLocation: sourceLocation)
      }
    }
    #expect(renderer.drawn(list) == text, sourceLocation: sourceLocation)
    return lines
  }

  @Test("Whatever a badge says, its row is as wide as its text and holds no foreign control")
  func labels() {
    var seed = CellSeed(3)
    for _ in 0..<400 {
      let (label, message) = (seed.label(upTo: 24), seed.label(upTo: 24))
      let list = CellSketch.list { sketch in
        sketch.link("https://example.com/\(message)") { link in
          link.pair(label, message, radius: 10, Dye.green)
        }
      }
      let labelCells = CellGlyph.glyphs(of: label).cells
      let messageCells = CellGlyph.glyphs(of: message).cells
      for renderer in Self.renderers {
        let rows = rows(of: list, renderer)
        if labelCells > 0, messageCells > 0 {
          #expect(rows.map(\.columns) == [labelCells + messageCells + 4])
        }
      }
    }
  }

  @Test("Labels of ten thousand characters are drawn whole")
  func longLabels() {
    var seed = CellSeed(4)
    let long = String(repeating: "日本語 badge ", count: 1_000) + seed.label(upTo: 200)
    let list = CellSketch.list { $0.pair("long", long, Dye.blue) }
    for renderer in Self.renderers {
      #expect(rows(of: list, renderer).map(\.columns) == [8 + CellGlyph.glyphs(of: long).cells])
    }
  }

  @Test("Texts at any place are all there, whole")
  func scatteredTexts() {
    var seed = CellSeed(5)
    for _ in 0..<100 {
      let count = Int.random(in: 1...12, using: &seed)
      let list = CellSketch.list { sketch in
        for index in 0..<count {
          sketch.text(
            "<text \(index)>",
            x: Double.random(in: 0...200, using: &seed),
            y: Double.random(in: 0...100, using: &seed)
          )
        }
      }
      for renderer in Self.renderers {
        let all = rows(of: list, renderer).map(\.text).joined(separator: "\n")
        for index in 0..<count { #expect(all.contains("<text \(index)>")) }
      }
    }
  }

  @Test("Any drawing at all ends its rows and is the same twice")
  func anyDrawing() {
    var seed = CellSeed(6)
    for _ in 0..<250 {
      var sketch = CellSketch()
      var depth = 0
      for _ in 0..<Int.random(in: 0...40, using: &seed) {
        depth += sketch.addAnything(using: &seed)
      }
      sketch.list.items += Array(repeating: .end, count: max(0, depth - 1))
      sketch.list.bounds = seed.rect()
      for renderer in Self.renderers { rows(of: sketch.list, renderer) }
    }
  }

  @Test("Lists that no layout would make are drawn without a crash")
  func hostileLists() {
    let extremes: [Double] = [0, -1, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan]
    for x in extremes {
      for size in extremes {
        let list = CellSketch.list(width: 10, height: 10) { sketch in
          let rect = CGRect(x: x, y: size, width: size, height: x)
          sketch.fill(.rounded(rect, radius: size), Dye.red)
          sketch.stroke(.ellipse(rect), Dye.blue, width: size)
          sketch.text("text", x: x, y: size)
          sketch.image("image", rect)
          sketch.path([.line(CGPoint(x: x, y: size)), .close, .move(rect.origin)], Dye.red)
          sketch.list.bounds = rect
        }
        for var renderer in Self.renderers {
          renderer.cellLimit = 1_000
          rows(of: list, renderer, mayBeTooLarge: true)
        }
      }
    }
  }

  @Test("Indices and groups that lead nowhere are passed over")
  func danglingReferences() {
    var list = DisplayList(metrics: "cells")
    let span = TextSpan(first: -5, count: 1_000)
    let rect = CGRect(x: 0, y: 0, width: 80, height: 16)
    list.items = [
      .end, .end, .beginLink(span), .beginLabel(span), .image(9, rect),
      .fill(.rectangle(rect), .gradient(-1)),
      .fill(.path(first: 5, count: 9, evenOdd: true), .gradient(7)),
      .beginRole(.overlayBadge), .beginRole(.label),
      .beginClip(.path(first: -1, count: -1, evenOdd: false)),
      .text(
        DisplayText(
          text: span,
          origin: CGPoint(x: 0, y: 12),
          width: 8,
          font: ResolvedFont(family: .verdana, size: 11),
          paint: .color(Dye.red)
        )
      ),
    ]
    for renderer in Self.renderers { rows(of: list, renderer) }
  }

  @Test("Deep nesting of groups and of plates is no danger")
  func deepNesting() {
    let groups = CellSketch.list { sketch in
      for _ in 0..<50_000 { sketch.list.items.append(.beginRole(.badge)) }
      sketch.pill("deep", role: nil)
      for _ in 0..<50_000 { sketch.list.items.append(.end) }
    }
    let plates = CellSketch.list { sketch in
      for index in 0..<150 {
        let inset = Double(index) * 5
        let rect = CGRect(x: inset, y: 0, width: 1_600 - inset * 2, height: 20)
        sketch.fill(.rectangle(rect), index.isMultiple(of: 2) ? Dye.red : Dye.blue)
      }
      sketch.text("deep", x: 784, y: 2, .color(Dye.white))
    }
    for renderer in Self.renderers {
      #expect(rows(of: groups, renderer).contains { $0.text.contains("deep") })
      #expect(rows(of: plates, renderer).contains { $0.text.contains("deep") })
    }
  }

  @Test("A drawing that is too large is refused, and none is cut off")
  func tooLarge() throws {
    let list = CellSketch.list { sketch in
      sketch.fill(.rectangle(CGRect(x: 0, y: 0, width: 8_000, height: 1_600)), Dye.red)
      sketch.text("corner", .color(Dye.white))
    }
    var renderer = ANSIRenderer(profile: .ansi16)
    renderer.cellLimit = 100_000
    let rows = rows(of: list, renderer)
    #expect(rows.map(\.columns) == Array(repeating: 1_000, count: 100))
    #expect(rows.first?.text.hasPrefix("corner") == true)
    renderer.cellLimit = 90_000
    #expect(throws: RenderingError.tooManyCells(columns: 1_000, rows: 100)) {
      try renderer.text(for: list)
    }
  }

  @Test("No side of a drawing is cut off either")
  func longSides() throws {
    let list = CellSketch.list { sketch in
      sketch.text("left", x: 0, y: 0)
      sketch.text("right", x: RenderingError.largestSide - 40, y: 0)
    }
    let rows = rows(of: list, ANSIRenderer(profile: .ansi16))
    #expect(rows.map(\.columns) == [125_000])
  }
}

extension CellSeed {
  fileprivate mutating func rect() -> CGRect {
    let x = Double.random(in: -20...200, using: &self)
    let y = Double.random(in: -20...80, using: &self)
    let scale = Bool.random(using: &self) ? 1.0 : 0.1
    return CGRect(
      x: x,
      y: y,
      width: Double.random(in: 0...150, using: &self) * scale,
      height: Double.random(in: 0...60, using: &self) * scale
    )
  }

  fileprivate mutating func color() -> DisplayColor {
    DisplayColor(
      hex: .random(in: 0...0xFFFFFF, using: &self),
      opacity: Bool.random(using: &self) ? 1 : .random(in: 0...1, using: &self)
    )
  }

  fileprivate mutating func outline() -> DisplayOutline {
    let rect = rect()
    return switch Int.random(in: 0..<4, using: &self) {
    case 0: .rectangle(rect)
    case 1: .rounded(rect, radius: .random(in: 0...20, using: &self))
    case 2: .ellipse(rect)
    default:
      .uneven(rect, CornerRadii(topLeft: 9, topRight: 0, bottomRight: 9, bottomLeft: 0))
    }
  }
}

extension CellSketch {
  /// Adds a random item; returns 1 if it opens a group and -1 if it ends one.
  fileprivate mutating func addAnything(using seed: inout CellSeed) -> Int {
    switch Int.random(in: 0..<14, using: &seed) {
    case 0...2: fill(seed.outline(), seed.color())
    case 3: stroke(seed.outline(), seed.color(), width: .random(in: 0...9, using: &seed))
    case 4...6:
      let rect = seed.rect()
      text(seed.label(upTo: 8), x: rect.minX, y: rect.minY, .color(seed.color()))
    case 7: image(seed.label(upTo: 5), seed.rect())
    case 8:
      list.items.append(.end)
      return -1
    default:
      let roles: [DisplayRole] = [.badge, .overlayBadge, .decorated, .label, .message, .icon]
      let transform = DisplayTransform(
        scaleX: .random(in: -2...2, using: &seed),
        scaleY: 0.5,
        translateX: 9,
        translateY: 3
      )
      let openings: [DisplayItem] = [
        .beginRole(roles[Int.random(in: 0..<roles.count, using: &seed)]),
        .beginClip(seed.outline()), .beginOpacity(0.5), .beginTransform(transform),
        .beginLink(span("https://example.com")), .beginLabel(span(seed.label(upTo: 5))),
      ]
      list.items.append(openings[Int.random(in: 0..<openings.count, using: &seed)])
      return 1
    }
    return 0
  }
}
