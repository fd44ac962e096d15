internal import StyleHost

extension ValidationReport {
  /// The report in the XML that continuous integration reads, a test case a check.
  package var junit: String {
    let seconds = entries.reduce(Duration.zero) { $0 + $1.time }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuite name=\"\(XMLText.escaped(path))\" tests=\"\(entries.count)\""
    text += " failures=\"\(count(.failed))\" errors=\"\(count(.notRun))\""
    text += " skipped=\"\(count(.skipped))\""
    text += " time=\"\(seconds.inSeconds)\">\n"
    for entry in entries {
      text += "  <testcase classname=\"\(entry.check.group)\" name=\"\(entry.check.id)\""
      text += " time=\"\(entry.time.inSeconds)\""
      let lines = XMLText.escaped(entry.lines.joined(separator: "; "))
      switch entry.verdict {
      case .passed: text += "/>\n"
      case .failed:
        text += ">\n    <failure message=\"\(XMLText.escaped(entry.check.title))\">"
        text += "\(lines); \(XMLText.escaped(entry.check.fix))</failure>\n  </testcase>\n"
      case .advice: text += ">\n    <system-out>\(lines)</system-out>\n  </testcase>\n"
      case .notRun:
        text += ">\n    <error message=\"not run for want of time\">"
        text += "\(lines)</error>\n  </testcase>\n"
      case .skipped: text += ">\n    <skipped message=\"\(lines)\"/>\n  </testcase>\n"
      }
    }
    return text + "</testsuite>\n"
  }
}

extension Duration {
  /// The time in seconds, with three digits behind the point.
  fileprivate var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
