@_spi(Host) import StyleAPI
import TestSupport
import Testing

/// How texts are measured, broken into lines and cut.
///
/// Letters are 5 points wide and lines 10 high.
@Suite struct TextLayoutTests {
  private static func drawn(
    _ string: String,
    width: Double? = nil,
    height: Double? = nil,
    lineLimit: Int? = nil,
    mode: Text.TruncationMode = .tail
  ) -> DrawnView {
    DrawnView(
      Text(verbatim: string).font(.system(size: 10)).lineLimit(lineLimit).truncationMode(mode)
        .marked("text"),
      width: width,
      height: height
    )
  }

  static let broken: [(String, Double, [String])] = [
    ("one", 15, ["one"]),
    ("one two", 35, ["one two"]),
    ("one two", 34, ["one", "two"]),
    ("one two three", 40, ["one two", "three"]),
    ("one  two", 30, ["one", "two"]),
    ("one two  ", 35, ["one two"]),
    ("one   ", 20, ["one "]),
    ("  one two", 30, ["  one", "two"]),
    ("abcdefgh", 15, ["abc", "def", "gh"]),
    ("a bcdefgh", 15, ["a", "bcd", "efg", "h"]),
    ("one\ntwo", 100, ["one", "two"]),
    ("one\n\ntwo", 100, ["one", "two"]),
    ("one\r\ntwo\u{2028}x\u{85}y\u{2029}z\u{b}v", 100, ["one", "two", "x", "y", "z", "v"]),
    ("one two\nthree", 20, ["one", "two", "thre", "e"]),
    ("one\u{a0}two x", 30, ["one\u{a0}tw", "o x"]),
    ("one\ttwo", 20, ["one", "two"]),
    ("ready-made", 30, ["ready-", "made"]),
    ("a -5 b", 20, ["a -5", "b"]),
    ("3-4-5", 15, ["3-4", "-5"]),
    ("日本語の本", 15, ["日本語", "の本"]),
    ("日本語、本", 15, ["日本", "語、本"]),
    ("ab日本", 15, ["ab日", "本"]),
    ("日「本」語", 10, ["日", "「本", "」語"]),
    ("한국어 말", 15, ["한국어", "말"]),
    ("", 20, []),
    ("abc", 0, ["a", "b", "c"]),
    ("👩‍👩‍👧‍👦e\u{301}🇸🇪", 5, ["👩‍👩‍👧‍👦", "e\u{301}", "🇸🇪"]),
  ]

  @Test("Lines end where they may", arguments: broken)
  func breaking(string: String, width: Double, lines: [String]) {
    #expect(Self.drawn(string, width: width).list.texts == lines)
  }

  static let cut: [(String, Double, Int, Text.TruncationMode, [String])] = [
    ("abcdefgh", 25, 1, .tail, ["abcd…"]),
    ("abcdefgh", 25, 1, .head, ["…efgh"]),
    ("abcdefgh", 25, 1, .middle, ["ab…gh"]),
    ("abcdefgh", 30, 1, .middle, ["ab…fgh"]),
    ("abcdefgh", 40, 1, .tail, ["abcdefgh"]),
    ("ab cdefgh", 20, 1, .tail, ["ab…"]),
    ("abcdef gh", 20, 1, .head, ["…gh"]),
    ("one two three", 35, 1, .tail, ["one tw…"]),
    ("one two three", 20, 2, .tail, ["one", "two…"]),
    ("one two three", 20, 3, .tail, ["one", "two", "thr…"]),
    ("one two three", 25, 3, .tail, ["one", "two", "three"]),
    ("one\ntwo", 100, 1, .tail, ["one…"]),
    ("one\ntwo", 100, 1, .head, ["…two"]),
    ("one\ntwo", 100, 1, .middle, ["one…two"]),
    ("one\ntwo\nthree", 100, 2, .tail, ["one", "two…"]),
    ("abc", 4, 1, .tail, ["…"]),
    ("abc", 0, 1, .middle, ["…"]),
    ("ab  ", 10, 1, .tail, ["ab"]),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 10, 1, .tail, ["👩‍👩‍👧‍👦…"]),
  ]

  @Test("The last line is cut with an ellipsis", arguments: cut)
  func cutting(
    string: String,
    width: Double,
    limit: Int,
    mode: Text.TruncationMode,
    lines: [String]
  ) {
    let drawn = Self.drawn(string, width: width, lineLimit: limit, mode: mode)
    #expect(drawn.list.texts == lines)
  }

  @Test("A text is as wide as its widest line, and in whole points")
  func sizes() {
    #expect(Self.drawn("one two three", width: 40)["text"] == box(0, 0, 35, 20))
    #expect(Self.drawn("one two three")["text"] == box(0, 0, 65, 10))
    #expect(Self.drawn("one\ntwo x")["text"] == box(0, 0, 25, 20))
    #expect(DrawnView(Text("abc").font(.system(size: 11))).size == CGSize(width: 17, height: 11))
  }

  @Test("An empty text has the height of a line and draws nothing")
  func empty() {
    let drawn = Self.drawn("")
    #expect(drawn["text"] == box(0, 0, 0, 10))
    #expect(drawn.list.texts.isEmpty)
    #expect(Self.drawn("\n")["text"] == box(0, 0, 0, 20))
  }

  @Test("Spaces at the end of an unbroken text count")
  func lastSpaces() {
    #expect(Self.drawn("ab  ")["text"]?.width == 20)
    #expect(Self.drawn("ab  ").list.texts == ["ab  "])
  }

  @Test("A text takes as many lines as fit into the height, but at least one")
  func heights() {
    #expect(Self.drawn("a b c d", width: 5, height: 20).list.texts == ["a", "…"])
    #expect(Self.drawn("a b c d", width: 5, height: 39.99).list.texts.count == 3)
    #expect(Self.drawn("a b c d", width: 5, height: 40).list.texts == ["a", "b", "c", "d"])
    #expect(Self.drawn("a b c d", width: 15, height: 0).list.texts == ["a…"])
    #expect(Self.drawn("a b c d", width: 5, height: 500)["text"]?.height == 40)
  }

  @Test("A limit of no lines is a limit of one", arguments: [0, -3])
  func limits(limit: Int) {
    #expect(Self.drawn("a b", width: 5, lineLimit: limit).list.texts == ["…"])
    var environment = EnvironmentValues()
    environment.lineLimit = limit
    let drawn = DrawnView(
      Text("a b").font(.system(size: 10)),
      width: 5,
      environment: environment
    )
    #expect(drawn.list.texts == ["…"])
  }

  @Test("Lines stand one below the other, lined up by their side")
  func places() {
    func origins(_ alignment: TextAlignment) -> [CGPoint] {
      let drawn = DrawnView(
        Text("abcd\nab\nabc").font(.system(size: 10)).multilineTextAlignment(alignment)
      )
      return drawn.list.items.compactMap { item in
        if case .text(let run) = item { return run.origin }
        return nil
      }
    }
    func points(_ x: Double...) -> [CGPoint] {
      zip(x, [8.0, 18, 28]).map { CGPoint(x: $0, y: $1) }
    }
    #expect(origins(.leading) == points(0, 0, 0))
    #expect(origins(.center) == points(0, 5, 2.5))
    #expect(origins(.trailing) == points(0, 10, 5))
  }

  @Test("Pieces of different looks break together")
  func pieces() {
    let text = Text("one t").bold() + Text("wo three").italic()
    let drawn = DrawnView(text.font(.system(size: 10)), width: 35)
    #expect(drawn.list.texts == ["one t", "wo", "three"])
    var looks: [String: ResolvedFont] = [:]
    for case .text(let run) in drawn.list.items { looks[drawn.list.string(run.text)] = run.font }
    #expect(looks["one t"]?.weight == 700)
    #expect(looks["three"]?.isItalic == true)
    #expect(drawn.size == CGSize(width: 35, height: 20))
  }

  @Test("The ellipsis looks like the letter beside it")
  func ellipsisLook() {
    let text = Text("abcdef").bold() + Text("ghi").italic()
    let tail = DrawnView(text.font(.system(size: 10)).lineLimit(1), width: 20)
    #expect(tail.list.texts == ["abc…"])
    let head = DrawnView(text.font(.system(size: 10)).lineLimit(1).truncationMode(.head), width: 20)
    #expect(head.list.texts == ["…ghi"])
  }

  @Test("A line is as high as the highest of its fonts")
  func mixedSizes() {
    let text = Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 20))
    let drawn = DrawnView(text)
    #expect(drawn.size == CGSize(width: 15, height: 20))
    for case .text(let run) in drawn.list.items { #expect(run.origin.y == 16) }
  }

  @Test("A long text is broken without delay")
  func longText() {
    let long = String(repeating: "abcdefghi ", count: 1000)
    let drawn = Self.drawn(long, width: 100)
    #expect(drawn.list.texts.count == 500)
  }

  @Test("No line is wider than the room, and no letter is lost")
  func fuzz() {
    var generator = SeededGenerator(seed: 7)
    let letters = ["a", "b", " ", "-", "日", "、", "「", "\n", "👩‍👧", "e\u{301}", "\u{a0}", "\t"]
    for _ in 0..<300 {
      let string = (0..<Int.random(in: 0..<30, using: &generator)).reduce(into: "") { text, _ in
        text += letters.randomElement(using: &generator) ?? "a"
      }
      let width = Double(Int.random(in: 5..<60, using: &generator))
      let drawn = Self.drawn(string, width: width)
      for case .text(let run) in drawn.list.items { #expect(run.width <= width, "\(string)") }
      let isInk = { (character: Character) in !character.isWhitespace || character == "\u{a0}" }
      let all = drawn.list.texts.joined().filter(isInk)
      #expect(all == string.filter(isInk), "\(string) at \(width)")
    }
  }
}
