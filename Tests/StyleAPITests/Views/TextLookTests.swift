@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// The fonts, paints and lines of texts.
@Suite struct TextLookTests {
  private func runs(
    _ view: some View,
    _ environment: EnvironmentValues = EnvironmentValues()
  )
    -> [(text: String, run: DisplayText)]
  {
    let list = DrawnView(view, environment: environment).list
    return list.items.compactMap { item in
      if case .text(let run) = item { return (list.string(run.text), run) }
      return nil
    }
  }

  private func font(_ view: some View) -> ResolvedFont? { runs(view).first?.run.font }

  @Test("Looks can be set on a text and on a view")
  func looks() {
    let sample = Text("a")
    #expect(font(sample) == ResolvedFont(family: .verdana, size: 13))
    #expect(font(sample.bold())?.weight == 700)
    #expect(font(HStack { sample }.bold())?.weight == 700)
    #expect(font(sample.fontWeight(.light))?.weight == 300)
    #expect(font(HStack { sample }.fontWeight(.black))?.weight == 900)
    #expect(font(sample.italic())?.isItalic == true)
    #expect(font(HStack { sample }.italic())?.isItalic == true)
    #expect(font(sample.monospaced())?.family == .monospaced)
    #expect(font(HStack { sample }.monospaced())?.family == .monospaced)
    #expect(font(sample.monospacedDigit())?.hasMonospacedDigits == true)
    #expect(font(HStack { sample }.monospacedDigit())?.hasMonospacedDigits == true)
    #expect(font(sample.tracking(2))?.tracking == 2)
    #expect(runs(sample.underline()).first?.run.decoration == .underline)
    #expect(runs(HStack { sample }.underline()).first?.run.decoration == .underline)
    #expect(runs(sample.strikethrough()).first?.run.decoration == .strikethrough)
    #expect(
      runs(HStack { sample.underline() }.strikethrough()).first?.run.decoration
        == [.underline, .strikethrough]
    )
  }

  @Test("What a text says of itself goes before what its view says")
  func precedence() {
    let sample = Text("a")
    #expect(font(HStack { sample.bold(false) }.bold())?.weight == 400)
    #expect(font(HStack { sample.italic(false) }.italic())?.isItalic == false)
    #expect(runs(HStack { sample.underline(false) }.underline()).first?.run.decoration == [])
    #expect(font(HStack { sample.font(.title) }.font(.caption))?.size == 22)
    #expect(font(HStack { sample.font(nil) }.font(.caption))?.size == 11)
    #expect(font(HStack { sample.fontWeight(nil) }.bold())?.weight == 700)
    #expect(font(sample.font(.caption).font(.title))?.size == 22)
    #expect(font(HStack { HStack { sample }.font(.title) }.font(.caption))?.size == 22)
    #expect(font(HStack { HStack { sample }.font(nil) }.font(.caption))?.size == 13)
  }

  @Test("Pieces keep their looks, and what is said of all of them counts where they say nothing")
  func pieces() {
    let text = (Text("a").bold() + Text("b") + Text("c").fontWeight(.light)).fontWeight(.medium)
    let weights = runs(text).map(\.run.font.weight)
    #expect(runs(text).map(\.text) == ["a", "b", "c"])
    #expect(weights == [700, 500, 300])
    let painted = (Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(.blue)
    let red = Color.red.resolved(in: .light)
    let blue = Color.blue.resolved(in: .light)
    #expect(runs(painted).map(\.run.paint) == [.color(red), .color(blue)])
  }

  @Test("Pieces stand one after the other on one baseline")
  func placement() {
    let text = Text("ab").font(.system(size: 10)) + Text("c").font(.system(size: 20))
    #expect(runs(text).map(\.run.origin) == [CGPoint(x: 0, y: 16), CGPoint(x: 10, y: 16)])
    #expect(runs(text).map(\.run.width) == [10, 10])
  }

  @Test("Values are interpolated into literals")
  func interpolation() {
    let number = 3
    let name = "x"
    #expect(runs(Text("\(number) of \(name), \(2.5)")).map(\.text) == ["3 of x, 2.5"])
    #expect(runs(Text("a \(Text("b").bold()) c")).map(\.text) == ["a ", "b", " c"])
    #expect(runs(Text("a \(Text("b").bold()) c")).map(\.run.font.weight) == [400, 700, 400])
    #expect(runs(Text(verbatim: "\\(x) %d")).map(\.text) == ["\\(x) %d"])
    #expect(runs(Text(name)).map(\.text) == ["x"])
    #expect(runs(Text(name.dropFirst(0))).map(\.text) == ["x"])
    #expect(runs(Text(LocalizedStringKey(name))).map(\.text) == ["x"])
    #expect(runs(Text("")).isEmpty)
  }

  @Test("Equal texts are equal")
  func equality() {
    #expect(Text("a") == Text(verbatim: "a"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").bold() != Text("a").italic())
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("ab"))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    #expect(Text("\(1)") == Text("\(1)"))
  }

  @Test("Text styles follow the size category, sizes in points do not")
  func sizeCategories() {
    func size(_ font: Font, _ category: ContentSizeCategory) -> Double? {
      var environment = EnvironmentValues()
      environment.sizeCategory = category
      return runs(Text("a").font(font), environment).first?.run.font.size
    }
    let large = Font.TextStyle.allCases.map { size(.system($0), .large) }
    #expect(large == [26, 22, 17, 15, 13, 12, 13, 12, 10, 11, 10])
    // Body is 13 points, and 14/17 of it is 10.7, rounded to halves of a point.
    let body = ContentSizeCategory.allCases.map { size(.body, $0) }
    #expect(body == [10.5, 11.5, 12, 13, 14.5, 16, 17.5, 21.5, 25, 30.5, 36, 40.5])
    #expect(size(.system(size: 9), .accessibilityLarge) == 9)
    #expect(size(.custom(.helvetica, size: 9), .small) == 9)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("Fonts have faces, weights and traits")
  func fonts() {
    #expect(font(Text("a").font(.headline))?.weight == 700)
    #expect(font(Text("a").font(.headline.weight(.regular)))?.weight == 400)
    #expect(
      font(Text("a").font(.caption.bold().italic().monospacedDigit()))
        == ResolvedFont(
          family: .verdana,
          size: 11,
          weight: 700,
          isItalic: true,
          hasMonospacedDigits: true
        )
    )
    #expect(
      font(Text("a").font(.system(size: 9, weight: .heavy, design: .monospaced)))
        == ResolvedFont(family: .monospaced, size: 9, weight: 800)
    )
    #expect(font(Text("a").font(.system(.title3, design: .monospaced)))?.size == 15)
    #expect(font(Text("a").font(.custom(.helvetica, size: 11)))?.family == .helvetica)
    #expect(font(Text("a").font(.body.monospaced()))?.family == .monospaced)
  }

  @Test("Texts are painted by the nearest style")
  func paints() {
    func paint(_ view: some View) -> DisplayPaint? { runs(view).first?.run.paint }
    let white = DisplayPaint.color(Color.white.resolved(in: .light))
    #expect(paint(Text("a")) == .color(Color.black.resolved(in: .light)))
    #expect(paint(HStack { Text("a") }.foregroundStyle(.white)) == white)
    #expect(paint(HStack { Text("a").foregroundStyle(.white) }.foregroundStyle(.red)) == white)
    #expect(
      paint(VStack { HStack { Text("a") }.foregroundStyle(.white) }.foregroundStyle(.red)) == white
    )
    #expect(runs(Text("a").foregroundStyle(.clear)).isEmpty)
    let list = DrawnView(
      Text("ab").font(.system(size: 10))
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .padding(5)
    ).list
    #expect(list.gradients.count == 1)
    #expect(
      list.gradients.first?.geometry
        == .linear(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 15, y: 10))
    )
  }
}
