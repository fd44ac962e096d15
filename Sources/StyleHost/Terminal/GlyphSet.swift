/// Which characters a terminal drawing may use for edges and caps.
///
/// ```swift
/// GlyphSet.detect(environment: ["LANG": "sv_SE.UTF-8"])                 // unicode
/// GlyphSet.detect(environment: ["LC_ALL": "C", "LANG": "sv_SE.UTF-8"])  // ascii
/// ```
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Letters, digits and signs below U+0080 only.
  case ascii
  /// Block elements and box drawing, one cell each in every common font.
  case unicode
  /// Also the private-use glyphs U+E0A0–U+E0D4 of fonts patched for powerline.
  case powerline
}

extension GlyphSet {
  /// Returns the glyphs to use where the user named none: ``unicode`` in a UTF-8 locale and
  /// ``ascii`` in any other.
  ///
  /// ``powerline`` is never the answer, since no terminal tells which font it uses.
  public static func detect(environment: [String: String]) -> GlyphSet {
    isUTF8(environment) ? .unicode : .ascii
  }

  /// Whether the locale for characters is a UTF-8 one.
  ///
  /// `LC_ALL`, `LC_CTYPE` and `LANG` are read in this order, and the first that is not empty
  /// counts (POSIX.1-2017, section 8.2). A name without a codeset, such as `C` or `sv_SE`, is not
  /// UTF-8.
  public static func isUTF8(_ environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name], !locale.isEmpty else { continue }
      // language[_territory][.codeset][@modifier]
      guard let dot = locale.firstIndex(of: ".") else { return false }
      let codeset = locale[locale.index(after: dot)...].prefix { $0 != "@" }
      return codeset.lowercased().filter { $0 != "-" && $0 != "_" } == "utf8"
    }
    return false
  }
}
