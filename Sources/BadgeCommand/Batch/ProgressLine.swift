internal import Glibc

/// A line on a terminal that says how far a batch has come, and is gone when it ends.
struct ProgressLine {
  private let channel: any OutputChannel
  private let isShown: Bool
  private var lastTime: Int64 = 0
  private var isThere = false

  /// The time between two looks of the line, in milliseconds.
  private static let interval: Int64 = 100

  /// Makes a line; nothing is shown unless `isShown`.
  init(on channel: any OutputChannel, isShown: Bool) {
    self.channel = channel
    self.isShown = isShown
    if isShown { lastTime = Self.now }
  }

  /// Shows the number of badges, if it is some time since the last.
  mutating func show(count: Int, failures: Int) {
    guard isShown else { return }
    let now = Self.now
    guard now - lastTime >= Self.interval else { return }
    lastTime = now
    isThere = true
    let failed = failures == 0 ? "" : ", \(failures) failed"
    write("\r\u{1B}[K\(count) badges\(failed)")
  }

  /// Takes the line away, before something else is written there.
  mutating func clear() {
    guard isThere else { return }
    isThere = false
    write("\r\u{1B}[K")
  }

  /// Progress is a courtesy: that it cannot be shown is no reason to stop.
  private func write(_ text: String) { try? channel.write(text) }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
