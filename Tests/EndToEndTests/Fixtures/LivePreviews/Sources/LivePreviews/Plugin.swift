import StyleAPI

/// Called by the host that has loaded the plugin.
@c(badge_style_entry_1)
public func registerStyles(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  StylePlugin.register(registrar) { styles in
    styles.add("live") { _ in LiveStyle() }
    styles.preview("form") { GreetingForm() }
    styles.preview("clock") { Clock() }
    styles.preview("faults") { Faults() }
    styles.preview("place") { Place() }
    styles.preview("crash") { Broken() }
    styles.preview("loop") { Broken(hangs: true) }
    styles.preview("endless") { Endless() }
    styles.preview("excess") { Excess() }
    styles.preview("unmade") { Text(unmade()) }
    styles.preview("slow") {
      Text("slow").onReceive(TimerPublisher(every: .seconds(30))) { _ in }
    }
    styles.preview("measured") { Measured() }
    styles.preview("rows") {
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<1_000) { Badge("row", "\($0)") } }
    }
  }
}

struct LiveStyle: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View {
    HStack(spacing: 0) {
      Text("(")
      label
      Text(")")
    }
  }
}
