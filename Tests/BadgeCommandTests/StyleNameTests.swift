import Testing

@testable import BadgeCommand

@Suite("The name of a new style")
struct StyleNameTests {
  @Test(
    "gives the names of its type and its plugin",
    arguments: [
      ("neon", "NeonStyle", "Neon"), ("neon-sign", "NeonSignStyle", "Neon sign"),
      ("a1-b2", "A1B2Style", "A1 b2"), ("badge", "BadgeBadgeStyle", "Badge"),
    ]
  )
  func names(text: String, type: String, title: String) throws {
    let name = try StyleName(text)
    #expect(name.type == type)
    #expect(name.title == title)
  }

  @Test(
    "is a short word in lower case",
    arguments: [
      "", "Neon", "1st", "-a", "a-", "a--b", "a b", "é", "a/b", "..", "a\u{0}",
      String(repeating: "a", count: 33),
    ]
  )
  func refused(text: String) {
    #expect(throws: AuthoringError.badName(text)) { try StyleName(text) }
  }
}

@Suite("The package of a new style")
struct StyleTemplateTests {
  @Test("names no folder of this machine where badge is installed")
  func installed() throws {
    let template = StyleTemplate(
      name: try StyleName("neon"),
      id: "org.example.neon",
      sdk: .installed(prefix: "/secret/prefix")
    )
    for file in template.files { #expect(!file.text.contains("/secret"), "\(file.path)") }
    #expect(template.files.contains { $0.path == "Sources/BadgeStyleSDK/module.modulemap" })
  }

  @Test("depends on the sources by their path where badge is in its build folder")
  func checkout() throws {
    let template = StyleTemplate(
      name: try StyleName("neon"),
      id: "org.example.neon",
      sdk: .checkout(root: "/a \"b\"\\c", products: "/a/.build/debug")
    )
    let manifest = try #require(template.files.first { $0.path == "Package.swift" }?.text)
    let place = #"let badge = Context.environment["BADGE_CHECKOUT"] ?? "/a \"b\"\\c""#
    #expect(manifest.contains(place + "\n"))
    #expect(manifest.contains(#".package(name: "badge", path: badge)"#))
  }
}
