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
  package func report(on path: String, worker: WorkerConfiguration?) -> ValidationReport {
    let session = ValidationSession(path: path, worker: worker, seed: seed)
    let clock = ContinuousClock()
    let entries = checks.map { check in
      let start = clock.now
      let outcome = check.run(session)
      return ValidationReport.Entry(check: check, outcome: outcome, time: clock.now - start)
    }
    return ValidationReport(path: path, seed: seed, entries: entries)
  }
}
