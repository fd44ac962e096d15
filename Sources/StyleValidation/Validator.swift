package import StyleHost

/// Checks a plugin: its file, its code, and what its styles draw.
///
/// ```swift
/// let validator = Validator(checks: ValidationCheck.selected(by: "elf"), seed: 1)
/// let report = validator.report(on: "/plugins/libNeon.so", worker: .init(command: .currentProgram))
/// report.isPassed
/// ```
package struct Validator: Sendable {
  private let checks: [ValidationCheck]
  private let seed: UInt64

  /// Chooses what is checked.
  ///
  /// - Parameters:
  ///   - checks: The checks; all of them by default.
  ///   - seed: What random badges are made from.
  package init(checks: [ValidationCheck] = ValidationCheck.all, seed: UInt64) {
    self.checks = checks
    self.seed = seed
  }

  /// Checks a plugin.
  ///
  /// - Parameters:
  ///   - path: The absolute path of its file.
  ///   - worker: How processes are started that load it; nil to load it into this one.
  ///   - limit: The time for all checks; nil for as long as they take. A badge that is drawn when it
  ///     is over is broken off with its process; in this process it is waited for.
  ///   - progress: Is told what is under way, for each check and each badge.
  package func report(
    on path: String,
    worker: WorkerConfiguration?,
    limit: ValidationTimeLimit? = nil,
    progress: @escaping (ValidationProgress) -> Void = { _ in }
  ) -> ValidationReport {
    let session = ValidationSession(path: path, worker: worker, seed: seed, limit: limit)
    let entries = checks.enumerated().map { index, check in
      func tell(isNew: Bool) {
        progress(
          ValidationProgress(
            check: check.id,
            number: index + 1,
            count: checks.count,
            badges: session.badges,
            isNew: isNew
          )
        )
      }
      tell(isNew: true)
      session.badgeIsDrawn = { tell(isNew: false) }
      return Self.entry(check, session)
    }
    return ValidationReport(path: path, seed: seed, entries: entries)
  }

  private static func entry(
    _ check: ValidationCheck,
    _ session: ValidationSession
  ) -> ValidationReport.Entry {
    let clock = ContinuousClock()
    let start = clock.now
    guard !session.isOver else {
      return ValidationReport.Entry(check: check, outcome: .notRun([]), time: .zero)
    }
    var outcome = check.run(session)
    // What was broken off may look like a finding, and like none.
    if session.isOver, !outcome.isNotRun { outcome = .notRun([]) }
    if case .notRun(let findings) = outcome, let limit = session.limit {
      outcome = .notRun([limit.unfinished] + findings)
    }
    return ValidationReport.Entry(check: check, outcome: outcome, time: clock.now - start)
  }
}
