import Foundation
import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ColorReductionTests {
  @Test("The 256-colour index is the nearest of the 240 fixed colours in OKLab")
  func nearestOf240() {
    var seed = CellSeed(1)
    var reducer = ColorReducer(profile: .ansi256)
    for _ in 0..<2_000 {
      let rgb = UInt32.random(in: 0...0xFFFFFF, using: &seed)
      guard case .indexed(let index) = reducer.reduce(InkColor(rgb: rgb)) else {
        Issue.record("no indexed colour for \(rgb)")
        continue
      }
      #expect(index >= 16)
      let wanted = Self.lab(rgb)
      let distances = Self.paletteLab.map { Self.distance(wanted, $0) }
      #expect(
        distances[Int(index) - 16] <= (distances.min() ?? 0) + 1e-6,
        "\(String(rgb, radix: 16)) became \(index)"
      )
    }
  }

  @Test("A fixed colour stays what it is")
  func fixedPoints() {
    var reducer = ColorReducer(profile: .ansi256)
    for rgb in Self.palette {
      #expect(reducer.drawn(InkColor(rgb: rgb)).rgb == rgb)
    }
  }

  @Test(
    "Known colours have known numbers",
    arguments: [
      (0x000000, 16, 0), (0xFFFFFF, 231, 15), (0x555555, 240, 8), (0x44CC11, 40, 2),
      (0x9F9F9F, 247, 8), (0xFF0000, 196, 9), (0x0000FF, 21, 4),
    ] as [(UInt32, UInt8, UInt8)]
  )
  func knownColors(rgb: UInt32, indexed: UInt8, basic: UInt8) {
    var of256 = ColorReducer(profile: .ansi256)
    #expect(of256.reduce(InkColor(rgb: rgb)) == .indexed(indexed))
    var of16 = ColorReducer(profile: .ansi16)
    #expect(of16.reduce(InkColor(rgb: rgb)) == .basic(basic))
  }

  @Test(
    "One of sixteen colours has the hue that is meant",
    arguments: [
      // The plates of the bundled styles, and the names of README badges.
      (0x2D7D0C, 2), (0x247A24, 2), (0xD73A31, 1), (0xCF302C, 1), (0x4A4A4A, 8), (0x4C4C4C, 8),
      (0x97CA00, 3), (0xA4A61D, 3), (0xDFB317, 3), (0xFE7D37, 9), (0xE05D44, 9), (0x007EC6, 4),
      // CSS's green, teal, olive, purple, brown, pink; greys with a hint of a hue.
      (0x008000, 2), (0x008080, 6), (0x808000, 3), (0x6E40C9, 12), (0x8B5A2B, 1), (0xFFC0CB, 9),
      (0x708090, 8), (0xF5F5DC, 15), (0x0D1117, 0), (0x001400, 0),
    ] as [(UInt32, UInt8)]
  )
  func hue(rgb: UInt32, basic: UInt8) {
    var reducer = ColorReducer(profile: .ansi16)
    #expect(reducer.reduce(InkColor(rgb: rgb)) == .basic(basic))
  }

  @Test(
    "Text on a plate has a contrast of 4.5 after reduction",
    arguments: [ColorProfile.ansi16, .ansi256, .trueColor]
  )
  func contrast(profile: ColorProfile) {
    var seed = CellSeed(2)
    var contrast = TextContrast(profile: profile, background: .unknown)
    for _ in 0..<1_000 {
      let plate = InkColor(rgb: .random(in: 0...0xFFFFFF, using: &seed))
      let ink = InkColor(rgb: .random(in: 0...0xFFFFFF, using: &seed))
      let chosen = contrast.onPlates([(ink, plate)])[0]
      let ratio = Self.contrast(
        contrast.reducer.drawn(chosen).rgb,
        contrast.reducer.drawn(plate).rgb
      )
      #expect(ratio >= 4.5)
      let wanted = Self.contrast(
        contrast.reducer.drawn(ink).rgb,
        contrast.reducer.drawn(plate).rgb
      )
      if wanted > 4.51 { #expect(chosen == ink) }
      if wanted < 4.49 { #expect([.black, .white].contains(chosen)) }
    }
  }

  @Test("Letters across a gradient are one colour where one will do, else each its own")
  func gradientContrast() {
    var contrast = TextContrast(profile: .trueColor, background: .unknown)
    func plates(_ greys: ClosedRange<Int>) -> [(ink: InkColor?, plate: InkColor)] {
      greys.map { (InkColor.white, InkColor(rgb: UInt32($0) * 0x010101)) }
    }
    #expect(contrast.onPlates(plates(0x00...0x60)).allSatisfy { $0 == .white })
    #expect(contrast.onPlates(plates(0xA0...0xFF)).allSatisfy { $0 == .black })
    let mixed = contrast.onPlates(plates(0x00...0xFF))
    #expect(mixed.first == .white)
    #expect(mixed.last == .black)
  }

  @Test("On the terminal's own background greys are its own colour, and colours stay if legible")
  func onBackground() {
    func color(_ rgb: UInt32, _ background: TerminalBackground) -> UInt32? {
      var contrast = TextContrast(profile: .trueColor, background: background)
      return contrast.onBackground(InkColor(rgb: rgb))?.rgb
    }
    for background in TerminalBackground.allCases {
      #expect(color(0x000000, background) == nil)
      #expect(color(0xFFFFFF, background) == nil)
      #expect(color(0x808080, background) == nil)
      #expect(color(0xE05D44, background) == 0xE05D44)
    }
    #expect(color(0xFFFF00, .unknown) == nil)
    #expect(color(0xFFFF00, .light) == nil)
    #expect(color(0xFFFF00, .dark) == 0xFFFF00)
    #expect(color(0x000080, .unknown) == nil)
    #expect(color(0x000080, .light) == 0x000080)
    #expect(color(0x000080, .dark) == nil)
  }

  @Test("A translucent plate is mixed with the plate below it, or with what the background is")
  func translucency() {
    func text(_ background: TerminalBackground, isOnPlate: Bool) -> String {
      let list = CellSketch.list { sketch in
        let plate = DisplayOutline.rectangle(CGRect(x: 0, y: 0, width: 24, height: 16))
        if isOnPlate { sketch.fill(plate, DisplayColor(hex: 0xFF0000)) }
        sketch.fill(plate, DisplayColor(hex: 0x0000FF, opacity: 0.5))
        sketch.text("a", x: 8, .color(Dye.white))
      }
      return ANSIRenderer(profile: .trueColor, background: background).drawn(list)
    }
    #expect(text(.unknown, isOnPlate: true).contains("48;2;128;0;128"))
    #expect(text(.dark, isOnPlate: false).contains("48;2;0;0;128"))
    #expect(text(.light, isOnPlate: false).contains("48;2;128;128;255"))
  }

  @Test("A tint that sixteen colours cannot tell from the background is drawn in full")
  func faintTint() {
    let list = CellSketch.list { $0.pill("ok", DisplayColor(hex: 0x44CC11, opacity: 0.2)) }
    let text = ANSIRenderer(profile: .ansi16).drawn(list)
    #expect(text.escapedControls == #"\e[32m▐\e[30;42mok\e[32;49m▌\e[0m"#)
  }

  @Test("Opacity groups, gradients and transforms are worked into the colours of cells")
  func gradients() {
    let list = CellSketch.list(width: 32, height: 16) { sketch in
      // Twice as wide as it is drawn: 16 points are scaled to 32.
      let transform = DisplayTransform(scaleX: 2, scaleY: 1, translateX: 0, translateY: 0)
      sketch.group(.beginTransform(transform)) { inner in
        let stops = [
          DisplayGradient.Stop(color: DisplayColor(hex: 0x000000), location: 0),
          DisplayGradient.Stop(color: DisplayColor(hex: 0xFF0000), location: 1),
        ]
        inner.group(.beginOpacity(1)) { layer in
          layer.fill(
            .rectangle(CGRect(x: 0, y: 0, width: 16, height: 16)),
            DisplayGradient(
              geometry: .linear(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 16, y: 0)),
              stops: stops
            )
          )
        }
      }
    }
    let text = ANSIRenderer(profile: .trueColor).drawn(list)
    #expect(
      text.escapedControls
        == #"\e[48;2;32;0;0m \e[48;2;96;0;0m \e[48;2;159;0;0m \e[48;2;223;0;0m \e[0m"#
    )
  }

  // MARK: An independent reckoning in double precision

  private static let palette: [UInt32] = {
    let steps: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = steps.flatMap { red in
      steps.flatMap { green in steps.map { red << 16 | green << 8 | $0 } }
    }
    return cube + (0..<24).map { (8 + $0 * 10) * 0x010101 }
  }()

  private static func linear(_ byte: UInt32) -> Double {
    let value = Double(byte & 0xFF) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func lab(_ rgb: UInt32) -> [Double] {
    let color = [linear(rgb >> 16), linear(rgb >> 8), linear(rgb)]
    func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { zip($0, vector).map(*).reduce(0, +) }
    }
    let cones = multiply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      color
    )
    return multiply(
      [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ],
      cones.map(cbrt)
    )
  }

  private static let paletteLab = palette.map(lab)

  private static func distance(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
  }

  private static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    func luminance(_ rgb: UInt32) -> Double {
      0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb)
    }
    let pair = [luminance(first), luminance(second)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }
}
