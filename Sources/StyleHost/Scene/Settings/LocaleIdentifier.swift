/// The identifiers of locales: a language, and a script, a region and variants as may be.
package enum LocaleIdentifier {
  /// The locale of outputs that are to be the same on every machine: English, without a region.
  package static let standard = "en_001"

  /// An identifier with underscores, as ICU writes it: `sv_SE` for `sv-se`; nil for a text that is
  /// no identifier.
  ///
  /// Whether such a language exists is not looked up, since that takes ICU; ICU falls back to the
  /// language alone and then to its root.
  package static func normalized(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      isMade(language, of: isLetter)
    else { return nil }
    var result = language.lowercased()
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, isMade(script, of: isLetter) {
      result += "_" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest.removeFirst()
    }
    if let region = rest.first, isRegion(region) {
      result += "_" + region.uppercased()
      rest.removeFirst()
    }
    for variant in rest {
      guard (4...8).contains(variant.utf8.count), isMade(variant, of: isLetterOrDigit) else {
        return nil
      }
      result += "_" + variant.uppercased()
    }
    return result
  }

  /// The locale of a user's terminal, from the process's environment variables.
  ///
  /// The first of `LC_ALL`, `LC_NUMERIC` and `LANG` that is not empty counts (POSIX.1-2024,
  /// section 8.2). `C` and `POSIX` stand for ``standard``, and so does what is no locale. Of
  /// glibc's modifiers, those that name a script are kept: `sr_RS@latin` is `sr_Latn_RS`.
  ///
  /// ```swift
  /// LocaleIdentifier.ofTerminal(environment: ["LANG": "sv_SE.UTF-8"])  // "sv_SE"
  /// ```
  package static func ofTerminal(environment: [String: String]) -> String {
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"]
    guard let name = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
    else { return standard }
    let base = name.prefix { $0 != "." && $0 != "@" }
    guard let identifier = normalized(String(base)) else { return standard }
    let modifier = name.firstIndex(of: "@").map { name[name.index(after: $0)...] } ?? ""
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    guard let script = scripts[modifier.lowercased()] else { return identifier }
    let parts = identifier.split(separator: "_")
    guard parts.dropFirst().first?.utf8.count != 4 else { return identifier }
    return ([parts[0], script[...]] + parts.dropFirst()).joined(separator: "_")
  }

  private static func isRegion(_ text: Substring) -> Bool {
    text.utf8.count == 2 && isMade(text, of: isLetter)
      || text.utf8.count == 3 && isMade(text, of: isDigit)
  }

  private static func isMade(_ text: Substring, of isAllowed: (UInt8) -> Bool) -> Bool {
    text.utf8.allSatisfy(isAllowed)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
