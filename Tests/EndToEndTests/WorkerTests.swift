import Foundation
import StyleAPI
import StyleHost
import TestSupport
import Testing

@Suite("A plugin's own process")
struct WorkerTests {
  @Test(
    "draws what the plugin draws in badge itself",
    arguments: ["svg", "text", "ansi", "json"],
    ["default", "fancy:tint=hsl(200 40% 37%)"]
  )
  func sameDrawing(format: String, style: String) throws {
    let arguments = [
      "render", "build", "passing", "--style", style, "--format", format, "--ansi", "truecolor",
    ]
    for options in [
      [], ["--color", "rgb(12.3% 45.6% 78.9%)"], ["--color-scheme", "dark"],
      ["--env", "sizeCategory=extraLarge"], ["--env", "layoutDirection=rightToLeft"],
      ["--env", "font=title bold"], ["--title", "a title", "--link", "https://example.org"],
    ] {
      let inside = try run(arguments + options + ["--sandbox", "never"])
      let outside = try run(arguments + options + ["--sandbox", "always"])
      #expect(inside.outcome == .exited(0), "\(inside.errors)")
      #expect(outside.outcome == .exited(0), "\(outside.errors)")
      #expect(inside.output == outside.output, "\(options)")
    }
  }

  @Test(
    "gets labels as they are",
    arguments: [
      "", " ", "a\tb", "two\nlines", "\u{202E}txt.exe", "שלום", "👩‍👩‍👧‍👦", "e\u{301}", "日本語",
      "\u{85}\u{2028}", String(repeating: "long ", count: 200),
    ]
  )
  func labels(_ label: String) throws {
    for format in ["svg", "text"] {
      let lines = try ["never", "always"].map { sandbox in
        let text = try String(
          decoding: JSONEncoder().encode(["label": label, "message": label]),
          as: UTF8.self
        )
        let result = try run(
          ["batch", "-", "--format", format, "--sandbox", sandbox],
          input: text + "\n"
        )
        #expect(result.outcome == .exited(0), "\(result.output)")
        return result.output
      }
      #expect(lines[0] == lines[1])
    }
  }

  @Test(
    "gets U+FFFD for a control character of a label, as the drawing has it",
    arguments: ["\u{1B}[31mred", "\u{7F}\u{9B}", "\u{FFFF}"]
  )
  func controlCharacters(label: String) throws {
    let texts = try ["never", "always"].map { sandbox in
      let result = try run(["render", label, "x", "--format", "text", "--sandbox", sandbox])
      #expect(result.outcome == .exited(0), "\(result.errors)")
      return result.output
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("\u{FFFD}"))
  }

  @Test(
    "draws scenes that mix the styles of several plugins",
    arguments: ["svg", "text", "ansi", "json"]
  )
  func mixedScene(format: String) throws {
    let scene = """
      { "environment": { "badgeStyle": "fancy", "locale": "sv_SE" },
        "content": { "vstack": [
          { "text": "Inbox", "badge": { "number": 3000 } },
          { "text": "Spam", "badge": { "label": "new", "message": "3", "style": "default" },
            "environment": { "colorScheme": "dark" } },
          { "text": "Both", "badgeAlignment": "bottomLeading",
            "badge": { "hstack": [ { "text": "a", "link": "https://example.org", "padding": 2 },
                                   { "label": "in", "message": "side", "style": "default" } ],
                       "spacing": 3, "alignment": "firstTextBaseline", "title": "both",
                       "environment": { "font": "caption2 italic" } } },
          { "label": "build", "message": "passing", "style": "default:tint=#0a7" },
          { "label": "docs", "message": "old", "environment": { "badgeStyle": "default" } } ],
        "spacing": 12 } }
      """
    let results = try ["never", "always"].map { sandbox in
      let arguments = ["--sandbox", sandbox, "--ansi", "256"]
      let result = try run(
        ["render", "--scene", "-", "--format", format] + arguments,
        input: scene
      )
      #expect(result.outcome == .exited(0), "\(result.errors)")
      return result.output
    }
    #expect(results[0] == results[1])
  }

  @Test("gets icons, which take the colour of the style's text")
  func icons() throws {
    try TemporaryFolder.with { folder in
      let svg =
        #"<svg viewBox="0 0 8 8"><path fill-rule="evenodd" d="M0 0h8v8H0zM2 2h4v4H2z"/></svg>"#
      try Data(svg.utf8).write(to: folder["icon.svg"])
      try Data(SamplePNG.bytes(width: 1, height: 1)).write(to: folder["icon.png"])
      for icon in ["icon.svg", "icon.png"] {
        let results = try ["never", "always"].map { sandbox in
          let result = try run(
            ["render", "a", "b", "--style", "fancy", "--icon", icon, "--sandbox", sandbox],
            in: folder
          )
          #expect(result.outcome == .exited(0), "\(result.errors)")
          return result.output
        }
        #expect(results[0] == results[1])
      }
    }
  }

  @Test("may fail where another style draws the badge, but not in silence")
  func fallback() throws {
    let plugin = try HostilePlugin.file.get().plainPath
    let options = ["--plugin", plugin, "--fallback", "default"]
    let one = try run(["render", "a", "b", "--style", "abort"] + options)
    let plain = try run(["render", "a", "b", "--style", "default"])
    #expect(one.outcome == .exited(1))
    #expect(one.output == plain.output)
    #expect(
      one.errors.hasPrefix(
        "Error: the fallback style has drawn the badge 'a | b' in the style 'abort': "
      )
    )
    let lines = """
      {"label":"a","message":"b","style":"good"}
      {"label":"a","message":"b","style":"abort"}
      {"label":"a","message":"b","style":"fancy"}

      """
    let batch = try run(["batch", "-", "--format", "text"] + options, input: lines)
    #expect(batch.outcome == .exited(1))
    let output = batch.output.split(separator: "\n")
    try #require(output.count == 3)
    #expect(output[0] == #"{"line":1,"text":"[a: b]"}"#)
    #expect(output[1].hasPrefix(#"{"line":2,"text":"[a: b]","error":"the fallback style"#))
    #expect(output[2] == #"{"line":3,"text":"[a: b]"}"#)

    try TemporaryFolder.with { folder in
      let files = lines.split(separator: "\n").enumerated().map { index, line in
        line.dropLast() + ",\"output\":\"\(index).svg\"}\n"
      }
      let result = try run(
        ["batch", "-", "--output-dir", "out"] + options,
        input: files.joined(),
        in: folder
      )
      #expect(result.outcome == .exited(1))
      #expect(result.errors.contains("standard input: line 2: the fallback style has drawn"))
      #expect(try String(contentsOf: folder["out/1.svg"], encoding: .utf8) == plain.output)
    }

    let missing = try run(["render", "a", "b", "--fallback", "none-such"])
    #expect(missing.outcome == .exited(69))
    let same = try run(
      ["render", "a", "b", "--style", "abort", "--plugin", plugin, "--fallback", "exit"]
    )
    #expect(same.outcome == .exited(1))
    #expect(same.output.isEmpty)
  }

  @Test("names every badge of a scene that failed")
  func failuresOfScene() throws {
    let scene = """
      { "content": { "hstack": [ { "label": "one", "message": "1", "style": "abort" },
                                 { "label": "two", "message": "2", "style": "good" },
                                 { "label": "three", "message": "3", "style": "exit" } ] } }
      """
    let plugin = try HostilePlugin.file.get().plainPath
    let result = try run(["render", "--scene", "-", "--plugin", plugin], input: scene)
    #expect(result.outcome == .exited(1))
    #expect(result.output.isEmpty)
    let errors = result.errors.split(separator: "\n")
    try #require(errors.count == 3)
    #expect(errors[0].hasPrefix("Error: the badge 'one | 1' in the style 'abort': "))
    #expect(errors[1].hasPrefix("Error: the badge 'three | 3' in the style 'exit': "))
    #expect(errors[2].hasPrefix("Help:  "))
  }

  @Test("serves a batch in which one label crashes, and a plugin that only crashes is given up")
  func longBatch() throws {
    let plugin = try HostilePlugin.file.get().plainPath
    var lines = ""
    for number in 0..<1000 {
      let style = number == 700 ? "abort" : "good"
      lines += "{\"message\":\"\(number)\",\"style\":\"\(style)\"}\n"
    }
    let result = try run(
      ["batch", "-", "--format", "text", "--plugin", plugin],
      input: lines
    )
    #expect(result.outcome == .exited(1))
    let failed = result.output.split(separator: "\n").filter { $0.contains("\"error\"") }
    #expect(failed.count == 1)
    #expect(failed[0].hasPrefix(#"{"line":701,"error":"the badge '700' in the style 'abort'"#))

    let crashes = String(repeating: "{\"message\":\"x\",\"style\":\"abort\"}\n", count: 100)
    let given = try run(
      ["batch", "-", "--format", "text", "--plugin", plugin, "--jobs", "1"],
      input: crashes
    )
    #expect(given.outcome == .exited(1))
    let errors = given.output.split(separator: "\n")
    #expect(errors.count { $0.contains("SIGABRT") } == 20)
    #expect(errors.count { $0.contains("was not tried again after 20 failures in a row") } == 80)
  }

  @Test("is missing a protection where the kernel lacks it, and badge says so or refuses")
  func oldKernel() throws {
    try TemporaryFolder.with { folder in
      let source = BuiltProducts.repository
        .appending(path: "Tests/EndToEndTests/Fixtures/OldKernel/old-kernel.c")
      let launcher = folder["old-kernel"].plainPath
      try ChildProcess(Toolchain.clang(), [source.plainPath, "-o", launcher]).run()
        .requireSuccess()
      let plugin = try HostilePlugin.file.get().plainPath
      func run(_ options: String...) throws -> ProcessResult {
        var child = BuiltProducts.badge(
          [BuiltProducts.badge.plainPath, "render", "a", "b", "--plugin", plugin] + options,
          folder: folder.url
        )
        child.program = launcher
        return try child.run()
      }
      let note = try run("--style", "good", "--format", "text")
      #expect(note.outcome == .exited(0))
      #expect(note.output == "[a: b]\n")
      #expect(
        note.errors == """
          Note: plugins run with less protection, since this system lacks Landlock, which keeps \
          styles from reading files

          """
      )
      // What writes is kept from it all the same.
      let write = try run("--style", "write:path=\(folder.url.plainPath)", "--format", "text")
      #expect(write.output == "[a: write=\(EACCES) b]\n")

      // Nor is it left anything that was open.
      let descriptors = try run("--style", "descriptors", "--format", "text")
      #expect(descriptors.output == "[a: descriptors=0 b]\n")

      let refused = try run("--style", "fatal", "--require-sandbox")
      #expect(refused.outcome == .exited(69))
      #expect(refused.errors.contains("the plugin was not loaded, since the system lacks Landlock"))
      // Bundled styles need no protection.
      #expect(try run("--style", "fancy", "--require-sandbox").outcome == .exited(0))
    }
    let plugin = try HostilePlugin.file.get().plainPath
    let here = try run(
      ["render", "a", "b", "--style", "good", "--plugin", plugin, "--require-sandbox"]
    )
    #expect(here.outcome == .exited(0), "\(here.errors)")
  }

  @Test("loads the bytes that were checked, whatever becomes of the file")
  func replacedFile() throws {
    try TemporaryFolder.with { folder in
      let copy = folder["libHostile.so"]
      let original = try HostilePlugin.folder.get().appending(path: "libHostile.so")
      try FileManager.default.copyItem(at: original, to: copy)
      let styles = Self.library(in: folder.url)
      let style = try styles.style("good")
      // Over it, as `cp` does, which changes the file itself.
      let handle = try FileHandle(forWritingTo: copy)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data("no library".utf8))
      try handle.close()
      let text = try PlainTextRenderer().render(Badge("a", "b").badgeStyle(style))
      #expect(text == "[a: b]")
    }
  }

  @Test("is found wanting where the program is none that can be one")
  func commands() throws {
    let folder = try HostilePlugin.folder.get()
    for (command, message) in [
      (nil, "no program for it was named"),
      (WorkerCommand(program: "/nowhere/badge"), "/nowhere/badge: No such file or directory"),
      (WorkerCommand(program: "/bin/true"), "/bin/true does not answer as a worker"),
      (
        WorkerCommand(program: BuiltProducts.badge.plainPath, arguments: ["--version"]),
        "does not answer as a worker"
      ),
    ] as [(WorkerCommand?, String)] {
      let styles = Self.library(in: folder, command: command)
      let style = try styles.style("good")
      #expect {
        try SVGRenderer().render(Badge("a", "b").badgeStyle(style))
      } throws: { error in
        "\(error)".contains(message)
      }
    }
  }

  @Test("gives a view of a client's own back as an error, and does not run it elsewhere")
  func foreignViews() throws {
    let style = try Self.library(in: HostilePlugin.folder.get()).style("good")
    let views: [AnyView] = [
      AnyView(Circle()), AnyView(Text("bold").bold()), AnyView(Text("a").padding()),
    ]
    for view in views {
      #expect {
        try SVGRenderer().render(Badge { view }.badgeStyle(style))
      } throws: { error in
        "\(error)".contains("which cannot be handed to the process of its style")
      }
    }
    let text = try PlainTextRenderer().render(
      Badge { Text(3000, format: .number) }.badgeStyle(style)
    )
    #expect(text == "[3,000]")
  }

  @Test("draws the new label where only the label of a badge changes")
  func liveLabel() throws {
    let style = try Self.library(in: HostilePlugin.folder.get()).style("good")
    let request = { (label: String) in
      BadgeRequest(style: StyleReference(name: "good"), label: label, message: "m")
    }
    let library = try Self.library(in: HostilePlugin.folder.get())
    #expect(try library.evaluate(request("a")).list.texts == ["a", "m"])
    #expect(try library.evaluate(request("b")).list.texts == ["b", "m"])
    #expect(try PlainTextRenderer().render(Badge("x", "y").badgeStyle(style)) == "[x: y]")
  }

  @Test("ends with badge, even when badge is killed")
  func orphan() throws {
    let badge = Process()
    badge.executableURL = BuiltProducts.badge
    let plugin = try HostilePlugin.file.get().plainPath
    badge.arguments = ["render", "a", "b", "--style", "sleep", "--plugin", plugin]
    badge.standardOutput = FileHandle.nullDevice
    badge.standardError = FileHandle.nullDevice
    try badge.run()
    var worker: pid_t?
    while worker == nil, badge.isRunning {
      worker = ProcessTable.children(of: badge.processIdentifier).first
      usleep(1000)
    }
    kill(badge.processIdentifier, SIGKILL)
    badge.waitUntilExit()
    let process = try #require(worker)
    for _ in 0..<500 where ProcessTable.isRunning(process) { usleep(10_000) }
    #expect(!ProcessTable.isRunning(process))
  }

  @Test("explains itself to somebody who starts it by hand")
  func byHand() throws {
    let result = try run(["style-worker"])
    #expect(result.outcome == .exited(64))
    #expect(result.errors.contains("run 'badge help'"))
  }

  // MARK: -

  private static func library(
    in folder: URL,
    command: WorkerCommand? = WorkerCommand(program: BuiltProducts.badge.plainPath)
  ) -> WorkerStyleLibrary {
    let place = StyleSearchPath.Entry(path: folder.plainPath, origin: .stylePathFlag)
    return WorkerStyleLibrary(
      searchPath: StyleSearchPath(entries: [place]),
      worker: WorkerConfiguration(command: command)
    )
  }

  private func run(
    _ arguments: [String],
    input: String = "",
    in folder: TemporaryFolder? = nil
  ) throws -> ProcessResult {
    let home = try folder ?? TemporaryFolder()
    defer { if folder == nil { home.remove() } }
    return try BuiltProducts.badge(arguments, folder: home.url, input: Array(input.utf8)).run()
  }
}
