import StyleHost
import Testing

@Suite("Glyph detection")
struct GlyphSetTests {
  @Test(
    "The first locale variable that is not empty decides",
    arguments: [
      (["LANG": "sv_SE.UTF-8"], GlyphSet.unicode),
      (["LANG": "C.UTF-8"], .unicode),
      (["LANG": "en_US.utf8"], .unicode),
      (["LANG": "en_US.UTF_8"], .unicode),
      (["LANG": "ca_ES.UTF-8@valencia"], .unicode),
      (["LC_CTYPE": "C.UTF-8"], .unicode),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C.UTF-8"], .unicode),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], .unicode),
      (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"], .ascii),
      (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], .ascii),
      (["LANG": "sv_SE"], .ascii),
      (["LANG": "sv_SE@euro"], .ascii),
      (["LANG": "sv_SE.ISO-8859-15@euro"], .ascii),
      (["LANG": "ja_JP.eucJP"], .ascii),
      (["LANG": "sv_SE.UTF-16"], .ascii),
      (["LANG": ""], .ascii),
      (["LC_TIME": "C.UTF-8"], .ascii),
      ([:], .ascii),
    ]
  )
  func detection(environment: [String: String], expected: GlyphSet) {
    #expect(GlyphSet.detect(environment: environment) == expected)
    #expect(GlyphSet.isUTF8(environment) == (expected == .unicode))
  }

  @Test("The command line's words are the raw values")
  func words() {
    #expect(GlyphSet.allCases.map(\.rawValue) == ["ascii", "unicode", "powerline"])
  }
}
