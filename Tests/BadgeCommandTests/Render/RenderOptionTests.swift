import Foundation
import TestSupport
import Testing

@testable import BadgeCommand

/// A use of `badge render`, and what its output has to contain.
struct RenderCase: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var contains: [String]
  var lacks: [String]

  init(_ arguments: [String], has contains: [String], lacks: [String] = []) {
    self.arguments = arguments
    self.contains = contains
    self.lacks = lacks
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite("Every option of render does what it says")
struct RenderOptionTests {
  static let cases: [RenderCase] = [
    RenderCase(["passing"], has: ["<svg", ">passing<", "aria-label=\"passing\""]),
    RenderCase(["build", "passing"], has: [">build<", ">passing<", "build: passing"]),
    RenderCase(["--", "-1", "--x"], has: ["-1: --x"]),
    RenderCase(["", "passing"], has: ["aria-label=\"passing\""]),

    RenderCase(["a", "b", "--color", "#0a7"], has: ["#0a7"], lacks: ["#06f"]),
    RenderCase(["a", "b", "--color=RGB(0, 170, 119)"], has: ["#0a7"]),
    RenderCase(["a", "b", "--label-color", "orange"], has: ["#fe7d37"]),
    RenderCase(
      ["a", "b", "--link", "https://example.com/?a=1&b=2"],
      has: ["<a href=\"https://example.com/?a=1&amp;b=2\""]
    ),
    RenderCase(["a", "b", "--title", "Of <today>"], has: ["Of &lt;today&gt;"]),
    RenderCase(
      ["a", "b", "--title", "Of today"],
      has: ["aria-label=\"Of today\"", "<title>Of today</title>", ">a</text>"],
      lacks: ["a: b"]
    ),
    RenderCase(["a", "b", "--title", ""], has: ["aria-label=\"a: b\""]),
    RenderCase(["a", "b", "--title", "Of today", "--format", "text"], has: ["[a: b]\n"]),

    RenderCase(["a", "b", "--style", "frame"], has: [" stroke=\"#"]),
    RenderCase(["a", "b", "--style", "frame:width=3"], has: ["stroke-width=\"3\""]),
    RenderCase(
      ["a", "b", "--style", "frame:width=3", "--option", "width=2"],
      has: ["stroke-width=\"2\""],
      lacks: ["stroke-width=\"3\""]
    ),
    RenderCase(["a", "b", "--env", "badgeStyle=frame:width=4"], has: ["stroke-width=\"4\""]),
    RenderCase(
      ["a", "b", "--env", "badgeStyle=frame", "--style", "default"],
      has: ["<svg"],
      lacks: ["stroke-width"]
    ),
    RenderCase(["a", "b", "--env", "badgeTint=red", "--env", "badgeTint=#0a7"], has: ["#0a7"]),

    RenderCase(["a", "b", "--color-scheme", "dark"], has: ["#fff"], lacks: ["prefers-color"]),
    RenderCase(["a", "b", "--color-scheme", "adaptive"], has: ["prefers-color-scheme:dark"]),
    RenderCase(["a", "b", "--env", "colorScheme=adaptive"], has: ["prefers-color-scheme:dark"]),

    RenderCase(["a", "b", "--format", "text"], has: ["[a: b]\n"]),
    RenderCase(["a", "b", "--format", "json"], has: ["\"metrics\": \"font\"", "\"a: b\""]),
    RenderCase(["a", "b", "--format", "ansi"], has: ["[a: b]\n"], lacks: ["\u{1B}"]),
    RenderCase(["a", "b", "--format", "ansi", "--ansi", "auto"], has: ["[a: b]\n"]),
    RenderCase(["a", "b", "--format", "ansi", "--ansi", "never"], has: ["[a: b]\n"]),
    RenderCase(
      ["a", "b", "--format", "ansi", "--ansi", "always"],
      has: ["\u{1B}["],
      lacks: ["38;5", "38;2"]
    ),
    RenderCase(
      ["a", "b", "--format", "ansi", "--ansi", "16"],
      has: ["\u{1B}["],
      lacks: ["8;5", "8;2"]
    ),
    RenderCase(["a", "b", "--format", "ansi", "--ansi", "256"], has: ["48;5;"], lacks: ["48;2;"]),
    RenderCase(["a", "b", "--format", "ansi", "--ansi", "truecolor"], has: ["48;2;"]),
    RenderCase(
      ["a", "b", "--format", "ansi", "--link", "https://example.com"],
      has: ["a: b"],
      lacks: ["\u{1B}]8"]
    ),
    RenderCase(
      ["a", "b", "--format", "ansi", "--link", "https://example.com", "--hyperlinks", "always"],
      has: ["\u{1B}]8;", ";https://example.com\u{1B}\\"]
    ),
    RenderCase(["a", "b", "-o", "-"], has: ["<svg"]),
  ]

  @Test("An option changes the output", arguments: cases)
  func option(_ render: RenderCase) {
    let result = TestTool().run(["render"] + render.arguments)
    #expect(result.code == 0, "\(result.messages)")
    for text in render.contains {
      #expect(result.output.contains(text), "\(text) is missing in \(result.output)")
    }
    for text in render.lacks {
      #expect(!result.output.contains(text), "\(text) is in \(result.output)")
    }
  }

  @Test("On a terminal the format is ANSI, elsewhere SVG, and a file's ending comes before both")
  func format() throws {
    let folder = try TestFolder()
    let variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    var tool = TestTool(variables: variables, isTerminal: true, folder: folder.path)
    #expect(tool.run("render", "a", "b").output.contains("\u{1B}[48;5;"))
    #expect(tool.run("render", "a", "b", "--format", "svg").output.hasPrefix("<svg"))
    #expect(tool.run("render", "a", "b", "-o", "a.txt").output == "")
    #expect(try folder.read("a.txt") == "[a: b]\n")
    // A file is no terminal, whatever the standard output is.
    _ = tool.run("render", "a", "b", "-o", "a.ans")
    #expect(try folder.read("a.ans") == "[a: b]\n")
    _ = tool.run("render", "a", "b", "-o", "a.out")
    #expect(try folder.read("a.out").hasPrefix("<svg"))
    _ = tool.run("render", "a", "b", "-o", "a.json")
    #expect(try folder.read("a.json").hasPrefix("{\n"))
    _ = tool.run("render", "a", "b", "-o", "b.txt", "--format", "svg")
    #expect(try folder.read("b.txt").hasPrefix("<svg"))
    tool.isTerminal = false
    #expect(tool.run("render", "a", "b").output.hasPrefix("<svg"))
  }

  @Test("Links are written to a terminal that is not dumb")
  func hyperlinks() {
    let arguments = ["render", "a", "b", "--link", "https://example.com"]
    var tool = TestTool(variables: ["TERM": "xterm"], isTerminal: true)
    #expect(tool.run(arguments).output.contains("\u{1B}]8;"))
    #expect(!tool.run(arguments + ["--hyperlinks", "never"]).output.contains("\u{1B}]8;"))
    tool.variables["TERM"] = "dumb"
    #expect(!tool.run(arguments).output.contains("\u{1B}]8;"))
  }

  @Test(
    "The terminal's background is the colour scheme, unless an option says otherwise",
    arguments: [
      ([], "", "0;126;198"), (["--background", "dark"], "", "255;255;255"),
      (["--background", "light"], "15;0", "0;126;198"), ([], "15;0", "255;255;255"),
      ([], "0;default;15", "0;126;198"), ([], "0;7", "0;126;198"), ([], "12;8", "255;255;255"),
      (["--background", "auto"], "15;0", "255;255;255"),
      (["--color-scheme", "light"], "15;0", "0;126;198"), ([], "x", "0;126;198"),
    ]
  )
  func background(arguments: [String], colors: String, expected: String) {
    let tool = TestTool(variables: ["COLORFGBG": colors])
    let result = tool.run(
      ["render", "a", "b", "--format", "ansi", "--ansi", "truecolor", "--style", "default"]
        + arguments
    )
    // The style's message is white in the dark, and blue in the light.
    #expect(result.output.contains("48;2;\(expected)m"), "\(result.output.debugDescription)")
  }

  @Test("Edges are ASCII where the locale is not UTF-8, and powerline's only on request")
  func glyphs() {
    let arguments = ["render", "3", "--format", "ansi", "--ansi", "16"]
    func isASCII(_ variables: [String: String], _ more: String...) -> Bool {
      TestTool(variables: variables).run(arguments + more).output.allSatisfy(\.isASCII)
    }
    #expect(isASCII(["LANG": "C"]))
    #expect(!isASCII(["LANG": "sv_SE.UTF-8"]))
    #expect(isASCII(["LANG": "sv_SE.UTF-8"], "--glyphs", "ascii"))
    #expect(!isASCII(["LANG": "C"], "--glyphs", "unicode"))
    #expect(isASCII(["LANG": "C", "BADGE_GLYPHS": "unicode"], "--glyphs", "auto"))
  }

  @Test("An icon is drawn before the label")
  func icon() throws {
    let folder = try TestFolder([
      "star.svg": #"<svg viewBox="0 0 10 10"><title>Star</title><path d="M1 2h3v4z"/></svg>"#
    ])
    let tool = TestTool(folder: folder.path)
    let svg = tool.run("render", "a", "b", "--icon", "star.svg")
    #expect(svg.code == 0, "\(svg.messages)")
    #expect(svg.output.contains("<path"))
    let png = Data(SamplePNG.bytes(width: 2, height: 2))
    try png.write(to: folder.url.appending(path: "i.png"))
    let picture = tool.run("render", "b", "--icon", "i.png", "--format", "text")
    #expect(picture.output == "[i: b]\n")
    let labelled = tool.run("render", "a", "b", "--icon", "i.png", "--format", "text")
    #expect(labelled.output == "[a: b]\n")
    try png.dropLast().write(to: folder.url.appending(path: "cut.png"))
    #expect(tool.run("render", "a", "b", "--icon", "cut.png").code == 65)
    // In text its name stands for it, unless there is a label that says enough.
    let alone = tool.run("render", "b", "--icon", "star.svg", "--format", "text")
    #expect(alone.output == "[Star: b]\n")
    let beside = tool.run("render", "a", "b", "--icon", "star.svg", "--format", "text")
    #expect(beside.output == "[a: b]\n")
    let colored = tool.run(
      "render",
      "b",
      "--icon",
      "star.svg",
      "--format",
      "ansi",
      "--ansi",
      "16"
    )
    #expect(colored.output.contains("Star"))
    try folder.write("<svg viewBox=\"0 0 1 1\"><circle/></svg>", to: "bad.svg")
    #expect(tool.run("render", "a", "b", "--icon", "bad.svg").code == 65)
  }

  @Test("A scene is drawn within the environment of the command line")
  func scene() throws {
    let folder = try TestFolder([
      "in/scene.json": """
      { "content": { "hstack": [
          { "label": "build", "message": "ok", "icon": "i.svg" },
          { "message": "3", "color": "#0a7", "environment": { "badgeStyle": "default" } } ] } }
      """,
      "in/i.svg": #"<svg viewBox="0 0 10 10"><path d="M1 2h3v4z"/></svg>"#,
    ])
    let tool = TestTool(folder: folder.path)
    let result = tool.run("render", "--scene", "in/scene.json", "--style", "frame:width=7")
    #expect(result.code == 0, "\(result.messages)")
    #expect(result.output.contains("stroke-width=\"7\""))
    #expect(result.output.contains("#0a7"))
    #expect(result.output.contains("<path"), "the icon's path counts from the scene's folder")
  }

  @Test("The locale of a terminal's numbers is the user's, and that of an SVG is always the same")
  func locale() throws {
    let variables = ["LC_ALL": "sv_SE.UTF-8", "LANG": "de_DE.UTF-8"]
    var tool = BuiltTool(variables: variables)
    tool.input = #"{ "content": { "number": 3000 } }"#
    func text(_ arguments: String...) throws -> String {
      let result = try tool.run(["render", "--scene", "-"] + arguments)
      #expect(result.code == 0, "\(result.messages)")
      return result.output
    }
    #expect(try text("--format", "svg").contains("3,000"))
    #expect(try text("--format", "text").contains("3,000"))
    #expect(try text("--format", "json").contains("3,000"))
    #expect(try text("--format", "ansi").contains("3\u{A0}000"))
    #expect(try text("--format", "ansi", "--env", "locale=de_DE").contains("3.000"))
    #expect(try text("--format", "svg", "--env", "locale=sv_SE").contains("3\u{A0}000"))
  }
}
