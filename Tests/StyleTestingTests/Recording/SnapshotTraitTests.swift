@testable import StyleTesting
import Testing

@Suite(.snapshots(record: .never)) struct SnapshotTraitTests {
  @Test func `a suite's mode holds for its tests`() {
    #expect(SnapshotTrait.current?.record == .never)
  }

  @Test(.snapshots(record: .failed)) func `a test's own mode counts more`() {
    #expect(SnapshotTrait.current?.record == .failed)
  }

  @Suite struct Inner {
    @Test func `a suite's mode holds for suites in it`() {
      #expect(SnapshotTrait.current?.record == .never)
    }
  }
}

@Suite struct NoSnapshotTraitTests {
  @Test func `without a trait there are no settings`() { #expect(SnapshotTrait.current == nil) }
}
