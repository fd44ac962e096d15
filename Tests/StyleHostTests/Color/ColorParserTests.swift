import StyleAPI
import Testing

@testable import StyleHost

@Suite struct ColorParserTests {
  @Test(
    "The README palette's names mean its colours",
    arguments: [
      ("brightgreen", 0x44CC11), ("green", 0x97CA00), ("yellowgreen", 0xA4A61D),
      ("yellow", 0xDFB317), ("orange", 0xFE7D37), ("red", 0xE05D44), ("blue", 0x007EC6),
      ("grey", 0x555555), ("gray", 0x555555), ("lightgrey", 0x9F9F9F), ("lightgray", 0x9F9F9F),
      ("success", 0x44CC11), ("important", 0xFE7D37), ("critical", 0xE05D44),
      ("informational", 0x007EC6), ("inactive", 0x9F9F9F),
    ] as [(String, UInt32)]
  )
  func palette(name: String, rgb: UInt32) throws {
    #expect(try ColorParser.parse(name) == DisplayColor(rgb: rgb))
  }

  @Test(
    "CSS's names mean CSS's colours, in any case",
    arguments: [
      ("RebeccaPurple", 0x663399), ("ALICEBLUE", 0xF0F8FF), ("lightgoldenrodyellow", 0xFAFAD2),
      ("darkslategray", 0x2F4F4F), ("darkslategrey", 0x2F4F4F), ("aqua", 0x00FFFF),
      ("cyan", 0x00FFFF), ("black", 0), ("white", 0xFFFFFF), ("tomato", 0xFF6347),
      ("navy", 0x000080), (" teal\n", 0x008080), ("\u{A0}olive\t", 0x808000),
    ] as [(String, UInt32)]
  )
  func names(name: String, rgb: UInt32) throws {
    #expect(try ColorParser.parse(name) == DisplayColor(rgb: rgb))
  }

  @Test("Every listed name is a colour, and there are all of CSS's")
  func listed() throws {
    let names = ColorParser.names
    #expect(names.count == 148 + 6 + 1)
    #expect(names == names.sorted() && Set(names).count == names.count)
    for name in names {
      let color = try ColorParser.parse(name)
      #expect(color.opacity == (name == "transparent" ? 0 : 1))
    }
  }

  @Test(
    "Hexadecimal colours have 3, 4, 6 or 8 digits, with or without #",
    arguments: [
      ("#0a7", 0x00AA77FF), ("0a7", 0x00AA77FF), ("#0A78", 0x00AA7788), ("0a78", 0x00AA7788),
      ("#00aa77", 0x00AA77FF), ("00AA77", 0x00AA77FF), ("#00aa7780", 0x00AA7780),
      ("00aa7780", 0x00AA7780), ("  #fff ", 0xFFFFFFFF), ("000000", 0x000000FF),
      ("#0000", 0), ("bad", 0xBBAADDFF), ("4c1", 0x44CC11FF),
    ] as [(String, UInt32)]
  )
  func hexadecimal(text: String, rgba: UInt32) throws {
    var expected = DisplayColor(rgb: rgba >> 8)
    expected.opacity = Float(rgba & 0xFF) / 255
    #expect(try ColorParser.parse(text) == expected)
  }

  @Test(
    "Functions are read with commas and with spaces",
    arguments: [
      ("rgb(255, 128, 0)", 1, 128.0 / 255, 0, 1), ("rgb(255 128 0)", 1, 128.0 / 255, 0, 1),
      ("RGB( 255,128 ,0 )", 1, 128.0 / 255, 0, 1),
      ("rgba(255, 128, 0, .5)", 1, 128.0 / 255, 0, 0.5),
      ("rgba(255 128 0 / 50%)", 1, 128.0 / 255, 0, 0.5), ("rgb(0 0 0/0)", 0, 0, 0, 0),
      ("rgb(100%, 50%, 0%)", 1, 0.5, 0, 1), ("rgb(100% 127.5 0 / 25%)", 1, 0.5, 0, 0.25),
      ("rgb(1e2 +51 2.55e2)", 100.0 / 255, 0.2, 1, 1), ("rgb(none 255 none)", 0, 1, 0, 1),
      ("rgb(\t255\n255 255)", 1, 1, 1, 1), ("rgb(-0 -0% 0)", 0, 0, 0, 1),
      ("hsl(0, 100%, 50%)", 1, 0, 0, 1), ("hsl(120 100% 25%)", 0, 0.5, 0, 1),
      ("hsl(120 100 25)", 0, 0.5, 0, 1), ("hsl(240deg 100% 50%)", 0, 0, 1, 1),
      ("hsl(.5turn 100% 50%)", 0, 1, 1, 1), ("hsl(200grad 100% 50%)", 0, 1, 1, 1),
      ("hsl(3.14159265358979rad 100% 50%)", 0, 1, 1, 1), ("hsl(-120, 100%, 50%)", 0, 0, 1, 1),
      ("hsl(480, 100%, 50%)", 0, 1, 0, 1), ("hsla(0, 0%, 50%, 25%)", 0.5, 0.5, 0.5, 0.25),
      ("hsl(30 100% 50% / 1)", 1, 0.5, 0, 1), ("hsl(none 0% 100%)", 1, 1, 1, 1),
      ("hsl(60, 100%, 100%)", 1, 1, 1, 1), ("hsl(300 50% 50%)", 0.75, 0.25, 0.75, 1),
    ] as [(String, Double, Double, Double, Double)]
  )
  func functions(text: String, red: Double, green: Double, blue: Double, opacity: Double) throws {
    let color = try ColorParser.parse(text)
    let expected = [red, green, blue, opacity]
    let found = [color.red, color.green, color.blue, color.opacity].map(Double.init)
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) < 1e-6, "\(color)")
    }
  }

  @Test("Numbers from 0 to 255 are the components of hexadecimal colours")
  func bytes() throws {
    for byte in 0...255 as ClosedRange<UInt32> {
      let hexadecimal = DisplayColor(rgb: byte << 16 | byte << 8 | byte)
      #expect(try ColorParser.parse("rgb(\(byte), \(byte), \(byte))") == hexadecimal)
    }
  }
}
