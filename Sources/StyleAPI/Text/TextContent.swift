/// A text in the graph: its runs in resolved fonts and paints, and how it breaks into lines.
struct TextContent {
  /// A piece of text of one look.
  struct Run {
    var string: String
    var font: ResolvedFont
    var paint: _Paint
    var decoration: TextDecoration
    var width: Double
  }

  /// The first piece; most texts have no more.
  var run: Run
  /// Further pieces.
  var more: [Run] = []
  var lineLimit: Int?
  var truncation: Text.TruncationMode
  var alignment: TextAlignment
  /// The font whose lines set the height of an empty text.
  var line: LineMetrics
  /// The width of all pieces on one line, in points; nil where a piece has a line break in it.
  var width: Double?

  /// Whether a text of one piece has this look.
  func hasLook(_ look: TextLook, _ font: ResolvedFont) -> Bool {
    more.isEmpty && run.font == font && run.decoration == look.defaults.decoration
      && lineLimit == look.defaults.lineLimit && truncation == look.defaults.truncationMode
      && alignment == look.defaults.alignment
  }

  /// All pieces.
  var runs: [Run] { [run] + more }
}
