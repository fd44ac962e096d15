import StyleAPI

/// Registers the style with the host that has loaded the plugin.
@c(badge_style_entry_1)
public func badgeStyleEntry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  StylePlugin.register(registrar) { styles in
    styles.add("fancy", options: [StyleOption("tint", .color, help: "The colour of badges.")]) {
      FancyBadgeStyle(tint: $0.color("tint"))
    }
    styles.preview("fancy", FancyBadgePreviews.self)
  }
}
