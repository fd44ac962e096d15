@_spi(Host) internal import StyleAPI

/// Numbered colours that a terminal is known, or assumed, to have.
struct TerminalPalette: Sendable {
  /// The number of the first colour.
  let firstIndex: Int
  /// The colours from that number on.
  let colors: [InkColor]
  private let points: [OKLab]
  private let squaredDistance: @Sendable (_ wanted: OKLab, _ point: OKLab) -> Float

  private init(
    firstIndex: Int,
    rgb: [UInt32],
    squaredDistance: @escaping @Sendable (OKLab, OKLab) -> Float
  ) {
    self.firstIndex = firstIndex
    self.squaredDistance = squaredDistance
    colors = rgb.map(InkColor.init(rgb:))
    points = colors.map(OKLab.init)
  }

  /// The number of the colour nearest by the palette's distance; the lowest number of equals.
  func nearestIndex(to color: InkColor) -> Int {
    let wanted = OKLab(color)
    var best = 0
    var bestDistance = Float.infinity
    for (index, point) in points.enumerated() {
      let distance = squaredDistance(wanted, point)
      if distance < bestDistance {
        (best, bestDistance) = (index, distance)
      }
    }
    return firstIndex + best
  }

  /// The colour with a number.
  subscript(index: Int) -> InkColor { colors[index - firstIndex] }

  /// The colours 16–255, compared in OKLab: a cube of 6 × 6 × 6 and 24 greys, the same in every
  /// terminal.
  ///
  /// The colours 0–15 are left out: they belong to the user's theme, and nobody knows what they
  /// look like.
  static let fixed240: TerminalPalette = {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    var rgb: [UInt32] = []
    for red in steps {
      for green in steps {
        for blue in steps { rgb.append(red << 16 | green << 8 | blue) }
      }
    }
    for step in UInt32(0)..<24 { rgb.append((8 + 10 * step) * 0x010101) }
    return TerminalPalette(firstIndex: 16, rgb: rgb) { $0.squaredDistance(to: $1) }
  }()

  /// The sixteen colours as xterm has them out of the box, compared by hue; themes differ, so this
  /// is a guess.
  static let xterm16 = TerminalPalette(
    firstIndex: 0,
    rgb: [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
  ) { $0.squaredHueDistance(to: $1) }
}
