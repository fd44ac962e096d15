import StyleHost
import Testing

@testable import StyleValidation

@Suite("The report on a plugin")
struct ValidationReportTests {
  private static func entry(
    _ id: String,
    _ outcome: ValidationOutcome,
    isAdvice: Bool = false
  ) -> ValidationReport.Entry {
    let check = ValidationCheck(id, "All is <well>", fix: "Mend it.", isAdvice: isAdvice) { _ in
      outcome
    }
    return ValidationReport.Entry(check: check, outcome: outcome, time: .milliseconds(1_204))
  }

  private let report = ValidationReport(
    path: "/plugins/libNeon.so",
    seed: 7,
    entries: [
      entry("a.one", .passed), entry("a.two", .found(["it is \"broken\"", "twice"])),
      entry("b.three", .found(["better"]), isAdvice: true), entry("b.four", .skipped("no file")),
    ]
  )

  @Test("shows what is to be said, and counts")
  func text() {
    #expect(!report.isPassed)
    #expect(
      report.text() == """
        failed  a.two  All is <well>
                it is "broken"
                twice
                Fix: Mend it.
                See Documentation/Validation.md#atwo

        advice  b.three  All is <well>
                better
                Fix: Mend it.
                See Documentation/Validation.md#bthree

        /plugins/libNeon.so: 4 checks, 1 passed, 1 failed, 1 with advice, 1 skipped

        """
    )
    #expect(report.text(showsAll: true).hasPrefix("passed  a.one  All is <well>\nfailed  a.two"))
  }

  @Test("has nothing in it that steers a terminal, whatever the file and its symbols are called")
  func hostileNames() {
    let entries = [Self.entry("a.one", .found(["it offers \u{1B}[2J\u{9B}x"]))]
    let text = ValidationReport(path: "/lib\u{1B}]0;x\u{7}\n.so", seed: 1, entries: entries).text()
    #expect(text.contains("        it offers \u{FFFD}[2J\u{FFFD}x\n"))
    #expect(text.hasSuffix("\n/lib\u{FFFD}]0;x\u{FFFD} .so: 1 checks, 0 passed, 1 failed\n"))
  }

  @Test("passes with advice")
  func advice() {
    let entries = [Self.entry("b.three", .found(["better"]), isAdvice: true)]
    #expect(ValidationReport(path: "/a", seed: 1, entries: entries).isPassed)
  }

  @Test("does not pass where there was no time for everything, and says so")
  func notRun() {
    let entries = [
      Self.entry("a.one", .passed),
      Self.entry("b.slow", .notRun(["it was not finished within 3 seconds", "and broken"])),
      Self.entry("b.late", .notRun([]), isAdvice: true),
    ]
    let report = ValidationReport(path: "/a", seed: 1, entries: entries)
    #expect(!report.isPassed)
    #expect(
      report.text() == """
        not run  b.slow  All is <well>
                it was not finished within 3 seconds
                and broken

        /a: 3 checks, 1 passed, 2 not run for want of time (--timeout)

        """
    )
    #expect(report.text(showsAll: true).contains("not run  b.late  All is <well>\n"))
    #expect(report.junit.contains("tests=\"3\" failures=\"0\" errors=\"2\" skipped=\"0\""))
    #expect(report.junit.contains("<error message=\"not run for want of time\"></error>"))
  }

  @Test("shows no more than five findings of a check")
  func many() {
    let entries = [Self.entry("a.two", .found((1...7).map { "number \($0)" }))]
    let text = ValidationReport(path: "/a", seed: 1, entries: entries).text()
    #expect(text.contains("number 5\n        and 2 more\n"))
    #expect(!text.contains("number 6"))
  }

  @Test("is JUnit's XML, well-formed whatever the findings are")
  func junit() {
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="/plugins/libNeon.so" tests="4" failures="1" errors="0" skipped="1" time="4.816">
          <testcase classname="a" name="a.one" time="1.204"/>
          <testcase classname="a" name="a.two" time="1.204">
            <failure message="All is &lt;well&gt;">it is &quot;broken&quot;; twice; Mend it.</failure>
          </testcase>
          <testcase classname="b" name="b.three" time="1.204">
            <system-out>better</system-out>
          </testcase>
          <testcase classname="b" name="b.four" time="1.204">
            <skipped message="no file"/>
          </testcase>
        </testsuite>

        """
    )
    let hostile = [Self.entry("a.two", .found(["]]>\u{0}\u{1B}[31m</failure>&"]))]
    let xml = ValidationReport(path: "/\"<&", seed: 1, entries: hostile).junit
    #expect(WellFormedness.problem(in: xml) == nil)
  }
}
