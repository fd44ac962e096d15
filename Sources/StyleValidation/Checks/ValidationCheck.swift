/// One thing that is looked at about a plugin.
///
/// ```swift
/// let check = ValidationCheck.all.first { $0.id == "elf.text-relocations" }
/// check?.title   // "Code is not changed while it is loaded"
/// ```
package struct ValidationCheck: Sendable {
  /// The name by which it is chosen and looked up: the group, a full stop, and what it is about.
  package let id: String
  /// What is the case where all is well, as a sentence without its full stop.
  package let title: String
  /// What an author does about a finding, as a sentence.
  package let fix: String
  /// Whether a finding is advice, with which a plugin passes.
  package let isAdvice: Bool
  let run: @Sendable (ValidationSession) -> ValidationOutcome

  init(
    _ id: String,
    _ title: String,
    fix: String,
    isAdvice: Bool = false,
    run: @escaping @Sendable (ValidationSession) -> ValidationOutcome
  ) {
    self.id = id
    self.title = title
    self.fix = fix
    self.isAdvice = isAdvice
    self.run = run
  }

  /// The part of the id before the full stop.
  package var group: String { String(id.prefix { $0 != "." }) }

  /// Every check, in the order in which they are made: each may rely on those before it.
  package static let all: [ValidationCheck] =
    file + elf + note + swift + loading + options + labels + surroundings + drawings + fuzz

  /// The check of drawings that an author keeps, which is made where there are some.
  package static let golden = ValidationCheck(
    "golden.cases",
    "Every kept scene is drawn as it is kept",
    fix: "Look at what differs; --record keeps what is drawn now."
  ) { _ in .skipped("no folder of scenes was given") }

  /// The checks that a word selects: one by its id, or all of a group.
  package static func selected(by word: String) -> [ValidationCheck] {
    (all + [golden]).filter { $0.id == word || $0.group == word }
  }
}

/// What a check has found.
package enum ValidationOutcome: Hashable, Sendable {
  /// All is well.
  case passed
  /// What is not, a sentence each.
  case found([String])
  /// It could not be looked at, for this reason.
  case skipped(String)
  /// There was no time for it, or not for all of it; what it had found by then.
  case notRun([String])

  /// Passed if there is nothing to say.
  init(_ findings: [String]) { self = findings.isEmpty ? .passed : .found(findings) }

  /// Whether there was no time for it.
  var isNotRun: Bool { if case .notRun = self { true } else { false } }
}
