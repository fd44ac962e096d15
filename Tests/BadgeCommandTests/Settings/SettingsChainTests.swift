import Foundation
import StyleHost
import TestSupport
import Testing

@testable import BadgeCommand

@Suite("The environment chain")
struct SettingsChainTests {
  private static let user = "home/.config/badge/config.json"

  private func chain(
    _ folder: borrowing TestFolder,
    in place: String = "work/inner",
    variables: [String: String] = [:],
    options: SettingOptions = SettingOptions()
  ) throws -> SettingsChain {
    var tool = TestTool(variables: variables)
    tool.folder = folder.path(place)
    tool.home = folder.path("home")
    return try SettingsChain(options, in: tool.environment())
  }

  @Test("Each level stands before those further away")
  func levels() throws {
    let folder = try TestFolder(["work/inner/x": ""])
    var options = SettingOptions()
    var variables: [String: String] = [:]
    let name = EnvironmentKeys.locale
    #expect(try chain(folder)[name] == nil)

    try folder.write(#"{ "environment": { "locale": "sv_SE" } }"#, to: Self.user)
    var entry = try chain(folder)[name]
    #expect(entry?.text == "sv_SE")
    #expect(entry?.source == .userConfiguration(path: folder.path(Self.user)))

    try folder.write(#"{ "environment": { "locale": "de_DE" } }"#, to: "work/.badge.json")
    entry = try chain(folder)[name]
    #expect(entry?.text == "de_DE")
    #expect(entry?.source == .projectConfiguration(path: folder.path("work/.badge.json")))

    variables["BADGE_LOCALE"] = "fr_FR"
    entry = try chain(folder, variables: variables)[name]
    #expect(entry?.text == "fr_FR")
    #expect(entry?.source == .variable("BADGE_LOCALE"))

    options.values.append(.init(name: name, text: "it_IT", option: "--env locale"))
    let all = try chain(folder, variables: variables, options: options)
    #expect(all[name]?.text == "it_IT")
    #expect(all[name]?.source == .option("--env locale"))
    #expect(all.entries.map(\.text) == ["sv_SE", "de_DE", "fr_FR", "it_IT"])
  }

  @Test("An empty variable says nothing")
  func emptyVariable() throws {
    let folder = try TestFolder()
    #expect(try chain(folder, variables: ["BADGE_LOCALE": ""])[EnvironmentKeys.locale] == nil)
  }

  @Test("XDG_CONFIG_HOME names the folder of the user's file, if it is absolute")
  func configurationHome() throws {
    let folder = try TestFolder([
      "conf/badge/config.json": #"{ "ansi": "256" }"#, Self.user: #"{ "ansi": "16" }"#,
    ])
    let absolute = ["XDG_CONFIG_HOME": folder.path("conf")]
    #expect(try chain(folder, variables: absolute)[.ansi] == "256")
    #expect(try chain(folder, variables: ["XDG_CONFIG_HOME": "conf"])[.ansi] == "16")
  }

  @Test("The project's file is the first one upwards, no further than the project goes")
  func search() throws {
    let file = #"{ "glyphs": "ascii" }"#
    let folder = try TestFolder([
      "work/a/b/c/x": "", "work/.badge.json": file, "repo/.git/HEAD": "", "repo/in/x": "",
      "home/.badge.json": #"{ "glyphs": "powerline" }"#, "home/deep/x": "",
    ])
    #expect(try chain(folder, in: "work/a/b/c")[.glyphs] == "ascii")
    #expect(try chain(folder, in: "work")[.glyphs] == "ascii")
    #expect(try chain(folder, in: "home/deep")[.glyphs] == "powerline")

    // Above the top of a working tree, and above the home folder, nothing is looked for.
    try folder.write(file, to: ".badge.json")
    #expect(try chain(folder, in: "repo/in")[.glyphs] == nil)
    try FileManager.default.removeItem(atPath: folder.path("home/.badge.json"))
    #expect(try chain(folder, in: "home/deep")[.glyphs] == nil)
    try folder.write(file, to: "repo/.badge.json")
    #expect(try chain(folder, in: "repo/in")[.glyphs] == "ascii")
  }

  @Test("Options of a style that are given one by one are added to the style that holds")
  func styleOptions() throws {
    let folder = try TestFolder([
      "work/.badge.json": #"{ "environment": { "badgeStyle": "frame:width=2,tint=rgb(0, 1, 2)" } }"#
    ])
    var options = SettingOptions()
    #expect(try chain(folder, options: options).style.options["tint"] == "rgb(0, 1, 2)")
    options.styleOptions = ["width=5", "label=a, b"]
    let style = try chain(folder, options: options).style
    #expect(style.name == "frame")
    #expect(style.options == ["width": "5", "tint": "rgb(0, 1, 2)", "label": "a, b"])
  }

  @Test("Every value has a variable of its own")
  func variables() {
    let names = EnvironmentKeys.all
    #expect(
      names == EnvironmentSetting.all.map(\.name) + OutputSetting.allCases.map(\.rawValue)
    )
    let variables = names.map(EnvironmentKeys.variable(for:))
    #expect(Set(variables).count == names.count)
    #expect(EnvironmentKeys.variable(for: "badgeStyle") == "BADGE_STYLE")
    #expect(EnvironmentKeys.variable(for: "colorScheme") == "BADGE_COLOR_SCHEME")
    #expect(EnvironmentKeys.variable(for: "ambiguousWidth") == "BADGE_AMBIGUOUS_WIDTH")
    for (name, _) in SettingOptions.optionNames { #expect(names.contains(name)) }
  }
}

@Suite("Configuration files")
struct ConfigurationFileTests {
  private func entries(_ text: String) throws -> [SettingEntry] {
    let folder = try TestFolder(["c.json": text])
    let path = folder.path("c.json")
    return try ConfigurationFile(path, source: .projectConfiguration(path: path)).entries()
  }

  /// What the tool says about a project's file, without the folder.
  private func problem(_ text: String) throws -> String {
    let folder = try TestFolder([".badge.json": text])
    var tool = TestTool()
    tool.folder = folder.path
    let result = tool.run("render", "a", "b")
    #expect(result.code == 65)
    return result.messages.replacing(folder.path, with: "")
      .replacing("Error: ", with: "").trimmingPrefix("/").trimmingCharacters(in: .newlines)
  }

  @Test("Values are read in their order, whatever kind of JSON they are")
  func values() throws {
    let entries = try entries(
      """
      { "environment": { "badgeStyle": "fancy", "lineLimit": 2, "isEnabled": false,
                         "colorScheme": "adaptive", "badgeTint": null },
        "ansi": "256", "ambiguousWidth": 2 }
      """
    )
    #expect(
      entries.map(\.name) == [
        "badgeStyle", "lineLimit", "isEnabled", "colorScheme", "badgeTint", "ansi",
        "ambiguousWidth",
      ]
    )
    #expect(entries.map(\.text) == ["fancy", "2", "false", "adaptive", "none", "256", "2"])
    #expect(entries[3].effect == .colorScheme(.adaptive))
    #expect(entries[5].effect == .output(.ansi))
  }

  @Test("An empty object says nothing")
  func empty() throws {
    #expect(try entries("{}") == [])
    #expect(try entries("\u{FEFF}{ \"environment\": {} }\n") == [])
  }

  @Test(
    "What is wrong is said with its place",
    arguments: [
      ("", ".badge.json: line 1, column 1: the text ends where a value should be"),
      ("[]", ".badge.json: line 1, column 1: found an array where an object should be"),
      (
        "{\n  \"glyhs\": \"ascii\"\n}",
        ".badge.json: line 2, column 3: glyhs: there is no such key; did you mean 'glyphs'?"
      ),
      (
        "{ \"glyphs\": \"utf8\" }",
        ".badge.json: line 1, column 13: glyphs: 'utf8' is not one of 'auto', 'ascii', 'unicode', "
          + "'powerline'"
      ),
      (
        "{ \"environment\": { \"badgeTint\": \"gren\" } }",
        ".badge.json: line 1, column 33: environment.badgeTint: unknown colour 'gren'; "
          + "did you mean 'green'?"
      ),
      (
        "{ \"environment\": { \"badgeStil\": \"x\" } }",
        ".badge.json: line 1, column 20: environment.badgeStil: there is no value 'badgeStil' in "
          + "the environment; did you mean 'badgeStyle'?"
      ),
      (
        "{ \"badgeStyle\": \"fancy\" }",
        ".badge.json: line 1, column 3: badgeStyle: this key belongs into 'environment'"
      ),
      (
        "{ \"environment\": { \"ansi\": \"16\" } }",
        ".badge.json: line 1, column 20: environment.ansi: this key belongs outside of "
          + "'environment', at the top of the file"
      ),
      (
        "{ \"environment\": { \"locale\": [] } }",
        ".badge.json: line 1, column 30: environment.locale: found an array where "
          + "the identifier of a locale, such as 'sv_SE' should be"
      ),
      (
        "{ \"environment\": 3 }",
        ".badge.json: line 1, column 18: environment: found a number where an object should be"
      ),
      (
        "{ \"ansi\": \"16\", \"ansi\": \"256\" }",
        ".badge.json: line 1, column 17: the key 'ansi' is there twice; keep one of them"
      ),
    ]
  )
  func errors(text: String, expected: String) throws {
    #expect(try problem(text) == expected)
  }

  @Test(
    "No file can say where code is",
    arguments: ["plugin", "plugins", "stylePath", "stylePaths", "searchPath"]
  )
  func code(key: String) throws {
    let message = try problem("{ \"\(key)\": [\"/tmp\"] }")
    #expect(
      message.hasPrefix(
        ".badge.json: line 1, column 3: \(key): a configuration file cannot say where plugins are\n"
      )
    )
    #expect(message.contains("Help:  Put plugins into ~/.local/share/badge/styles"))
  }

  @Test("A file that cannot be read is not passed over")
  func unreadable() throws {
    let folder = try TestFolder([".badge.json/x": ""])
    var tool = TestTool()
    tool.folder = folder.path
    let result = tool.run("env")
    #expect(result.code == 66)
    #expect(result.problem == "Error: \(folder.path(".badge.json")): this is a folder, not a file")
  }

  @Test("A named pipe in the place of a file is not waited for")
  func namedPipe() throws {
    let folder = try TestFolder()
    mkfifo(folder.path(".badge.json"), 0o600)
    var tool = TestTool()
    tool.folder = folder.path
    let result = tool.run("env")
    #expect(result.code == 66)
    #expect(
      result.problem
        == "Error: \(folder.path(".badge.json")): this is a pipe or a device, not a file"
    )
  }

  @Test(
    "A link that leads nowhere, or to itself, is not passed over",
    arguments: [
      ("nothing", "there is no such file"),
      (".badge.json", "cannot be opened: Too many levels of symbolic links"),
    ]
  )
  func brokenLink(target: String, problem: String) throws {
    let folder = try TestFolder()
    symlink(target, folder.path(".badge.json"))
    var tool = TestTool()
    tool.folder = folder.path
    let result = tool.run("env")
    #expect(result.code == 66)
    #expect(result.problem == "Error: \(folder.path(".badge.json")): \(problem)")
  }

  @Test(
    "Values are of the kinds that they may have in a scene",
    arguments: [
      (#""font":{"size":12,"weight":"bold","italic":true}"#, "12 bold italic"),
      (#""font":{"style":"caption","design":"monospaced"}"#, "caption monospaced"),
      (#""font":null"#, "none"),
      (#""lineLimit":2"#, "2"),
      (#""isEnabled":false"#, "false"),
      (#""badgeTint":null"#, "none"),
    ]
  )
  func kinds(member: String, text: String) throws {
    let folder = try TestFolder(["c.json": "{\"environment\":{\(member)}}"])
    let entries = try ConfigurationFile(folder.path("c.json"), source: .builtIn).entries()
    #expect(entries.map(\.text) == [text])
  }

  @Test(
    "Other kinds are errors that say where",
    arguments: [
      (#"{"environment":{"badgeStyle":5}}"#, "environment.badgeStyle: found a number where a text"),
      (#"{"environment":{"badgeTint":123456}}"#, "environment.badgeTint: found a number where a"),
      (
        #"{"environment":{"colorScheme":null}}"#, "environment.colorScheme: found null where a text"
      ),
      (#"{"environment":{"locale":true}}"#, "environment.locale: found true or false where the"),
      (#"{"environment":{"font":12}}"#, "environment.font: found a number where a font"),
      (#"{"environment":{"font":{"size":"12"}}}"#, "environment.font.size: found a text where"),
      (
        #"{"environment":{"font":{"weigth":"bold"}}}"#,
        "environment.font.weigth: there is no such key"
      ),
      (#"{"ansi":null}"#, "ansi: found null where a text should be"),
      (#"{"glyphs":true}"#, "glyphs: found true or false where a text should be"),
      (#"{"environment":{"nothing":[]}}"#, "there is no value 'nothing' in the environment"),
    ]
  )
  func wrongKinds(text: String, problem: String) throws {
    let folder = try TestFolder([".badge.json": text])
    var tool = TestTool()
    tool.folder = folder.path
    let result = tool.run("env")
    #expect(result.code == 65)
    #expect(result.problem.contains(problem), "\(result.problem)")
  }

  @Test("A style that cannot be had is blamed on the file that asks for it")
  func styleSource() throws {
    let folder = try TestFolder([".badge.json": #"{"environment":{"badgeStyle":"nope"}}"#])
    var tool = TestTool()
    tool.folder = folder.path
    let result = tool.run("render", "a")
    #expect(result.code == 69)
    #expect(
      result.problem.hasPrefix("Error: \(folder.path(".badge.json")): there is no style 'nope'")
    )
  }

  @Test("Whatever the bytes are, reading them ends", arguments: 0..<200)
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(#"{"environment":{"badgeTint":"red","lineLimit":2},"ansi":"256"}"#.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes.suffix(5), at: index)
      }
    }
    let folder = try TestFolder()
    try Data(bytes).write(to: folder.url.appending(path: "c.json"))
    let file = ConfigurationFile(folder.path("c.json"), source: .builtIn)
    do throws(ConfigurationError) {
      for entry in try file.entries() { #expect(!entry.name.isEmpty) }
    } catch {
      #expect(error.position != nil)
    }
  }
}
