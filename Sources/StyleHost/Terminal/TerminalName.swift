/// The value of `TERM`, and what can be told from it without a terminfo database.
struct TerminalName: Hashable, Sendable {
  /// The name in lower case; empty if `TERM` is not set.
  let name: String

  /// Reads `TERM`.
  init(_ environment: [String: String]) {
    name = environment["TERM"]?.lowercased() ?? ""
  }

  /// Whether the terminal says that it understands no control sequences.
  var isDumb: Bool { name == "dumb" }

  /// Whether this is GNU screen, or a tmux that calls itself so.
  var isScreen: Bool { name.hasPrefix("screen") }

  /// The colours that terminals of this name show.
  var colors: ColorProfile {
    if name.isEmpty || isDumb || name == "unknown" { return .none }
    if name.hasSuffix("-direct") { return .trueColor }
    if isModern { return .trueColor }
    if name.hasSuffix("-256color") || name.hasSuffix("-256") { return .ansi256 }
    if isScreen || name.hasPrefix("tmux") { return .ansi256 }
    if name.hasSuffix("-m") || name.hasSuffix("-mono") { return .none }
    return isMonochrome ? .none : .ansi16
  }

  /// Whether this is a terminal that shows 24-bit colours, and a frame's changes all at once
  /// (the private mode 2026), whatever the rest of its name is.
  var isModern: Bool {
    name.split(separator: "-").contains { Self.modernTerminals.contains(String($0)) }
  }

  private static let modernTerminals = [
    "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm",
  ]

  /// Whether this is one of DEC's terminals before colour; the VT525 of 1994 was the first with it.
  private var isMonochrome: Bool {
    let model = name.prefix { $0 != "-" }
    return model == "vt52"
      || model.count == 5 && ["vt1", "vt2", "vt3", "vt4"].contains { model.hasPrefix($0) }
  }
}
