import StyleAPI
import StyleHost
import StyleTesting
import Testing

@Suite struct SnapshotStrategyTests {
  private let badge = Badge("build", "passing")

  private func text<Value>(
    of value: Value,
    as strategy: SnapshotStrategy<Value>,
    in environment: EnvironmentValues = EnvironmentValues()
  ) throws -> String {
    try strategy.text(of: value, in: environment)
  }

  @Test func `an SVG snapshot is the document`() throws {
    #expect(try text(of: badge, as: .svg) == SVGRenderer().render(badge))
  }

  @Test func `a colour scheme is drawn and named`() throws {
    let text = Text("a")
    #expect(try self.text(of: text, as: .svg(.dark)).contains("fill=\"#fff\""))
    #expect(try self.text(of: text, as: .svg(.adaptive)).contains("prefers-color-scheme:dark"))
    #expect(SnapshotStrategy<Text>.svg(.dark).name == "svg-dark")
  }

  @Test func `the environment is the root's`() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(try text(of: Text("a"), as: .svg, in: environment).contains("fill=\"#fff\""))
  }

  @Test func `escape sequences can be read`() throws {
    let text = try text(of: Text("a").bold(), as: .ansi(.ansi16))
    #expect(text.contains("\\e["))
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasSuffix("\n"))
  }

  @Test(
    arguments: [
      (SnapshotStrategy<Badge>.ansi(.trueColor), "ansi-truecolor"),
      (.ansi(.none), "ansi-none"),
      (.ansi(.ansi256, glyphs: .ascii), "ansi-ansi256-ascii"),
      (.ansi(.ansi16, background: .light), "ansi-ansi16-light"),
      (.text, "text"), (.displayList, "drawing"),
      (.displayList(for: .ansi(.none)), "drawing-cells"),
    ].map { ($0.0.name, $0.1) }
  )
  func `what changes the drawing is in the strategy's name`(name: String, expected: String) {
    #expect(name == expected)
  }

  @Test func `text has no colours`() throws {
    #expect(try text(of: badge, as: .text) == PlainTextRenderer().render(badge) + "\n")
  }

  @Test func `a drawing is a list of items, by the target's metrics`() throws {
    #expect(try text(of: badge, as: .displayList).hasPrefix("drawing font "))
    #expect(try text(of: badge, as: .displayList(for: .ansi(.none))).hasPrefix("drawing cells "))
  }

  @Test func `a pullback draws other values`() throws {
    struct Release { let name: String }
    let strategy = SnapshotStrategy<Badge>.text.pullback { (release: Release) in
      Badge("release", release.name)
    }
    #expect(strategy.name == "text")
    #expect(
      try strategy.text(of: Release(name: "1.0"), in: EnvironmentValues())
        == text(of: Badge("release", "1.0"), as: .text)
    )
  }

  @Test func `strings are compared as lines`() throws {
    #expect(try text(of: "a\u{1B}\n", as: .lines) == "a\\e\n")
  }

  @Test func `what cannot be drawn throws`() {
    let view = Color.red.frame(width: 2_000_000, height: 1)
    #expect(throws: RenderingError.self) {
      try SnapshotStrategy.svg.text(of: view, in: EnvironmentValues())
    }
  }
}
