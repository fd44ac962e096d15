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

  /// The findings in English, a line each.
  var message: String {
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let lines = findings.prefix(Self.limit).map { "- " + ReadableText.defused("\($0)") }
    let rest = findings.count - lines.count
    return (["\(style) has \(count):"] + lines + (rest > 0 ? ["(\(rest) more)"] : []))
      .joined(separator: "\n")
  }
}
