import Testing

@testable import StyleHost

@Suite struct OutputTailTests {
  private static func tail(_ parts: [String]) -> OutputTail {
    var tail = OutputTail()
    for part in parts {
      Array(part.utf8).withUnsafeBytes { tail.append($0) }
    }
    return tail
  }

  @Test func `Lines are whole however they arrive, and the last few are kept`() {
    let tail = Self.tail(["one\ntw", "o\n\nthree\nfour\nfive\nsix"])
    #expect(tail.lines == ["one", "two", "three", "four", "five", "six"])
    #expect(tail.lastLines == ["two", "three", "four", "five", "six"])
    #expect(tail.count == 28)
  }

  @Test func `A stack trace of the runtime is left out`() {
    let tail = Self.tail([
      """
      Style.swift:5: Fatal error: boom
      Current stack trace:
      0    libswiftCore.so                    0x00007f40c6f6d5b0 _swift_stdlib_reportFatalErrorInFile + 112
      12   libHostile.so                      0x00007f40b0c0a1b2 <unavailable> + 41394
      3 badges drawn at 0x5
      """
    ])
    #expect(tail.lines == ["Style.swift:5: Fatal error: boom", "3 badges drawn at 0x5"])
  }

  @Test func `A flood takes no more memory than its end`() {
    var tail = OutputTail()
    let line = Array((String(repeating: "x", count: 999) + "\n").utf8)
    for _ in 0..<10_000 { line.withUnsafeBytes { tail.append($0) } }
    #expect(tail.count == 10_000_000)
    #expect(tail.lines.count <= 17)
    #expect(tail.lines.allSatisfy { $0.count <= 301 })
  }

  @Test func `Nothing of it steers a terminal`() {
    let tail = Self.tail(["\u{1B}]0;title\u{7}\r\nend\u{202E}"])
    #expect(tail.lines == ["\u{FFFD}]0;title\u{FFFD} ", "end"])
  }
}
