/// The surroundings that an SVG document is drawn for.
public enum DrawingColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Light surroundings.
  case light
  /// Dark surroundings.
  case dark
  /// Both: the document follows the reader's preference.
  case adaptive
}
