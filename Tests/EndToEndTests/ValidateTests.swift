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

  @Test("loads a plugin into its own process where it is told to")
  func inProcess() throws {
    let file = BuiltProducts.folder.appending(path: "libFancyBadge.so")
    let (report, outcome) = try validate([file.plainPath, "--in-process"])
    #expect(outcome == .exited(0))
    #expect(report.ids("failed") == [])
    #expect(Set(report.ids("skipped").map { $0.prefix { $0 != "." } }) == ["load", "drawing"])
  }
}
