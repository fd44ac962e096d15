/// A colour as an escape sequence names it.
package enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the sixteen colours.
  case basic(UInt8)
  /// One of 256 colours, by number.
  case indexed(UInt8)
  /// Three bytes, `0xRRGGBB`.
  case rgb(UInt32)
}

/// Brings colours down to what a terminal has, and tells what they then look like.
struct ColorReducer {
  let profile: ColorProfile
  private var known: [UInt32: UInt8] = [:]

  init(profile: ColorProfile) { self.profile = profile }

  /// The nearest colour that the terminal has; ``TerminalColor/standard`` without colours.
  mutating func reduce(_ color: InkColor) -> TerminalColor {
    switch profile {
    case .none: .standard
    case .ansi16: .basic(nearestIndex(to: color, in: .xterm16))
    case .ansi256: .indexed(nearestIndex(to: color, in: .fixed240))
    case .trueColor: .rgb(color.rgb)
    }
  }

  /// The colour that the terminal is going to show in place of this one.
  mutating func drawn(_ color: InkColor) -> InkColor {
    switch reduce(color) {
    case .standard: color
    case .basic(let index): TerminalPalette.xterm16[Int(index)]
    case .indexed(let index): TerminalPalette.fixed240[Int(index)]
    case .rgb(let rgb): InkColor(rgb: rgb)
    }
  }

  private mutating func nearestIndex(to color: InkColor, in palette: TerminalPalette) -> UInt8 {
    let key = color.rgb
    if let index = known[key] { return index }
    let index = UInt8(palette.nearestIndex(to: InkColor(rgb: key)))
    known[key] = index
    return index
  }
}
