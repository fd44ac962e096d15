import StyleHost
import Testing

struct TextSearchTests {
  @Test(arguments: [
    ("error: no", "error: ", "", true), ("an error", "error", "an ", true), ("", "", "", true),
    ("abc", "", "", true), ("abc", "abcd", "", false), ("abc", "c", "ab", true),
    ("aab", "ab", "a", true), ("", "a", "", false), ("née\u{301}", "e\u{301}", "né", true),
    ("👩‍👩‍👧 x", "x", "👩‍👩‍👧 ", true), ("👩‍👧", "👧", "👩\u{200D}", true),
  ])
  func `a text is found byte for byte`(
    in text: String,
    _ wanted: String,
    before: String,
    _ isThere: Bool
  ) {
    let range = text.firstRange(ofText: wanted)
    #expect((range != nil) == isThere)
    #expect(text.contains(text: wanted) == isThere)
    if let range {
      #expect(String(text[..<range.lowerBound]) == before)
      #expect(String(text[range]) == wanted)
    }
  }

  @Test(arguments: [
    ("/a/b: /a/c", "/a/", "", "b: c"), ("aaa", "aa", "b", "ba"), ("abc", "", "x", "abc"),
    ("abc", "abc", "abcabc", "abcabc"), ("x", "y", "z", "x"),
  ])
  func `each is replaced once`(in text: String, _ wanted: String, _ other: String, _ new: String) {
    #expect(text.replacing(text: wanted, with: other) == new)
  }
}
