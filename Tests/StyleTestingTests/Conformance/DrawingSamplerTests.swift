import StyleAPI
import StyleHost
@testable import StyleTesting
import Testing

@Suite struct DrawingSamplerTests {
  private let white = DisplayColor(red: 1, green: 1, blue: 1)
  private let black = DisplayColor(red: 0, green: 0, blue: 0)

  /// The worst places of the texts of a view on a page.
  private func results(
    of view: some View,
    in scheme: ColorScheme = .light
  ) throws -> [TextLegibility.Result] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let drawer = ViewDrawer(target: .svg, environment: environment)
    return TextLegibility.results(of: try drawer.displayList(of: view), in: scheme)
  }

  private func contrast(of view: some View, in scheme: ColorScheme = .light) throws -> Double {
    try #require(try results(of: view, in: scheme).first).contrast
  }

  private var text: some View { Text("badge").foregroundStyle(Color.white) }

  private func grey(_ color: DisplayColor) -> Int { Int((color.green * 255).rounded()) }

  @Test func `the page lies under everything`() throws {
    #expect(try abs(contrast(of: Text("a")) - 21) < 0.01)
    #expect(try contrast(of: text) == 1)
    #expect(try contrast(of: Text("a"), in: .dark) > 18)
  }

  @Test func `a plate counts, the last one on top`() throws {
    let view = text.background(Color(white: 0.2)).background(Color.white)
    #expect(try contrast(of: view) > 12)
    #expect(try contrast(of: text.background(Color.white).background(Color.black)) == 1)
  }

  @Test func `a plate that is too small leaves letters on the page`() throws {
    let view = text.background(Color.black.frame(width: 10))
    #expect(try contrast(of: view) == 1)
  }

  @Test func `a gradient is taken where it is worst for the letters`() throws {
    let gradient = LinearGradient(
      colors: [.black, .white],
      startPoint: .leading,
      endPoint: .trailing
    )
    let result = try #require(try results(of: text.background(gradient)).first)
    #expect(grey(result.under) > 240)
    let view = text.background(gradient.frame(width: 1000))
    #expect(try (3.0...5.5).contains(contrast(of: view)), "the middle of the gradient is grey")
  }

  @Test func `translucent paints are mixed`() throws {
    let result = try #require(
      try results(of: text.background(Color.black.opacity(0.5)).background(Color.white)).first
    )
    #expect((127...128).contains(grey(result.under)))
  }

  @Test func `an opacity makes one layer of its group`() throws {
    let view = ZStack {
      Color.white; text.background(Color.black).opacity(0.5)
    }
    let result = try #require(try results(of: view).first)
    #expect((127...128).contains(grey(result.under)))
    #expect(grey(result.ink) == 255)
  }

  @Test func `what is painted over letters hides them`() throws {
    let view = text.background(Color.black).overlay(Color.black.opacity(0.5))
    let result = try #require(try results(of: view).first)
    #expect((127...128).contains(grey(result.ink)))
    #expect(try contrast(of: text.background(Color.black).overlay(Color.black)) == 1)
  }

  @Test func `a plate is cut off by a clip`() throws {
    let plate = Color.black.frame(width: 200, height: 60)
    #expect(try contrast(of: text.background(plate)) > 20)
    let clipped = plate.clipShape(Rectangle().inset(by: 29))
    #expect(try contrast(of: text.background(clipped)) == 1)
  }

  @Test func `a transform moves plates and letters`() throws {
    #expect(try contrast(of: text.background(Color.black).scaleEffect(3)) > 20)
    #expect(try contrast(of: text.background(Color.black.scaleEffect(0.2))) == 1)
  }

  @Test func `a line counts by its width`() throws {
    let frame = Rectangle().inset(by: -8)
    #expect(try contrast(of: text.background(frame.stroke(Color.black, lineWidth: 80))) > 20)
    #expect(try contrast(of: text.background(frame.stroke(Color.black, lineWidth: 1))) == 1)
  }

  @Test func `a shadow darkens what it falls on`() throws {
    let view = Text("badge").background(Color.white.shadow(color: .black, radius: 4))
    #expect(try contrast(of: view) > 20, "the shadow lies below what throws it")
    let frame = Rectangle().strokeBorder(Color.white, lineWidth: 6).padding(-8)
    let plain = try #require(try results(of: Text("badge").background(frame)).first)
    let shaded = try #require(
      try results(of: Text("badge").background(frame.shadow(color: .black, radius: 6))).first
    )
    #expect(grey(plain.under) == 255)
    #expect((90...245).contains(grey(shaded.under)))
  }

  @Test func `a shadow that is not blurred falls beside`() throws {
    let plate = Color.white.frame(width: 300, height: 40)
      .shadow(color: .black, radius: 0, x: 0, y: -40)
    let view = Text("badge").background(plate.offset(y: 40))
    let result = try #require(try results(of: view).first)
    #expect(grey(result.under) == 0)
  }

  @Test func `blanks and other texts are left out`() throws {
    #expect(try results(of: Text("   ")) == [])
    let view = ZStack {
      Text("XXXXX").foregroundStyle(Color.white); text.background(Color.black)
    }
    #expect(try results(of: view).map(\.text) == ["XXXXX", "badge"])
  }

  @Test func `a picture under letters is told`() throws {
    var list = DisplayList(metrics: "font")
    list.text = Array("a".utf8)
    let run = DisplayText(
      text: TextSpan(first: 0, count: 1),
      origin: CGPoint(x: 5, y: 15),
      width: 10,
      font: ResolvedFont(family: .verdana, size: 11),
      paint: .color(black)
    )
    list.items = [.image(0, CGRect(x: 0, y: 0, width: 20, height: 20)), .text(run)]
    #expect(TextLegibility.results(of: list, in: .light).map(\.meetsPicture) == [true])
  }
}
