import Glibc
import StyleAPI
import StyleHost
import TerminalKit
import Testing

@testable import BadgeCommand

@Suite struct PreviewCommandTests {
  private static let scene = #"{ "content": { "label": "build", "message": "passing" } }"#

  @Test("Without a terminal, the scene is drawn once")
  func once() throws {
    let folder = try TestFolder(["a.json": Self.scene])
    var tool = TestTool()
    tool.folder = folder.path
    let drawn = tool.run("preview", "--scene", "a.json", "--watch")
    #expect(drawn.code == 0 && drawn.messages == "")
    #expect(drawn.output == tool.run("render", "--scene", "a.json", "--format", "ansi").output)
    #expect(drawn.output == "[build: passing]\n")
    tool.input = Self.scene
    #expect(tool.run("preview", "--scene", "-").output == drawn.output)
    // The options are those of 'render'.
    let forced = tool.run("preview", "--scene", "a.json", "--ansi", "16", "--style", "frame")
    #expect(forced.output.contains("\u{1B}["))
    // A terminal on which nothing can be drawn over is as good as none.
    let dumb = TestTool(variables: ["TERM": "dumb"], input: Self.scene, isTerminal: true)
    #expect(dumb.run("preview", "--scene", "-").output == drawn.output)
  }

  @Test("What is wrong at the start is an error as for 'render'")
  func errors() throws {
    let folder = try TestFolder(["bad.json": #"{ "content": { "txt": "a" } }"#])
    var tool = TestTool()
    tool.folder = folder.path
    #expect(tool.run("preview", "--scene", "bad.json").code == 65)
    #expect(tool.run("preview", "--scene", "none.json").code == 66)
    let missing = tool.run("preview")
    #expect(missing.code == 64)
    #expect(missing.problem == "Error: Missing expected argument '<name>'")
    let both = tool.run("preview", "--scene", "bad.json", "fancy")
    #expect(both.code == 64)
    #expect(both.problem == "Error: '--scene' and '<name>' cannot be used together")
    let watched = tool.run("preview", "--scene", "-", "--watch")
    #expect(watched.code == 64)
    #expect(watched.messages.contains("Only a file can be watched."))
    #expect(tool.run("preview", "--scene", "bad.json", "--env", "locale=??").code == 64 + 1)
  }

  @Test(
    "The locales to go through come from the environment chain",
    arguments: [
      ("", ["ar_EG", "de", "ja"]), (#"{ "previewLocales": "sv-se, fi" }"#, ["sv_SE", "fi"]),
      (#"{ "previewLocales": ["sv_SE", "ar"] }"#, ["sv_SE", "ar"]),
    ]
  )
  func locales(configuration: String, locales: [String]) throws {
    let folder = try TestFolder(configuration.isEmpty ? [:] : [".badge.json": configuration])
    var tool = TestTool()
    tool.folder = String(folder.path.dropLast(folder.path.hasSuffix("/") ? 1 : 0))
    let chain = try SettingsChain(SettingOptions(), in: tool.environment())
    #expect(chain.previewLocales == locales)
  }

  @Test("A list of locales that is none is an error", arguments: ["", ",", "sv_SE,?", "x"])
  func badLocales(list: String) throws {
    let folder = try TestFolder([".badge.json": #"{ "previewLocales": "\#(list)" }"#])
    var tool = TestTool()
    tool.folder = String(folder.path.dropLast(folder.path.hasSuffix("/") ? 1 : 0))
    let result = tool.run("env")
    #expect(result.code == 65)
    #expect(result.problem.hasSuffix("'\(list)' is not a list of locales, such as 'sv_SE,ar_EG'"))
  }

  // MARK: The scene

  private func preview(
    _ folder: borrowing TestFolder,
    isWatched: Bool = true
  ) throws(ToolError) -> ScenePreview {
    var tool = TestTool()
    tool.folder = folder.path
    var values = EnvironmentValues()
    values.badgeStyle = FillStyle()
    return try ScenePreview(
      "a.json",
      values: values,
      styles: TestStyles(),
      renderer: ANSIRenderer(profile: .trueColor),
      isWatched: isWatched,
      in: tool.environment()
    )
  }

  private func request(_ scheme: ColorScheme? = nil) -> PreviewRequest {
    PreviewRequest(
      preview: 0,
      size: TerminalSize(columns: 80, rows: 24),
      colorScheme: scheme,
      locale: nil
    )
  }

  @Test("A scene is read again when its file changes, and keeps no drawing of what is wrong")
  func watched() throws {
    let folder = try TestFolder(["a.json": Self.scene])
    let preview = try preview(folder)
    #expect(preview.frame(for: request()).drawing?.texts == ["build", "passing"])
    #expect(!preview.takeChanges())
    try folder.write(#"{ "content": { "text": "changed" } }"#, to: "a.json")
    #expect(preview.takeChanges())
    #expect(preview.frame(for: request()).drawing?.texts == ["changed"])
    try folder.write(#"{ "content": { "txt": "broken" } }"#, to: "a.json")
    #expect(preview.takeChanges())
    let broken = preview.frame(for: request())
    #expect(broken.drawing == nil)
    #expect(broken.problem?.contains("a.json: line 1, column 16: content.txt") == true)
  }

  @Test("A pipe in the place of a watched scene is an error, and nobody waits for it")
  func pipe() throws {
    let folder = try TestFolder(["a.json": Self.scene])
    let preview = try preview(folder)
    unlink(folder.path("a.json"))
    try #require(mkfifo(folder.path("a.json"), 0o600) == 0)
    _ = preview.takeChanges()
    #expect(
      preview.frame(for: request()).problem == "a.json: this is a pipe or a device, not a file"
    )
  }

  @Test("A file that is wrong at the start is an error, unless it is watched")
  func wrongAtStart() throws {
    let folder = try TestFolder(["a.json": "{"])
    #expect(throws: ToolError.self) { try preview(folder, isWatched: false) }
    #expect(try preview(folder).frame(for: request()).problem != nil)
    let empty = try TestFolder()
    #expect(throws: ToolError.self) { try preview(empty) }
  }

  @Test("The surroundings that are chosen are those of the drawing")
  func surroundings() throws {
    let folder = try TestFolder(["a.json": Self.scene])
    let preview = try preview(folder)
    let light = preview.frame(for: request(.light)).drawing
    let dark = preview.frame(for: request(.dark)).drawing
    #expect(light != nil && light != dark)
    #expect(preview.frame(for: request()).drawing == light)
    #expect(!preview.send(.key(.enter)))
  }
}
