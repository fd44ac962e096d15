import StyleAPI
import TestSupport
import Testing

/// Colours and gradients.
@Suite struct PaintTests {
  private func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> DisplayColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }

  private func rgb(
    _ red: Float,
    _ green: Float,
    _ blue: Float,
    _ opacity: Float = 1
  ) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, opacity: opacity)
  }

  private func isClose(_ one: DisplayColor, _ two: DisplayColor, _ tolerance: Float = 1e-5) -> Bool
  {
    zip(
      [one.red, one.green, one.blue, one.opacity],
      [two.red, two.green, two.blue, two.opacity]
    ).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("Colours are made of components, numbers and greys")
  func components() {
    #expect(resolved(Color(red: 0.2, green: 0.4, blue: 0.6)) == rgb(0.2, 0.4, 0.6))
    #expect(resolved(Color(white: 0.5, opacity: 0.25)) == rgb(0.5, 0.5, 0.5, 0.25))
    #expect(resolved(Color(hex: 0x007ec6)) == rgb(0, 126 / 255, 198 / 255))
    #expect(resolved(Color(hex: 0xff_ffff, opacity: 0.5)) == rgb(1, 1, 1, 0.5))
    #expect(resolved(.clear).opacity == 0)
  }

  @Test(
    "Hues go round",
    arguments: [
      (0.0, 1.0, 1.0, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
      (0.5, 1, 1, [0, 1, 1]), (2.0 / 3, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
      (1, 1, 1, [1, 0, 0]), (-0.5, 1, 1, [0, 1, 1]), (0.25, 0.5, 0.8, [0.6, 0.8, 0.4]),
      (0.3, 0, 0.7, [0.7, 0.7, 0.7]), (0.3, 1, 0, [0, 0, 0]),
    ] as [(Double, Double, Double, [Float])]
  )
  func hues(hue: Double, saturation: Double, brightness: Double, expected: [Float]) {
    let color = resolved(Color(hue: hue, saturation: saturation, brightness: brightness))
    #expect(isClose(color, rgb(expected[0], expected[1], expected[2])))
  }

  @Test("A pair has a look for each scheme")
  func pairs() {
    let pair = Color(light: .red, dark: .white)
    #expect(resolved(pair) == resolved(.red))
    #expect(resolved(pair, .dark) == resolved(.white))
    let nested = Color(light: pair, dark: pair)
    #expect(resolved(nested) == resolved(.red))
    #expect(resolved(nested, .dark) == resolved(.white))
    #expect(resolved(pair.opacity(0.5), .dark).opacity == 0.5)
    #expect(resolved(.primary) == resolved(.black))
    #expect(resolved(.primary, .dark) == resolved(.white))
  }

  @Test("Opacities multiply")
  func opacities() {
    #expect(resolved(Color.red.opacity(0.5).opacity(0.5)).opacity == 0.25)
    #expect(resolved(Color.red.opacity(3)).opacity == 1)
    #expect(resolved(Color.red.opacity(-3)).opacity == 0)
  }

  @Test("Colours are mixed in OKLab or component by component")
  func mixing() {
    let device = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(isClose(resolved(device), rgb(0.5, 0.5, 0.5)))
    // The middle of black and white in OKLab has a lightness of 0.5: a linear light of 0.125.
    let perceptual = Color.black.mix(with: .white, by: 0.5)
    #expect(isClose(resolved(perceptual), rgb(0.388_573, 0.388_573, 0.388_573), 1e-3))
    #expect(isClose(resolved(Color.red.mix(with: .blue, by: 0)), resolved(.red), 1e-3))
    #expect(isClose(resolved(Color.red.mix(with: .blue, by: 1)), resolved(.blue), 1e-3))
    #expect(isClose(resolved(Color.red.mix(with: .blue, by: 9)), resolved(.blue), 1e-3))
    let pair = Color(light: .white, dark: .black).mix(with: .black, by: 0.5, in: .device)
    #expect(isClose(resolved(pair), rgb(0.5, 0.5, 0.5)))
    #expect(isClose(resolved(pair, .dark), rgb(0, 0, 0)))
    let faded = Color.red.mix(with: .red.opacity(0), by: 0.25)
    #expect(abs(resolved(faded).opacity - 0.75) < 1e-6)
  }

  @Test("The tint is the nearest one, or the accent colour")
  func tints() {
    func color(_ view: some View) -> DisplayPaint? {
      for case .fill(_, let paint) in DrawnView(view).list.items { return paint }
      return nil
    }
    let blue = DisplayPaint.color(resolved(.blue))
    let red = DisplayPaint.color(resolved(.red))
    #expect(color(Rectangle().fill(.tint)) == blue)
    #expect(color(Rectangle().fill(.tint).tint(.red)) == red)
    #expect(color(Color.accentColor.tint(.red)) == red)
    #expect(color(HStack { Color.accentColor.tint(.red) }.tint(.green)) == red)
    #expect(color(HStack { Color.accentColor.tint(nil) }.tint(.green)) == blue)
    #expect(color(Rectangle().foregroundStyle(.red)) == red)
    #expect(color(Rectangle().fill(.foreground).foregroundStyle(.red)) == red)
  }

  @Test("A style of the client's own is asked where it is painted")
  func ownStyles() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .yellow : .orange
      }
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let list = DrawnView(
      HStack {
        Rectangle().fill(Warning()); Text("a")
      }.foregroundStyle(Warning()),
      environment: dark
    ).list
    let paints = list.items.compactMap { item -> DisplayPaint? in
      switch item {
      case .fill(_, let paint): paint
      case .text(let run): run.paint
      default: nil
      }
    }
    let yellow = DisplayPaint.color(resolved(.yellow))
    #expect(paints == [yellow, yellow])
  }

  private func gradient(
    _ view: some View,
    width: Double = 40,
    height: Double = 20
  ) -> DisplayGradient? {
    DrawnView(view, width: width, height: height).list.gradients.first
  }

  @Test("A linear gradient runs between points of the box that it fills")
  func linear() {
    let gradient = gradient(
      LinearGradient(
        colors: [.red, .blue, .green],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
    )
    #expect(gradient?.geometry == .linear(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 40, y: 20)))
    #expect(gradient?.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient?.stops.map(\.color) == [resolved(.red), resolved(.blue), resolved(.green)])
    let shape = self.gradient(
      Capsule().inset(by: 3)
        .fill(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .center))
    )
    #expect(shape?.geometry == .linear(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 20, y: 10)))
  }

  @Test("A radial gradient runs from a radius to another around a point")
  func radial() {
    let gradient = gradient(
      Rectangle().fill(
        RadialGradient(colors: [.red, .blue], center: .bottom, startRadius: 2, endRadius: 30)
      )
    )
    #expect(
      gradient?.geometry == .radial(center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 30)
    )
  }

  @Test("Stops keep their order, within the ends")
  func stops() {
    let gradient = gradient(
      LinearGradient(
        stops: [
          .init(color: .red, location: -1), .init(color: .blue, location: 0.6),
          .init(color: .green, location: 0.4), .init(color: .white, location: 7),
        ],
        startPoint: .leading,
        endPoint: .trailing
      )
    )
    #expect(gradient?.stops.map(\.location) == [0, 0.6, 0.6, 1])
    let one = self.gradient(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    #expect(one?.stops.map(\.location) == [0])
    let none = DrawnView(
      LinearGradient(colors: [], startPoint: .top, endPoint: .bottom),
      width: 9,
      height: 9
    )
    #expect(none.list.items.isEmpty)
  }

  @Test("Unit points are fractions of the box")
  func unitPoints() {
    let all: [(UnitPoint, Double, Double)] = [
      (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
      (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1),
      (.bottomTrailing, 1, 1), (.zero, 0, 0), (UnitPoint(x: 2, y: -1), 2, -1),
    ]
    for (point, x, y) in all { #expect(point == UnitPoint(x: x, y: y)) }
  }
}
