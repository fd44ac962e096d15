import Testing

@testable import BadgeCommand

/// A run that fails: how it is called, and what it says.
struct FailureCase: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var code: ExitCode
  var problem: String
  var input = ""
  var variables: [String: String] = [:]

  init(
    _ arguments: [String],
    _ code: ExitCode,
    _ problem: String,
    input: String = "",
    variables: [String: String] = [:]
  ) {
    self.arguments = arguments
    self.code = code
    self.problem = problem
    self.input = input
    self.variables = variables
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite("Exit codes and messages")
struct ExitCodeTests {
  private static let render = ["render", "build", "passing"]

  static let cases: [FailureCase] = [
    FailureCase(["rendr"], .usage, "Error: Unknown subcommand 'rendr'. Did you mean 'render'?"),
    FailureCase(["render"], .usage, "Error: Missing expected argument '<message>'"),
    FailureCase(
      ["render", "a", "b", "c"],
      .usage,
      "Error: Unexpected argument 'c'"
    ),
    FailureCase(
      ["render", "--", "a", "b", "--format=text"],
      .usage,
      "Error: The option '--format' has to stand before '--'"
    ),
    FailureCase(
      render + ["-o", ""],
      .usage,
      "Error: The value '' is invalid for '-o <file>'. Please provide a path."
    ),
    FailureCase(
      render + ["--style-path="],
      .usage,
      "Error: The value '' is invalid for '--style-path <dir>'. Please provide a path."
    ),
    FailureCase(
      ["batch", ""],
      .usage,
      "Error: The value '' is invalid for '<file>'. Please provide a path."
    ),
    FailureCase(
      render + ["-o", "badge.PNG"],
      .cannotCreate,
      "Error: badge.PNG: no PNG is written"
    ),
    FailureCase(
      render,
      .styleUnavailable,
      "Error: BADGE_STYLE: there is no style 'nope'; 'badge style list' shows all styles",
      variables: ["BADGE_STYLE": "nope"]
    ),
    FailureCase(
      render + ["--style", "nope"],
      .styleUnavailable,
      "Error: there is no style 'nope'; 'badge style list' shows all styles",
      variables: ["BADGE_STYLE": "default"]
    ),
    FailureCase(
      render + ["--colour", "red"],
      .usage,
      "Error: Unknown option '--colour'. Did you mean '--color'?"
    ),
    FailureCase(
      render + ["--format", "png"],
      .usage,
      "Error: The value 'png' is invalid for '--format <format>'. "
        + "Please provide one of 'svg', 'ansi', 'text' or 'json'."
    ),
    FailureCase(
      ["style", "validate", ".", "--only", "nope"],
      .usage,
      "Error: The value 'nope' is invalid for '--only <check>'. "
        + "Please give a check or a group of them, as in 'elf'."
    ),
    FailureCase(
      ["style", "new", "neon", "--id", "neon"],
      .usage,
      "Error: The value 'neon' is invalid for '--id <id>'. Please give one such as "
        + "'org.example.neon'."
    ),
    FailureCase(
      render + ["--option", "tint"],
      .usage,
      "Error: The value 'tint' is invalid for '--option <name=value>'. Please write NAME=VALUE."
    ),
    FailureCase(
      render + ["--env", "locale"],
      .usage,
      "Error: The value 'locale' is invalid for '--env <key=value>'. Please write KEY=VALUE."
    ),
    FailureCase(
      render + ["--env", "local=sv_SE"],
      .usage,
      "Error: The value 'local=sv_SE' is invalid for '--env <key=value>'. "
        + "There is no value 'local' in the environment; did you mean 'locale'?"
    ),
    FailureCase(
      ["render", "--scene", "-", "passing"],
      .usage,
      "Error: '--scene' and '<label>' cannot be used together"
    ),
    FailureCase(
      ["render", "--scene", "-", "--icon", "a.svg"],
      .usage,
      "Error: '--scene' and '--icon' cannot be used together"
    ),
    FailureCase(
      ["render", "--scene", "-", "--preview", "a"],
      .usage,
      "Error: '--scene' and '--preview' cannot be used together"
    ),
    FailureCase(
      ["render", "--preview", "a", "passing"],
      .usage,
      "Error: '--preview' and '<label>' cannot be used together"
    ),
    FailureCase(
      ["render", "--preview", "a"],
      .styleUnavailable,
      "Error: there is no preview 'a'; no plugin that was found has any: name one that has with "
        + "--plugin"
    ),
    FailureCase(
      ["batch", "-", "--jobs", "0"],
      .usage,
      "Error: The value '0' is invalid for '--jobs <count>'. "
        + "Please provide a whole number from 1 to 512."
    ),
    FailureCase(
      ["style", "list", "--json", "--names"],
      .usage,
      "Error: '--json' and '--names' cannot be used together"
    ),

    FailureCase(
      render + ["--color", "gren"],
      .badInput,
      "Error: --color: unknown colour 'gren'; did you mean 'green'?"
    ),
    FailureCase(
      render + ["--label-color", "#12"],
      .badInput,
      "Error: --label-color: '#12' is not a colour: "
        + "write 3, 4, 6 or 8 hexadecimal digits after the #"
    ),
    FailureCase(
      render,
      .badInput,
      "Error: BADGE_COLOR: unknown colour 'gren'; did you mean 'green'?",
      variables: ["BADGE_COLOR": "gren"]
    ),
    FailureCase(
      render,
      .badInput,
      "Error: BADGE_GLYPHS: 'utf8' is not one of 'auto', 'ascii', 'unicode', 'powerline'",
      variables: ["BADGE_GLYPHS": "utf8"]
    ),
    FailureCase(
      render + ["--env", "colorScheme=drak"],
      .badInput,
      "Error: --env colorScheme: 'drak' is not one of 'light', 'dark', 'adaptive'; "
        + "did you mean 'dark'?"
    ),
    FailureCase(
      render + ["--link", "javascript:alert(1)"],
      .badInput,
      "Error: --link: The link \"javascript:alert(1)\" has the scheme \"javascript\". "
        + "A badge links to http, https and mailto only"
    ),
    FailureCase(
      render + ["--style", "frame:"],
      .badInput,
      "Error: --style: an option is empty in 'frame:'; "
        + "write NAME:OPTION=VALUE,… or the name alone"
    ),
    FailureCase(
      render + ["--style", "frame:widht=2"],
      .badInput,
      "Error: the style 'frame' has no option 'widht'; it has width"
    ),
    FailureCase(
      render + ["--style", "frame", "--option", "width=x"],
      .badInput,
      "Error: the style 'frame' does not take 'x' for its option 'width'; give a number"
    ),
    FailureCase(
      ["render", "--scene", "-"],
      .badInput,
      "Error: standard input: line 1, column 16: content.badgee: there is no such key; "
        + "did you mean 'badge'?",
      input: #"{ "content": { "badgee": 1 } }"#
    ),
    FailureCase(
      render + ["--icon", "/dev/null"],
      .missingInput,
      "Error: --icon: '/dev/null': this is a device, not a file"
    ),

    FailureCase(
      ["render", "--scene", "/missing.json"],
      .missingInput,
      "Error: /missing.json: there is no such file"
    ),
    FailureCase(
      ["batch", "/missing.jsonl"],
      .missingInput,
      "Error: /missing.jsonl: there is no such file"
    ),
    FailureCase(
      ["render", "--scene", "/tmp"],
      .missingInput,
      "Error: /tmp: this is a folder, not a file"
    ),
    FailureCase(
      render + ["--icon", "/missing.svg"],
      .missingInput,
      "Error: --icon: '/missing.svg': there is no such file"
    ),

    FailureCase(
      render + ["--style", "frme"],
      .styleUnavailable,
      "Error: there is no style 'frme'; did you mean 'frame'? "
        + "'badge style list' shows all styles"
    ),
    FailureCase(
      ["render", "--scene", "-"],
      .styleUnavailable,
      "Error: standard input: line 1, column 47: content.style: there is no style 'gone'; "
        + "'badge style list' shows all styles",
      input: #"{ "content": { "message": "1",      "style":  "gone" } }"#
    ),
    FailureCase(
      ["style", "inspect", "gone"],
      .styleUnavailable,
      "Error: there is no style 'gone'; 'badge style list' shows all styles"
    ),
    FailureCase(
      ["style", "inspect", "/missing.so"],
      .styleUnavailable,
      "Error: /missing.so: there is no such file; check the path"
    ),
    FailureCase(
      ["style", "list", "--plugin", "/missing.so"],
      .styleUnavailable,
      "Error: /missing.so: there is no such file; check the path"
    ),

    FailureCase(
      render + ["-o", "/missing/a.svg"],
      .cannotCreate,
      "Error: /missing/a.svg: there is no folder '/missing/'"
    ),
    FailureCase(
      render + ["-o", "/tmp"],
      .cannotCreate,
      "Error: /tmp: this is a folder, not a file"
    ),
    FailureCase(
      ["batch", "-", "--output-dir", "/dev/null"],
      .cannotCreate,
      "Error: /dev/null: cannot be created: Not a directory"
    ),
    FailureCase(
      render + ["-o", "/dev/full"],
      .inputOutput,
      "Error: /dev/full: writing failed: No space left on device"
    ),

    FailureCase(
      ["render", String(repeating: "long ", count: 40_000)],
      .failure,
      "Error: the drawing is 1294340 by 16 points, and the longest side is 1000000; "
        + "shorten its text or give it a frame"
    ),
    FailureCase(
      ["batch", "-"],
      .failure,
      "Error: 1 of 2 lines failed",
      input: "{\"message\":\"1\"}\n{\"message\":2}\n"
    ),
  ]

  @Test("A run that fails says why and what with", arguments: cases)
  func failure(_ failure: FailureCase) {
    let tool = TestTool(variables: failure.variables, input: failure.input)
    let result = tool.run(failure.arguments)
    #expect(result.code == failure.code.rawValue)
    #expect(result.problem == failure.problem)
    if failure.arguments.first != "batch" { #expect(result.output == "") }
    for line in result.messages.split(separator: "\n").dropFirst()
    where failure.code != .usage {
      #expect(line.hasPrefix("Help:  "))
    }
  }

  @Test("Every code of a failure has a case here, and every code a meaning")
  func allCodes() {
    let covered = Set(Self.cases.map(\.code)).union([.success, .brokenPipe])
    #expect(covered == Set(ExitCode.allCases))
    for code in ExitCode.allCases { #expect(code.meaning.hasSuffix(".")) }
  }

  @Test("What to do next is said where it does not follow from the problem")
  func help() {
    let missing = TestTool().run("render", "a", "b", "-o", "/missing/a.svg").messages
    #expect(missing.hasSuffix("\nHelp:  Make it first: mkdir -p /missing/\n"))
    let color = TestTool().run("render", "a", "b", "--color", "qwertz").messages
    #expect(
      color.hasSuffix(
        "\nHelp:  Colours are names as in CSS, hexadecimal as in #0a7, rgb() "
          + "and hsl().\n"
      )
    )
    let usage = TestTool().run("render", "a", "b", "--ansi", "4").messages
    #expect(usage.hasSuffix("  See 'badge render --help' for more information.\n"))
  }

  @Test("Nobody who reads is told nothing")
  func brokenPipe() {
    let messages = CapturedOutput()
    for arguments in [["render", "a", "b"], ["env"], ["--help"], ["batch", "-", "--jobs", "2"]] {
      let output = CapturedOutput(failingAfter: 0)
      var tool = TestTool()
      tool.input = "{\"message\":\"1\"}\n"
      let environment = tool.environment(output: output, messages: messages)
      #expect(BadgeTool.run(arguments, in: environment) == 141)
    }
    #expect(messages.text == "")
  }

  @Test("A full disk on the standard output is an error")
  func fullOutput() {
    let error = OutputError.writeFailed(path: nil, errno: 28)
    let messages = CapturedOutput()
    let output = CapturedOutput(failingAfter: 0, with: error)
    let environment = TestTool().environment(output: output, messages: messages)
    #expect(BadgeTool.run(["render", "a", "b"], in: environment) == 74)
    #expect(messages.text == "Error: standard output: writing failed: No space left on device\n")
  }

  @Test("What is wrong cannot steer the terminal that it is shown on")
  func controls() {
    let result = TestTool().run("render", "a", "b", "--color", "\u{1B}[31mred\nError: x")
    #expect(!result.messages.contains("\u{1B}"))
    #expect(result.messages.split(separator: "\n").count <= 2)
  }
}
