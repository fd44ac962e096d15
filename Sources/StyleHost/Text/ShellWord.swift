/// A word of a command as it is written for a shell.
///
/// ```swift
/// ShellWord.quoted("/srv/styles/libNeon.so")   // /srv/styles/libNeon.so
/// ShellWord.quoted("/srv/my styles")           // '/srv/my styles'
/// ```
package enum ShellWord {
  /// The word, in quotes where a shell would not take it as it is.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if word.utf8.contains(where: isControl) { return "$'" + word.utf8.map(escaped).joined() + "'" }
    // By scalars: a quote with an accent above it ends a word of the shell too.
    return word.unicodeScalars.reduce(into: "'") { $0 += $1 == "'" ? "'\\''" : String($1) } + "'"
  }

  /// A path as a word that no program takes for an option.
  package static func path(_ path: String) -> String {
    quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "/._-+,:@%=".utf8.contains(byte)
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// A byte between `$'` and `'`.
  private static func escaped(_ byte: UInt8) -> String {
    if isPlain(byte) { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
