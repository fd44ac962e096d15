extension Color {
  /// White.
  @inlinable public static var white: Color { Color(hex: 0xffffff) }
  /// Black.
  @inlinable public static var black: Color { Color(hex: 0x000000) }
  /// No colour at all: black with opacity 0.
  @inlinable public static var clear: Color { Color(white: 0, opacity: 0) }
  /// The colour of text: black, or white in dark surroundings.
  @inlinable public static var primary: Color { Color(light: .black, dark: .white) }
  /// A quieter colour of text, with a contrast of at least 4.5 on white and on black.
  @inlinable
  public static var secondary: Color {
    Color(light: Color(hex: 0x5f6368), dark: Color(hex: 0x9aa0a6))
  }
  /// The tint of the environment, or blue where none is set.
  @inlinable
  public static var accentColor: Color {
    var color = Color.blue
    color.isTint = true
    return color
  }

  /// The red of README badges.
  @inlinable public static var red: Color { Color(hex: 0xe05d44) }
  /// The orange of README badges.
  @inlinable public static var orange: Color { Color(hex: 0xfe7d37) }
  /// The yellow of README badges.
  @inlinable public static var yellow: Color { Color(hex: 0xdfb317) }
  /// The green of README badges.
  @inlinable public static var green: Color { Color(hex: 0x97ca00) }
  /// The blue of README badges.
  @inlinable public static var blue: Color { Color(hex: 0x007ec6) }
  /// The grey of README badges' labels.
  @inlinable public static var gray: Color { Color(hex: 0x555555) }
  /// A fresh green-blue.
  @inlinable public static var mint: Color { Color(hex: 0x00a693) }
  /// A green-blue.
  @inlinable public static var teal: Color { Color(hex: 0x0f8a8a) }
  /// A light blue.
  @inlinable public static var cyan: Color { Color(hex: 0x11bbcc) }
  /// A deep blue.
  @inlinable public static var indigo: Color { Color(hex: 0x4b55c8) }
  /// A red-blue.
  @inlinable public static var purple: Color { Color(hex: 0x9944ee) }
  /// A light red.
  @inlinable public static var pink: Color { Color(hex: 0xee55bb) }
  /// A dark orange.
  @inlinable public static var brown: Color { Color(hex: 0x8b5a2b) }
}

extension ShapeStyle where Self == Color {
  /// White.
  @inlinable public static var white: Color { Color.white }
  /// Black.
  @inlinable public static var black: Color { Color.black }
  /// No colour at all.
  @inlinable public static var clear: Color { Color.clear }
  /// The colour of text.
  @inlinable public static var primary: Color { Color.primary }
  /// A quieter colour of text.
  @inlinable public static var secondary: Color { Color.secondary }
  /// The red of README badges.
  @inlinable public static var red: Color { Color.red }
  /// The orange of README badges.
  @inlinable public static var orange: Color { Color.orange }
  /// The yellow of README badges.
  @inlinable public static var yellow: Color { Color.yellow }
  /// The green of README badges.
  @inlinable public static var green: Color { Color.green }
  /// The blue of README badges.
  @inlinable public static var blue: Color { Color.blue }
  /// The grey of README badges' labels.
  @inlinable public static var gray: Color { Color.gray }
  /// A fresh green-blue.
  @inlinable public static var mint: Color { Color.mint }
  /// A green-blue.
  @inlinable public static var teal: Color { Color.teal }
  /// A light blue.
  @inlinable public static var cyan: Color { Color.cyan }
  /// A deep blue.
  @inlinable public static var indigo: Color { Color.indigo }
  /// A red-blue.
  @inlinable public static var purple: Color { Color.purple }
  /// A light red.
  @inlinable public static var pink: Color { Color.pink }
  /// A dark orange.
  @inlinable public static var brown: Color { Color.brown }
}
