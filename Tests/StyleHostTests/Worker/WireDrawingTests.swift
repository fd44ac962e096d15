import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct WireDrawingTests {
  /// The samples, light and dark, with what a message about them holds.
  static let samples: [(name: String, list: DisplayList)] = SampleDrawings.all.flatMap { sample in
    [(sample.name, sample.make(false)), (sample.name + " dark", sample.make(true))]
  }

  private static func bytes(of list: DisplayList) -> [UInt8] {
    var writer = WireWriter()
    writer.write(list)
    return writer.bytes
  }

  private static func list(in bytes: [UInt8]) throws(WireError) -> DisplayList {
    try WireReader.read(bytes) { (reader) throws(WireError) in try reader.displayList() }
  }

  @Test func `A drawing comes back as it was`() throws {
    for sample in Self.samples {
      #expect(try Self.list(in: Self.bytes(of: sample.list)) == sample.list, "\(sample.name)")
    }
  }

  @Test func `No beginning of a drawing is one`() {
    for sample in Self.samples {
      let bytes = Self.bytes(of: sample.list)
      for count in bytes.indices {
        #expect(throws: WireError.self) { try Self.list(in: Array(bytes[..<count])) }
      }
      #expect(throws: WireError.trailing(1)) { try Self.list(in: bytes + [0]) }
    }
  }

  @Test func `What is taken of damaged bytes can be drawn`() throws {
    var generator = SeededGenerator(seed: 4)
    var taken = 0
    for sample in Self.samples {
      let bytes = Self.bytes(of: sample.list)
      for _ in 0..<1000 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: damaged.indices, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: damaged[index] = .random(in: 0...255, using: &generator)
          case 1: damaged[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
          case 2: damaged.remove(at: index)
          default: damaged.insert(.random(in: 0...255, using: &generator), at: index)
          }
        }
        guard let list = try? Self.list(in: damaged) else { continue }
        taken += 1
        // What is too large for a drawing is refused with the reply that it is in.
        guard list.extent.width <= 2000, list.extent.height <= 2000 else { continue }
        let svg = SVGRenderer().svg(for: list)
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        let text = try ANSIRenderer(profile: .trueColor).text(for: list)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\u{1B}" })
      }
    }
    // Most damage is to numbers, which may be others.
    #expect(taken > 1000)
  }

  /// A drawing with one thing wrong, and the error about it.
  static let wrong: [(name: String, change: @Sendable (inout DisplayList) -> Void, WireError)] = [
    ("no number", { $0.bounds.size.width = .nan }, .notFinite(.size)),
    ("infinite", { $0.ink.origin.x = -.infinity }, .notFinite(.coordinate)),
    ("huge", { $0.ink.origin.y = 1e11 }, .outOfRange(.coordinate)),
    ("negative", { $0.bounds.size.height = -1 }, .outOfRange(.size)),
    ("escape", { $0.text = Array("a\u{1B}b".utf8) }, .controlCharacter(0x1B)),
    ("C1", { $0.text = Array("a\u{9B}b".utf8) }, .controlCharacter(0x9B)),
    ("no text", { $0.text = [0x61, 0xFF] }, .notUTF8(.text)),
    (
      "half a letter",
      { list in
        list.text = Array("é".utf8)
        list.items = [.beginLink(TextSpan(first: 0, count: 1)), .end]
      }, .notUTF8(.span)
    ),
    (
      "beyond the text", { $0.items = [.beginHelp(TextSpan(first: 0, count: 2000)), .end] },
      .outOfRange(.span)
    ),
    (
      "before the text", { $0.items = [.beginHelp(TextSpan(first: -1, count: 1)), .end] },
      .outOfRange(.span)
    ),
    (
      "sum that overflows",
      { list in
        list.items = [.beginHelp(TextSpan(first: .max, count: .max)), .end]
      }, .outOfRange(.span)
    ),
    (
      "beyond the path",
      { list in
        list.items = [.beginClip(.path(first: 0, count: 2000, evenOdd: false)), .end]
      }, .outOfRange(.span)
    ),
    (
      "no gradient",
      { list in
        list.items = [.fill(.rectangle(list.bounds), .gradient(1000))]
      }, .outOfRange(.index)
    ),
    ("no picture", { $0.items = [.image(-1, $0.bounds)] }, .outOfRange(.index)),
    ("open group", { $0.items = [.beginOpacity(0.5)] }, .unbalancedGroups),
    ("closed twice", { $0.items = [.beginOpacity(0.5), .end, .end] }, .unbalancedGroups),
    ("closed first", { $0.items = [.end, .beginOpacity(0.5)] }, .unbalancedGroups),
    (
      "deep",
      { list in
        list.items =
          Array(repeating: .beginOpacity(0.9), count: 300)
          + Array(repeating: .end, count: 300)
      }, .tooDeep(limit: 256)
    ),
    (
      "many items",
      { list in
        list.items = Array(repeating: .fill(.ellipse(.zero), .color(.hex(0))), count: 50_001)
      }, .tooMany(.items, count: 50_001, limit: 50_000)
    ),
    (
      "a path many times",
      { list in
        list.path = Array(repeating: .line(.zero), count: 1001)
        list.items = Array(
          repeating: .fill(.path(first: 0, count: 1001, evenOdd: false), .color(.hex(0))),
          count: 100
        )
      }, .tooMany(.steps, count: 100_100, limit: 100_000)
    ),
    (
      "a text many times",
      { list in
        list.text = Array(repeating: 0x61, count: 100_000)
        list.items = Array(
          repeating: [.beginHelp(TextSpan(first: 0, count: 100_000)), .end],
          count: 3
        )
        .flatMap { $0 }
      }, .tooMany(.text, count: 300_000, limit: 256 << 10)
    ),
    (
      "a picture many times",
      { list in
        list.images = [DisplayImage(png: [], label: "")]
        list.items = Array(repeating: .image(0, list.bounds), count: 101)
      }, .tooMany(.pictures, count: 101, limit: 100)
    ),
    (
      "long text", { $0.text = Array(repeating: 0x61, count: 300_000) },
      .tooMany(.text, count: 300_000, limit: 256 << 10)
    ),
    (
      "heavy font",
      { list in
        list.text = Array("a".utf8)
        list.items = [
          .text(
            DisplayText(
              text: TextSpan(first: 0, count: 1),
              origin: .zero,
              width: 1,
              font: ResolvedFont(family: .verdana, size: 11, weight: -400),
              paint: .color(.hex(0))
            )
          )
        ]
      }, .outOfRange(.weight)
    ),
  ]

  @Test(arguments: wrong.indices)
  func `A drawing that cannot be drawn is refused`(index: Int) {
    let (name, change, error) = Self.wrong[index]
    var list = SampleDrawings.flat("build", "passing")
    change(&list)
    let bytes = Self.bytes(of: list)
    #expect(throws: error, "\(name)") { try Self.list(in: bytes) }
  }

  @Test func `Items that lie far outside of the box that a drawing claims are found`() throws {
    let far = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let drawing = SampleDrawings.flat("build", "passing")
    let groups: [[DisplayItem]] = [
      [.fill(.rectangle(far), .color(.hex(0x123456)))],
      [.stroke(.ellipse(.zero), .color(.hex(0)), DisplayStroke(width: 1e9, dash: 1e-9, gap: 1e-9))],
      [
        .beginTransform(DisplayTransform(scaleX: 1e9, scaleY: 1, translateX: 0, translateY: 0)),
        .fill(.ellipse(drawing.bounds), .color(.hex(0))), .end,
      ],
      [
        .beginShadow(DisplayShadow(color: .hex(0), radius: 1e9, x: 0, y: 0)),
        .fill(.ellipse(drawing.bounds), .color(.hex(0))), .end,
      ],
      drawing.items.compactMap { item in
        guard case .text(var run) = item else { return nil }
        run.origin.x = 1e9
        return .text(run)
      },
    ]
    for items in groups {
      var list = drawing
      list.items += items
      #expect(throws: WireError.outOfRange(.size)) { try Self.list(in: Self.bytes(of: list)) }
    }
    var list = drawing
    let wide = CGRect(x: 0, y: 0, width: 8000, height: 8000)
    list.items = Array(repeating: .fill(.rectangle(wide), .color(.hex(0))), count: 41)
    #expect(throws: WireError.laborious) { try Self.list(in: Self.bytes(of: list)) }
    // Each panel is drawn on cells of its own.
    list.items = [.fill(.rectangle(wide), .color(.hex(0)))]
    for _ in 0..<40 {
      list.items += [.beginRole(.presentation), .fill(.rectangle(.zero), .color(.hex(0))), .end]
    }
    #expect(throws: WireError.laborious) { try Self.list(in: Self.bytes(of: list)) }
  }

  @Test func `Many small items on a large drawing are little work`() throws {
    var list = SampleDrawings.flat("build", "passing")
    list.items = (0..<8_000).map {
      let row = CGRect(x: 0, y: Double($0), width: 640, height: 16)
      return .fill(.rectangle(row), .color(.hex(0)))
    }
    #expect(try Self.list(in: Self.bytes(of: list)).items.count == 8_000)
  }

  @Test func `A claimed length allocates nothing`() {
    // Each number in turn is as large as it can be.
    let bytes = Self.bytes(of: SampleDrawings.flat("build", "passing"))
    for index in 0..<bytes.count - 4 {
      var damaged = bytes
      damaged.replaceSubrange(index..<index + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
      _ = try? Self.list(in: damaged)
    }
  }
}
