/// A text that styles are tried with.
public struct StyleSample: Hashable, Sendable {
  /// What the text is, for messages.
  public let name: String
  /// The text.
  public let text: String

  /// Makes a sample.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

extension StyleSample {
  /// The texts that every style has to cope with: short and long ones, all kinds of scripts, and
  /// what hostile or broken input holds.
  public static let corpus = [
    StyleSample("nothing", ""),
    StyleSample("one cell", "1"),
    StyleSample("two words", "build passing"),
    StyleSample("200 cells", String(repeating: "0123456789", count: 20)),
    StyleSample("Chinese, Japanese and Korean", "网易云音乐 ビルド 빌드"),
    StyleSample("joined and presented emoji", "👩‍👩‍👧‍👦 ❤️ 🇸🇪 👍🏽 1️⃣ 📦"),
    StyleSample("right to left", "الرسالة שלום"),
    StyleSample("right to left with digits", "نسخة 1.0 (beta)"),
    StyleSample("combining marks", "e\u{301}\u{323} z\u{335}\u{31B}\u{316}a\u{334}\u{321} \u{301}"),
    StyleSample("Indic and Thai", "निर्माण சேவை การสร้าง"),
    StyleSample("markup", "<&>\"' ]]> &amp; <script>alert(1)</script>"),
    StyleSample("blanks", "  a   b\u{A0}\u{3000}c  "),
    StyleSample("line feeds", "one\ntwo\r\nthree\rfour\u{2028}five"),
    StyleSample("tab", "a\tb"),
    StyleSample("escape sequences", "\u{1B}[31mred\u{1B}[0m \u{1B}]8;;http://example.org\u{7}link"),
    StyleSample("C1 controls", "\u{9B}31mred \u{9D}8;;http://example.org\u{9C} \u{85}"),
    StyleSample("C0 controls", "\u{0}\u{1}\u{7}\u{8}\u{B}\u{C}\u{E}\u{7F}end"),
    StyleSample("bidi controls", "\u{202E}gnp\u{202C} \u{2066}a\u{2069}\u{200F}\u{61C}"),
    StyleSample("no characters", noncharacters),
    StyleSample("astral and private", "𝔹𝕒𝕕𝕘𝕖 \u{E0B6}\u{10FFFD}"),
    long,
  ]

  /// A word, for looking at colours.
  static let word = StyleSample("a word", "badge")

  /// Two lines, of which the first is nearer to the upper edge of a plate than one line is.
  static let lines = StyleSample("two lines", "two\nlines")

  /// Code points that are never characters, which a literal cannot have.
  private static let noncharacters = String(
    String.UnicodeScalarView([0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE].compactMap(Unicode.Scalar.init))
  )

  /// 10,000 characters.
  ///
  /// A style may answer that the drawing is too large.
  static let long = StyleSample("10,000 characters", String(repeating: "badge, ok ", count: 1_000))
}
