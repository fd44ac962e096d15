internal import StyleHost

/// What the checks of a plugin have found.
package struct ValidationReport: Sendable {
  /// A check and what it has found.
  package struct Entry: Sendable {
    /// The check.
    package let check: ValidationCheck
    /// What it has found.
    package let outcome: ValidationOutcome
    /// How long it took.
    package let time: Duration

    /// Describes what became of a check.
    package init(check: ValidationCheck, outcome: ValidationOutcome, time: Duration) {
      self.check = check
      self.outcome = outcome
      self.time = time
    }
  }

  /// How an entry counts.
  package enum Verdict: String, CaseIterable, Sendable {
    case passed
    /// Something is to be said, with which the plugin passes.
    case advice
    case failed
    case skipped
    /// There was no time for it.
    case notRun

    /// The word for people.
    var word: String { self == .notRun ? "not run" : rawValue }
  }

  /// The path of the plugin.
  package let path: String
  /// The seed that random badges were made from.
  package let seed: UInt64
  /// The checks, in order.
  package var entries: [Entry]

  /// Whether nothing has failed, and there was time for everything.
  ///
  /// A check that could not be made is no failure: what kept it from being made is one.
  package var isPassed: Bool { count(.failed) == 0 && count(.notRun) == 0 }

  /// How many checks have ended in one way.
  package func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }
}

extension ValidationReport.Entry {
  /// How it counts.
  package var verdict: ValidationReport.Verdict {
    switch outcome {
    case .passed: .passed
    case .found: check.isAdvice ? .advice : .failed
    case .skipped: .skipped
    case .notRun: .notRun
    }
  }

  /// What has been found, or why it was not looked for.
  package var lines: [String] {
    switch outcome {
    case .passed: []
    case .found(let findings): findings
    case .skipped(let reason): [reason]
    case .notRun(let findings): findings
    }
  }
}

extension ValidationReport.Entry {
  /// Whether it is told where only what matters is: not where all is well, nor where there is nothing
  /// to say that others do not say.
  fileprivate var isToBeTold: Bool {
    switch outcome {
    case .found: true
    case .notRun(let findings): !findings.isEmpty
    case .passed, .skipped: false
    }
  }
}

// MARK: - Text

extension ValidationReport {
  /// The most findings of one check that are shown.
  private static let mostFindings = 5
  /// Where the checks are explained, in the project's documentation.
  package static let page = "Documentation/Validation.md"

  /// The report for people: what is to be said, and a line that counts.
  ///
  /// - Parameter showsAll: Whether checks that have passed are shown too.
  package func text(showsAll: Bool = false) -> String {
    var blocks = entries.filter { showsAll || $0.isToBeTold }.map(Self.text)
    blocks.append(summary + "\n")
    return blocks.joined(separator: showsAll ? "" : "\n")
  }

  /// The counts, in a sentence.
  package var summary: String {
    var parts = ["\(entries.count) checks", "\(count(.passed)) passed"]
    let (failed, advice, skipped) = (count(.failed), count(.advice), count(.skipped))
    if failed > 0 { parts.append("\(failed) failed") }
    if advice > 0 { parts.append("\(advice) with advice") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if count(.notRun) > 0 { parts.append("\(count(.notRun)) not run for want of time (--timeout)") }
    return TextSanitizer.sanitize(path) + ": " + parts.joined(separator: ", ")
  }

  private static func text(_ entry: Entry) -> String {
    var text = "\(entry.verdict.word)  \(entry.check.id)  \(entry.check.title)\n"
    // Findings quote what is in the file, such as the names of symbols.
    let lines = entry.lines.map { TextSanitizer.sanitize($0) }
    for line in lines.prefix(mostFindings) { text += "        \(line)\n" }
    if lines.count > mostFindings { text += "        and \(lines.count - mostFindings) more\n" }
    if entry.verdict == .failed || entry.verdict == .advice {
      text += "        Fix: \(entry.check.fix)\n"
      text += "        See \(page)#\(entry.check.id.anchor)\n"
    }
    return text
  }
}

extension String {
  /// The anchor that a page gives a heading of this text: lower case, without full stops.
  package var anchor: String { lowercased().filter { $0 != "." } }
}
