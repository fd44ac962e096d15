internal import StyleAPI
internal import StyleHost

/// What a test is told of a snapshot that did not pass.
struct SnapshotReport: Sendable {
  /// The most lines of a diff that are printed.
  static let diffLimit = 120
  /// The most characters of a line that are printed on both sides of a difference.
  static let excerpt = 48

  /// What came of the comparison.
  let outcome: SnapshotOutcome
  /// The reference file.
  let path: String
  /// The assertion.
  let site: SnapshotSite
  /// Whether the code says when references are written, so that the environment variable does not.
  let isModeInCode: Bool
  /// Whether the same assertion has compared the same file before.
  let isRepeated: Bool
  /// The files that were left for whoever looks at the failure.
  var artifacts: [String] = []

  /// The report in English; nil where the snapshot passed.
  var message: String? {
    switch outcome {
    case .matches:
      return nil
    case .missing:
      return lines([
        "There is no reference \(shownPath), and none is recorded.",
        command("To record it", .missing),
      ])
    case .recordsNew:
      return "Recorded the new reference \(shownPath). Look at it; the next run compares with it."
    case .recordsUnchanged:
      return "Recorded \(shownPath) again, unchanged. Run without recording to compare."
    case .recordsChanged(let difference):
      return lines([
        "Recorded \(shownPath) anew. Look at the change; the next run compares with it.",
        text(of: difference),
      ])
    case .differs(let difference):
      return lines([
        "The snapshot differs from its reference \(shownPath).",
        text(of: difference),
        artifacts.isEmpty ? nil : "Both and their diff: " + artifacts.joined(separator: ", "),
        isRepeated
          ? "The same assertion has compared this file before: in a loop, tell its rounds apart "
            + "with 'named:'." : nil,
        command("To accept the change", .failed),
      ])
    }
  }

  /// The path as it is shown: from the working directory, if it lies there.
  var shownPath: String { WorkingDirectory.relative(path) }

  private func command(_ purpose: String, _ mode: SnapshotRecordMode) -> String {
    let condition =
      isModeInCode ? ", take 'record:' out of the assertion or the trait and run:" : ":"
    return "\(purpose)\(condition)\n\(site.command(recording: mode))"
  }

  private func lines(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: "\n")
  }

  private func text(of difference: SnapshotDifference) -> String {
    lines([difference.cause?.description, excerpt(difference.place), diff(difference)])
  }

  private func diff(_ difference: SnapshotDifference) -> String {
    let diff = ReadableText.defused(difference.unifiedDiff(file: shownPath))
    let all = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard all.count > Self.diffLimit else { return all.joined(separator: "\n") }
    let rest = all.count - Self.diffLimit
    return all.prefix(Self.diffLimit).joined(separator: "\n")
      + "\n(\(rest) more lines; set \(SnapshotArtifacts.variable) to a folder for all of them)"
  }

  // MARK: The first difference

  private func excerpt(_ place: SnapshotDifference.Place) -> String {
    let reference = Excerpt(place.reference, around: place.column)
    let received = Excerpt(place.received, around: place.column)
    let caret = String(repeating: " ", count: max(reference.caret, received.caret)) + "^"
    return """
      First difference in line \(place.line), character \(place.column):
        reference: \(reference.text)
        received:  \(received.text)
                   \(caret)
      """
  }

  /// A part of a line, and how many cells the caret stands from its start.
  private struct Excerpt {
    var text: String
    var caret = 0

    init(_ line: String?, around column: Int) {
      guard let line else {
        text = "(no such line)"
        return
      }
      let characters = Array(line)
      let start = max(0, column - 1 - SnapshotReport.excerpt)
      let end = min(characters.count, column + SnapshotReport.excerpt)
      let before = start > 0 ? "…" : ""
      let head = String(characters[min(start, end)..<min(column - 1, end)])
      let shown = before + ReadableText.defused(head)
      text =
        shown + ReadableText.defused(String(characters[min(column - 1, end)..<end]))
        + (end < characters.count ? "…" : "")
      caret = shown.cells
    }
  }
}

extension SnapshotDifference.Cause: CustomStringConvertible {
  /// What tells the texts apart and what to do, in English.
  public var description: String {
    let attributes = "add '**/__Snapshots__/** -text' to .gitattributes"
    return switch self {
    case .lineEndings:
      "The reference's lines end with CR LF: \(attributes) and check the file out again."
    case .byteOrderMark:
      "The reference begins with a byte order mark: remove it."
    case .encoding:
      "The reference is not UTF-8: \(attributes) and record it again."
    }
  }
}

extension String {
  /// The cells of the text in a terminal.
  fileprivate var cells: Int {
    var text = self
    let font = ResolvedFont(family: .monospaced, size: 16)
    return Int(text.withUTF8 { CellMetrics().width(of: $0, font: font) } / CellMetrics.cell.width)
  }
}
