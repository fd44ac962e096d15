import Foundation
import TestSupport
import Testing

import struct StyleAPI.CGRect
import struct StyleAPI.DisplayColor
import struct StyleAPI.DisplayList

@testable import StyleHost

@Suite(
  .external("the tests that need tmux")
)
struct TmuxTests {
  private static let list = CellSketch.list { sketch in
    var x = sketch.text("Status", y: 2, weight: 700) + 8
    x += sketch.pair("build", "passing", x: x, radius: 10, Dye.green) + 8
    x += sketch.pair("言語", "日本語", x: x, radius: 10, Dye.blue) + 8
    sketch.corner("Inbox", "3", x: x, y: 2)
    sketch.fill(.rounded(CGRect(x: 0, y: 30, width: 160, height: 64), radius: 16), Dye.grey)
    sketch.text("A card", x: 16, y: 54, .color(DisplayColor(hex: 0xFFFFFF)))
  }

  @Test(
    "A terminal shows the cells that were written, in the colours that were written",
    arguments: [
      (ColorProfile.trueColor, "48;2;68;204;17"), (.ansi256, "48;5;40"), (.ansi16, "42"),
    ]
  )
  func cells(profile: ColorProfile, green: String) throws {
    let text = ANSIRenderer(profile: profile, hyperlinks: true).drawn(Self.list)
    let screen = try Tmux.show(text)
    let expected = text.withoutEscapes.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let shown = screen.plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Array(shown.prefix(expected.count)) == expected)
    #expect(screen.styled.contains(green))
  }
}

/// A tmux server of its own, for one screen.
private enum Tmux {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Shows the file `text` and writes what is on the screen to `plain` and `styled`.
  ///
  /// One script from the start of the server to its end: as long as the server runs, it holds the
  /// descriptors by which the end of a process is noticed.
  private static let script = """
    tmux() { command tmux -S socket -u -f /dev/null "$@"; }
    tmux new-session -d -x 80 -y 24 'cat text; tmux wait-for -S shown; sleep 60' &&
      tmux wait-for shown &&
      tmux capture-pane -p >plain &&
      tmux capture-pane -e -p >styled
    status=$?
    tmux kill-server
    exit $status
    """

  /// What a screen of 80 × 24 cells shows after a text was written to it.
  static func show(_ text: String) throws -> (plain: String, styled: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("badge-tmux-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
    try text.write(to: file("text"), atomically: true, encoding: .utf8)
    try Data().write(to: file("errors"))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C.UTF-8"
    environment["TERM"] = "xterm-256color"
    environment["TMUX"] = nil
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: file("errors"))
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let errors = try String(contentsOf: file("errors"), encoding: .utf8)
      throw Failure(description: "tmux failed: \(errors)")
    }
    return (
      try String(contentsOf: file("plain"), encoding: .utf8),
      try String(contentsOf: file("styled"), encoding: .utf8)
    )
  }
}
