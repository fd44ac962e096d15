internal import Glibc
internal import StyleHost

/// A line on a terminal that says how far a command has come, and is gone when it ends.
struct ProgressLine {
  private let environment: ToolEnvironment
  private let isShown: Bool
  private var lastTime: Int64 = 0
  private var isThere = false

  /// The time between two looks of the line, in milliseconds.
  private static let interval: Int64 = 100

  /// Makes a line, which is shown where messages go to a terminal that can take it away again.
  ///
  /// - Parameters:
  ///   - environment: Where messages go.
  ///   - isFree: Whether nothing else is written to that terminal meanwhile.
  init(in environment: ToolEnvironment, isFree: Bool = true) {
    self.environment = environment
    let isDumb = environment.variable("TERM").map { $0 == "dumb" } ?? true
    isShown = environment.messages.isTerminal && isFree && !isDumb
    if isShown { lastTime = Self.now }
  }

  /// Shows a text, as much of it as a line has room for.
  ///
  /// - Parameters:
  ///   - isUrgent: Whether it is shown even if it is only a moment since the last.
  ///   - text: What to show.
  mutating func show(isUrgent: Bool = false, _ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = Self.now
    guard isUrgent || now - lastTime >= Self.interval else { return }
    lastTime = now
    isThere = true
    write("\r\u{1B}[K" + fitted(TextSanitizer.sanitize(text())))
  }

  /// Takes the line away, before something else is written there.
  mutating func clear() {
    guard isThere else { return }
    isThere = false
    write("\r\u{1B}[K")
  }

  /// A line that reaches the last column may go on below, from where nothing takes it away.
  private func fitted(_ text: String) -> String {
    let room = environment.messages.width(columns: environment.variable("COLUMNS")) - 1
    var text = text
    while CellWidth.cells(in: text) > room, !text.isEmpty { text.removeLast() }
    return text
  }

  /// Progress is a courtesy: that it cannot be shown is no reason to stop.
  private func write(_ text: String) { try? environment.messages.write(text) }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
