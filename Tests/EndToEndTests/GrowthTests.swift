import Foundation
import TestSupport
import Testing

/// Plugins of an older StyleAPI, and the check that keeps them working.
@Suite(
  "A later StyleAPI",
  .external("the tests that build the SDK")
)
struct GrowthTests {
  @Test("with one more of everything works with plugins that were built before")
  func timeCapsule() async throws {
    let capsules = try Self.capsules()
    try #require(
      !capsules.isEmpty,
      "there is no time capsule of this compiler; make one with Scripts/make-time-capsule"
    )
    let installation = try await Installation.shared.value
    try await TemporaryFolder.with("badge-growth") { folder in
      let changed = try ChangedStyleAPI(in: folder, ChangedStyleAPI.growth)
      let built = try await changed.build(in: folder)
      let grown = folder["grown"]
      try ExecutableFile.copy(installation.prefix, to: grown)
      try FileManager.default.removeItem(at: grown.appending(path: "lib/libStyleAPI.so"))
      try FileManager.default.copyItem(
        at: built.appending(path: "libStyleAPI.so"),
        to: grown.appending(path: "lib/libStyleAPI.so")
      )
      let host = try await Self.buildHost(against: built, in: folder)
      for capsule in capsules {
        let report = try ChildProcess(host.plainPath, [capsule.plainPath]).run().requireSuccess()
        #expect(report.output == Self.report)
        for words in [["--format", "svg"], ["--format", "ansi", "--ansi", "truecolor"]] {
          let drawings = try [installation.prefix, grown].map { prefix in
            try ChildProcess(
              prefix.appending(path: "bin/badge").plainPath,
              ["render", "build", "passing", "--style", "capsule:mark=bar,gap=3"]
                + ["--plugin", capsule.plainPath] + words,
              environment: BuiltProducts.isolation(home: folder.url)
            ).run().requireSuccess().output
          }
          #expect(drawings[0] == drawings[1])
          #expect(drawings[0].contains("passing"))
        }
      }
    }
  }

  /// What the host finds in a plugin that knows nothing of what has been added.
  private static let report = """
    entry 0, session ["grown": 1], previews ["capsule"]
    style capsule
    option gap number(ClosedRange(0.0...20.0)) 4 grown
    option mark choice(["dot", "bar"]) dot grown
    emphasis 0.5
    prepare Text
    rank 7.0 7.0
    interactive false
    gap:number mark:text new:unknown tint:color

    """

  @Test("may have one more of everything")
  func growth() async throws {
    try await TemporaryFolder.with("badge-growth") { folder in
      let result = try await ChangedStyleAPI(in: folder, ChangedStyleAPI.growth).checkAPI()
      #expect(result.succeeded, "\(result.output)\(result.errors)")
      #expect(result.output == "Plugins of the last release work with StyleAPI as it is now\n")
    }
  }

  @Test("may not change what plugins rely on")
  func breaks() async throws {
    try await TemporaryFolder.with("badge-growth") { folder in
      let result = try await ChangedStyleAPI(in: folder, ChangedStyleAPI.breaks).checkAPI()
      #expect(result.outcome == .exited(1))
      #expect(result.errors.contains("plugins of the last release would break"))
      for message in [
        "Var BadgeStyle.emphasis has been added as a protocol requirement",
        "Protocol PreviewProvider has 1 more without a default for old plugins",
        "Protocol EnvironmentKey has added inherited protocol CustomNamed",
        "Var UnitPoint.z is added to a non-resilient type",
        "Func StyleOptions.flag(_:) has been removed",
        "Protocol View has lost its default of method #View._measure",
      ] {
        #expect(result.output.contains(message), "\(message):\n\(result.output)")
      }
    }
  }

  /// The capsules of this compiler and this processor.
  private static func capsules() throws -> [URL] {
    let folder = BuiltProducts.repository
      .appending(path: "Tests/EndToEndTests/Fixtures/TimeCapsule")
    let version = try ChildProcess("swiftc", ["-print-target-info"]).run().requireSuccess().output
      .firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.output.1) }
    let machine = try ChildProcess("uname", ["-m"]).run().requireSuccess().output
      .trimmingCharacters(in: .newlines)
    return try FileManager.default.contentsOfDirectory(atPath: folder.plainPath)
      .filter { $0.hasSuffix("-swift-\(version ?? "?")-\(machine).so") }.sorted()
      .map { folder.appending(path: $0) }
  }

  private static func buildHost(
    against built: URL,
    in folder: TemporaryFolder
  ) async throws -> URL {
    let host = folder["host"]
    let source = BuiltProducts.repository
      .appending(path: "Tests/EndToEndTests/Fixtures/TimeCapsule/Host/main.swift")
    try await ChildProcess(
      "swiftc",
      [
        "-swift-version", "6", "-O", "-I", built.appending(path: "Modules").plainPath,
        "-L", built.plainPath, "-lStyleAPI", "-Xlinker", "-rpath=\(built.plainPath)",
        "-o", host.plainPath, source.plainPath,
      ],
      timeLimit: .seconds(300)
    ).runInBackground().requireSuccess()
    return host
  }
}
