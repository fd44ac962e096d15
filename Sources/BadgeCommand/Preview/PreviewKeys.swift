internal import TerminalKit

/// What the keys of a preview do.
enum PreviewKeys {
  /// What the screen does by itself.
  enum Command: Hashable {
    case quit, redraw, restart, toggleHelp, toggleColorScheme, nextLocale
    case movePreview(Int)
    /// By cells to the right and down.
    case scroll(Int, Int)
    /// By windows down.
    case scrollPage(Int)
    case scrollToTop, scrollToBottom
  }

  /// The command of an event that is not for what is previewed.
  ///
  /// - Parameter takesText: Whether letters are typed into a text.
  static func command(_ event: InputEvent, takesText: Bool) -> Command? {
    switch event {
    case .text(let text) where !takesText:
      switch text {
      case "q": .quit
      case "?": .toggleHelp
      case "[": .movePreview(-1)
      case "]": .movePreview(1)
      default: nil
      }
    case .key(.character(let character), .control):
      switch character {
      case "l": .redraw
      case "r": .restart
      case "t": .toggleColorScheme
      case "g": .nextLocale
      case "q": .quit
      default: nil
      }
    case .key(.home, .control): .scrollToTop
    case .key(.end, .control): .scrollToBottom
    case .key(let key, let modifiers) where !modifiers.isDisjoint(with: [.shift, .control]):
      scroll(key)
    default: nil
    }
  }

  /// The command of an event that is of no use to what is previewed.
  static func fallback(_ event: InputEvent) -> Command? {
    switch event {
    case .key(.home, []): .scrollToTop
    case .key(.end, []): .scrollToBottom
    case .key(.pageUp, []): .scrollPage(-1)
    case .key(.pageDown, []): .scrollPage(1)
    case .key(let key, []): scroll(key)
    default: nil
    }
  }

  private static func scroll(_ key: Key) -> Command? {
    switch key {
    case .up: .scroll(0, -1)
    case .down: .scroll(0, 1)
    case .left: .scroll(-4, 0)
    case .right: .scroll(4, 0)
    default: nil
    }
  }

  /// All keys, for people.
  static let help: [(key: String, meaning: String)] = [
    ("q", "quit; Ctrl-Q while text is being typed"),
    ("Tab", "next control, and with Shift the previous one"),
    ("Enter", "press the control that has the focus"),
    ("Esc", "close a sheet, go back, or leave a control"),
    ("[  ]", "previous and next preview"),
    ("Ctrl-R", "start the preview again"),
    ("Ctrl-T", "light or dark surroundings"),
    ("Ctrl-G", "next locale"),
    ("PgUp PgDn", "scroll, as do Shift and the arrows"),
    ("Ctrl-L", "draw the whole window again"),
    ("Ctrl-Z", "stop for a while; 'fg' goes on"),
    ("?", "show or hide this"),
    ("others", "go to what is previewed"),
  ]
}
