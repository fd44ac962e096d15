import TestSupport
import Testing

@testable import StyleAPI

struct TextEditTests {
  private static let family = "👨‍👩‍👧"

  /// The place is written as `|`; steps are keys, and letters that are typed.
  @Test(
    arguments: [
      ("|", "ab", "ab|"),
      ("a|c", "b", "ab|c"),
      ("|b", "a", "a|b"),
      ("abc|", "<", "ab|"),
      ("ab|c", "<<", "|c"),
      ("|abc", "<", "|abc"),
      ("a|bc", "x", "ax|bc"),
      ("abc|", "l", "ab|c"),
      ("|abc", "l", "|abc"),
      ("ab|c", "rr", "abc|"),
      ("ab|c", "h", "|abc"),
      ("ab|c", "e", "abc|"),
      ("a|bc", ">", "a|c"),
      ("abc|", ">", "abc|"),
      ("\(family)|", "<", "|"),
      ("a\(family)b|", "ll", "a|\(family)b"),
      ("a|\(family)b", ">", "a|b"),
      ("e\u{301}|", "<", "|"),
      ("漢|字", "<", "|字"),
      ("🇸🇪|", "<", "|"),
    ]
  )
  func steps(before: String, keys: String, after: String) {
    var edit = Self.edit(before)
    for key in keys {
      switch key {
      case "<": edit.deleteBackward()
      case ">": edit.deleteForward()
      case "l": edit.moveBackward()
      case "r": edit.moveForward()
      case "h": edit.moveToStart()
      case "e": edit.moveToEnd()
      default: edit.insert(String(key))
      }
    }
    #expect("\(edit.before)|\(edit.after)" == after)
  }

  private static func edit(_ text: String) -> TextEdit {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    return TextEdit(parts.joined(), at: parts[0].utf8.count)
  }

  @Test func `an accent joins the letter before it`() {
    var edit = Self.edit("e|x")
    edit.insert("\u{301}")
    #expect(edit.text.count == 2)
    #expect(edit.after == "x")
    edit.deleteBackward()
    #expect(edit.text == "x")
  }

  @Test func `what is typed before an accent takes it in`() {
    var edit = TextEdit("\u{301}", at: 0)
    edit.insert("e")
    #expect(edit.text == "e\u{301}")
    #expect(edit.after == "")
  }

  @Test(
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\tb", "a b"), ("a\u{1B}[31mb", "a[31mb"),
      ("\u{0}", ""),
    ]
  )
  func `a line stays a line`(typed: String, text: String) {
    var edit = TextEdit("")
    edit.insert(typed)
    #expect(edit.text == text)
    #expect(edit.isAtEnd)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 100, -3])
  func `any number of bytes is a place between characters`(position: Int) {
    let edit = TextEdit("a漢b", at: position)
    #expect(["", "a", "a漢", "a漢b"].contains(String(edit.before)))
    #expect(edit.before + edit.after == "a漢b")
  }

  @Test func `random keys never break a text`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["a", "\u{301}", Self.family, "🇸", "🇪", "漢", "\u{200D}", "\n", "é", " "]
    for _ in 0..<300 {
      var edit = TextEdit("")
      for _ in 0..<40 {
        if Bool.random(using: &generator) {
          edit.insert(pieces.randomElement(using: &generator) ?? "")
        } else if let key = ControlKey.allCases.randomElement(using: &generator) {
          _ = edit.handle(key)
        }
        #expect(String(edit.before) + String(edit.after) == edit.text)
        #expect(TextEdit(edit.text, at: edit.position) == edit)
      }
    }
  }
}
