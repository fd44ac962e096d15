import Synchronization
import Testing

@testable import StyleValidation

@Suite("The checks of a run")
struct ValidatorTests {
  private static func check(_ id: String, _ outcome: ValidationOutcome) -> ValidationCheck {
    ValidationCheck(id, id, fix: "Mend it.") { session in
      // As long as any check takes that waits for a badge.
      while session.limit != nil, id == "b.slow", !session.isOver {}
      return outcome
    }
  }

  private static let checks = [
    check("a.one", .found(["one"])), check("b.slow", .found(["maybe"])), check("c.late", .passed),
  ]

  @Test("are all made where there is time, and told before")
  func all() {
    let told = Mutex<[ValidationProgress]>([])
    let report = Validator(checks: Self.checks, seed: 1).report(on: "/none", worker: nil) { state in
      told.withLock { $0.append(state) }
    }
    #expect(report.entries.map(\.verdict) == [.failed, .failed, .passed])
    let states = told.withLock(\.self)
    #expect(states.map(\.check) == ["a.one", "b.slow", "c.late"])
    #expect(states.map(\.number) == [1, 2, 3])
    #expect(states.allSatisfy { $0.count == 3 && $0.isNew && $0.badges == 0 })
  }

  @Test("are not made once the time is over, and the one that was under way has found nothing")
  func limit() {
    let report = Validator(checks: Self.checks, seed: 1).report(
      on: "/none",
      worker: nil,
      limit: ValidationTimeLimit(.milliseconds(100))
    )
    #expect(report.entries.map(\.verdict) == [.failed, .notRun, .notRun])
    #expect(report.entries[1].lines == ["it was not finished within 0 seconds"])
    #expect(report.entries[2].lines == [])
  }
}
