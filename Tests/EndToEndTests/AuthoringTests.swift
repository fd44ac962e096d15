import Foundation
import TestSupport
import Testing

@Suite("A style of one's own")
struct AuthoringTests {
  /// A run of the built tool in a folder, whose plugins and state are there too.
  private func badge(
    _ arguments: [String],
    in folder: URL,
    home: URL,
    environment: [String: String?] = [:]
  ) throws -> ProcessResult {
    var badge = BuiltProducts.badge(arguments, environment: environment, folder: home)
    badge.folder = folder
    badge.timeLimit = .seconds(300)
    return try badge.run()
  }

  @Test("comes about against the tool of a build folder, in five commands")
  func checkout() throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    let made = try badge(["style", "new", "neon-sign"], in: home, home: home).requireSuccess()
    #expect(
      made.output.hasPrefix("Made neon-sign with the style 'neon-sign' in Sources/NeonSignStyle")
    )
    let package = home.appending(path: "neon-sign")
    let style = try String(
      contentsOf: package.appending(path: "Sources/NeonSignStyle/NeonSignStyle.swift"),
      encoding: .utf8
    )
    #expect(style.split(separator: "\n").count <= 15)

    let library = ".build/badge/libNeonSignStyle.so"
    let built = try badge(["style", "build"], in: package, home: home).requireSuccess()
    #expect(built.output == "Built \(library) with the style 'neon-sign'.\n")
    let again = try badge(["style", "build"], in: package, home: home).requireSuccess()
    #expect(again.output == "Up to date: \(library) with the style 'neon-sign'.\n")
    for subject in [library, "."] {
      let report = try badge(["style", "validate", subject], in: package, home: home)
        .requireSuccess()
      #expect(report.output.contains("99 checks, 99 passed\n"), "\(report.output)")
    }
    try expectGoldenCases(in: package, home: home)
    try badge(["style", "install", library], in: package, home: home).requireSuccess()
    let drawn = try badge(
      ["render", "build", "passing", "--style", "neon-sign", "--format", "text"],
      in: home,
      home: home
    ).requireSuccess()
    #expect(drawn.output == "[build: passing]\n")

    // What was changed is built again, and where that fails, what was built before stays.
    let before = try Data(contentsOf: package.appending(path: library))
    try change("Sources/NeonSignStyle/NeonSignStyle.swift", in: package) {
      $0 + "let x: Int = \"\"\n"
    }
    let broken = try badge(["style", "build"], in: package, home: home)
    #expect(broken.outcome == .exited(1))
    #expect(
      broken.errors.contains("Sources/NeonSignStyle/NeonSignStyle.swift:16:14: error: cannot")
    )
    #expect(broken.errors.split(separator: "\n").count > 2)
    #expect(try Data(contentsOf: package.appending(path: library)) == before)
    try change("Sources/NeonSignStyle/NeonSignStyle.swift", in: package) {
      String($0.dropLast(17)).replacing(".purple", with: ".orange")
    }
    let changed = try badge(["style", "build"], in: package, home: home).requireSuccess()
    #expect(changed.output.hasPrefix("Built "))
    #expect(try Data(contentsOf: package.appending(path: library)) != before)

    // A style that fails now and then does not pass because it is tried again.
    try change("Sources/NeonSignStyle/NeonSignStyle.swift", in: package) {
      $0.replacing("let plate", with: "let _ = tire()\n    let plate")
        + """

        nonisolated(unsafe) private var count = 0

        private func tire() {
          count += 1
          if count > 3 { fatalError("tired") }
        }

        """
    }
    let moody = try badge(
      ["style", "validate", ".", "--only", "drawing.repeatable"],
      in: package,
      home: home
    )
    #expect(moody.outcome == .exited(1))
    #expect(moody.output.hasPrefix("failed  drawing.repeatable"), "\(moody.output)")

    // What is registered has to be what is declared.
    try change("Sources/NeonSignStyle/Plugin.swift", in: package) {
      $0.replacing("add(\"neon-sign\"", with: "add(\"other\"")
    }
    let other = try badge(["style", "build"], in: package, home: home)
    #expect(other.outcome == .exited(1))
    #expect(other.errors.contains("'other'"))
    // The file is named once.
    let parts = other.errors.components(separatedBy: "libNeonSignStyle.so")
    #expect(parts.count == 2, "\(other.errors)")
    let unregistered = try badge(
      ["style", "validate", ".", "--junit", "report.xml"],
      in: package,
      home: home
    )
    #expect(unregistered.outcome == .exited(1))
    #expect(unregistered.output.hasPrefix("failed  load.loads"), "\(unregistered.output)")
    let report = try String(contentsOf: package.appending(path: "report.xml"), encoding: .utf8)
    #expect(report.contains("name=\"load.loads\""))
    try change("Sources/NeonSignStyle/style.note", in: package) {
      $0.replacing("version=1.0.0", with: "version")
    }
    let note = try badge(["style", "build"], in: package, home: home)
    #expect(note.outcome == .exited(65))
    #expect(note.errors.contains("Sources/NeonSignStyle/style.note:4: 'key=value' was expected"))
  }

  /// Keeps drawings of a scene, and changes one.
  private func expectGoldenCases(in package: URL, home: URL) throws {
    let cases = package.appending(path: "Cases")
    try FileManager.default.createDirectory(at: cases, withIntermediateDirectories: true)
    let scene = """
      {"environment": {"badgeStyle": "neon-sign"}, "content": {"label": "build", "message": "passing"}}
      """
    try Data(scene.utf8).write(to: cases.appending(path: "build.json"))
    let golden = ["style", "validate", ".", "--only", "golden"]
    let missing = try badge(golden, in: package, home: home)
    #expect(missing.outcome == .exited(1))
    #expect(missing.output.contains("build.svg is not there"), "\(missing.output)")
    try badge(golden + ["--record"], in: package, home: home).requireSuccess()
    try badge(golden, in: package, home: home).requireSuccess()
    let text = cases.appending(path: "build.txt")
    #expect(try String(contentsOf: text, encoding: .utf8) == "[build: passing]\n")
    try Data("[build: failing]\n".utf8).write(to: text)
    let changed = try badge(golden, in: package, home: home)
    #expect(changed.outcome == .exited(1))
    #expect(changed.output.contains("build.txt differs from what is drawn"))
    // What cannot be read is not taken for missing, and not written over.
    try FileManager.default.removeItem(at: text)
    try FileManager.default.createDirectory(at: text, withIntermediateDirectories: false)
    let unreadable = try badge(golden, in: package, home: home)
    #expect(unreadable.outcome == .exited(1))
    #expect(
      unreadable.output.contains("build.txt: this is a folder, not a file"),
      "\(unreadable.output)"
    )
    try FileManager.default.removeItem(at: text)
    try Data("{".utf8).write(to: cases.appending(path: "broken.json"))
    let broken = try badge(golden + ["--record"], in: package, home: home)
    #expect(broken.outcome == .exited(1))
    #expect(broken.output.contains("broken.json: "), "\(broken.output)")
    try FileManager.default.removeItem(at: cases)
  }

  @Test("is not called built where badge could not use it")
  func unusable() throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    try badge(["style", "new", "neon"], in: home, home: home).requireSuccess()
    let package = home.appending(path: "neon")
    let note = "Sources/NeonStyle/style.note"
    let declared = try String(contentsOf: package.appending(path: note), encoding: .utf8)
    for option in ["number:9:0...4", "number:x:0...4", "flag:no", "choice:z:a,b", "integer:1.5"] {
      try change(note, in: package) { _ in declared + "option=neon.n:\(option)\n" }
      let built = try badge(["style", "build"], in: package, home: home)
      #expect(!built.succeeded, "\(option)")
      #expect(!built.errors.isEmpty)
    }
    // The ends of a range may be further apart than a number holds.
    try change(note, in: package) { _ in declared + "option=neon.n:number:0:-1e308...1e308\n" }
    try badge(["style", "validate", ".", "--only", "fuzz"], in: package, home: home)
      .requireSuccess()
    // What waits for ever is not read.
    try change(note, in: package) { _ in declared }
    let pipe = package.appending(path: "Sources/NeonStyle/Pipe.swift")
    #expect(mkfifo(pipe.plainPath, 0o600) == 0)
    let waiting = try badge(["style", "build"], in: package, home: home)
    #expect(!waiting.succeeded)
    #expect(waiting.errors.contains("Pipe.swift"), "\(waiting.errors)")
    try FileManager.default.removeItem(at: pipe)
    // A link to the folder itself is not followed round and round.
    try FileManager.default.createSymbolicLink(
      atPath: package.appending(path: "Sources/NeonStyle/loop").plainPath,
      withDestinationPath: "."
    )
    try badge(["style", "build"], in: package, home: home).requireSuccess()
  }

  @Test("is not made over something, nor under a wrong name, nor built of nothing")
  func mistakes() throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    try scratch.write("mine", to: "taken/notes.txt")
    try FileManager.default.createDirectory(
      at: home.appending(path: "empty"),
      withIntermediateDirectories: true
    )
    let cases: [(arguments: [String], code: Int32, message: String)] = [
      (["new", "taken"], 73, "taken: there is something already"),
      (["new", "Neon"], 65, "'Neon' is no name for a style"),
      (["new", "fancy"], 65, "Help:  Choose another name, as in: badge style new my-fancy"),
      (["new", "default"], 65, "'default' is the name of a bundled style"),
      (["new", "../x"], 65, "'../x' is no name for a style"),
      (["new", "neon", "--id", "neon"], 64, "Please give one such as 'org.example.neon'"),
      (["new", "neon", "--id", "dev.badge.neon"], 64, "'dev.badge.' is this project's own"),
      (["build", "empty"], 66, "there is no style.note in a folder of Sources"),
      (["build", "missing"], 66, "there is no style.note in a folder of Sources"),
    ]
    for (arguments, code, message) in cases {
      let result = try badge(["style"] + arguments, in: home, home: home)
      #expect(result.outcome == .exited(code), "\(arguments)")
      #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.plainPath).sorted().filter {
        !$0.hasPrefix(".")
      } == ["empty", "taken"]
    )
    let made = try badge(["style", "new", "neon", "empty"], in: home, home: home)
    #expect(made.outcome == .exited(0))
    let spaced = try badge(["style", "new", "neon", "my neon's"], in: home, home: home)
    #expect(spaced.output.contains("\n  cd 'my neon'\\''s'\n"), "\(spaced.output)")
  }

  @Test("is made as a whole or not at all", arguments: [false, true])
  func noRoom(isThere: Bool) throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    let package = home.appending(path: "neon")
    if isThere {
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: false)
    }
    // No file may have more than 1 KiB, as where a disk is nearly full.
    let script = #"trap "" XFSZ; ulimit -f 1; exec "$0" style new neon"#
    let result = try ChildProcess(
      "/bin/bash",
      ["-c", script, BuiltProducts.badge.plainPath],
      environment: BuiltProducts.isolation(home: home),
      folder: home
    ).run()
    #expect(result.outcome == .exited(74), "\(result.errors)")
    #expect(result.errors.hasPrefix("Error: neon/"), "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: package.plainPath) == isThere)
    if isThere {
      #expect(try FileManager.default.contentsOfDirectory(atPath: package.plainPath).isEmpty)
    }
    try badge(["style", "new", "neon"], in: home, home: home).requireSuccess()
  }

  @Test("is built again where what is made of its note was changed by hand")
  func changedNote() throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    try badge(["style", "new", "neon"], in: home, home: home).requireSuccess()
    let package = home.appending(path: "neon")
    try badge(["style", "build"], in: package, home: home).requireSuccess()
    let made = package.appending(path: "Sources/NeonStyle/StyleNote.swift")
    let text = try String(contentsOf: made, encoding: .utf8)
    try change("Sources/NeonStyle/StyleNote.swift", in: package) { $0 + "// mine\n" }
    let built = try badge(["style", "build"], in: package, home: home).requireSuccess()
    #expect(built.output.hasPrefix("Built "))
    #expect(try String(contentsOf: made, encoding: .utf8) == text)
    let again = try badge(["style", "build"], in: package, home: home).requireSuccess()
    #expect(again.output.hasPrefix("Up to date: "))

    // A wrong line is named as the file has it, with its comments.
    try change("Sources/NeonStyle/style.note", in: package) {
      $0 + "\n# One that is wrong:\noption=neon.n:number:9:0...4\n"
    }
    let lines = try String(
      contentsOf: package.appending(path: "Sources/NeonStyle/style.note"),
      encoding: .utf8
    ).split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.hasPrefix("option=") }) + 1
    for arguments in [["build"], ["validate", "."]] {
      let wrong = try badge(["style"] + arguments, in: package, home: home)
      #expect(wrong.outcome == .exited(65))
      #expect(
        wrong.errors
          == "Error: Sources/NeonStyle/style.note:\(number): the default '9' is not one of the "
          + "option's values\n"
      )
    }
    let library = ".build/badge/libNeonStyle.so"
    let inspected = try badge(["style", "validate", library], in: package, home: home)
    #expect(inspected.output.contains("line \(number): the default '9'"), "\(inspected.output)")
  }

  @Test("says which signal has ended the compiler, and that memory may have run out")
  func killedCompiler() throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    try badge(["style", "new", "neon"], in: home, home: home).requireSuccess()
    let cases: [(script: String, messages: [String])] = [
      (
        "kill -KILL $$",
        [
          "Error: swiftc was ended by signal 9 (SIGKILL): memory may have run out\n"
            + "Help:  The system ends programs where memory runs out"
        ]
      ),
      // The driver lives on where only what it has started was ended.
      (
        "echo '<unknown>:0: error: unable to execute command: Killed' >&2; "
          + "echo '<unknown>:0: error: compile command failed due to signal 9 (use -v to see "
          + "invocation)' >&2; exit 1",
        ["Error: swiftc was ended by signal 9 (SIGKILL): memory may have run out\n"]
      ),
      (
        "echo 'Please submit a bug report' >&2; kill -SEGV $$",
        ["Please submit a bug report\n", "Error: swiftc was ended by signal 11 (SIGSEGV)\n"]
      ),
      (
        "echo 'a.swift:1:2: error: failed due to signal' >&2; exit 1",
        ["Error: a.swift:1:2: error"]
      ),
    ]
    for (script, messages) in cases {
      try ExecutableFile.write("#!/bin/sh\n\(script)\n", to: scratch["bin/swiftc"])
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let built = try badge(
        ["style", "build", "neon"],
        in: home,
        home: home,
        environment: ["PATH": "\(scratch["bin"].plainPath):\(path)"]
      )
      #expect(built.outcome == .exited(1))
      for message in messages { #expect(built.errors.contains(message), "\(built.errors)") }
    }
  }

  @Test("that prints has its words among the messages, never in a drawing or a report")
  func noise() throws {
    let scratch = try TemporaryFolder("badge-author")
    let home = scratch.url
    try badge(["style", "new", "neon"], in: home, home: home).requireSuccess()
    let package = home.appending(path: "neon")
    try change("Sources/NeonStyle/NeonStyle.swift", in: package) {
      $0.replacing("    let plate", with: "    let _ = print(\"noise\")\n    let plate")
    }
    try badge(["style", "build"], in: package, home: home).requireSuccess()
    let library = package.appending(path: ".build/badge/libNeonStyle.so").plainPath
    let report = try badge(
      ["style", "validate", library, "--in-process", "--json", "--only", "labels"],
      in: home,
      home: home
    )
    _ = try JSONSerialization.jsonObject(with: Data(report.outputBytes))
    #expect(report.errors.hasPrefix("noise\n"))
    let draw = ["--style", "neon", "--plugin", library, "--format", "text", "--sandbox", "never"]
    let drawn = try badge(["render", "a", "b"] + draw, in: home, home: home).requireSuccess()
    #expect(drawn.output == "[a: b]\n")
    #expect(drawn.errors.hasPrefix("noise\n"))
    var batch = BuiltProducts.badge(
      ["batch", "-"] + draw,
      folder: home,
      input: Array("{\"label\": \"a\", \"message\": \"b\"}\n".utf8)
    )
    batch.timeLimit = .seconds(60)
    #expect(try batch.run().output == "{\"line\":1,\"text\":\"[a: b]\"}\n")
    let file = home.appending(path: "out.txt").plainPath
    try badge(["render", "a", "b", "-o", file] + draw, in: home, home: home).requireSuccess()
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "[a: b]\n")
  }

  private func change(_ path: String, in package: URL, _ body: (String) -> String) throws {
    let file = package.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try body(text).write(to: file, atomically: true, encoding: .utf8)
  }
}
