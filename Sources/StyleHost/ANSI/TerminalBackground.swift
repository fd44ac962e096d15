/// What is known of a terminal's own background.
///
/// A terminal is not asked, since its answer may arrive in the shell; whoever knows better (a flag,
/// `COLORFGBG`) says so.
public enum TerminalBackground: String, Hashable, Sendable, CaseIterable {
  /// Nothing is known: letters outside of plates have to be legible on black and on white.
  case unknown
  /// Black or nearly so.
  case dark
  /// White or nearly so.
  case light

  /// The colour that translucent plates are mixed with; most terminals are dark.
  var assumedColor: InkColor { self == .light ? .white : .black }
}
