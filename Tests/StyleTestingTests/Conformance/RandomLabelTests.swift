import StyleAPI
import StyleHost
import TestSupport
import Testing

@testable import StyleTesting

/// Two thousand random labels through both renderers and both bundled styles.
@Suite struct RandomLabelTests {
  private static let labels = RandomLabels.labels(count: 2_000, seed: 2)

  /// Each label as the message of a badge whose label is another one, or that has none.
  private static func badges(of style: any BadgeStyle) -> [AnyView] {
    labels.indices.map { index in
      let badge =
        index % 3 == 0
        ? Badge(labels[index])
        : Badge(String(labels[(index + 1) % labels.count].prefix(40)), labels[index])
      return AnyView(badge.badgeStyle(style))
    }
  }

  @Test(arguments: BundledStyles.names)
  func `every SVG document is well-formed, and as it should be`(name: String) throws {
    let style = try BundledStyles.style(named: name)
    for (index, badge) in Self.badges(of: style).enumerated() {
      let document = try SVGRenderer().render(badge)
      let problems = SVGCheck.problems(of: document, hasText: false)
      #expect(problems.isEmpty, "label \(index)")
    }
  }

  @Test(arguments: BundledStyles.names)
  func `no terminal gets a control that is not ours`(name: String) throws {
    let style = try BundledStyles.style(named: name)
    for (index, badge) in Self.badges(of: style).enumerated() {
      // Two hundred is a multiple of four, so the long labels take turns of their own.
      let profile = ColorProfile.allCases[(index + index / 200) % 4]
      let renderer = ANSIRenderer(profile: profile, hyperlinks: profile != .none)
      let text = try renderer.render(badge.link(to: "https://example.com"))
      let problems = ANSICheck.problems(of: text, profile)
      #expect(problems.isEmpty, "label \(index)")
      #expect(!text.contains("\n"), "label \(index)")
    }
  }
}
