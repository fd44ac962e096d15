import Foundation
import StyleAPI
import Testing
import ViewHosting

@testable import ArticleEnvironment

@Suite("The article on @Environment")
struct EnvironmentArticleTests {
  private let light = "Ljust läge aktivt"
  private let dark = "Mörkt läge aktivt"

  @Test("A view reads three of the built-in values, and follows them")
  func builtInValues() throws {
    let host = ViewHost { EnvironmentReaderView() }
    host.environment.locale = Locale(identifier: "sv_SE")
    try host.update()
    #expect(
      host.displayList().texts
        == ["Aktuellt schema: Light", "Locale: sv_SE", "Teckenstorlek: large"]
    )
    host.environment.colorScheme = .dark
    host.environment.locale = Locale(identifier: "de_DE")
    host.environment.sizeCategory = .small
    try host.update()
    #expect(
      host.displayList().texts
        == ["Aktuellt schema: Dark", "Locale: de_DE", "Teckenstorlek: small"]
    )
    #expect(host.statistics.bodyCount(of: EnvironmentReaderView.self) == 2)
  }

  @Test("A theme of one's own is the default until a parent writes it")
  func ownDefault() throws {
    let host = ViewHost { ThemedView() }
    try host.update()
    #expect(host.displayList().texts == [light])
    host.environment.appTheme = .dark
    try host.update()
    #expect(host.displayList().texts == [dark])
  }

  @Test("The theme follows the parent, and the colour scheme where the parent leaves it to that")
  func themeFollowsParent() throws {
    let host = ViewHost { ThemeChoice() }
    func theme() -> String? { host.displayList().texts.last }
    try host.update()
    #expect(theme() == light)
    host.environment.colorScheme = .dark
    try host.update()
    #expect(theme() == dark)
    try host.send(.press("Light"))
    #expect(theme() == light)
    host.environment.colorScheme = .light
    try host.send(.press("Dark"))
    #expect(theme() == dark)
    try host.send(.press("System"))
    #expect(theme() == light)
  }

  @Test("The article's own parent leaves the theme to the colour scheme")
  func contentView() throws {
    let host = ViewHost { ContentView() }
    try host.update()
    #expect(host.displayList().texts == [light])
    host.environment.colorScheme = .dark
    try host.update()
    #expect(host.displayList().texts == [dark])
    // What the parent's body makes is the same: only the reader has run again.
    #expect(host.statistics.bodyCount(of: ContentView.self) == 1)
    #expect(host.statistics.bodyCount(of: ThemedView.self) == 2)
  }

  @Test("The text of the theme has the theme's colour on its background")
  func colours() throws {
    var environment = EnvironmentValues()
    environment.appTheme = .dark
    let host = ViewHost(environment: environment) { ThemedView() }
    try host.update()
    let svg = host.svg()
    #expect(svg.contains("#fff"))
    #expect(svg.contains("<rect"))
  }
}
