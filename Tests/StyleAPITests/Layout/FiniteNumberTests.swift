import StyleAPI
import TestSupport
import Testing

/// Whatever lengths a view asks for, the drawing has finite ones.
@Suite struct FiniteNumberTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, -5, 0, 1e-300]

  private static var text: some View { Text("ab cd").font(.system(size: 10)) }
  private static var view: some View {
    text.padding(2).background(.blue, in: Capsule()).overlay { Rectangle().strokeBorder(.red) }
  }

  typealias Case = ViewCase<Double>

  static let cases = [
    Case("frame") { view.frame(width: $0, height: $0) },
    Case("frame around filling") { Color.red.frame(width: $0, height: $0) },
    Case("flexible frame") { view.frame(minWidth: $0, idealWidth: $0, maxWidth: $0) },
    Case("least height") { Color.red.frame(minHeight: $0) },
    Case("largest height") { Color.red.frame(maxHeight: $0) },
    Case("ideal size") { Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
    Case("padding") { view.padding($0).padding(.leading, $0) },
    Case("insets") { view.padding(EdgeInsets(top: $0, leading: 1, bottom: -$0, trailing: $0)) },
    Case("row") { length in
      HStack(spacing: length) {
        view; view; Spacer(minLength: length)
      }
    },
    Case("column") { length in
      VStack(spacing: length) {
        view; Divider(); Spacer(); view
      }
    },
    Case("offset") { view.offset(x: $0, y: $0).offset(x: $0) },
    Case("position") { view.position(x: $0, y: $0) },
    Case("scale") { view.scaleEffect($0).scaleEffect(x: 2, y: $0, anchor: UnitPoint(x: $0, y: 0)) },
    Case("opacity") { view.opacity($0) },
    Case("priority") { n in
      HStack {
        view.layoutPriority(n); view.layoutPriority(1); Color.red
      }
    },
    Case("index") { n in
      ZStack {
        view.zIndex(n); view.zIndex(1)
      }
    },
    Case("guide") { n in
      HStack(alignment: .top) {
        view.alignmentGuide(.top) { _ in n }; view
      }
      .overlay(alignment: .trailing) { view.alignmentGuide(.trailing) { _ in n } }
    },
    Case("shadow") { view.shadow(radius: $0, x: $0, y: $0) },
    Case("border") { view.border(.red, width: $0) },
    Case("stroke") {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: $0, miterLimit: $0, dash: [$0, $0]))
    },
    Case("stroke of a path") { n in
      Path { $0.addLines([.zero, CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)]) }
        .stroke(.red, style: StrokeStyle(lineWidth: n, lineCap: .square, miterLimit: n, dash: [n]))
    },
    Case("inset") { Capsule().inset(by: $0).fill(.red) },
    Case("inset container") { n in
      ContainerRelativeShape().inset(by: n).padding(n).containerShape(Capsule().inset(by: n))
    },
    Case("radius") { RoundedRectangle(cornerRadius: $0).strokeBorder(.red, lineWidth: $0) },
    Case("radii") { UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0) },
    Case("path") { n in Path { $0.addRect(box(n, 1, n, 5)) }.fill(.red) },
    Case("ellipse") { n in Path(ellipseIn: box(0, 0, n, n)).fill(.red) },
    Case("trim") { Circle().trim(from: $0, to: $0 + 0.5).stroke(.red) },
    Case("changed shapes") {
      Circle().offset(x: $0).scale($0).rotation(.degrees($0)).fill(.red)
    },
    Case("clip") { view.clipShape(RoundedRectangle(cornerRadius: $0).inset(by: $0)) },
    Case("colour") { Color(red: $0, green: $0, blue: 2, opacity: $0).opacity($0) },
    Case("hue") { Color(hue: $0, saturation: $0, brightness: $0) },
    Case("mixed colours") { Color.red.mix(with: .blue, by: $0) },
    Case("gradient") { n in
      LinearGradient(
        stops: [.init(color: .red, location: n), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: n, y: 0),
        endPoint: UnitPoint(x: 1, y: n)
      )
    },
    Case("radial gradient") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: $0)
    },
    Case("font") { Text("ab cd").font(.system(size: $0)) },
    Case("tracking") { Text("ab cd").tracking($0) },
    Case("geometry") { n in GeometryReader { Color.red.frame(width: $0.size.width * n) } },
    Case("layout") { n in
      Absurd(number: n)() {
        view; Color.red
      }
    },
    Case("shape's size") { AbsurdShape(number: $0) },
    Case("badge") { n in view.badge { Text("1").frame(width: n) } },
  ]

  /// Measures and places by one number.
  private struct Absurd: Layout {
    let number: Double

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: number, height: number) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: number, y: number),
          anchor: UnitPoint(x: number, y: number),
          proposal: ProposedViewSize(width: number, height: number)
        )
      }
    }
  }

  private struct AbsurdShape: Shape {
    let number: Double
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: number, height: number)
    }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("Numbers in drawings are finite", arguments: cases)
  func finite(sample: Case) {
    let proposals: [Double?] = [nil, 0, 50, .infinity, -.infinity, .nan, -7, 1e300]
    for number in Self.numbers {
      for proposal in proposals {
        let drawn = DrawnView(
          VStack {
            sample.view(number).marked("sample")
            sample.view(number).frame(width: 30, height: 30, alignment: .bottomTrailing)
          },
          width: proposal,
          height: proposal
        )
        #expect(drawn.list.hasFiniteNumbers, "\(number) in \(proposal.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test("Lengths beyond a thousand million points are cut to it")
  func longest() {
    let drawn = DrawnView(Color.red.frame(width: 1e300, height: 2).offset(x: -1e300).marked("view"))
    #expect(drawn["view"] == box(0, 0, 1e9, 2))
    #expect(drawn.list.ink.minX == -1e9)
  }

  @Test(
    "A drawing that is offered no length has its ideal one",
    arguments: [Double.nan, Double.infinity, -Double.infinity]
  )
  func proposals(length: Double) {
    let view = HStack(spacing: 0) {
      Text("ab").font(.system(size: 10)); Color.red
    }
    #expect(DrawnView(view, width: length, height: length).size == CGSize(width: 20, height: 10))
    #expect(DrawnView(view, width: -4, height: 7).size == CGSize(width: 5, height: 10))
  }
}
