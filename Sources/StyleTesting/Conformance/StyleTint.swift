public import StyleAPI
internal import StyleHost

/// A colour that styles are tried with.
public struct StyleTint: Hashable, Sendable {
  /// The colour as a user writes it, for messages.
  public let name: String
  /// The colour.
  public let color: Color

  /// Makes a tint.
  public init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }
}

extension StyleTint {
  /// Colours on which text is hard to read sooner or later.
  ///
  /// They are all names that `ColorParser` knows, greys from black to white, closely around the
  /// middle, translucent ones, and pairs of both schemes.
  public static let table = named + greys + translucent + schemes

  private static var named: [StyleTint] {
    ColorParser.names.compactMap { name in
      (try? ColorParser.parse(name)).map { StyleTint(name, Color($0)) }
    }
  }

  private static var greys: [StyleTint] {
    let levels = [0, 1, 2, 5, 16, 48, 250, 253, 254, 255] + stride(from: 88, through: 160, by: 4)
    return levels.map { level in
      let digits = String(level, radix: 16)
      let pair = digits.count == 1 ? "0" + digits : digits
      return StyleTint("#" + pair + pair + pair, Color(white: Double(level) / 255))
    }
  }

  private static var translucent: [StyleTint] {
    let colors: [(String, Color)] = [
      ("black", .black), ("white", .white), ("red", .red), ("blue", .blue), ("gray", .gray),
    ]
    return colors.flatMap { name, color in
      [0.02, 0.25, 0.5, 0.75, 0.98].map { opacity in
        StyleTint("\(name) at \(Int(opacity * 100)) %", color.opacity(opacity))
      }
    }
  }

  private static var schemes: [StyleTint] {
    [
      StyleTint("black, white in the dark", Color(light: .black, dark: .white)),
      StyleTint("yellow, blue in the dark", Color(light: .yellow, dark: .blue)),
    ]
  }
}
