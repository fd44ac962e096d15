import StyleHost
import Testing

@Suite("Colour detection")
struct ColorProfileTests {
  struct Case: CustomTestStringConvertible {
    var id: String
    var environment: [String: String]
    var isTerminal = true
    var requested = ColorRequest.automatic
    var expected: ColorProfile

    var testDescription: String { id }
  }

  static let requests: [Case] = [
    Case(
      id: "a flag beats NO_COLOR",
      environment: ["NO_COLOR": "1", "TERM": "xterm"],
      requested: .ansi256,
      expected: .ansi256
    ),
    Case(
      id: "truecolor is exact on a dumb terminal",
      environment: ["TERM": "dumb"],
      requested: .trueColor,
      expected: .trueColor
    ),
    Case(
      id: "16 is exact on a better terminal",
      environment: ["COLORTERM": "truecolor"],
      requested: .ansi16,
      expected: .ansi16
    ),
    Case(
      id: "never beats FORCE_COLOR",
      environment: ["FORCE_COLOR": "3"],
      requested: .never,
      expected: .none
    ),
    Case(
      id: "always takes the environment's depth into a pipe",
      environment: ["TERM": "xterm-kitty"],
      isTerminal: false,
      requested: .always,
      expected: .trueColor
    ),
    Case(
      id: "always is at least 16",
      environment: [:],
      isTerminal: false,
      requested: .always,
      expected: .ansi16
    ),
    Case(
      id: "always beats NO_COLOR",
      environment: ["NO_COLOR": "1", "TERM": "xterm-256color"],
      requested: .always,
      expected: .ansi256
    ),
  ]

  static let switches: [Case] = [
    Case(
      id: "NO_COLOR=1",
      environment: ["NO_COLOR": "1", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "NO_COLOR with any value",
      environment: ["NO_COLOR": "yes", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "NO_COLOR=0 is a value too",
      environment: ["NO_COLOR": "0", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "an empty NO_COLOR is no NO_COLOR",
      environment: ["NO_COLOR": "", "TERM": "xterm"],
      expected: .ansi16
    ),
    Case(
      id: "NO_COLOR beats FORCE_COLOR",
      environment: ["NO_COLOR": "1", "FORCE_COLOR": "3", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "FORCE_COLOR=1 in a pipe",
      environment: ["FORCE_COLOR": "1"],
      isTerminal: false,
      expected: .ansi16
    ),
    Case(
      id: "FORCE_COLOR=true keeps a better depth",
      environment: ["FORCE_COLOR": "true", "TERM": "xterm-256color"],
      isTerminal: false,
      expected: .ansi256
    ),
    Case(
      id: "FORCE_COLOR=2 is exactly 256",
      environment: ["FORCE_COLOR": "2", "COLORTERM": "truecolor"],
      isTerminal: false,
      expected: .ansi256
    ),
    Case(
      id: "FORCE_COLOR=3 in a pipe",
      environment: ["FORCE_COLOR": "3"],
      isTerminal: false,
      expected: .trueColor
    ),
    Case(
      id: "FORCE_COLOR=0 on a terminal",
      environment: ["FORCE_COLOR": "0", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "FORCE_COLOR=False",
      environment: ["FORCE_COLOR": "False", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "FORCE_COLOR=0 beats CLICOLOR_FORCE",
      environment: ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "an empty FORCE_COLOR says nothing",
      environment: ["FORCE_COLOR": "", "TERM": "xterm"],
      isTerminal: false,
      expected: .none
    ),
    Case(
      id: "an empty FORCE_COLOR leaves CLICOLOR_FORCE its word",
      environment: ["FORCE_COLOR": "", "CLICOLOR_FORCE": "1"],
      isTerminal: false,
      expected: .ansi16
    ),
    Case(
      id: "FORCE_COLOR=1 on a dumb terminal",
      environment: ["FORCE_COLOR": "1", "TERM": "dumb"],
      isTerminal: false,
      expected: .ansi16
    ),
    Case(
      id: "CLICOLOR_FORCE=1 in a pipe",
      environment: ["CLICOLOR_FORCE": "1", "TERM": "tmux"],
      isTerminal: false,
      expected: .ansi256
    ),
    Case(
      id: "CLICOLOR_FORCE=0 says nothing",
      environment: ["CLICOLOR_FORCE": "0", "TERM": "xterm"],
      isTerminal: false,
      expected: .none
    ),
    Case(
      id: "an empty CLICOLOR_FORCE says nothing",
      environment: ["CLICOLOR_FORCE": "", "TERM": "xterm"],
      isTerminal: false,
      expected: .none
    ),
    Case(
      id: "CLICOLOR=0 on a terminal",
      environment: ["CLICOLOR": "0", "TERM": "xterm"],
      expected: .none
    ),
    Case(
      id: "CLICOLOR=1 does not reach into a pipe",
      environment: ["CLICOLOR": "1", "TERM": "xterm"],
      isTerminal: false,
      expected: .none
    ),
    Case(
      id: "CLICOLOR_FORCE beats CLICOLOR=0",
      environment: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1", "TERM": "xterm"],
      expected: .ansi16
    ),
  ]

  static let terminals: [Case] = [
    Case(id: "a pipe", environment: ["TERM": "xterm-256color"], isTerminal: false, expected: .none),
    Case(id: "no TERM", environment: [:], expected: .none),
    Case(
      id: "dumb beats COLORTERM",
      environment: ["TERM": "dumb", "COLORTERM": "truecolor"],
      expected: .none
    ),
    Case(
      id: "COLORTERM=truecolor",
      environment: ["TERM": "xterm", "COLORTERM": "truecolor"],
      expected: .trueColor
    ),
    Case(
      id: "COLORTERM=24bit",
      environment: ["TERM": "xterm-256color", "COLORTERM": "24bit"],
      expected: .trueColor
    ),
    Case(
      id: "COLORTERM in capitals",
      environment: ["TERM": "xterm", "COLORTERM": "TrueColor"],
      expected: .trueColor
    ),
    Case(
      id: "another COLORTERM is at least 16",
      environment: ["TERM": "vt220", "COLORTERM": "rxvt"],
      expected: .ansi16
    ),
    Case(
      id: "screen does not show what COLORTERM says",
      environment: ["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"],
      expected: .ansi256
    ),
    Case(
      id: "tmux under screen's name does",
      environment: ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"],
      expected: .trueColor
    ),
  ]

  static let names: [(term: String, expected: ColorProfile)] = [
    ("xterm", .ansi16), ("xterm-color", .ansi16), ("linux", .ansi16), ("rxvt", .ansi16),
    ("ansi", .ansi16), ("cygwin", .ansi16), ("vt525", .ansi16), ("konsole", .ansi16),
    ("xterm-256color", .ansi256), ("rxvt-unicode-256color", .ansi256), ("putty-256color", .ansi256),
    ("screen", .ansi256), ("screen-256color", .ansi256), ("tmux", .ansi256),
    ("tmux-256color", .ansi256), ("XTERM-256COLOR", .ansi256),
    ("xterm-direct", .trueColor), ("tmux-direct", .trueColor), ("xterm-kitty", .trueColor),
    ("xterm-ghostty", .trueColor), ("wezterm", .trueColor), ("alacritty", .trueColor),
    ("alacritty-direct", .trueColor), ("foot", .trueColor), ("foot-extra", .trueColor),
    ("contour", .trueColor), ("rio", .trueColor),
    ("dumb", .none), ("unknown", .none), ("", .none), ("vt52", .none), ("vt100", .none),
    ("vt102", .none), ("vt220", .none), ("vt320", .none), ("xterm-mono", .none), ("linux-m", .none),
    ("barefoot", .ansi16),
  ]

  @Test("Requests, switches and terminals decide in their order", arguments: requests + switches)
  func order(of testCase: Case) {
    expect(testCase)
  }

  @Test("Without a switch the terminal decides", arguments: terminals)
  func terminal(of testCase: Case) {
    expect(testCase)
  }

  @Test("The terminal's name tells its colours", arguments: names)
  func name(_ term: String, shows expected: ColorProfile) {
    #expect(ColorProfile.detect(environment: ["TERM": term], isTerminal: true) == expected)
  }

  @Test(
    "A log viewer's colours are known by the service's variable",
    arguments: [
      ("GITHUB_ACTIONS", ColorProfile.trueColor), ("GITEA_ACTIONS", .trueColor),
      ("CIRCLECI", .trueColor), ("GITLAB_CI", .ansi16), ("TRAVIS", .ansi16), ("APPVEYOR", .ansi16),
      ("BUILDKITE", .ansi16), ("DRONE", .ansi16), ("TEAMCITY_VERSION", .ansi16),
      ("TF_BUILD", .ansi16),
    ]
  )
  func service(_ variable: String, shows expected: ColorProfile) {
    var environment = [variable: "true", "CI": "true", "FORCE_COLOR": "1"]
    #expect(ColorProfile.detect(environment: environment, isTerminal: false) == expected)
    environment["FORCE_COLOR"] = nil
    #expect(ColorProfile.detect(environment: environment, isTerminal: false) == .none)
    environment[variable] = "false"
    environment["TERM"] = "xterm-256color"
    #expect(ColorProfile.detect(environment: environment, isTerminal: true) == .ansi256)
  }

  @Test("The bare CI variable says nothing of colours")
  func bareCI() {
    let environment = ["CI": "true", "TERM": "xterm-256color"]
    #expect(ColorProfile.detect(environment: environment, isTerminal: true) == .ansi256)
    #expect(ColorProfile.detect(environment: environment, isTerminal: false) == .none)
  }

  @Test("Profiles are ordered by their colours")
  func ordering() {
    #expect(ColorProfile.allCases == [.none, .ansi16, .ansi256, .trueColor])
    #expect(ColorProfile.allCases == ColorProfile.allCases.shuffled().sorted())
  }

  private func expect(_ testCase: Case) {
    let profile = ColorProfile.detect(
      environment: testCase.environment,
      isTerminal: testCase.isTerminal,
      requested: testCase.requested
    )
    #expect(profile == testCase.expected)
  }
}
