import TestSupport
import Testing

@testable import TerminalKit

@Suite struct KeyReaderTests {
  private static let keys: [(bytes: String, event: InputEvent)] = [
    ("a", .text("a")), ("日本", .text("日本")), ("👩‍👩‍👧", .text("👩‍👩‍👧")), (" ", .text(" ")),
    ("\t", .key(.tab)), ("\u{1B}[Z", .key(.tab, .shift)), ("\r", .key(.enter)),
    ("\n", .key(.enter)),
    ("\u{7F}", .key(.backspace)), ("\u{8}", .key(.backspace)), ("\u{1B}[3~", .key(.delete)),
    ("\u{1B}[2~", .key(.insert)), ("\u{1B}[A", .key(.up)), ("\u{1B}OB", .key(.down)),
    ("\u{1B}[C", .key(.right)), ("\u{1B}[D", .key(.left)), ("\u{1B}[H", .key(.home)),
    ("\u{1B}OF", .key(.end)), ("\u{1B}[1~", .key(.home)), ("\u{1B}[8~", .key(.end)),
    ("\u{1B}[5~", .key(.pageUp)), ("\u{1B}[6~", .key(.pageDown)),
    ("\u{1B}[1;2A", .key(.up, .shift)), ("\u{1B}[1;5H", .key(.home, .control)),
    ("\u{1B}[3;3~", .key(.delete, .alt)), ("\u{1B}[1;8D", .key(.left, [.shift, .alt, .control])),
    ("\u{1B}OP", .key(.function(1))), ("\u{1B}[24~", .key(.function(12))),
    ("\u{1B}[[B", .key(.function(2))), ("\u{1B}[1;2R", .key(.function(3), .shift)),
    ("\u{1}", .key(.character("a"), .control)), ("\u{C}", .key(.character("l"), .control)),
    ("\u{0}", .key(.character(" "), .control)), ("\u{1D}", .key(.character("]"), .control)),
    ("\u{1B}x", .key(.character("x"), .alt)), ("\u{1B}é", .key(.character("é"), .alt)),
    ("\u{1B}\u{7F}", .key(.backspace, .alt)), ("\u{1B}OM", .key(.enter)),
    ("\u{1B}[97;5u", .key(.character("a"), .control)), ("\u{1B}[233u", .text("é")),
    ("\u{1B}[27;5;13~", .key(.enter, .control)), ("\u{1B}[27u", .key(.escape)),
    ("\u{1B}[200~two\rlines\u{1B}[201~", .paste("two\nlines")),
    ("\u{1B}[200~a\u{1B}[31mb\u{7}\tc\r\nd\u{9B}\u{1B}[201~", .paste("a[31mb\tc\nd")),
  ]

  @Test("Keys are understood, wherever their bytes are cut", arguments: keys)
  func key(bytes: String, event: InputEvent) {
    var reader = KeyReader()
    #expect(reader.read(bytes.utf8) == [event])
    #expect(!reader.isWaiting)
    var slow = KeyReader()
    #expect(bytes.utf8.flatMap { slow.read([$0]) }.merged == [event])
  }

  @Test(
    "What stands for nothing is swallowed whole",
    arguments: [
      "\u{1B}[99~", "\u{1B}[?1;2c", "\u{1B}[12;40R", "\u{1B}[<0;10;10M", "\u{1B}[M !!", "\u{1B}[I",
      "\u{1B}[5$y", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]8;;日本\u{1B}\\",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}Oj", "\u{1B}[57358u",
      "\u{1B}[201~", "\u{1B}[" + String(repeating: "1;", count: 400) + "A",
    ]
  )
  func swallowed(sequence: String) {
    var reader = KeyReader()
    #expect(reader.read("a\(sequence)b".utf8).merged == [.text("ab")])
    var slow = KeyReader()
    #expect("a\(sequence)b".utf8.flatMap { slow.read([$0]) }.merged == [.text("ab")])
  }

  @Test("An escape is one when nothing follows in time")
  func escape() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.isWaiting)
    #expect(reader.timeOut() == [.key(.escape)])
    #expect(!reader.isWaiting)
    #expect(reader.timeOut() == [])
    #expect(reader.read(Array("[A".utf8)) == [.text("[A")])
    // Two at once, and one before a sequence.
    #expect(reader.read(Array("\u{1B}\u{1B}[A".utf8)) == [.key(.escape), .key(.up)])
    // What could begin a sequence is typed with Alt if it is all there is.
    for character in "[OP]" {
      #expect(reader.read(Array("\u{1B}\(character)".utf8)) == [])
      #expect(reader.timeOut() == [.key(.character(character), .alt)])
    }
  }

  @Test("A slow line does not turn the rest of a sequence into text")
  func slowLine() {
    var reader = KeyReader()
    #expect(reader.read(Array("\u{1B}[1;".utf8)) == [])
    #expect(!reader.isWaiting && reader.timeOut() == [])
    #expect(reader.read(Array("5C".utf8)) == [.key(.right, .control)])
  }

  @Test("Bytes that are not UTF-8 are seen, and half a character that stays alone too")
  func malformed() {
    var reader = KeyReader()
    #expect(reader.read([0x61, 0xFF, 0x62]) == [.text("a\u{FFFD}b")])
    #expect(reader.read([0xE6, 0x97]) == [])
    #expect(reader.timeOut() == [.text("\u{FFFD}")])
    // Controls of the second half have two bytes in UTF-8.
    #expect(reader.read([0x61, 0xC2, 0x9B, 0x62]) == [.text("ab")])
  }

  @Test("A flag or a family that comes in two reads is one text")
  func graphemes() {
    var reader = KeyReader()
    #expect(reader.read("a👩\u{200D}".utf8) == [.text("a")])
    #expect(reader.read("👧".utf8) == [.text("👩\u{200D}👧")])
    #expect(reader.read("🇸".utf8) == [])
    #expect(reader.read("🇪".utf8) == [.text("🇸🇪")])
    #expect(reader.read("🇸".utf8) == [])
    #expect(reader.timeOut() == [.text("🇸")])
  }

  @Test("A paste that does not end comes in pieces, none of which cuts a character")
  func longPaste() {
    let text = String(repeating: "日本語👩‍👩‍👧\r\n", count: 8_000)
    var reader = KeyReader()
    var pieces: [String] = []
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
    for start in stride(from: 0, to: bytes.count, by: 4_093) {
      for event in reader.read(bytes[start..<min(start + 4_093, bytes.count)]) {
        if case .paste(let piece) = event {
          pieces.append(piece)
        } else {
          #expect(event == .text("x"))
        }
      }
    }
    #expect(pieces.count > 2)
    #expect(pieces.joined() == text.replacing("\r\n", with: "\n"))
    #expect(pieces.reduce(0) { $0 + $1.count } == text.count)
  }

  // MARK: Any bytes

  /// Bytes of which many are a part of something.
  private func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{1B}[200~",
      "\u{1B}[201~", "\u{7}", "\u{18}", "1;5", "A", "~", "M", "u", "日", "👩\u{200D}", "🇸",
      "e\u{301}", "\r", "\u{9B}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...24, using: &generator) {
      if Bool.random(using: &generator) {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8
      }
    }
    return bytes
  }

  private func parts(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...5, using: &generator))
      parts.append(Array(part))
      rest = rest.dropFirst(part.count)
    }
    return parts
  }

  @Test("However bytes are cut, they are the same events, and no text has a control character")
  func anyCut() {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<5_000 {
      let bytes = bytes(&generator)
      var whole = KeyReader()
      let expected = whole.read(bytes).merged
      var cut = KeyReader()
      let events = parts(bytes, &generator).flatMap { cut.read($0) }.merged
      // What is still open ends with what breaks everything off.
      let end = Array("\u{18}\u{18}\u{18}\u{18}\u{18}\u{1B}[201~x".utf8)
      let (left, right) = (
        (expected + whole.read(end)).merged, (events + cut.read(end)).merged
      )
      guard left == right else {
        Issue.record("round \(round): \(bytes): \(left) is not \(right)")
        return
      }
      #expect(!left.contains { !$0.isClean }, "round \(round): \(left)")
    }
  }

  @Test("Time may run out anywhere, and afterwards keys are understood again")
  func anyTime() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<5_000 {
      var reader = KeyReader()
      for part in parts(bytes(&generator), &generator) {
        let events = reader.read(part) + (Bool.random(using: &generator) ? reader.timeOut() : [])
        #expect(!events.contains { !$0.isClean }, "round \(round)")
      }
      _ = reader.timeOut()
      _ = reader.read(Array("\u{18}\u{18}\u{18}\u{18}\u{1B}[201~".utf8))
      #expect(reader.read(Array("\u{1B}[A".utf8)) == [.key(.up)], "round \(round)")
    }
  }

  @Test("Text is never cut within a character")
  func anyText() {
    var generator = SeededGenerator(seed: 3)
    let characters = Array("aé日本語👍🏽👩‍👩‍👧🇸🇪🇩🇪ก็क्षि\u{FFFD}")
    for round in 0..<2_000 {
      let text = String((0..<12).map { _ in characters.randomElement(using: &generator) ?? "a" })
      var reader = KeyReader()
      var events = parts(Array(text.utf8), &generator).flatMap { reader.read($0) }
      events += reader.timeOut()
      let texts = events.map { if case .text(let text) = $0 { text } else { "" } }
      #expect(texts.joined().unicodeScalars.elementsEqual(text.unicodeScalars), "round \(round)")
    }
  }
}

extension [InputEvent] {
  /// The events, with texts and pastes that follow one another put together.
  fileprivate var merged: [InputEvent] {
    reduce(into: []) { events, event in
      switch (events.last, event) {
      case (.text(let first)?, .text(let second)): events[events.count - 1] = .text(first + second)
      case (.paste(let first)?, .paste(let second)):
        events[events.count - 1] = .paste(first + second)
      default: events.append(event)
      }
    }
  }
}

extension InputEvent {
  /// Whether no control character is in the text.
  fileprivate var isClean: Bool {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control
    }
    return switch self {
    case .text(let text): !text.isEmpty && !text.unicodeScalars.contains(where: isControl)
    case .paste(let text):
      !text.isEmpty && !text.unicodeScalars.contains { isControl($0) && $0 != "\n" && $0 != "\t" }
    case .key: true
    }
  }
}
