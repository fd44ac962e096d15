import StyleAPI
import StyleHost
import StyleTesting
import Testing

@Suite struct LegiblePlateTests {
  private func contrast(
    _ plate: LegiblePlate,
    _ scheme: ColorScheme,
    under shade: Color? = nil
  ) -> Double {
    var below = plate.color.resolved(in: scheme)
    if let shade { below = shade.resolved(in: scheme).composited(over: below) }
    return plate.ink.resolved(in: scheme).contrast(with: below)
  }

  @Test(arguments: ColorScheme.allCases) func `every colour becomes legible`(scheme: ColorScheme) {
    for tint in StyleTint.table {
      #expect(contrast(LegiblePlate(tint.color), scheme) >= 4.5, "\(tint.name)")
    }
  }

  @Test func `every colour becomes legible under shades`() {
    let shades: [Color] = [.white.opacity(0.3), .black.opacity(0.1)]
    for tint in StyleTint.table {
      let plate = LegiblePlate(tint.color, shades: shades)
      for shade in shades { #expect(contrast(plate, .light, under: shade) >= 4.5, "\(tint.name)") }
    }
  }

  @Test(arguments: [
    ("red", "111111"), ("yellow", "111111"), ("brightgreen", "111111"), ("white", "111111"),
    ("navy", "ffffff"), ("gray", "ffffff"), ("black", "ffffff"), ("#6e40c9", "ffffff"),
  ])
  func `a colour on which an ink can be read stays exactly as it is`(
    name: String,
    ink: String
  ) throws {
    let color = Color(try ColorParser.parse(name))
    let plate = LegiblePlate(color)
    #expect(plate.color == color)
    let wanted = try ColorParser.parse(ink)
    #expect(abs(plate.ink.resolved(in: .light).red - wanted.red) < 0.001)
  }

  @Test(arguments: ["blue", "#808080", "#7a7a7a"])
  func `a colour in between gets darker until white can be read, and no more`(name: String) throws {
    let color = try ColorParser.parse(name)
    let plate = LegiblePlate(Color(color))
    let result = plate.color.resolved(in: .light)
    if result != color {
      #expect(plate.ink == .white)
      #expect(result.luminance < color.luminance)
      #expect((4.5...4.65).contains(contrast(plate, .light)))
    }
    #expect(abs(result.green - color.green) < 0.05, "nobody sees the difference")
  }

  @Test func `a translucent colour is what it looks like on the page of its scheme`() {
    let plate = LegiblePlate(.white.opacity(0.1))
    #expect(plate.color.resolved(in: .light) == DisplayColor(red: 1, green: 1, blue: 1))
    #expect(plate.color.resolved(in: .dark).luminance < 0.05)
    #expect(plate.ink.resolved(in: .dark) == DisplayColor(red: 1, green: 1, blue: 1))
  }

  @Test func `shades that nearly cover the plate end the search`() {
    let plate = LegiblePlate(.gray, shades: [.white.opacity(0.99), .black.opacity(0.99)])
    #expect(plate.color == .gray)
  }
}
