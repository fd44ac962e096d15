import Foundation
import TestSupport
import Testing

/// A style that does something wrong, and what is said about it.
struct Fault: Sendable, CustomTestStringConvertible {
  var style: String
  /// What the message holds; one of them is enough where it depends on the machine's speed.
  var messages: [String]

  init(_ style: String, _ messages: String...) {
    self.style = style
    self.messages = messages
  }

  var testDescription: String { style }
}

@Suite("A plugin that")
struct WorkerFaultTests {
  private static let whileDrawing = "while it drew the badge"

  static let faults: [Fault] = [
    Fault("fatal", "crashed \(whileDrawing) (SIGILL: a fatal error", "(SIGTRAP: a fatal error"),
    Fault("nil", "crashed \(whileDrawing) (SIGILL: a fatal error", "(SIGTRAP: a fatal error"),
    Fault("make", "crashed \(whileDrawing) (SIGILL: a fatal error", "(SIGTRAP: a fatal error"),
    Fault("pointer", "crashed \(whileDrawing) (SIGSEGV: a bad pointer or an endless recursion)"),
    Fault("recursion", "crashed \(whileDrawing) (SIGSEGV: a bad pointer or an endless recursion)"),
    Fault("abort", "crashed \(whileDrawing) (SIGABRT"),
    Fault("kill-self", "crashed \(whileDrawing) (SIGKILL"),
    Fault("loop", "did not finish within 2.0 seconds \(whileDrawing)"),
    Fault("sleep", "did not finish within 2.0 seconds \(whileDrawing)"),
    Fault("exit", "called exit(0) \(whileDrawing)"),
    Fault("quick-exit", "called exit(3) \(whileDrawing)"),
    Fault("flood", "wrote more than 1048576 bytes to its outputs \(whileDrawing)"),
    Fault("close", "closed the channel to badge \(whileDrawing)"),
    Fault("close-and-wait", "closed the channel to badge \(whileDrawing)"),
    Fault("forge", "what the plugin sent instead of a badge has an unknown magic"),
    Fault("forge-header", "what the plugin sent instead of a badge has"),
    Fault(
      "hog",
      "(SIGABRT: it gave up, for example for want of memory)",
      "did not finish",
      "failed to allocate"
    ),
    Fault("huge", "the longest side is 1000000"),
    Fault("wide", "the drawing is 2000000 by"),
    Fault("far", "the longest side is 1000000"),
    // Without memory the runtime ends by one signal or another.
    Fault(
      "many",
      "did not finish within",
      "has 5",
      "SIGABRT",
      "larger than",
      "failed to allocate",
      "SIGSEGV"
    ),
    Fault("deep", "SIGSEGV", "did not finish within"),
    Fault("groups", "has more than 256 groups within one another"),
    Fault(
      "long",
      "did not finish within",
      "SIGABRT",
      "longest side",
      "larger than",
      "failed to allocate",
      "SIGSEGV"
    ),
    Fault("longish", "the longest side is 1000000"),
    Fault("control", "has a control character in a text (U+001B)"),
    Fault("class", "the style 'class' is a class (ClassStyle)"),
    Fault("refuse", "style 'refuse' does not take its options: not on a Monday"),
  ]

  @Test("does something wrong loses its badge and no other", arguments: faults)
  func failure(_ fault: Fault) throws {
    let result = try batch(["good", fault.style, "good"])
    #expect(result.outcome == .exited(1))
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 3, "\(result.output)\(result.errors)")
    #expect(lines[0].hasPrefix(#"{"line":1,"text":"[0: a]"}"#))
    #expect(lines[2].hasPrefix(#"{"line":3,"text":"[2: a]"}"#))
    #expect(lines[1].hasPrefix(#"{"line":2,"error":"the badge '1 | a' in the style "#))
    #expect(lines[1].contains("'\(fault.style)'"))
    #expect(fault.messages.contains { lines[1].contains($0) }, "\(lines[1])")
    #expect(result.errors == "Error: 1 of 3 lines failed\n")
  }

  @Test("dies is quoted with what it wrote, without the runtime's stack trace")
  func lastLines() throws {
    let result = try render("fatal")
    #expect(result.outcome == .exited(1))
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("'HostileStyles/Faults.swift:8: Fatal error: style says boom'"))
    #expect(!result.errors.contains("0x0000"))
  }

  /// What the system refuses, with the number of its error; styles get the numbers and go on.
  static let refusals: [(style: String, codes: [Int32])] = [
    ("read", [EACCES]), ("read-link", [EACCES]), ("list", [EACCES]), ("write", [EACCES]),
    ("append", [EACCES]), ("truncate", [EPERM]), ("remove", [EPERM]), ("rename", [EPERM]),
    ("chmod", [EPERM]), ("mkdir", [EPERM]), ("symlink", [EPERM]), ("tcp", [EPERM]),
    ("udp", [EPERM]), ("unix", [EPERM]), ("kill", [EPERM]), ("kill-all", [EPERM]),
    ("spawn", [EPERM]), ("exec", [EPERM]), ("session", [EPERM]), ("owner", [EPERM]),
    ("signals", [EPERM]), ("lease", [EPERM]), ("attributes", [EPERM]), ("processors", [EPERM]),
    // These are its own affair.
    ("home", [0]), ("surroundings", [0]), ("thread", [0]), ("print", [0]),
  ]

  @Test("reaches for what is not its own gets nothing", arguments: refusals)
  func refusal(_ style: String, _ codes: [Int32]) throws {
    try TemporaryFolder.with { folder in
      let kept = folder["kept"]
      try Data("kept".utf8).write(to: kept)
      #expect(chmod(kept.plainPath, 0o600) == 0)
      let result = try render("\(style):path=\(folder.url.plainPath)", in: folder)
      #expect(result.outcome == .exited(0), "\(result.errors)")
      let expected = codes.map { "[a: \(style)=\($0) b]\n" }
      #expect(expected.contains(result.output), "\(result.output)")
      #expect(result.errors.isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.plainPath)
      #expect(names.filter { !$0.hasPrefix(".") } == ["kept"])
      #expect(try String(contentsOf: kept, encoding: .utf8) == "kept")
      var status = stat()
      #expect(stat(kept.plainPath, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test("removes a queue of the user's that it knows the number of does not succeed")
  func queue() throws {
    // IPC_PRIVATE
    let queue = msgget(0, 0o600)
    try #require(queue >= 0)
    defer { msgctl(queue, IPC_RMID, nil) }
    #expect(try render("queue:path=\(queue)").output == "[a: queue=\(EPERM) b]\n")
    var status = msqid_ds()
    #expect(msgctl(queue, IPC_STAT, &status) == 0)
  }

  @Test("has a name that would steer the terminal is told in signs that do not")
  func name() throws {
    try TemporaryFolder.with { folder in
      let plugin = folder["lib\u{1B}[31m\n\u{7}.so"]
      try FileManager.default.copyItem(at: HostilePlugin.file.get(), to: plugin)
      func check(_ words: String..., showing text: String) throws {
        let result = try run(words, plugin: plugin, in: folder)
        let shown = result.output + result.errors
        #expect(shown.contains("lib\u{FFFD}[31m \u{FFFD}.so" + text), "\(shown)")
        #expect(!shown.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
      }
      try check("render", "a", "b", "--style", "print", "--verbose", showing: ": hello")
      try check("render", "a", "b", "--style", "abort", showing: ": the plugin crashed")
      try check("style", "inspect", "abort", showing: "\n")
      try check("style", "validate", "abort", "--only", "file", showing: ": 7 checks")
      try check("style", "list", "--all", showing: "\n")
      try check("style", "doctor", showing: "\n  in order")
    }
  }

  @Test("leaves a thread behind that dies later does no harm to the badges after it")
  func lateThread() throws {
    let styles = (0..<400).map { $0 % 10 == 0 ? "thread" : "good" }
    let result = try batch(styles)
    #expect(result.outcome == .exited(0), "\(result.output)")
  }

  @Test("prints is heard with --verbose, and can't steer the terminal")
  func verbose() throws {
    let quiet = try render("print")
    #expect(quiet.errors.isEmpty)
    let result = try render("print", "--verbose")
    #expect(result.output == quiet.output)
    #expect(result.errors == "libHostile.so: hello \u{FFFD}[31mfrom the style\n")
  }

  @Test(
    "does something wrong when it is loaded is told from one that does so later",
    arguments: [
      ("abort();", "crashed while it was loaded (SIGABRT"),
      ("_exit(0);", "called exit(0) while it was loaded"),
      ("for (;;) pause();", "did not finish within 5.0 seconds while it was loaded"),
    ]
  )
  func constructors(_ code: String, _ message: String) throws {
    try TemporaryFolder.with { folder in
      let plugin = try HostilePlugin.build(
        "libEarly.so",
        of: "EarlyStyles",
        in: folder.url,
        constructor: code
      )
      let result = try run(["render", "a", "b", "--style", "good"], plugin: plugin)
      #expect(result.outcome == .exited(69))
      #expect(result.errors.contains("\(plugin.plainPath): the plugin \(message)"))
      // It isn't tried again for each badge.
      let lines = (0..<50).map { "{\"message\":\"\($0)\",\"style\":\"good\"}\n" }.joined()
      let batch = try run(["batch", "-", "--jobs", "1"], plugin: plugin, input: lines)
      #expect(batch.outcome == .exited(1))
      #expect(batch.output.split(separator: "\n").count { $0.contains(message) } == 50)
    }
  }

  // MARK: Runs

  private func render(
    _ style: String,
    _ options: String...,
    in folder: TemporaryFolder? = nil
  ) throws -> ProcessResult {
    try run(
      ["render", "a", "b", "--style", style, "--format", "text"] + options,
      plugin: HostilePlugin.file.get(),
      in: folder
    )
  }

  /// A batch of a badge for each style, labelled with its number.
  private func batch(_ styles: [String]) throws -> ProcessResult {
    let lines = styles.enumerated().map { index, style in
      "{\"label\":\"\(index)\",\"message\":\"a\",\"style\":\"\(style)\"}\n"
    }
    return try run(
      ["batch", "-", "--format", "text", "--jobs", "1"],
      plugin: HostilePlugin.file.get(),
      input: lines.joined()
    )
  }

  private func run(
    _ arguments: [String],
    plugin: URL,
    in folder: TemporaryFolder? = nil,
    input: String = ""
  ) throws -> ProcessResult {
    let home = try folder ?? TemporaryFolder()
    defer { if folder == nil { home.remove() } }
    return try BuiltProducts.badge(
      arguments + ["--plugin", plugin.plainPath],
      folder: home.url,
      input: Array(input.utf8)
    ).run()
  }
}
