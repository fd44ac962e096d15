import Synchronization
import Testing

@testable import StyleHost

@Suite struct StyleReferenceTests {
  @Test(
    arguments: [
      ("fancy", "fancy", [:]), (" fancy ", "fancy", [:]),
      ("fancy:tint=#0a7", "fancy", ["tint": "#0a7"]),
      ("fancy:tint=red,gap=4", "fancy", ["tint": "red", "gap": "4"]),
      ("fancy: tint = red , gap= 4", "fancy", ["tint": "red", "gap": "4"]),
      ("fancy:tint=rgb(0, 170, 119)", "fancy", ["tint": "rgb(0, 170, 119)"]),
      ("fancy:tint=f(a,g(b,c)),gap=1", "fancy", ["tint": "f(a,g(b,c))", "gap": "1"]),
      ("fancy:text=", "fancy", ["text": ""]), ("fancy:text=a=b", "fancy", ["text": "a=b"]),
      ("fancy:text=a:b", "fancy", ["text": "a:b"]), ("stil-ö:färg=röd", "stil-ö", ["färg": "röd"]),
    ] as [(String, String, [String: String])]
  )
  func `a name and options are read`(text: String, name: String, options: [String: String]) throws {
    let reference = try StyleReference(parsing: text)
    #expect(reference == StyleReference(name: name, options: options))
    #expect(try StyleReference(parsing: "\(reference)") == reference)
  }

  @Test(arguments: [
    ("", StyleReferenceError.noName("")), ("  ", .noName("  ")), (":a=b", .noName(":a=b")),
    ("fancy:", .emptyOption("fancy:")), ("fancy:a=b,", .emptyOption("fancy:a=b,")),
    ("fancy:,a=b", .emptyOption("fancy:,a=b")), ("fancy:tint", .noValue(option: "tint")),
    ("fancy:a=b,tint", .noValue(option: "tint")), ("fancy:=red", .noOptionName("=red")),
    ("fancy:a=1,a=2", .repeatedOption("a")),
    ("fancy:tint=rgb(1,2", .unbalancedParentheses("fancy:tint=rgb(1,2")),
    ("fancy:tint=rgb 1)", .unbalancedParentheses("fancy:tint=rgb 1)")),
    ("fancy:tint=)(", .unbalancedParentheses("fancy:tint=)(")),
  ])
  func `what is not one has a reason`(text: String, error: StyleReferenceError) {
    #expect(throws: error) { try StyleReference(parsing: text) }
    #expect("\(error)".count > 20)
  }

  @Test func `options given one by one win and are taken as they are`() throws {
    var reference = try StyleReference(parsing: "fancy:tint=red,gap=4")
    try reference.set(["tint=rgb(0", "title= a, b "])
    #expect(reference.options == ["tint": "rgb(0", "gap": "4", "title": " a, b "])
    #expect(throws: StyleReferenceError.repeatedOption("a")) { try reference.set(["a=1", "a=2"]) }
    #expect(throws: StyleReferenceError.noValue(option: "a")) { try reference.set(["a"]) }
    #expect(throws: StyleReferenceError.noOptionName("=1")) { try reference.set(["=1"]) }
  }

  @Test func `styles are made once for each reference`() throws {
    let provider = CountingStyles()
    let cache = StyleCache(provider)
    for _ in 0..<3 {
      _ = try cache.style(StyleReference(parsing: "fancy"))
      _ = try cache.style(StyleReference(parsing: "fancy:tint=red"))
    }
    #expect(provider.count.withLock { $0 } == 2)
    for number in 0..<1_000 { _ = try cache.style(StyleReference(parsing: "fancy:tint=\(number)")) }
    #expect(provider.count.withLock { $0 } == 1_002)
    #expect(throws: StyleLoadingError.self) { try cache.style(StyleReference(name: "nobody")) }
  }
}
