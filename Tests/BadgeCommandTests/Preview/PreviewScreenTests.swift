import Foundation
import Glibc
import StyleAPI
import StyleHost
import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import BadgeCommand

/// A preview that shows what it was asked for and what it was sent.
private final class EchoPreview: PreviewSource, @unchecked Sendable {
  let names = ["first", "second"]
  private let ends: (reading: Int32, writing: Int32)
  private let problem = Mutex<String?>(nil)
  private var events: [String] = []
  private let takesText: Bool
  /// After how many tabs the focus is in a text.
  private let field: Int?
  private let takesPages: Bool
  private let focus: String?
  private let rows: Int
  private let spacing: Double

  init(
    takesText: Bool = false,
    field: Int? = nil,
    takesPages: Bool = false,
    focus: String? = nil,
    rows: Int = 1,
    spacing: Double = 0
  ) throws {
    self.spacing = spacing
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    self.ends = (ends[0], ends[1])
    self.takesText = takesText
    self.field = field
    self.takesPages = takesPages
    self.focus = focus
    self.rows = rows
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  var descriptors: [Int32] { [ends.reading] }

  /// Has something go wrong, or right again, from another thread.
  func fail(_ text: String?) {
    problem.withLock { $0 = text }
    var byte: UInt8 = 1
    _ = write(ends.writing, &byte, 1)
  }

  func takeChanges() -> Bool {
    var byte: UInt8 = 0
    return read(ends.reading, &byte, 1) == 1
  }

  func frame(for request: PreviewRequest) -> PreviewFrame {
    if let problem = problem.withLock({ $0 }) {
      return PreviewFrame(problem: problem, hasEnded: problem.contains("ended"))
    }
    let scheme = request.colorScheme.map { "\($0)" } ?? "own"
    let text = """
      \(names[request.preview]) \(request.size.columns)x\(request.size.rows) \(scheme) \
      \(request.locale ?? "own") \(events.joined(separator: " "))
      """
    let view = VStack(alignment: .leading, spacing: spacing) {
      ForEach(0..<rows) { Text(verbatim: $0 == 0 ? text : "row \($0)") }
    }
    let tabs = events.count { $0 == "tab" }
    let drawer = ViewDrawer(target: .ansi(.trueColor), environment: EnvironmentValues())
    return PreviewFrame(
      drawing: try? drawer.displayList(of: view),
      takesText: takesText || tabs == field,
      hasControls: focus != nil,
      focus: focus,
      // Each tab takes the focus one row down.
      focusPlace: focus.map { _ in
        CGRect(x: 0, y: Double(tabs) * (16 + spacing), width: 48, height: 16)
      },
      activity: events.contains("'b'") ? "building" : nil
    )
  }

  func restart() {
    problem.withLock { $0 = nil }
    events = ["restarted"]
  }

  func send(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let text): events.append("'\(text)'")
    case .paste(let text): events.append("paste '\(text)'")
    case .key(.down, []): return false
    case .key(.pageUp, []) where !takesPages, .key(.pageDown, []) where !takesPages: return false
    case .key(let key, _): events.append("\(key)")
    }
    return true
  }
}

/// A preview on a terminal of the test's own.
private final class Session: @unchecked Sendable {
  let terminal: PseudoTerminal
  private let turn: TerminalTurn
  private var model: TerminalModel
  private let before: [UInt8]
  private let result = Mutex<Result<Void, TerminalError>?>(nil)

  init(_ source: EchoPreview, columns: Int = 70, rows: Int = 8) throws {
    turn = try TerminalTurn()
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    model = TerminalModel(columns: columns, rows: rows) { CellWidth.cells(of: $0) }
    before = terminal.mode
    let device = TerminalDevice(input: terminal.programSide, output: terminal.programSide)
    Thread.detachNewThread { [self] in
      let screen = PreviewScreen(
        source,
        on: device,
        renderer: ANSIRenderer(profile: .trueColor),
        colorScheme: .dark,
        locales: ["sv_SE", "ar_EG"],
        isSynchronized: true
      )
      let ended = Result { () throws(TerminalError) in try screen.run() }
      result.withLock { $0 = ended }
    }
  }

  /// The thread has the session too, so this is when the preview has ended.
  deinit { turn.end() }

  /// Expects the screen to have a text before long.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<200 {
      if model.lines.contains(where: { $0.contains(text) }) { return }
      model.write(terminal.read(waiting: .milliseconds(50)))
    }
    Issue.record("no '\(text)' in \(model.lines)", sourceLocation: sourceLocation)
  }

  /// Presses keys, and expects a text.
  func type(
    _ keys: String,
    expecting text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal.type(keys)
    expect(text, sourceLocation: sourceLocation)
  }

  var lines: [String] { model.lines }

  /// The screen has another size from now on.
  func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
    model = TerminalModel(columns: columns, rows: rows) { CellWidth.cells(of: $0) }
    kill(getpid(), SIGWINCH)
  }

  /// Expects the preview to end, and the terminal to be as before.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<200 where result.withLock({ $0 == nil }) {
      model.write(terminal.read(waiting: .milliseconds(50)))
    }
    model.write(terminal.read())
    let ended = result.withLock { $0 }
    guard case .success? = ended else {
      Issue.record("\(String(describing: ended))", sourceLocation: sourceLocation)
      return
    }
    #expect(model.problems == [], sourceLocation: sourceLocation)
    #expect(model.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(terminal.mode == before, sourceLocation: sourceLocation)
  }
}

@Suite struct PreviewScreenTests {
  @Test("Keys choose what is shown, and 'q' ends it")
  func choices() throws {
    let session = try Session(EchoPreview())
    session.expect("first 70x7 own own")
    session.expect("first (1 of 2) · dark")
    session.type("\u{14}", expecting: "first 70x7 light own")
    session.type("\u{14}", expecting: "first 70x7 dark own")
    session.type("\u{7}", expecting: "first 70x7 dark sv_SE")
    session.type("\u{7}", expecting: "first 70x7 dark ar_EG")
    session.type("\u{7}", expecting: "first 70x7 dark own")
    session.type("]", expecting: "second 70x7 dark own")
    session.type("]", expecting: "first 70x7")
    session.type("[", expecting: "second (2 of 2) · dark")
    session.type("?", expecting: "light or dark surroundings")
    session.type("x", expecting: "second 70x7 dark own")
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("Other keys go to what is previewed, one after the other")
  func events() throws {
    let session = try Session(EchoPreview())
    session.expect("first 70x7")
    session.type("\t\u{1B}[Z\r", expecting: "own tab tab enter")
    session.type("\u{1B}", expecting: "enter escape")
    session.type("\u{1B}[200~paste q\u{1B}[201~", expecting: "paste 'paste q'")
    session.terminal.type("xq")
    session.expectEnd()
  }

  @Test("While a text is typed, letters are no commands")
  func text() throws {
    let session = try Session(EchoPreview(takesText: true))
    session.expect("^Q quit")
    session.type("quit? [日本]", expecting: "'quit? [日本]'")
    session.terminal.type("\u{11}")
    session.expectEnd()
  }

  @Test("Letters are no commands as soon as the key before them has led into a text")
  func textAtOnce() throws {
    let session = try Session(EchoPreview(field: 1))
    session.expect("first 70x7")
    session.type("\tquit[", expecting: "own tab 'quit['")
    session.terminal.type("\tq")
    session.expectEnd()
  }

  @Test("The last line says what the keys do now")
  func hints() throws {
    let session = try Session(EchoPreview(focus: "Greet"))
    session.expect("Tab next  ↵ Greet  ? help  q quit")
    session.type("b", expecting: "dark · building")
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("A long label of the focus is cut")
  func longHint() throws {
    let session = try Session(EchoPreview(focus: "A very long label of a button"))
    session.expect("↵ A very long lab…  ? help")
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("What has ended is started again by a key")
  func restart() throws {
    let source = try EchoPreview()
    let session = try Session(source)
    session.expect("first 70x7")
    source.fail("the process has ended")
    session.expect("^R start again")
    session.type("\u{12}", expecting: "own restarted")
    #expect(!session.lines.contains { $0.contains("start again") })
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("A window of another size is drawn anew")
  func resize() throws {
    let session = try Session(EchoPreview())
    session.expect("first 70x7")
    session.resize(columns: 40, rows: 5)
    session.expect("first 40x4")
    session.type("\u{C}", expecting: "first 40x4")
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("The last good drawing stays, with what is wrong beneath it")
  func problem() throws {
    let source = try EchoPreview()
    let session = try Session(source)
    session.expect("first 70x7")
    source.fail("the scene is wrong")
    session.expect("the scene is wrong")
    #expect(session.lines[1].contains("first 70x7"))
    #expect(session.lines.contains { $0.contains("above is the last good drawing") })
    source.fail(nil)
    session.type("\t", expecting: "own tab")
    #expect(!session.lines.contains { $0.contains("the scene is wrong") })
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("A drawing that is larger than the window is scrolled by keys that nobody else wants")
  func scroll() throws {
    let session = try Session(EchoPreview(rows: 30), rows: 6)
    session.expect("rows 1–5 of 30")
    session.type("\u{1B}[B", expecting: "rows 2–6 of 30")
    session.type("\u{1B}[6~", expecting: "rows 6–10 of 30")
    session.type("\u{1B}[1;2A", expecting: "rows 5–9 of 30")
    session.type("\u{1B}[1;5F", expecting: "rows 26–30 of 30")
    session.expect("row 29")
    session.type("\u{1B}[5~\u{1B}[1;5H", expecting: "rows 1–5 of 30")
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("Lists in a preview go through their pages by the keys that scroll the window else")
  func pages() throws {
    let session = try Session(EchoPreview(takesPages: true, rows: 30), rows: 6)
    session.expect("rows 1–5 of 30")
    session.type("\u{1B}[6~\u{1B}[5~", expecting: "pageDown pageUp")
    session.expect("rows 1–5 of 30")
    session.terminal.type("q")
    session.expectEnd()
  }

  @Test("The focus is kept in sight, wherever the cells of what has it are", arguments: [0.0, 8.0])
  func focusInSight(spacing: Double) throws {
    let session = try Session(EchoPreview(focus: "row", rows: 30, spacing: spacing), rows: 6)
    session.expect("rows 1–5 of 30")
    session.type("\t\t\t\t\t\t", expecting: "rows 3–7 of 30")
    session.expect("row 6")
    // What was scrolled away stays away until the focus moves.
    session.type("\u{1B}[1;5F", expecting: "rows 26–30 of 30")
    session.type("b", expecting: "building · rows 26–30 of 30")
    session.type("\t", expecting: "rows 8–12 of 30")
    session.terminal.type("q")
    session.expectEnd()
  }
}
