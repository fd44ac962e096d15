import Testing

@testable import StyleHost

@Suite struct SafeLinkTests {
  @Test(
    "Web and mail links are kept, what may not stand in a URL percent-encoded",
    arguments: [
      ("https://example.com", "https://example.com"),
      ("http://example.com:8080/a?b=c&d#e", "http://example.com:8080/a?b=c&d#e"),
      ("HTTPS://Example.com/", "HTTPS://Example.com/"),
      ("mailto:me@example.com?subject=hi", "mailto:me@example.com?subject=hi"),
      ("MailTo:me@example.com", "MailTo:me@example.com"),
      ("https://[::1]/", "https://[::1]/"),
      ("https://example.com/a b", "https://example.com/a%20b"),
      ("https://example.com/%20", "https://example.com/%20"),
      ("https://example.com/\"><script>", "https://example.com/%22%3E%3Cscript%3E"),
      ("https://müller.de/日本", "https://m%C3%BCller.de/%E6%97%A5%E6%9C%AC"),
      ("https://example.com/{a|b}^`'", "https://example.com/%7Ba%7Cb%7D%5E%60'"),
    ]
  )
  func allowed(text: String, url: String) throws {
    let link = try SafeLink(text)
    #expect(link.url == url)
    #expect("\(link)" == url)
  }

  @Test(
    "Everything else is refused, with its reason",
    arguments: [
      ("", .empty),
      ("   ", .empty),
      ("example.com", .noScheme("example.com")),
      ("//example.com", .noScheme("//example.com")),
      ("/path:a", .noScheme("/path:a")),
      ("1http://a", .noScheme("1http://a")),
      ("javascript:alert(1)", .forbiddenScheme("javascript", url: "javascript:alert(1)")),
      (
        "JaVaScRiPt://a%0Aalert(1)",
        .forbiddenScheme("JaVaScRiPt", url: "JaVaScRiPt://a%0Aalert(1)")
      ),
      ("data:text/html,x", .forbiddenScheme("data", url: "data:text/html,x")),
      ("vbscript:x", .forbiddenScheme("vbscript", url: "vbscript:x")),
      ("file:///etc/passwd", .forbiddenScheme("file", url: "file:///etc/passwd")),
      ("httpsx://a", .forbiddenScheme("httpsx", url: "httpsx://a")),
      ("https:", .noTarget("https:")),
      ("https:example.com", .noTarget("https:example.com")),
      ("https:/example.com", .noTarget("https:/example.com")),
      ("https://", .noTarget("https://")),
      ("https:///path", .noTarget("https:///path")),
      ("https://?a", .noTarget("https://?a")),
      ("mailto:", .noTarget("mailto:")),
      ("mailto:?subject=x", .noTarget("mailto:?subject=x")),
      ("java\tscript:alert(1)", .forbiddenCharacter("\t", offset: 4, url: "java\tscript:alert(1)")),
      ("https://a\nb", .forbiddenCharacter("\n", offset: 9, url: "https://a\nb")),
      ("\u{1}https://a", .forbiddenCharacter("\u{1}", offset: 0, url: "\u{1}https://a")),
      (" https://a", .forbiddenCharacter(" ", offset: 0, url: " https://a")),
      ("https://a ", .forbiddenCharacter(" ", offset: 9, url: "https://a ")),
      ("https:\\\\a", .forbiddenCharacter("\\", offset: 6, url: "https:\\\\a")),
      ("https://ü\u{7F}", .forbiddenCharacter("\u{7F}", offset: 10, url: "https://ü\u{7F}")),
      ("https://a\u{9B}", .forbiddenCharacter("\u{9B}", offset: 9, url: "https://a\u{9B}")),
    ] as [(String, LinkError)]
  )
  func refused(text: String, error: LinkError) {
    #expect(throws: error) { try SafeLink(text) }
  }

  @Test("Bytes that are not UTF-8 are refused")
  func illFormed() {
    let bytes = Array("https://a/".utf8) + [0xFF]
    let problem = bytes.withUnsafeBufferPointer { SafeLink.problem(with: $0) }
    #expect(
      problem == .forbiddenCharacter("\u{FFFD}", offset: 10, url: "https://a/\u{FFFD}")
    )
  }

  @Test(
    "An error says what is wrong and what to do",
    arguments: [
      (
        LinkError.empty,
        "The link is empty. Give a URL such as https://example.com, or leave the link out."
      ),
      (
        .noScheme("example.com"),
        #"The link "example.com" has no scheme. Begin it with https:// or mailto:."#
      ),
      (
        .forbiddenScheme("data", url: "data:x"),
        #"The link "data:x" has the scheme "data". A badge links to http, https and mailto only."#
      ),
      (
        .noTarget("https:"),
        #"The link "https:" ends after its scheme. "#
          + "Name a host, as in https://example.com, or an address, as in mailto:me@example.com."
      ),
      (
        .forbiddenCharacter("\u{1B}", offset: 9, url: "https://a\u{1B}"),
        #"The link "https://a\u{1B}" has the character U+001B at byte 9. "#
          + "Write it percent-encoded, or leave it out."
      ),
    ]
  )
  func messages(error: LinkError, message: String) {
    #expect(error.description == message)
  }
}
