import StyleTesting
import Testing

@Suite struct CompareSnapshotTests {
  private static let same = Array("badge\n".utf8)
  private static let other = Array("bodge\n".utf8)

  @Test(arguments: SnapshotRecordMode.allCases)
  func `without a reference it is recorded unless nothing is`(mode: SnapshotRecordMode) {
    let outcome = compareSnapshot("badge\n", with: nil, recording: mode)
    #expect(outcome == (mode == .never ? .missing : .recordsNew))
    #expect(outcome.records == (mode != .never))
  }

  @Test(arguments: SnapshotRecordMode.allCases)
  func `the same bytes match unless all is recorded`(mode: SnapshotRecordMode) {
    let outcome = compareSnapshot("badge\n", with: Self.same, recording: mode)
    #expect(outcome == (mode == .all ? .recordsUnchanged : .matches))
    #expect(outcome.records == (mode == .all))
  }

  @Test(arguments: SnapshotRecordMode.allCases)
  func `a difference is recorded where failures are`(mode: SnapshotRecordMode) throws {
    let outcome = compareSnapshot("badge\n", with: Self.other, recording: mode)
    switch (mode, outcome) {
    case (.never, .differs), (.missing, .differs): #expect(!outcome.records)
    case (.failed, .recordsChanged), (.all, .recordsChanged): #expect(outcome.records)
    default: Issue.record("\(mode) gave \(outcome)")
    }
  }

  @Test(arguments: [
    ("badge", "badge\n"), ("badge\n", "badge"), ("badge ", "badge"), ("a\r\nb", "a\nb"),
    // Canonically equivalent, which String compares as equal.
    ("e\u{301}", "\u{E9}"), ("", "\n"),
  ])
  func `what String takes for equal or hardly differs still differs`(
    received: String,
    reference: String
  ) {
    let outcome = compareSnapshot(received, with: Array(reference.utf8), recording: .never)
    guard case .differs(let difference) = outcome else {
      Issue.record("\(received.debugDescription) matches \(reference.debugDescription)")
      return
    }
    #expect(!difference.unifiedDiff(file: "a").isEmpty)
  }
}
