import Foundation
import StyleHost
import Testing

@testable import BadgeCommand

/// A variable, and a run whose output is another one with it.
struct VariableCase: Sendable, CustomTestStringConvertible {
  var name: String
  var value: String
  var arguments: [String]
  /// Variables that are set in both runs.
  var others: [String: String] = [:]
  var isTerminal = false
  /// Where the run takes place; `%` in the value and in the others stands for it.
  var files: [String: String] = [:]
  var place = ""
  var home = ""

  init(
    _ name: String,
    _ value: String,
    _ arguments: String...,
    others: [String: String] = [:],
    isTerminal: Bool = false,
    files: [String: String] = [:],
    place: String = "",
    home: String = "nobody"
  ) {
    self.name = name
    self.value = value
    self.arguments = arguments
    self.others = others
    self.isTerminal = isTerminal
    self.files = files
    self.place = place
    self.home = home
  }

  var testDescription: String { name }

  /// What the tool writes, or what it says is wrong.
  func output(variables: [String: String]) throws -> String {
    let folder = try TestFolder(files)
    let path = String(folder.path.dropLast(folder.path.hasSuffix("/") ? 1 : 0))
    var tool = TestTool(
      variables: variables.mapValues { $0.replacing("%", with: path) },
      isTerminal: isTerminal
    )
    tool.folder = place.isEmpty ? path : path + "/" + place
    tool.home = tool.variables["HOME"] ?? "/nowhere"
    let result = tool.run(arguments)
    return (result.output + result.messages).replacing(path, with: "%")
  }
}

extension VariableCase {
  /// Services whose logs show colours.
  static let logServices = [
    "GITEA_ACTIONS", "CIRCLECI", "APPVEYOR", "BUILDKITE", "DRONE", "TEAMCITY_VERSION", "TF_BUILD",
    "TRAVIS",
  ]

  static let all: [VariableCase] = settings + places + terminal

  private static let terminalBadge = ["render", "a", "b"]

  /// A variable of each value of the environment chain, with a value that is not the built-in one.
  private static let settings: [VariableCase] = EnvironmentKeys.all.map { name in
    let values = [
      "badgeStyle": "frame", "badgeTint": "#0a7", "badgeLabelTint": "#0a7", "foreground": "#0a7",
      "tint": "#0a7", "font": "caption", "lineLimit": "2", "locale": "sv_SE",
      "calendar": "buddhist", "timeZone": "UTC", "displayScale": "2", "ambiguousWidth": "2",
      "previewLocales": "sv_SE,ar_EG",
    ]
    let words =
      EnvironmentSetting.all.first { $0.name == name }?.words
      ?? OutputSetting(rawValue: name)?.words ?? []
    let builtIn = EnvironmentReport.builtIn(name)
    let value = values[name] ?? words.first { $0 != builtIn && $0 != "none" } ?? ""
    return VariableCase(EnvironmentKeys.variable(for: name), value, "env")
  }

  private static let configuration = #"{ "glyphs": "ascii" }"#

  /// Variables that only save time: nothing that is drawn or said depends on them.
  static let silent = ["XDG_CACHE_HOME"]

  private static let plugin = BuiltTool.products.appending(path: "libFancyBadge.so")
    .path(percentEncoded: false)

  private static let places = [
    VariableCase("BADGE_STYLE_PATH", "/opt/styles", "style", "list", "--all"),
    VariableCase(
      "XDG_CONFIG_HOME",
      "%/conf",
      "env",
      files: ["conf/badge/config.json": configuration]
    ),
    VariableCase("XDG_DATA_HOME", "/opt", "style", "list", "--all"),
    VariableCase("XDG_DATA_DIRS", "/opt", "style", "list", "--all"),
    VariableCase(
      "BADGE_STYLE_SAFE",
      "1",
      "style",
      "list",
      "--all",
      "--style-path",
      "%/styles",
      files: ["styles/x.so": "hello"]
    ),
    VariableCase("CI", "true", "style", "inspect", plugin),
    VariableCase(
      "XDG_STATE_HOME",
      "%/state",
      "style",
      "inspect",
      plugin,
      files: ["state/badge/trust/is/a/folder": ""]
    ),
    VariableCase("HOME", "%/home", "env", files: ["home/.config/badge/config.json": configuration]),
    VariableCase("SHELL", "/bin/zsh", "completions"),
  ]

  private static let terminal: [VariableCase] =
    [
      VariableCase(
        "NO_COLOR",
        "1",
        "render",
        "a",
        "b",
        others: ["TERM": "xterm"],
        isTerminal: true
      ),
      VariableCase("FORCE_COLOR", "1", "render", "a", "b", "--format", "ansi"),
      VariableCase("CLICOLOR_FORCE", "1", "render", "a", "b", "--format", "ansi"),
      VariableCase(
        "CLICOLOR",
        "0",
        "render",
        "a",
        "b",
        others: ["TERM": "xterm"],
        isTerminal: true
      ),
      VariableCase(
        "COLORTERM",
        "truecolor",
        "render",
        "a",
        "b",
        others: ["TERM": "xterm"],
        isTerminal: true
      ),
      VariableCase("TERM", "xterm", "render", "a", "b", isTerminal: true),
      VariableCase(
        "TMUX",
        "/tmp/tmux",
        "render",
        "a",
        "b",
        others: ["TERM": "screen", "COLORTERM": "truecolor"],
        isTerminal: true
      ),
      VariableCase(
        "COLORFGBG",
        "15;0",
        "render",
        "a",
        "b",
        others: ["TERM": "xterm"],
        isTerminal: true
      ),
      VariableCase("LC_ALL", "sv_SE.UTF-8", "env", others: ["LC_NUMERIC": "de_DE"]),
      VariableCase(
        "LC_CTYPE",
        "C.UTF-8",
        "render",
        "3",
        "--format",
        "ansi",
        "--ansi",
        "16"
      ),
      VariableCase("LC_NUMERIC", "sv_SE.UTF-8", "env", others: ["LANG": "de_DE"]),
      VariableCase("LANG", "sv_SE.UTF-8", "env"),
      VariableCase("COLUMNS", "40", "--help"),
    ]
    + (["GITHUB_ACTIONS", "GITLAB_CI"] + logServices).map {
      // The services set it where the output is no terminal, and colours are asked for.
      VariableCase(
        $0,
        "true",
        "render",
        "a",
        "b",
        "--format",
        "ansi",
        "--ansi",
        "always",
        others: ["TERM": "xterm-256color"]
      )
    }
}
