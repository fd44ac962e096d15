import Foundation
import TestSupport
import Testing

@testable import StyleValidation

@Suite("The page on the checks")
struct ValidationPageTests {
  private static let file = BuiltProducts.repository.appending(path: ValidationReport.page)

  private static let head = """
    # What `badge style validate` looks at

    `badge style validate FILE` makes the checks below, in this order. The names in front are what
    `--only` takes, and the word before the full stop selects a whole group. A finding is a failure,
    and makes the exit status 1, unless it says *advice* here. A check that cannot be made, since
    the file cannot be read so far, is skipped.

    The file is read before any of its code runs. What its styles draw is drawn in processes that
    may read the libraries of the runtime and do nothing else ([Sandbox.md](Sandbox.md));
    `--in-process` loads the plugin into the tool itself, for a debugger, and skips what can only be
    seen from outside. Random badges come from a seed, which the report names and `--seed` gives
    again.

    All checks together have 300 seconds, or as many as `--timeout` gives. What is not checked by then is
    *not run*: the report says which, the exit status is 1, and no process is left. With `--in-process` the
    time is only limited where `--timeout` says so, and a badge that is being drawn is waited for. On a
    terminal a line shows how far the checks have come.

    Whatever a plugin prints, the standard output has the report and nothing else.

    Authors can add cases of their own. In a package, or with `--cases DIR`, every scene `NAME.json` in
    the folder `Cases` ([Scenes.md](Scenes.md)) is drawn, and compared with the files `NAME.svg` and
    `NAME.txt` beside it, which `--record` writes: this is the check `golden.cases`.

    <!-- The tests of StyleValidation write what follows: BADGE_SNAPSHOTS=all. -->

    """

  private static let groups = [
    "file": "The file", "elf": "Its structure", "note": "Its note", "swift": "Its code",
    "load": "Loading it", "options": "Options", "labels": "Labels",
    "surroundings": "Surroundings", "drawing": "Drawings", "fuzz": "Random badges",
  ]

  private static var text: String {
    var text = head
    var group = ""
    for check in ValidationCheck.all {
      if check.group != group {
        group = check.group
        text += "\n## \(groups[group] ?? group)\n"
      }
      let advice = check.isAdvice ? " *(advice)*" : ""
      text += "\n### \(check.id)\n\n\(check.title).\(advice)\n\n\(check.fix)\n"
    }
    return text
  }

  @Test("says of every check what it is about and what to do")
  func page() throws {
    if ProcessInfo.processInfo.environment["BADGE_SNAPSHOTS"] == "all" {
      try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("the page was written")
      return
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(kept == Self.text, "run again with BADGE_SNAPSHOTS=all to accept the new page")
  }
}
