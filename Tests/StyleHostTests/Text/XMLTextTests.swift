import Foundation
import Testing

@testable import StyleHost

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLTextTests {
  @Test("The characters of XML 1.0 are allowed, and no others")
  func characters() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isAllowed =
        value == 0x9 || value == 0xA || value == 0xD || 0x20...0xD7FF ~= value
        || 0xE000...0xFFFD ~= value || value >= 0x10000
      if XMLText.allows(scalar) != isAllowed { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("Other characters are replaced, and nothing is escaped")
  func replaced() {
    #expect(
      XMLText.replacingDisallowed(in: "a\u{0}b\u{1B}<&>")
        == "a\u{FFFD}b\u{FFFD}<&>"
    )
    #expect(XMLText.replacingDisallowed(in: "tab\tnew\nline ｗｉｄｅ") == "tab\tnew\nline ｗｉｄｅ")
  }

  @Test("The last two characters of the first plane are replaced", arguments: [0xFFFE, 0xFFFF])
  func noncharacter(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(XMLText.replacingDisallowed(in: "日\(scalar)") == "日\u{FFFD}")
  }

  @Test("A parser reads what is left back as it was")
  func parsed() throws {
    var random = RandomTexts(seed: 7)
    for _ in 0..<300 {
      let text = XMLText.replacingDisallowed(in: random.text(maximum: 30))
      // Scalar by scalar: a mark after "<" makes another Character of it.
      let escaped = text.unicodeScalars.map { scalar in
        "&<>\r".unicodeScalars.contains(scalar) ? "&#\(scalar.value);" : String(scalar)
      }.joined()
      let reader = TextReader()
      let parser = XMLParser(data: Data("<t>\(escaped)</t>".utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(Array(text.unicodeScalars))")
      #expect(Array(reader.text.unicodeScalars) == Array(text.unicodeScalars))
    }
  }
}

private final class TextReader: NSObject, XMLParserDelegate {
  var text = ""

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
