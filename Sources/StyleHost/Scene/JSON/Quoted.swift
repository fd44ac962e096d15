/// A text from outside as a message shows it: in quotes, without control characters, and cut where
/// it is long.
struct Quoted: CustomStringConvertible {
  private let text: String

  /// The longest text that is shown whole, in characters.
  private static let longest = 60

  init(_ text: String) { self.text = text }

  var description: String {
    let clean = TextSanitizer.sanitize(text)
    return clean.count > Self.longest ? "'\(clean.prefix(Self.longest - 3))...'" : "'\(clean)'"
  }
}
