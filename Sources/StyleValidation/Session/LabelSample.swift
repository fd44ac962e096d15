/// Texts of one kind that turn up on badges.
struct LabelSample: Sendable {
  /// The kind, as the second part of a check's id.
  let kind: String
  /// What they are, after "Labels ".
  let title: String
  let texts: [String]

  /// Every kind.
  static let all: [LabelSample] = [
    LabelSample(kind: "empty", title: "without any text", texts: [""]),
    LabelSample(kind: "blank", title: "of blanks", texts: [" ", "   ", "\u{A0}", "\u{200B}"]),
    LabelSample(kind: "short", title: "of one character", texts: ["1", "W", "–", "g"]),
    LabelSample(
      kind: "long",
      title: "of thousands of characters",
      texts: [
        String(repeating: "W", count: 200), String(repeating: "wide and long ", count: 100),
        String(repeating: "i", count: 4_000),
      ]
    ),
    LabelSample(
      kind: "numbers",
      title: "of digits and signs",
      texts: ["100%", "v1.2.3-rc.1+5", "-0.000001", "1,234,567.89", "½ ² ⁹", "٣٫١٤"]
    ),
    LabelSample(
      kind: "emoji",
      title: "with emoji",
      texts: ["🎉", "👩‍👩‍👧‍👦 family", "🏳️‍🌈🇸🇪", "👍🏽 ok", "1️⃣2️⃣"]
    ),
    LabelSample(
      kind: "combining",
      title: "with combining characters",
      texts: ["e\u{301}le\u{300}ve", "Z\u{351}\u{36B}\u{343}a\u{334}l\u{335}g\u{336}o", "\u{301}"]
    ),
    LabelSample(
      kind: "right-to-left",
      title: "in scripts that run to the left",
      texts: ["مرحبا", "שלום 123", "build עברית ok", "\u{202E}evil\u{202C}"]
    ),
    LabelSample(
      kind: "scripts",
      title: "in other scripts",
      texts: ["日本語", "한국어", "ไทย", "हिन्दी", "Ελληνικά", "Русский", "ⴰⵎⴰⵣⵉⵖ"]
    ),
    LabelSample(
      kind: "markup",
      title: "with what is markup elsewhere",
      texts: ["<b>&amp;\"'", "</text><script>alert(1)</script>", "]]>", "%s%n", "\\(x)", "{{x}}"]
    ),
    LabelSample(
      kind: "control",
      title: "with control characters",
      texts: ["a\u{1B}[31mred", "a\u{0}b", "tab\tbed", "\u{7F}\u{9B}31m", "\u{FEFF}bom"]
    ),
    LabelSample(
      kind: "lines",
      title: "of several lines",
      texts: ["two\nlines", "carriage\r\nreturn", "\n", "line\u{2028}separator"]
    ),
  ]
}
