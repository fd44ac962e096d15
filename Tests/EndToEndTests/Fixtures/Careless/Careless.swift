internal import Glibc
import StyleAPI

/// A style that is careless in one way.
struct CarelessStyle: BadgeStyle {
  let view: @Sendable (AnyView) -> AnyView

  func makeBody(_ label: AnyView) -> some View { view(label) }
}

/// A style that draws every badge a little differently.
struct RandomStyle: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View {
    label.padding(Double.random(in: 1...9)).background(.black).foregroundStyle(.white)
  }
}

/// A style that is legible in light surroundings only.
struct DaylightStyle: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View { label.foregroundStyle(Color(hex: 0x111111)) }
}

/// A style that fails at large values of its option.
struct NarrowStyle: BadgeStyle {
  let gap: Int

  func makeBody(_ label: AnyView) -> some View {
    guard gap < 10 else { fatalError("the gap is too wide") }
    return label.padding(Double(gap)).background(.black).foregroundStyle(.white)
  }
}

/// Registers the styles, and leaves traces while it does.
@c(badge_style_entry_1)
public func carelessEntry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  puts("careless is here")
  fflush(nil)
  umask(0)
  chdir("/usr")
  signal(SIGUSR1, SIG_IGN)
  dup(STDOUT_FILENO)
  return StylePlugin.register(registrar) { styles in
    styles.add("random") { _ in RandomStyle() }
    styles.add("daylight") { _ in DaylightStyle() }
    styles.add("narrow", options: [StyleOption("gap", .integer(0...20), default: "2")]) {
      NarrowStyle(gap: $0.integer("gap") ?? 2)
    }
    styles.add("silent") { _ in
      CarelessStyle { _ in AnyView(Rectangle().fill(.black).frame(width: 20, height: 10)) }
    }
    styles.add("vast") { _ in
      CarelessStyle { AnyView($0.frame(width: 9000).background(.black).foregroundStyle(.white)) }
    }
  }
}
