/// Which characters a terminal drawing may use for edges and caps.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Letters, digits and signs below U+0080 only.
  case ascii
  /// Block elements and box drawing, one cell each in every common font.
  case unicode
  /// Also the private-use glyphs U+E0A0–U+E0D4 of fonts patched for powerline.
  case powerline
}
