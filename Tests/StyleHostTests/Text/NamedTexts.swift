import Testing

/// A text of a script or a kind, and what it measures.
struct NamedText: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The width in Verdana at 11 points.
  var points: Double
  /// The width in a terminal.
  var cells: Int

  init(_ name: String, _ text: String, points: Double, cells: Int) {
    (self.name, self.text, self.points, self.cells) = (name, text, points, cells)
  }

  var testDescription: String { name }
}

extension NamedText {
  /// Widths that are known exactly: sums of Verdana's advances, and the em of squares and emoji.
  static let all: [NamedText] = latin + squares + emoji + invisible

  /// Verdana has these itself.
  static let latin: [NamedText] = [
    NamedText("nothing", "", points: 0, cells: 0),
    NamedText("a word of small letters", "passing", points: 41.75, cells: 7),
    NamedText("a word of capitals", "BUILD", points: 34.82, cells: 5),
    NamedText("digits and points", "1.10.0", points: 35.96, cells: 6),
    NamedText("a space between words", "no tests", points: 44.18, cells: 8),
    NamedText("narrow letters", "iiiiiiii", points: 24.16, cells: 8),
    NamedText("Latin-1 letters", "Größe", points: 33.27, cells: 5),
    NamedText("the last letter of Latin-1", "\u{FF}", points: 6.51, cells: 1),
    NamedText("a precomposed accent", "\u{E9}", points: 6.55, cells: 1),
    NamedText("a combining accent", "e\u{301}", points: 6.55, cells: 1),
    NamedText("three combining accents", "n\u{303}\u{302}\u{301}", points: 6.96, cells: 1),
    NamedText("Polish", "błąd", points: 23.44, cells: 4),
    NamedText("Vietnamese", "lỗi", points: 12.72, cells: 3),
    NamedText("Cyrillic", "привет", points: 39.45, cells: 6),
    NamedText("Greek", "Ελλάδα", points: 40.37, cells: 6),
    NamedText("polytonic Greek", "Ἀθῆναι", points: 36.93, cells: 6),
    NamedText("an ellipsis", "…", points: 9, cells: 1),
    NamedText("a currency sign", "€5", points: 13.98, cells: 2),
    NamedText("an arrow", "→", points: 11, cells: 1),
  ]

  /// One em wide, or half an em.
  static let squares: [NamedText] = [
    NamedText("Chinese", "网易云音乐", points: 55, cells: 10),
    NamedText("Japanese kanji", "日本語", points: 33, cells: 6),
    NamedText("hiragana", "ひらがな", points: 44, cells: 8),
    NamedText("hiragana with a combining voiced mark", "か\u{3099}", points: 11, cells: 2),
    NamedText("katakana", "ビルド", points: 33, cells: 6),
    NamedText("half-width katakana", "ﾋﾞﾙﾄﾞ", points: 27.5, cells: 5),
    NamedText("hangul syllables", "한국어", points: 33, cells: 6),
    NamedText("hangul of conjoining jamo", "\u{1112}\u{1161}\u{11AB}", points: 11, cells: 2),
    NamedText("hangul with a conjoining final", "\u{D558}\u{11AB}", points: 11, cells: 2),
    NamedText("full-width Latin", "ＡＢＣ", points: 33, cells: 6),
    NamedText("CJK punctuation", "「」、。", points: 44, cells: 8),
    NamedText("an ideographic space", "\u{3000}", points: 11, cells: 2),
    NamedText("a CJK character beyond the first plane", "\u{20BB7}", points: 11, cells: 2),
    NamedText("Yi", "ꆈꌠ", points: 22, cells: 4),
    NamedText("bopomofo", "ㄅㄆ", points: 22, cells: 4),
  ]

  /// One glyph of 1.25 em each.
  static let emoji: [NamedText] = [
    NamedText("an emoji", "🚀", points: 13.75, cells: 2),
    NamedText("two emoji", "📦🚀", points: 27.5, cells: 4),
    NamedText("an emoji made of a sign by VS16", "❤\u{FE0F}", points: 13.75, cells: 2),
    NamedText("the same sign without VS16", "❤", points: 10.01, cells: 1),
    NamedText("an emoji made text by VS15", "⌚\u{FE0E}", points: 11, cells: 1),
    NamedText("a skin tone", "👍🏽", points: 13.75, cells: 2),
    NamedText("a ZWJ sequence of two", "👩\u{200D}💻", points: 13.75, cells: 2),
    NamedText("a family of four", "👨\u{200D}👩\u{200D}👧\u{200D}👦", points: 13.75, cells: 2),
    NamedText(
      "a ZWJ sequence with VS16",
      "🏳\u{FE0F}\u{200D}🌈",
      points: 13.75,
      cells: 2
    ),
    NamedText("a ZWJ sequence with a skin tone", "👩🏿\u{200D}🚀", points: 13.75, cells: 2),
    NamedText("a flag", "🇸🇪", points: 13.75, cells: 2),
    NamedText("two flags", "🇸🇪🇯🇵", points: 27.5, cells: 4),
    NamedText(
      "a flag of tags",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      points: 13.75,
      cells: 2
    ),
    NamedText("a keycap", "1\u{FE0F}\u{20E3}", points: 13.75, cells: 2),
    NamedText("a lone skin tone", "🏽", points: 13.75, cells: 2),
    NamedText("an emoji of Unicode 15", "🫨", points: 13.75, cells: 2),
    NamedText("an emoji of Unicode 16", "\u{1FABE}", points: 13.75, cells: 2),
    NamedText("an emoji amid letters", "a🚀b", points: 27.21, cells: 4),
  ]

  /// What nobody sees.
  static let invisible: [NamedText] = [
    NamedText("a zero-width space", "a\u{200B}b", points: 13.46, cells: 2),
    NamedText("a word joiner", "a\u{2060}b", points: 13.46, cells: 2),
    NamedText("a zero-width joiner between letters", "a\u{200D}b", points: 13.46, cells: 2),
    NamedText("a byte order mark", "\u{FEFF}a", points: 6.61, cells: 1),
    NamedText("a lone combining mark", "\u{301}", points: 0, cells: 0),
    NamedText("an invisible times", "2\u{2062}x", points: 13.5, cells: 2),
  ]
}
