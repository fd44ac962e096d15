import Foundation
import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

@Suite struct SceneNumberTests {
  @Test(arguments: [
    ("3000", "", "en_001", "3,000"), ("3000", "", "sv_SE", "3\u{A0}000"),
    ("3000", "", "fr_FR", "3\u{202F}000"), ("3000", "", "de_CH", "3’000"),
    ("3000", "", "es_ES", "3000"), ("30000", "", "es_ES", "30.000"),
    ("1234567", "", "hi_IN", "12,34,567"), ("3000", "", "ar_EG", "٣٬٠٠٠"),
    ("0", "", "en_001", "0"), ("-1.5e3", "", "en_001", "-1,500"),
    ("0.1", "", "sv_SE", "0,1"), ("3.14159265358979", "", "en_001", "3.14159265358979"),
    ("99999999999999999999", "", "en_001", "99,999,999,999,999,999,999"),
    ("3000", #""decimal""#, "en_001", "3,000"), ("0.953", #""percent""#, "en_001", "95.3%"),
    ("0.953", #""percent""#, "sv_SE", "95,3\u{A0}%"),
    ("0.953", #"{ "style": "percent", "fractionDigits": 0 }"#, "en_001", "95%"),
    ("3", #"{ "fractionDigits": 2 }"#, "en_001", "3.00"),
    ("12345", #""compact""#, "en_001", "12K"), ("12345", #""scientific""#, "en_001", "1.2345E4"),
    ("3145728", #""bytes""#, "en_001", "3.1 MB"), ("0", #""bytes""#, "en_001", "0 bytes"),
    ("3000", #"{ "style": "currency", "currency": "SEK" }"#, "sv_SE", "3\u{A0}000,00\u{A0}kr"),
    (
      "3000", #"{ "style": "currency", "currency": "USD", "fractionDigits": 0 }"#, "en_US", "$3,000"
    ),
  ])
  func `a number is written as its format and its locale say`(
    number: String,
    format: String,
    locale: String,
    expected: String
  ) throws {
    let scene = try SceneDocument(
      """
      { "environment": { "locale": "\(locale)" },
        "content": { "number": \(number)\(format.isEmpty ? "" : ", \"format\": \(format)") } }
      """
    )
    let drawing = try ViewDrawer(target: .svg, environment: EnvironmentValues())
      .displayList(of: scene.view(styles: SceneStyles()))
    #expect(drawing.texts == [expected])
  }

  @Test func `the locale may come from outside of the scene`() throws {
    var values = EnvironmentValues()
    values.localeIdentifier = "sv_SE"
    let scene = try SceneDocument(#"{ "content": { "number": 3000 } }"#)
    #expect(try scene.plainText(values) == "3\u{A0}000")
    #expect(try scene.plainText() == "3,000")
  }

  @Test func `a missing or foreign library is an error that says what to do`() throws {
    try TemporaryFolder.with { folder in
      let path = folder.url.path(percentEncoded: false)
      let missing = #expect(throws: NumberFormattingError.self) {
        try NumberWriter(folders: [path])
      }
      #expect(missing == .libraryMissing(library: "libBadgeFormatting.so", searched: [path]))
      #expect(missing.map { "\($0)".contains("--product BadgeFormatting") } == true)
      try folder.write("no library", to: "libBadgeFormatting.so")
      let foreign = #expect(throws: NumberFormattingError.self) {
        try NumberWriter(folders: [path])
      }
      guard case .libraryRefused? = foreign else {
        Issue.record("\(String(describing: foreign))")
        return
      }
    }
  }

  @Test func `no program loads ICU before there is a number`() throws {
    for name in ["badge", "libStyleAPI.so", "libDefaultBadge.so", "libFancyBadge.so"] {
      let file = BuiltProducts.folder.appending(path: name).path(percentEncoded: false)
      let needed = try ELFImage(ELFBytes(OpenFile.open(file))).dynamicSection().needed
      #expect(!needed.contains("libFoundationInternationalization.so"), "\(name)")
      #expect(!needed.contains("libFoundation.so") && !needed.contains("lib_FoundationICU.so"))
    }
  }

  @Test func `a number that does not fit the first buffer is written whole`() throws {
    let digits = "0." + String(repeating: "0", count: 90) + "1"
    let writer = try NumberWriter.shared()
    let number = SceneNumber(digits: digits, notation: .percent, fractionDigits: 100)
    let text = try writer.text(number, locale: "en_001")
    #expect(text.utf8.count > 64 && text.hasPrefix("0.000") && text.hasSuffix("%"))
    #expect(text.utf8.count { $0 == UInt8(ascii: "1") } == 1)
  }
}
