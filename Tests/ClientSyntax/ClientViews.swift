import Foundation
import StyleAPI
import typealias StyleAPI.CGFloat
import struct StyleAPI.CGPoint
import struct StyleAPI.CGRect
import struct StyleAPI.CGSize

// What clients write, as they write it: in Swift 5 mode, with Foundation beside the library. That it
// compiles is the test; none of it may be ambiguous.

package struct ModifierSyntax: View {
  var flag = true
  var number = 3

  package init() {}

  package var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
      part7
    }
  }

  var part0: some View {
    Text("label")
      .font(.caption)
      .bold()
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .padding(3)
      .padding()
      .padding(.leading)
      .padding([.top, .trailing], 1.5)
  }

  var part1: some View {
    Text("label")
      .background(Capsule(style: .continuous).fill(Color.red))
      .background(.red)
      .background(.red.opacity(0.5))
      .background(Color.red)
      .background(flag ? Color.red : .blue)
      .background(.blue, in: Capsule())
      .background(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .center))
      .background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .background { Circle() }
  }

  var part2: some View {
    Text("label")
      .background(alignment: .leading) { Circle().fill(.blue) }
      .overlay(Color.white.opacity(0.1))
      .overlay(Circle().stroke(.green, lineWidth: 2))
      .overlay(.white.opacity(0.2), in: RoundedRectangle(cornerRadius: 3))
      .overlay(alignment: .topTrailing) { Text(number, format: .number) }
      .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.black, lineWidth: 1) }
      .frame(width: 100, height: 20)
      .frame(width: 100)
      .frame(height: CGFloat(20), alignment: .leading)
  }

  var part3: some View {
    Text("label")
      .frame(maxWidth: .infinity)
      .frame(minWidth: 0, idealWidth: 60, maxWidth: .infinity, alignment: .trailing)
      .fixedSize()
      .fixedSize(horizontal: true, vertical: false)
      .offset(x: 3)
      .offset(x: 3, y: -2)
      .position(x: 10, y: 20)
      .scaleEffect(1.5)
      .scaleEffect(x: 2, anchor: .leading)
  }

  var part4: some View {
    Text("label")
      .opacity(flag ? 1 : 0.5)
      .shadow(radius: 2)
      .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)
      .border(.red)
      .border(Color.red, width: 2)
      .clipShape(Capsule())
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .circular))
      .clipped()
      .hidden()
  }

  var part5: some View {
    Text("label")
      .zIndex(1)
      .layoutPriority(1)
      .tint(.red)
      .foregroundStyle(flag ? .red : .blue)
      .lineLimit(1)
      .truncationMode(.middle)
      .multilineTextAlignment(.center)
      .containerShape(Capsule(style: .continuous))
      .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
  }

  var part6: some View {
    Text("label")
      .alignmentGuide(.top) { dimensions in dimensions[.bottom] / 2 }
      .alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
      .accessibilityLabel("name")
      .accessibilityLabel(Text("name"))
      .help("hint")
      .environment(\.colorScheme, .dark)
      .environment(\.layoutDirection, .rightToLeft)
      .preference(key: WidthKey.self, value: 3)
      .onPreferenceChange(WidthKey.self) { _ in }
  }

  var part7: some View {
    Text("label")
      .overlayPreferenceValue(WidthKey.self) { Color.red.frame(width: $0) }
      .transformEnvironment(\.font) { $0 = .body }
  }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

package struct ContainerSyntax: View {
  var names = ["a", "b"]

  package init() {}

  package var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("1"); Spacer(); Text("2")
      }
      HStack(alignment: .firstTextBaseline) { Text("a" as String) }
      HStack(spacing: 0) {
        Spacer(minLength: 0); Divider()
      }
      ZStack(alignment: .bottomTrailing) {
        Color.red; LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
      }
      ForEach(names, id: \.self) { Text($0) }
      ForEach(names, id: \.self) { name in
        if name == "a" { Text(name) } else { Image(png: [], label: "x") }
      }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(Array(names.enumerated()), id: \.offset) { Text($0.element) }
      Group { Text("x") + Text("y").italic() + Text(verbatim: "z") }
      GeometryReader { proxy in
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
          path.addArc(
            center: .zero,
            radius: 4,
            startAngle: .degrees(0),
            endAngle: .radians(.pi),
            clockwise: false
          )
        }
        .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 1]))
      }
      AnyLayout(names.isEmpty ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 2))) {
        Text("a").layoutValue(key: RankKey.self, value: 2)
      }
      Label("title", image: nil)
      Link("page", destination: "https://example.com")
      Badge("build", "passing")
    }
  }
}

struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

package struct ShapeSyntax: View {
  package init() {}

  package var body: some View {
    ZStack {
      ContainerRelativeShape()
        .fill(.red)
        .overlay {
          ContainerRelativeShape()
            .fill(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .center))
        }
      ContainerRelativeShape()
        .strokeBorder(Color.white, lineWidth: 2)
        .shadow(radius: 2)
      Circle().trim(from: 0, to: 0.7).stroke(.green, lineWidth: 3)
      Circle().trim(to: 0.5).stroke(style: StrokeStyle(lineWidth: 2))
      Circle().stroke(lineWidth: 2)
      Rectangle().inset(by: 2).stroke(.red)
      Capsule().offset(x: 2).fill(.blue)
      Ellipse().rotation(.degrees(30)).scale(0.5).fill(.foreground)
      RoundedRectangle(cornerRadius: 3).fill(.red, style: FillStyle(eoFill: true))
      UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 3)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3))
      Rectangle().fill(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
      )
      Color(light: .white, dark: .black).opacity(0.5)
      Color(hex: 0x00ff00).mix(with: .red, by: 0.2)
      Color(hue: 0.3, saturation: 1, brightness: 0.5)
    }
    .containerShape(Capsule(style: .continuous))
  }
}

package struct Flow: Layout {
  var spacing: CGFloat = 4

  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + spacing,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  package func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(size)
      )
      x += size.width + spacing
    }
  }
}
