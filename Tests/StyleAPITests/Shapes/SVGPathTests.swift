import StyleAPI
import TestSupport
import Testing

/// Paths from the `d` attribute of SVG.
@Suite struct SVGPathTests {
  private static func elements(_ data: String) -> [PathElement]? {
    Path(svgPath: data).map { DrawnView($0.stroke(.red)).list.path }
  }

  private static func move(_ x: Double, _ y: Double) -> PathElement { .move(CGPoint(x: x, y: y)) }
  private static func line(_ x: Double, _ y: Double) -> PathElement { .line(CGPoint(x: x, y: y)) }
  private static func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) -> PathElement {
    .quad(CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
  }
  private static func cubic(
    _ ax: Double,
    _ ay: Double,
    _ bx: Double,
    _ by: Double,
    _ x: Double,
    _ y: Double
  ) -> PathElement {
    .cubic(
      CGPoint(x: x, y: y),
      control1: CGPoint(x: ax, y: ay),
      control2: CGPoint(x: bx, y: by)
    )
  }

  static let commands: [(String, [PathElement])] = [
    ("M1 2L3 4", [move(1, 2), line(3, 4)]),
    ("m1 2l3 4", [move(1, 2), line(4, 6)]),
    ("M1 2 3 4 5 6", [move(1, 2), line(3, 4), line(5, 6)]),
    ("m1 2 3 4 5 6", [move(1, 2), line(4, 6), line(9, 12)]),
    ("M1 2H5V7h-1v-2", [move(1, 2), line(5, 2), line(5, 7), line(4, 7), line(4, 5)]),
    ("M1 2H5 6 7", [move(1, 2), line(5, 2), line(6, 2), line(7, 2)]),
    ("M1 2L3 4ZL9 9", [move(1, 2), line(3, 4), .close, line(9, 9)]),
    ("M1 2l3 4zm1 1l1 0", [move(1, 2), line(4, 6), .close, move(2, 3), line(3, 3)]),
    ("M0 0C1 2 3 4 5 6", [move(0, 0), cubic(1, 2, 3, 4, 5, 6)]),
    ("M1 1c1 2 3 4 5 6", [move(1, 1), cubic(2, 3, 4, 5, 6, 7)]),
    ("M0 0C1 2 3 4 5 6S7 8 9 9", [move(0, 0), cubic(1, 2, 3, 4, 5, 6), cubic(7, 8, 7, 8, 9, 9)]),
    ("M1 1S2 3 4 5", [move(1, 1), cubic(1, 1, 2, 3, 4, 5)]),
    ("M1 1s2 3 4 5", [move(1, 1), cubic(1, 1, 3, 4, 5, 6)]),
    ("M0 0Q1 2 3 4", [move(0, 0), quad(1, 2, 3, 4)]),
    ("M1 1q1 2 3 4", [move(1, 1), quad(2, 3, 4, 5)]),
    ("M0 0Q1 2 3 4T5 6t1 1", [move(0, 0), quad(1, 2, 3, 4), quad(5, 6, 5, 6), quad(5, 6, 6, 7)]),
    ("M1 1T5 6", [move(1, 1), quad(1, 1, 5, 6)]),
    // A mirrored control point needs a curve of the same kind before it.
    ("M0 0Q1 2 3 4S5 6 7 8", [move(0, 0), quad(1, 2, 3, 4), cubic(3, 4, 5, 6, 7, 8)]),
    ("M0 0C1 2 3 4 5 6T7 8", [move(0, 0), cubic(1, 2, 3, 4, 5, 6), quad(5, 6, 7, 8)]),
  ]

  @Test("Commands draw", arguments: commands)
  func command(data: String, expected: [PathElement]) {
    #expect(Self.elements(data) == expected)
  }

  @Test(
    "Numbers need no more separators than can be told apart",
    arguments: [
      "M-1-2.5.5-3", "M -1 -2.5 .5 -3", "M-1,-2.5,.5,-3", "\n M\t-1 , -2.5 L+.5,-3 \r\n",
      "M-1e0-25e-1 5E-1-.3e+1", "M-1.-2.5.5-3.",
    ]
  )
  func numbers(data: String) {
    #expect(Self.elements(data) == [Self.move(-1, -2.5), Self.line(0.5, -3)])
  }

  @Test("Flags of arcs may stand together")
  func flags() throws {
    let apart = try #require(Path(svgPath: "M0 0A5 5 0 1 0 6 8"))
    #expect(Path(svgPath: "M0 0A5 5 0 106 8") == apart)
    #expect(Path(svgPath: "M0 0a5,5,0,1,0,6,8") == apart)
  }

  @Test(
    "Arcs run around the right centre",
    arguments: [
      // Half a circle of radius 5 around (5, 0), above or below.
      ("M0 0A5 5 0 0 1 10 0", box(0, -5, 10, 5)), ("M0 0A5 5 0 0 0 10 0", box(0, 0, 10, 5)),
      // Three quarters and one quarter of circles through (0, 0) and (5, 5).
      ("M0 0A5 5 0 0 1 5 5", box(0, 0, 5, 5)), ("M0 0A5 5 0 1 0 5 5", box(-5, 0, 10, 10)),
      ("M0 0A5 5 0 1 1 5 5", box(0, -5, 10, 10)),
      // Radii that are too small grow, negative ones count as positive.
      ("M0 0A1 1 0 0 1 10 0", box(0, -5, 10, 5)), ("M0 0A-5 5 0 0 1 10 0", box(0, -5, 10, 5)),
      // An ellipse, straight and turned by a quarter.
      ("M0 0A5 2 0 0 1 10 0", box(0, -2, 10, 2)), ("M0 0A2 5 90 0 1 10 0", box(0, -2, 10, 2)),
      // No radius draws a line, no distance draws nothing.
      ("M0 0A0 5 0 0 1 10 4", box(0, 0, 10, 4)), ("M0 0L10 4A5 5 0 1 1 10 4", box(0, 0, 10, 4)),
      // GitHub's dot: two half circles.
      ("M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", box(2, 2, 12, 12)),
    ]
  )
  func arcs(data: String, expected: CGRect) throws {
    let rect = try #require(Path(svgPath: data)).boundingRect
    // Four curves a circle leave it by less than three ten-thousandths of the radius.
    #expect(abs(rect.minX - expected.minX) < 0.003, "\(rect)")
    #expect(abs(rect.minY - expected.minY) < 0.003, "\(rect)")
    #expect(abs(rect.width - expected.width) < 0.006, "\(rect)")
    #expect(abs(rect.height - expected.height) < 0.006, "\(rect)")
  }

  @Test("An arc ends exactly where its data say")
  func arcEnds() throws {
    let path = try #require(Path(svgPath: "M0.1 0.2A3 7 33 1 0 5.3 6.7"))
    #expect(path.currentPoint == CGPoint(x: 5.3, y: 6.7))
  }

  @Test(
    "What cannot be read is no path",
    arguments: [
      "", " ", ",", "L1 2", "1 2", "M", "M1", "M1 2L", "M1 2L3", "M1 2 3", "M1 2C1 2 3 4 5",
      "M1 2Z3", "M1 2X3 4", "M1,,2", "M,1 2", "M1 2,", "M1 2,L3 4", "M1 2L3 4,Z", "M1 2-", "M1 2e",
      "M1 2L1e 3", "M1 2L1e999 3", "Minf nan", "M1 2A1 1 0 2 0 3 4", "M1 2A1 1 0 1", "M0x1 2",
      "M1 2L3 4é", "M1 2\0", "M1 2L.", "M1 2L+-3 4", "M1e308 0l1e308 0", "M1 2;",
      "M0 0A1e300 1e-300 5 1 1 1e308 1e308l1e308 0",
    ]
  )
  func malformed(data: String) {
    #expect(Path(svgPath: data) == nil)
  }

  @Test(
    "Extreme arcs are drawn as what can be computed of them",
    arguments: [
      "M0 0A1e-300 1e-300 0 0 1 1 1", "M0 0A1e300 1e300 0 0 1 1 1", "M0 0A1e-300 1e300 45 1 1 1 1",
      "M0 0A5 5 1e300 0 1 1 1", "M0 0A1 1 0 0 1 1e-310 0", "M0 0A1e300 1e300 0 1 0 1e300 0",
    ]
  )
  func extremeArcs(data: String) throws {
    let path = try #require(Path(svgPath: data))
    #expect(path.boundingRect.width.isFinite)
  }

  @Test("Random and damaged data are read or refused, and what is read is finite")
  func fuzz() {
    var generator = SeededGenerator(seed: 42)
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n01")
    let samples = Self.commands.map(\.0) + ["M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"]
    var read = 0
    for round in 0..<20_000 {
      var data: [Character]
      if round.isMultiple(of: 2) {
        data = (0..<Int.random(in: 0..<40, using: &generator)).compactMap { _ in
          letters.randomElement(using: &generator)
        }
        data.insert(contentsOf: "M1 1", at: 0)
      } else {
        data = Array(samples.randomElement(using: &generator) ?? "")
        for _ in 0..<Int.random(in: 1..<4, using: &generator) where !data.isEmpty {
          let index = data.indices.randomElement(using: &generator) ?? 0
          data[index] = letters.randomElement(using: &generator) ?? "M"
        }
      }
      guard let path = Path(svgPath: String(data)) else { continue }
      read += 1
      let list = DrawnView(path.stroke(.red)).list
      #expect(list.hasFiniteNumbers, "\(String(data))")
      #expect(list.path.first.map { if case .move = $0 { true } else { false } } ?? true)
    }
    #expect(read > 1000)
  }
}
