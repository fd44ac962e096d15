import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ColorErrorTests {
  @Test(
    "What is not a colour is an error that says why",
    arguments: [
      ("", .empty), (" \n\t", .empty),
      ("gren", .unknownName("gren")), (" Gren ", .unknownName("Gren")),
      ("constructor", .unknownName("constructor")), ("toString", .unknownName("toString")),
      ("bright green", .unknownName("bright green")), ("grün", .unknownName("grün")),
      ("ｒｅｄ", .unknownName("ｒｅｄ")), ("0x00aa77", .unknownName("0x00aa77")),
      ("12", .unknownName("12")), ("abcde", .unknownName("abcde")), ("-fff", .unknownName("-fff")),
      ("red;", .unknownName("red;")), ("red\u{0}", .unknownName("red\u{0}")),
      ("#", .badHexadecimal("#")), ("#12", .badHexadecimal("#12")),
      ("#12345", .badHexadecimal("#12345")), ("#ggg", .badHexadecimal("#ggg")),
      ("#123456789", .badHexadecimal("#123456789")), ("##fff", .badHexadecimal("##fff")),
      ("# fff", .badHexadecimal("# fff")), ("#١٢٣", .badHexadecimal("#١٢٣")),
      ("#red", .badHexadecimal("#red")),
      ("currentColor", .dependsOnDocument("currentColor")),
      ("inherit", .dependsOnDocument("inherit")),
      ("var(--accent)", .dependsOnDocument("var(--accent)")),
      ("VAR(--accent, red)", .dependsOnDocument("VAR(--accent, red)")),
      ("oklch(0.5 0.1 200)", .unknownFunction(name: "oklch", input: "oklch(0.5 0.1 200)")),
      ("url(#a)", .unknownFunction(name: "url", input: "url(#a)")),
      ("rgb (1,2,3)", .unknownFunction(name: "rgb ", input: "rgb (1,2,3)")),
      ("(1,2,3)", .unknownFunction(name: "", input: "(1,2,3)")),
    ] as [(String, ColorError)]
  )
  func rejected(text: String, expected: ColorError) {
    #expect(throws: expected) { try ColorParser.parse(text) }
  }

  @Test(
    "A function has to be written as CSS writes it",
    arguments: [
      "rgb()", "rgb(", "rgb(1)", "rgb(1 2)", "rgb(1, 2)", "rgb(1 2 3", "rgb(1 2 3))",
      "rgb(1 2 3) x",
      "rgb(1 2 3 4)", "rgb(1, 2, 3, 4, 5)", "rgb(1 2 3 / 4 5)", "rgb(1 2 3 /)", "rgb(1, 2, 3 / 1)",
      "rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1 / 2 3)", "rgb(,1,2,3)", "rgb(1,,2)", "rgb(1,2,3,)",
      "rgb(10%, 20, 30%)", "rgb(none, 1, 2)", "rgb(1 2 3px)", "rgb(1deg 2 3)", "rgb(a b c)",
      "rgb(1. 2 3)", "rgb(. 2 3)", "rgb(1e 2 3)", "rgb(0x1 2 3)", "rgb(inf 0 0)", "rgb(nan 0 0)",
      "rgb(--1 2 3)", "rgb(1-2 3 4)", "rgb(1 2 3 / 50deg)", "hsl(0, 100, 50)", "hsl(0%, 0%, 0%)",
      "hsl(0 10deg 0%)", "hsl(none, 0%, 0%)", "hsl(10degs 0% 0%)", "hsl(10 % 0% 0%)",
      "rgb(1\u{A0}2\u{A0}3)", "rgb(1 2 3)rgb(1 2 3)", "rgb(calc(1) 2 3)", "rgb(１ 2 3)",
    ]
  )
  func malformed(text: String) throws {
    let error = try #require(throws: ColorError.self) { try ColorParser.parse(text) }
    guard case .malformed(let input, let expected) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(input == text)
    for example in expected.split(separator: " or ").flatMap({ $0.split(separator: "), ") }) {
      let call = example.hasSuffix(")") ? String(example) : example + ")"
      #expect(throws: Never.self) { try ColorParser.parse(call) }
    }
  }

  @Test(
    "A component out of range is an error that names it",
    arguments: [
      ("rgb(256, 0, 0)", .red, "256"), ("rgb(0 -1 0)", .green, "-1"),
      ("rgb(0 0 101%)", .blue, "101%"),
      ("rgb(0 0 0 / 1.5)", .opacity, "1.5"), ("rgba(0, 0, 0, 101%)", .opacity, "101%"),
      ("rgba(0, 0, 0, -0.1)", .opacity, "-0.1"), ("hsl(0 101% 0%)", .saturation, "101%"),
      ("hsl(0, 0%, -5%)", .lightness, "-5%"), ("hsl(1e999 0% 0%)", .hue, "1e999"),
      ("rgb(1e999 0 0)", .red, "1e999"), ("hsl(1e308turn 0% 0%)", .hue, "1e308turn"),
    ] as [(String, ColorComponent, String)]
  )
  func outOfRange(text: String, component: ColorComponent, value: String) {
    #expect(throws: ColorError.outOfRange(component, value: value, input: text)) {
      try ColorParser.parse(text)
    }
  }

  @Test("Errors say what is wrong and what to do, without the input's control characters")
  func descriptions() {
    let name = ColorError.unknownName("gr\u{1B}[1men")
    #expect(name.description == "unknown colour 'gr\u{FFFD}[1men'")
    let long = ColorError.badHexadecimal("#" + String(repeating: "f", count: 500))
    #expect(long.description.count < 160 && long.description.contains("3, 4, 6 or 8"))
    let range = ColorError.outOfRange(.opacity, value: "2", input: "rgb(0 0 0 / 2)")
    #expect(
      range.description
        == "opacity 2 is out of range in 'rgb(0 0 0 / 2)': it may be 0 to 1 or 0% to 100%"
    )
    #expect(ColorError.empty.description.contains("rgb()"))
    #expect(ColorError.dependsOnDocument("var(--a)").description.contains("the colour itself"))
    #expect(
      ColorError.unknownFunction(name: "lab", input: "lab(1 2 3)").description.contains("hsl()")
    )
    #expect(
      ColorError.malformed("rgb(", expected: "rgb(0 0 0)").description
        == "'rgb(' is not a colour: write it like rgb(0 0 0)"
    )
  }

  @Test("Any text is a colour with components from 0 to 1, or an error that carries it")
  func fuzz() {
    var random = RandomTexts(seed: 21)
    let pieces = [
      "rgb", "rgba(", "hsl(", "(", ")", ",", " ", "/", "%", "#", "deg", "turn", "none", "0", "1",
      "255", "100", ".5", "-", "+", "e", "e9", "f", "abc", "red", "\u{A0}", "é", "\n", "var(",
    ]
    for round in 0..<20_000 {
      let text =
        round % 10 == 0
        ? random.text(maximum: 12)
        : (0..<Int.random(in: 1...12, using: &random))
          .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      do {
        let color = try ColorParser.parse(text)
        let components = [color.red, color.green, color.blue, color.opacity]
        #expect(components.allSatisfy { 0...1 ~= $0 }, "\(text): \(color)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
