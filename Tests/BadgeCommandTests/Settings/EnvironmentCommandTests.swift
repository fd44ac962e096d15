import Foundation
import StyleHost
import Testing

@testable import BadgeCommand

@Suite("badge env")
struct EnvironmentCommandTests {
  @Test("Every value has a line, with where it came from")
  func text() {
    let tool = TestTool(variables: ["BADGE_LOCALE": "sv_SE", "COLORFGBG": "15;0"])
    let output = tool.run("env", "--style", "frame:width=2", "--env", "isEnabled=false").output
    let rows = output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
    func row(_ name: String) -> String? {
      output.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(rows.count == EnvironmentKeys.all.count + 1)
    #expect(row("NAME") == "NAME VALUE SOURCE")
    #expect(row("badgeStyle") == "badgeStyle frame:width=2 --style")
    #expect(row("locale") == "locale sv_SE BADGE_LOCALE")
    #expect(row("isEnabled") == "isEnabled false --env isEnabled")
    #expect(row("colorScheme") == "colorScheme light built in")
    #expect(row("background") == "background dark COLORFGBG")
  }

  @Test("With --all, the values behind nearer ones are shown too")
  func shadowed() throws {
    let folder = try TestFolder([".badge.json": #"{ "environment": { "badgeTint": "red" } }"#])
    var tool = TestTool(variables: ["BADGE_COLOR": "blue"])
    tool.folder = folder.path
    let all = tool.run("env", "--all", "--color", "#0a7").output
    let rows = all.split(separator: "\n").filter { $0.hasPrefix("badgeTint") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "badgeTint #0a7 --color",
        "badgeTint blue BADGE_COLOR (shadowed)",
        "badgeTint red \(folder.path(".badge.json")) (shadowed)",
        "badgeTint none built in (shadowed)",
      ]
    )
    #expect(tool.run("env").output.split(separator: "\n").count { $0.hasPrefix("badgeTint") } == 1)
  }

  @Test("Options of the style are shown with it")
  func styleOptions() {
    let output = TestTool().run("env", "--style", "frame", "--option", "width=3").output
    #expect(output.contains("frame:width=3  --option"))
  }

  @Test("The terminal's locale is shown where the chain has none, for the terminal alone")
  func terminalLocale() {
    let tool = TestTool(variables: ["LANG": "sv_SE.UTF-8"])
    let rows = tool.run("env").output.split(separator: "\n").filter { $0.hasPrefix("locale") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows == ["locale sv_SE LANG (in a terminal)", "locale en_001 built in"])
    let set = tool.run("env", "--env", "locale=de_DE").output
    #expect(set.split(separator: "\n").count { $0.hasPrefix("locale") } == 1)
  }

  @Test("As JSON, every value has its name, its value, and the kind and name of its source")
  func json() throws {
    let tool = TestTool(variables: ["BADGE_LOCALE": "sv_SE"])
    let output = tool.run("env", "--json", "--all", "--ansi", "256").output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let values = try #require(object?["values"] as? [[String: Any]])
    let locale = values.filter { $0["name"] as? String == "locale" }
    #expect(locale.count == 2)
    #expect(locale[0]["value"] as? String == "sv_SE")
    #expect(locale[0]["source"] as? String == "variable")
    #expect(locale[0]["origin"] as? String == "BADGE_LOCALE")
    #expect(locale[0]["isShadowed"] as? Bool == false)
    #expect(locale[1]["source"] as? String == "builtIn")
    #expect(locale[1]["origin"] is NSNull)
    #expect(locale[1]["isShadowed"] as? Bool == true)
    let ansi = values.first { $0["name"] as? String == "ansi" }
    #expect(ansi?["source"] as? String == "option")
    #expect(ansi?["origin"] as? String == "--ansi")
  }

  @Test("The names for completion are a line each, with values where they are a few words")
  func names() {
    let lines = TestTool().run("env", "--names").output.split(separator: "\n")
    #expect(lines.contains("locale=\tThe locale in which numbers and dates are written."))
    #expect(lines.contains { $0.hasPrefix("colorScheme=dark\t") })
    #expect(lines.allSatisfy { $0.split(separator: "\t").count == 2 })
  }
}
