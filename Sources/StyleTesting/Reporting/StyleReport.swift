/// What a test is told of a style that has findings.
struct StyleReport {
  /// The most findings that are printed.
  static let limit = 20

  private let findings: [StyleFinding]
  private let style: String

  init(_ findings: [StyleFinding], style: String) {
    self.findings = findings
    self.style = style
  }

  /// The findings in English: the first of each kind, with the number of others like it.
  var message: String {
    var kinds: [Kind] = []
    var counts: [Kind: Int] = [:]
    var first: [Kind: StyleFinding] = [:]
    for finding in findings {
      let kind = Kind(finding)
      counts[kind, default: 0] += 1
      if first.updateValue(first[kind] ?? finding, forKey: kind) == nil { kinds.append(kind) }
    }
    let lines = kinds.prefix(Self.limit).map { kind in
      let others = (counts[kind] ?? 1) - 1
      let text = first[kind].map { ReadableText.defused("\($0)") } ?? ""
      return "- " + text + (others > 0 ? " (and \(others) like it)" : "")
    }
    let rest = kinds.count - lines.count
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return (["\(style) has \(count):"] + lines + (rest > 0 ? ["- \(rest) other kinds"] : []))
      .joined(separator: "\n")
  }

  /// What makes findings alike: the form of the badge, and what is wrong but for its figures.
  private struct Kind: Hashable {
    let form: StyleForm
    let problem: String

    init(_ finding: StyleFinding) {
      form = finding.subject.form
      // The name of the case, for cases that carry something.
      problem =
        Mirror(reflecting: finding.problem).children.first?.label ?? "\(finding.problem)"
    }
  }
}
