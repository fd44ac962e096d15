import StyleAPI
import Testing

@testable import StyleHost

@Suite struct EnvironmentSnapshotTests {
  @Test func `What nobody has set does not cross`() {
    #expect(EnvironmentSnapshot.values(of: EnvironmentValues()).isEmpty)
    var values = EnvironmentValues()
    values.badgeStyle = PlainBadgeStyle()
    values.colorScheme = .light
    #expect(EnvironmentSnapshot.values(of: values).isEmpty)
  }

  /// An environment in which a value is set, and how the value is compared.
  static let cases: [(name: String, text: String)] = [
    ("badgeTint", "#0a7"), ("badgeTint", "rgb(12.3% 45.6% 78.9% / 33.3%)"),
    ("badgeTint", "hsl(200 40% 37%)"), ("badgeLabelTint", "rebeccapurple"), ("tint", "#12345678"),
    ("colorScheme", "dark"), ("colorSchemeContrast", "increased"),
    ("foreground", "hsl(200 40% 37%)"), ("font", "caption2 bold italic"),
    ("font", "17.5 monospaced"),
    ("sizeCategory", "extraLarge"), ("lineLimit", "3"), ("truncationMode", "head"),
    ("multilineTextAlignment", "center"), ("locale", "sv_SE"), ("calendar", "buddhist"),
    ("timeZone", "Europe/Stockholm"), ("layoutDirection", "rightToLeft"), ("displayScale", "1.1"),
    ("isEnabled", "false"),
  ]

  private struct NoStyles: StyleProvider {
    func style(
      _ name: String,
      options: [String: String]
    ) throws(StyleLoadingError) -> any BadgeStyle { PlainBadgeStyle() }
  }

  private static func environment(_ settings: [String: String]) throws -> EnvironmentValues {
    var values = EnvironmentValues()
    for (name, text) in settings {
      try EnvironmentSetting.named(name).change(to: text).apply(to: &values, styles: NoStyles())
    }
    return values
  }

  @Test(arguments: cases)
  func `A value crosses as the very same value`(name: String, text: String) throws {
    let first = try Self.environment([name: text])
    let crossed = EnvironmentSnapshot.values(of: first)
    #expect(Array(crossed.keys) == [name])
    let second = try Self.environment(crossed)
    #expect(EnvironmentSnapshot.values(of: second) == crossed)
    #expect(first.badgeTint == second.badgeTint)
    #expect(first.badgeLabelTint == second.badgeLabelTint)
    #expect(first.tint == second.tint)
    #expect(first.font == second.font)
    #expect(first.displayScale == second.displayScale)
    // A text shows the style that environments keep to themselves.
    let texts = try [first, second].map { environment in
      try ViewDrawer(target: .svg, environment: environment)
        .displayList(of: Text(verbatim: "x"))
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `Every setting but the style can cross`() {
    let names = Set(Self.cases.map(\.name))
    #expect(names == Set(EnvironmentSetting.all.map(\.name)).subtracting(["badgeStyle"]))
  }
}
