internal import Glibc
internal import StyleAPI
internal import StyleHost
internal import TerminalKit

/// A preview in a terminal: its window, its keys, and what it shows.
final class PreviewScreen {
  private let source: any PreviewSource
  private let terminal: TerminalDevice
  private let renderer: ANSIRenderer
  private let loop = EventLoop()
  private var screen: CellScreen
  private var reader = KeyReader()
  private var keyTimer: EventLoop.Timer?
  private var choices: PreviewChoices
  private var content = PreviewLayout.Content()
  /// The last frame, of which the drawing is in the content.
  private var frame = PreviewFrame()
  private var takesText: Bool { frame.takesText }
  /// The descriptors of the source that the loop waits for.
  private var watched: [Int32] = []
  /// What ended the loop, other than the wish to quit.
  private var failure: TerminalError?

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - source: What is previewed.
  ///   - terminal: Where it is shown.
  ///   - preview: The index of the preview to begin with.
  ///   - renderer: How the terminal is written to.
  ///   - colorScheme: The surroundings at the start.
  ///   - locales: The locales that a key goes through.
  ///   - isSynchronized: Whether the terminal shows frames all at once.
  init(
    _ source: any PreviewSource,
    on terminal: TerminalDevice,
    preview: Int = 0,
    renderer: ANSIRenderer,
    colorScheme: ColorScheme,
    locales: [String],
    isSynchronized: Bool
  ) {
    self.source = source
    self.terminal = terminal
    self.renderer = renderer
    screen = CellScreen(isSynchronized: isSynchronized, hasLinks: renderer.hyperlinks)
    choices = PreviewChoices(
      previewCount: source.names.count,
      preview: preview,
      locales: locales,
      colorScheme: colorScheme
    )
    content.alarm = renderer.profile == .none ? .standard : .basic(9)
  }

  /// Shows the preview until it is quit.
  ///
  /// The terminal is given back as it was, however this ends.
  func run() throws(TerminalError) {
    let result = try TerminalMode.with(terminal) { () -> Result<Void, TerminalError> in
      do throws(TerminalError) {
        return .success(try show())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func show() throws(TerminalError) {
    try loop.onSignal(SIGWINCH) { [unowned self] in attempt(reload) }
    try loop.onSignal(SIGCONT) { [unowned self] in
      screen.invalidate()
      attempt(reload)
    }
    loop.watch(terminal.input) { [unowned self] readiness in
      attempt { () throws(TerminalError) in try readKeys(readiness) }
    }
    if let interval = source.interval { look(after: interval) }
    try reload()
    try loop.run()
    if let failure { throw failure }
  }

  /// Does something in a handler of the loop, which ends with the first thing that fails.
  private func attempt(_ body: () throws(TerminalError) -> Void) {
    do throws(TerminalError) {
      try body()
    } catch {
      failure = failure ?? error
      loop.stop()
    }
  }

  private func look(after interval: Duration) {
    loop.after(interval) { [unowned self] in
      attempt(takeChanges)
      look(after: interval)
    }
  }

  private func takeChanges() throws(TerminalError) {
    if source.takeChanges() { try reload() } else { watchSource() }
  }

  /// Waits for the descriptors that the source has now.
  private func watchSource() {
    let descriptors = source.descriptors
    for descriptor in watched where !descriptors.contains(descriptor) { loop.unwatch(descriptor) }
    for descriptor in descriptors {
      loop.watch(descriptor) { [unowned self] _ in attempt(takeChanges) }
    }
    watched = descriptors
  }
}

// MARK: - Drawing

extension PreviewScreen {
  /// Asks the source for the drawing, and shows it.
  private func reload() throws(TerminalError) {
    choices.previewCount = source.names.count
    let size = terminal.size
    let frame = source.frame(
      for: PreviewRequest(
        preview: choices.preview,
        size: TerminalSize(columns: size.columns, rows: max(0, size.rows - 1)),
        colorScheme: choices.colorScheme,
        locale: choices.locale
      )
    )
    content.problem = frame.problem
    content.activity = frame.activity
    // What was scrolled away by hand stays away until the focus moves.
    let hasFocusMoved = frame.focusPlace != self.frame.focusPlace
    self.frame = frame
    self.frame.drawing = nil
    watchSource()
    if let drawing = frame.drawing {
      var renderer = renderer
      // Surroundings that somebody chose are painted, since the terminal's own may be others.
      let isPainted = choices.colorScheme != nil && renderer.profile != .none
      if isPainted { renderer.background = choices.currentScheme == .dark ? .dark : .light }
      do throws(RenderingError) {
        content.drawing = try renderer.grid(
          for: drawing,
          hasPaper: isPainted,
          seeking: frame.focusPlace
        )
        content.paper = isPainted ? renderer.paper : TerminalCell()
      } catch {
        content.problem = content.problem ?? "\(error)"
      }
    }
    if hasFocusMoved, let place = content.drawing?.place {
      content.scroll = PreviewLayout(content, in: size).scroll(toSee: place)
    }
    try draw()
  }

  /// Shows what is there.
  private func draw() throws(TerminalError) {
    content.facts = facts
    content.hints = hints
    var layout = PreviewLayout(content, in: terminal.size)
    let limit = layout.scrollLimit
    content.scroll.x = min(max(content.scroll.x, 0), limit.x)
    content.scroll.y = min(max(content.scroll.y, 0), limit.y)
    layout = PreviewLayout(content, in: terminal.size)
    content.facts += layout.extent
    layout = PreviewLayout(content, in: terminal.size)
    try terminal.write(screen.update(to: layout.grid()))
  }

  /// What the keys do now, the most important last.
  private var hints: [(key: String, meaning: String)] {
    var hints = [("^T", "light/dark"), ("^G", "locale")]
    if takesText { return hints + [("Esc", "leave"), ("Tab", "next"), ("^Q", "quit")] }
    if frame.hasControls { hints.append(("Tab", "next")) }
    if let focus = frame.focus { hints.append(("↵", Self.shortened(focus))) }
    if frame.hasEnded { hints.append(("^R", "start again")) }
    return hints + [("?", "help"), ("q", "quit")]
  }

  private static let longestHint = 16

  private static func shortened(_ text: String) -> String {
    text.count > longestHint ? text.prefix(longestHint - 1) + "…" : text
  }

  private var facts: [String] {
    let names = source.names
    var facts = [names.indices.contains(choices.preview) ? names[choices.preview] : ""]
    if names.count > 1 { facts[0] += " (\(choices.preview + 1) of \(names.count))" }
    facts.append(choices.currentScheme == .dark ? "dark" : "light")
    if let locale = choices.locale { facts.append(locale) }
    if let activity = frame.activity { facts.append(activity) }
    return facts
  }
}

// MARK: - Keys

extension PreviewScreen {
  private func readKeys(_ readiness: EventLoop.Readiness) throws(TerminalError) {
    let bytes = try terminal.read()
    if bytes.isEmpty, readiness.contains(.closed) { return loop.stop() }
    if let keyTimer { loop.cancel(keyTimer) }
    keyTimer = nil
    try take(reader.read(bytes))
    guard reader.isWaiting else { return }
    keyTimer = loop.after(KeyReader.patience) { [unowned self] in
      attempt { () throws(TerminalError) in try take(reader.timeOut()) }
    }
  }

  private func take(_ events: [InputEvent]) throws(TerminalError) {
    var isSent = false
    for event in events {
      try settle(before: event, &isSent)
      // What was typed at once is one text; a command is a letter.
      if case .text(let text) = event, !takesText, text.count > 1 {
        for character in text {
          let event = InputEvent.text(String(character))
          try settle(before: event, &isSent)
          try take(event, &isSent)
        }
      } else {
        try take(event, &isSent)
      }
    }
    if isSent { try reload() }
  }

  /// Finds out whether letters are typed into a text where what was sent just before may have moved
  /// the focus into one, or out of it: keys that are struck fast come all at once.
  private func settle(before event: InputEvent, _ isSent: inout Bool) throws(TerminalError) {
    guard isSent, case .text = event else { return }
    isSent = false
    try reload()
  }

  private func take(_ event: InputEvent, _ isSent: inout Bool) throws(TerminalError) {
    if content.showsHelp {
      content.showsHelp = false
      try draw()
      // Any key ends the help; only that which quits does something else too.
      guard PreviewKeys.command(event, takesText: takesText) == .quit else { return }
    }
    if let command = PreviewKeys.command(event, takesText: takesText) {
      try perform(command)
    } else if source.send(event) {
      isSent = true
    } else if let command = PreviewKeys.fallback(event) {
      try perform(command)
    }
  }

  private func perform(_ command: PreviewKeys.Command) throws(TerminalError) {
    let page = PreviewLayout(content, in: terminal.size).drawingRows.count
    switch command {
    case .quit: return loop.stop()
    case .redraw:
      screen.invalidate()
      return try reload()
    case .restart:
      source.restart()
      return try reload()
    case .toggleHelp: content.showsHelp = true
    case .toggleColorScheme:
      choices.toggleColorScheme()
      return try reload()
    case .nextLocale:
      choices.moveLocale()
      return try reload()
    case .movePreview(let distance):
      guard source.names.count > 1 else { return }
      choices.movePreview(by: distance)
      content.drawing = nil
      content.scroll = CellPosition(x: 0, y: 0)
      return try reload()
    case .scroll(let x, let y):
      content.scroll.x += x
      content.scroll.y += y
    case .scrollPage(let count): content.scroll.y += count * max(1, page - 1)
    case .scrollToTop: content.scroll = CellPosition(x: 0, y: 0)
    case .scrollToBottom: content.scroll.y = content.drawing?.rows ?? 0
    }
    try draw()
  }
}
