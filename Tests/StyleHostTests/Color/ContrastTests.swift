import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ContrastTests {
  private let white = DisplayColor(rgb: 0xFFFFFF)
  private let black = DisplayColor(rgb: 0)

  @Test(
    "White and black on the README palette have the ratios of WCAG's formula",
    arguments: [
      ("brightgreen", 2.12, 9.89), ("green", 1.95, 10.76), ("yellowgreen", 2.61, 8.05),
      ("yellow", 1.98, 10.60), ("orange", 2.56, 8.20), ("red", 3.61, 5.82), ("blue", 4.38, 4.80),
      ("grey", 7.46, 2.82), ("lightgrey", 2.65, 7.93),
    ]
  )
  func palette(name: String, onWhite: Double, onBlack: Double) throws {
    let color = try ColorParser.parse(name)
    #expect(abs(Contrast.ratio(white, on: color) - onWhite) < 0.005)
    #expect(abs(Contrast.ratio(black, on: color) - onBlack) < 0.005)
  }

  @Test("The ratio is 21 for black and white, 1 for equal colours, and symmetric")
  func extremes() {
    expectLength(Contrast.ratio(black, on: white), equals: 21)
    expectLength(Contrast.ratio(white, on: black), equals: 21)
    expectLength(Contrast.ratio(black, on: black), equals: 1)
    expectLength(Contrast.luminance(of: white), equals: 1)
    expectLength(Contrast.luminance(of: black), equals: 0)
  }

  @Test("Colours that are not opaque are put on what is under them first")
  func opacity() throws {
    let half = DisplayColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let grey = DisplayColor(red: 0.5, green: 0.5, blue: 0.5)
    #expect(Contrast.composite(half, over: white) == grey)
    expectLength(Contrast.ratio(half, on: white), equals: Contrast.ratio(grey, on: white))
    // The same plate is grey on a white page and black on a black one.
    expectLength(
      Contrast.ratio(white, on: half, over: white),
      equals: Contrast.ratio(white, on: grey)
    )
    expectLength(Contrast.ratio(white, on: half, over: black), equals: 21)
    let clear = try ColorParser.parse("transparent")
    expectLength(Contrast.ratio(clear, on: grey), equals: 1)
    #expect(Contrast.composite(white, over: black) == white)
  }

  @Test("Dark components are linear, and both of WCAG's thresholds give the same for bytes")
  func threshold() {
    expectLength(
      Contrast.luminance(of: DisplayColor(rgb: 0x0A0A0A)),
      equals: Double(Float(10) / 255) / 12.92
    )
    #expect(Float(10) / 255 < 0.03928 && Float(11) / 255 > 0.04045)
  }
}
