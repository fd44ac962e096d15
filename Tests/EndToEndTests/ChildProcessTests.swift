import Foundation
import TestSupport
import Testing

@Suite("A program that a test runs")
struct ChildProcessTests {
  @Test("may fill both outputs in any order")
  func fullPipes() throws {
    let script = """
      head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero
      head -c 300000 /dev/zero >&2; echo end
      """
    let result = try shell(script).run()
    #expect(result.succeeded)
    #expect(result.outputBytes.count == 300_004)
    #expect(result.errorBytes.count == 600_000)
  }

  @Test("gets its folder, its input and its variables")
  func surroundings() throws {
    try TemporaryFolder.with { folder in
      setenv("BADGE_TEST_TAKEN", "taken away", 1)
      var child = shell("pwd; cat; echo \"$GIVEN-${BADGE_TEST_TAKEN-unset}\"")
      child.folder = folder.url
      child.input = Array("input\n".utf8)
      child.environment = ["GIVEN": "given", "BADGE_TEST_TAKEN": nil]
      let output = try child.run().output
      #expect(output == "\(folder.url.plainPath)\ninput\ngiven-unset\n")
    }
  }

  @Test(
    "says how it ended",
    arguments: [
      ("exit 3", ProcessResult.Outcome.exited(3)), ("kill -9 $$", .signalled(SIGKILL)),
    ]
  )
  func outcomes(_ script: String, _ outcome: ProcessResult.Outcome) throws {
    let result = try shell(script).run()
    #expect(result.outcome == outcome)
    #expect(throws: ProcessError.self) { try result.requireSuccess() }
  }

  @Test("is killed with all that it started when its time is over")
  func timeLimit() async throws {
    try await TemporaryFolder.with { folder in
      var child = shell("(sleep 60; echo late) & echo $! > child; echo early; wait")
      child.folder = folder.url
      child.timeLimit = .milliseconds(500)
      let result = try await child.runInBackground()
      #expect(result.outcome == .timedOut(.milliseconds(500)))
      #expect(result.output == "early\n")
      try expectGone(folder["child"])
    }
  }

  @Test("is not waited for by what it leaves behind")
  func leftovers() throws {
    try TemporaryFolder.with { folder in
      var child = shell("sleep 60 & echo $! > child; echo done")
      child.folder = folder.url
      let result = try child.run()
      #expect(result.succeeded)
      #expect(result.output == "done\n")
      try expectGone(folder["child"])
    }
  }

  @Test("that does not exist is an error")
  func missing() {
    #expect(throws: ProcessError.self) { try ChildProcess("no-such-program-here").run() }
  }

  private func shell(_ script: String) -> ChildProcess { ChildProcess("sh", ["-c", script]) }

  /// Expects that the process whose number stands in a file is dead, or dies at once.
  private func expectGone(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let pid = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<500 where isRunning(pid) { usleep(10_000) }
    #expect(!isRunning(pid))
  }

  /// Whether a process runs: one that is dead but not yet waited for by its new parent does not.
  private func isRunning(_ pid: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return false
    }
    return !(status.split(separator: ")").last?.hasPrefix(" Z") ?? false)
  }
}
