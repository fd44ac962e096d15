import StyleAPI

/// Called by the host that has loaded the plugin.
@c(badge_style_entry_1)
public func registerStyles(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  StylePlugin.register(registrar) { styles in
    styles.add("outline", options: [StyleOption("line", .number(0.5...4), default: "1")]) {
      OutlineStyle(lineWidth: $0.number("line") ?? 1)
    }
  }
}
