import Foundation
import TestSupport
import Testing

@Suite("badge style validate")
struct ValidateTests {
  /// The ids of the checks that have found something, by verdict, as JSON has them.
  private struct Report: Decodable {
    struct Check: Decodable {
      var id: String
      var verdict: String
      var findings: [String]
    }
    var isPassed: Bool
    var checks: [Check]

    func ids(_ verdict: String) -> [String] { checks.filter { $0.verdict == verdict }.map(\.id) }
  }

  private func validate(
    _ arguments: [String]
  ) throws -> (report: Report, outcome: ProcessResult.Outcome) {
    let folder = try TemporaryFolder("badge-validate")
    var badge = BuiltProducts.badge(
      ["style", "validate", "--json"] + arguments,
      folder: folder.url
    )
    badge.timeLimit = .seconds(120)
    let result = try badge.run()
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    return (report, result.outcome)
  }

  @Test(
    "finds nothing to say about the bundled plugins",
    arguments: ["DefaultBadge", "FancyBadge"]
  )
  func bundled(name: String) throws {
    let file = BuiltProducts.folder.appending(path: "lib\(name).so")
    let (report, outcome) = try validate([file.plainPath, "--seed", "1"])
    #expect(outcome == .exited(0))
    #expect(report.isPassed)
    #expect(report.ids("failed") == [])
    #expect(report.ids("skipped") == [])
    // What is built for tests looks for Swift where it was built, and may be a debug build.
    let advice = report.ids("advice").filter { $0 != "elf.run-path" && $0 != "note.release" }
    #expect(advice == [])
  }

  @Test("finds what a careless plugin does")
  func careless() throws {
    let folder = try TemporaryFolder("badge-careless")
    let file = try HostilePlugin.build(
      "careless.so",
      of: "CarelessStyles",
      from: "Careless",
      in: folder.url
    )
    let (report, outcome) = try validate([file.plainPath, "--seed", "1"])
    #expect(outcome == .exited(1))
    #expect(!report.isPassed)
    #expect(
      Set(report.ids("failed")) == [
        "note.version", "load.silent", "load.descriptors", "load.folder", "load.mask",
        "load.signals", "options.most", "options.between", "options.together", "labels.said",
        "drawing.size", "drawing.repeatable", "drawing.processes", "drawing.contrast",
        "drawing.contrast-increased", "drawing.contrast-tints", "fuzz.badges",
      ]
    )
    #expect(report.ids("advice").contains("file.name"))
    #expect(report.ids("advice").contains("note.sentences"))
    #expect(report.ids("skipped") == [])
    let most = report.checks.first { $0.id == "options.most" }?.findings ?? []
    #expect(most.contains { $0.contains("narrow, gap=20") && $0.contains("the gap is too wide") })
  }

  @Test("says of other files why they are no plugins")
  func others() throws {
    let folder = try TemporaryFolder("badge-validate")
    let text = folder.url.appending(path: "libText.so")
    try Data("not a library".utf8).write(to: text)
    let cases: [(path: String, id: String)] = [
      (text.plainPath, "elf.format"), (folder.url.plainPath + "/none.so", "file.exists"),
      (folder.url.plainPath, "file.regular"), (BuiltProducts.badge.plainPath, "elf.kind"),
      (BuiltProducts.folder.appending(path: "libStyleAPI.so").plainPath, "note.present"),
    ]
    for (path, id) in cases {
      let (report, outcome) = try validate([path])
      #expect(outcome == .exited(1), "\(path)")
      #expect(report.ids("failed").contains(id), "\(path): \(report.ids("failed"))")
      #expect(report.ids("skipped").contains("load.loads"), "\(path)")
    }
  }

  @Test("writes a report for continuous integration, and makes the checks that are asked for")
  func junit() throws {
    let folder = try TemporaryFolder("badge-validate")
    let xml = folder.url.appending(path: "report.xml")
    let file = BuiltProducts.folder.appending(path: "libFancyBadge.so")
    let (report, outcome) = try validate([
      file.plainPath, "--only", "elf", "--only", "note.id", "--junit", xml.plainPath,
    ])
    #expect(outcome == .exited(0))
    #expect(report.checks.allSatisfy { $0.id.hasPrefix("elf.") || $0.id == "note.id" })
    let text = try String(contentsOf: xml, encoding: .utf8)
    #expect(text.contains("<testcase classname=\"note\" name=\"note.id\""))
  }

  @Test("ends when its time is over, says what it has not checked, and leaves nothing running")
  func timeout() throws {
    let folder = try TemporaryFolder("badge-validate")
    let plugin = try HostilePlugin.file.get().plainPath
    // The style 'sleep' would take two seconds for each of hundreds of badges.
    let start = ContinuousClock.now
    let (report, outcome) = try validate([plugin, "--timeout", "3", "--only", "labels"])
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(outcome == .exited(1))
    #expect(!report.isPassed)
    #expect(!report.ids("notRun").isEmpty)
    #expect(report.checks.allSatisfy { $0.verdict != "passed" })
    let first = report.checks.first { $0.verdict == "notRun" }?.findings ?? []
    #expect(first.first == "it was not finished within 3 seconds")

    let text = try BuiltProducts.badge(
      ["style", "validate", plugin, "--timeout", "1", "--only", "labels"],
      folder: folder.url
    ).run()
    #expect(text.outcome == .exited(1))
    #expect(text.output.contains(" not run for want of time (--timeout)\n"), "\(text.output)")
    let enough = try validate([
      BuiltProducts.folder.appending(path: "libFancyBadge.so").plainPath, "--timeout", "100",
      "--only", "labels.short",
    ])
    #expect(enough.outcome == .exited(0))
    let bad = try BuiltProducts.badge(
      ["style", "validate", plugin, "--timeout", "0"],
      folder: folder.url
    ).run()
    #expect(bad.outcome == .exited(64))
  }

  @Test("shows how far it has come where somebody watches, and nothing elsewhere")
  func progress() throws {
    let folder = try TemporaryFolder("badge-validate")
    let file = BuiltProducts.folder.appending(path: "libFancyBadge.so").plainPath
    let words = [BuiltProducts.badge.plainPath, "style", "validate", file, "--only", "labels"]
    let silent = try BuiltProducts.badge(Array(words.dropFirst()), folder: folder.url).run()
    #expect(silent.errors == "")

    let terminal = try PseudoTerminal(columns: 40, rows: 10)
    let process = Process()
    process.executableURL = BuiltProducts.badge
    process.arguments = Array(words.dropFirst())
    process.environment = ["TERM": "xterm-256color", "HOME": folder.url.plainPath]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle(fileDescriptor: terminal.programSide)
    try process.run()
    var shown = ""
    while process.isRunning { shown += terminal.read(waiting: .milliseconds(50)) }
    shown += terminal.read()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(report == silent.output)
    let looks = shown.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(looks.contains { $0.hasPrefix("1 of 15: labels.empty, 0 badges drawn") }, "\(shown)")
    #expect(looks.last == "", "the line is taken away")
    #expect(looks.allSatisfy { $0.count < 40 && !$0.contains("\n") })
  }

  @Test("loads a plugin into its own process where it is told to")
  func inProcess() throws {
    let file = BuiltProducts.folder.appending(path: "libFancyBadge.so")
    let (report, outcome) = try validate([file.plainPath, "--in-process"])
    #expect(outcome == .exited(0))
    #expect(report.ids("failed") == [])
    #expect(Set(report.ids("skipped").map { $0.prefix { $0 != "." } }) == ["load", "drawing"])
  }
}
