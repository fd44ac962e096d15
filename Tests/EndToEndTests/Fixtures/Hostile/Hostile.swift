import StyleAPI

/// Draws the label and what has come of a fault.
struct FaultStyle: BadgeStyle {
  let name: String
  let path: String
  let run: @Sendable (String) -> Int32

  func makeBody(_ label: AnyView) -> some View {
    HStack {
      label
      Text(verbatim: "\(name)=\(run(path))")
    }
  }
}

/// Draws something that nobody would want to draw.
struct ViewStyle: BadgeStyle {
  let view: @Sendable (AnyView) -> AnyView

  func makeBody(_ label: AnyView) -> some View { view(label) }
}

private let views: [(name: String, view: @Sendable (AnyView) -> AnyView)] = [
  ("good", { AnyView($0.padding(2)) }),
  ("not-a-number", { AnyView($0.frame(width: .nan, height: .nan)) }),
  ("infinite", { AnyView($0.frame(width: .infinity, height: .infinity)) }),
  ("huge", { AnyView($0.frame(width: 1e300, height: 1e300)) }),
  ("wide", { AnyView($0.frame(width: 2e6, height: 10)) }),
  ("far", { AnyView($0.offset(x: 1e9, y: -1e9)) }),
  ("many", { label in AnyView(ForEach(0..<1_000_000) { _ in label }) }),
  ("deep", { label in (0..<100_000).reduce(label) { view, _ in AnyView(view.padding(0.01)) } }),
  ("groups", { label in (0..<400).reduce(label) { view, _ in AnyView(view.opacity(0.9)) } }),
  ("long", { _ in AnyView(Text(verbatim: String(repeating: "long ", count: 40 << 20))) }),
  ("longish", { _ in AnyView(Text(verbatim: String(repeating: "x", count: 300 << 10))) }),
  ("control", { _ in AnyView(Text(verbatim: "\u{1B}]0;title\u{07}")) }),
  ("link", { AnyView($0.link(to: "javascript:alert(1)")) }),
]

/// A style that is a class, which styles may not be.
final class ClassStyle: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View { label }
}

struct Refusal: Error, CustomStringConvertible {
  let description: String
}

/// Registers a style for each fault.
@c(badge_style_entry_1)
public func hostileEntry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  StylePlugin.register(registrar) { styles in
    for fault in faults {
      styles.add(fault.name, options: [StyleOption("path", .text)]) {
        FaultStyle(name: fault.name, path: $0.text("path") ?? "", run: fault.run)
      }
    }
    for view in views {
      styles.add(view.name) { _ in ViewStyle(view: view.view) }
    }
    styles.add("class") { _ in ClassStyle() }
    styles.add("refuse") { _ in throw Refusal(description: "not on a Monday") }
    styles.add("make") { _ in fatalError("made to fail") }
  }
}
