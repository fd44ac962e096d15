import StyleAPI

/// A style that uses much of StyleAPI, as plugins of strangers do.
struct CapsuleStyle: BadgeStyle {
  var gap = 4.0
  var mark = "dot"
  @Environment(\.badgeTint) var tint
  @Environment(\.capsuleDepth) var depth
  @Environment(\.renderTarget) var target

  func makeBody(_ label: AnyView) -> some View {
    let plate = LegiblePlate(tint ?? .blue)
    HStack(spacing: gap) {
      switch mark {
      case "bar": Rectangle().fill(plate.ink).frame(width: 2, height: 8)
      default: Circle().fill(plate.ink).frame(width: 6, height: 6)
      }
      label.modifier(Caption())
    }
    .foregroundStyle(plate.ink)
    .padding(.horizontal, 6)
    .padding(.vertical, 2)
    .background(RoundedRectangle(cornerRadius: 4 + Double(depth)).fill(plate.color))
    .overlay(alignment: .topTrailing) {
      Wedge().fill(plate.ink.opacity(0.5)).frame(width: 4, height: 4)
    }
  }

  func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    Shelf {
      if let icon = configuration.icon { icon }
      if let label = configuration.label { label.modifier(Caption()) }
      makeBody(configuration.message)
    }
    .environment(\.capsuleDepth, depth + 1)
    .preference(key: PartCount.self, value: configuration.label == nil ? 1 : 2)
    .overlayPreferenceValue(PartCount.self) { count in
      ForEach(0..<count, id: \.self) { index in
        Ellipse().stroke(.gray, lineWidth: 0.5).frame(width: 2, height: 2)
          .offset(x: Double(index) * 3, y: 0)
      }
    }
  }
}

struct Caption: ViewModifier {
  @State private var lines = 1

  func body(content: Content) -> some View {
    content.font(.caption).lineLimit(lines)
  }
}

struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// Side by side, each as wide as it likes to be.
struct Shelf: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width + 3 },
      height: sizes.reduce(0) { max($0, $1.height) }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width + 3
    }
  }
}

struct PartCount: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var capsuleDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// What an option is to this plugin, which knows the kinds of its own day.
func kind(_ value: StyleOptions.Value?) -> String {
  switch value {
  case .color: "color"
  case .number: "number"
  case .integer: "integer"
  case .flag: "flag"
  case .text: "text"
  case nil: "none"
  @unknown default: "unknown"
  }
}

/// Registers the style with the host that has loaded the plugin.
@c(badge_style_entry_1)
public func entry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  StylePlugin.register(registrar) { styles in
    let gap = StyleOption("gap", .number(0...20), default: "4", help: "Points between the parts")
    let mark = StyleOption("mark", .choice(["dot", "bar"]), default: "dot")
    styles.add("capsule", options: [gap, mark]) { options in
      CapsuleStyle(gap: options.number("gap") ?? 4, mark: options.text("mark") ?? "dot")
    }
    styles.preview("capsule") { Badge("build", "passing").badgeStyle(CapsuleStyle()) }
  }
}

/// What the plugin makes of a value, for a host that asks.
@c(capsule_values)
public func describe(_ options: UnsafeRawPointer, _ name: UnsafeMutablePointer<CChar>) {
  let options = options.load(as: StyleOptions.self)
  let text = options.values.sorted { $0.key < $1.key }.map { "\($0.key):\(kind($0.value))" }
  let bytes = Array(text.joined(separator: " ").utf8CString)
  name.update(from: bytes, count: bytes.count)
}
