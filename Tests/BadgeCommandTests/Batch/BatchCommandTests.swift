import Foundation
import Glibc
import StyleHost
import TestSupport
import Testing

@testable import BadgeCommand

@Suite("badge batch")
struct BatchCommandTests {
  private func batch(_ input: String, _ arguments: String...) -> TestTool.Result {
    TestTool(input: input).run(["batch", "-"] + arguments)
  }

  /// A line of output.
  private struct Line: Decodable, Equatable {
    var line: Int
    var svg: String?
    var text: String?
    var ansi: String?
    var error: String?
  }

  private func lines(_ output: String) throws -> [Line] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test("A line of JSON comes out for each that goes in")
  func lines() throws {
    let result = batch("{\"label\":\"build\",\"message\":\"passing\"}\n{\"message\":\"3\"}\n")
    #expect(result.code == 0)
    #expect(result.messages == "")
    let lines = try lines(result.output)
    #expect(lines.map(\.line) == [1, 2])
    let single = TestTool().run("render", "build", "passing")
    #expect(lines[0].svg == single.output, "a batch draws what render draws")
    #expect(lines[1].svg == TestTool().run("render", "3").output)
  }

  @Test("Everything that a line can say is drawn as render draws the option")
  func keys() throws {
    let folder = try TestFolder([
      "i.svg": #"<svg viewBox="0 0 10 10"><path d="M1 2h3v4z"/></svg>"#,
      "in.jsonl": """
      {"label":"a","message":"b","color":"red","labelColor":"#0a7","link":"https://example.com/"}
      {"message":"b","style":"frame:width=3","title":"of today","icon":"i.svg"}
      {"message":"b","environment":{"badgeTint":"red","badgeStyle":"frame"}}
      """,
    ])
    var tool = TestTool()
    tool.folder = folder.path
    let lines = try lines(tool.run("batch", "in.jsonl").output)
    let expected = [
      ["a", "b", "--color", "red", "--label-color", "#0a7", "--link", "https://example.com/"],
      ["b", "--style", "frame:width=3", "--title", "of today", "--icon", "i.svg"],
      ["b", "--env", "badgeTint=red", "--style", "frame"],
    ]
    for (line, arguments) in zip(lines, expected) {
      #expect(line.svg == tool.run(["render"] + arguments).output, "\(arguments)")
    }
    #expect(lines.count == 3)
  }

  @Test("The icons of a file's lines count from the file's folder")
  func icons() throws {
    let folder = try TestFolder([
      "in/i.svg": #"<svg viewBox="0 0 10 10"><path d="M1 2h3v4z"/></svg>"#,
      "in/in.jsonl": #"{"message":"b","icon":"i.svg"}"#,
    ])
    var tool = TestTool()
    tool.folder = folder.path
    #expect(tool.run("batch", "in/in.jsonl").code == 0)
    tool.input = try folder.read("in/in.jsonl")
    #expect(tool.run("batch", "-").code == 1)
  }

  @Test("Options hold for lines that do not say otherwise")
  func options() throws {
    let input = "{\"message\":\"1\"}\n{\"message\":\"1\",\"style\":\"default\"}\n"
    let lines = try lines(batch(input, "--style", "frame:width=9").output)
    #expect(lines[0].svg?.contains("stroke-width=\"9\"") == true)
    #expect(lines[1].svg?.contains("stroke-width") == false)
  }

  @Test("A bad line fails alone, with its number and what is wrong")
  func badLines() throws {
    let result = batch(
      """
      {"message":"1"}

      not JSON
      {"message":"2","color":"gren"}
      {"message":"3","style":"gone"}
      \t\("  ")
      {"mesage":"4"}
      {"label":"5"}
      {"message":"6"}
      """
    )
    #expect(result.code == 1)
    #expect(result.messages == "Error: 5 of 7 lines failed\n")
    let lines = try lines(result.output)
    #expect(lines.map(\.line) == [1, 3, 4, 5, 7, 8, 9])
    #expect(lines.map { $0.error != nil } == [false, true, true, true, true, true, false])
    #expect(lines[2].error == "column 24: color: unknown colour 'gren'; did you mean 'green'?")
    #expect(lines[4].error?.contains("did you mean 'message'?") == true)
  }

  @Test("Carriage returns, a mark at the start and a missing end of line are no matter")
  func ends() throws {
    let result = batch("\u{FEFF}{\"message\":\"1\"}\r\n\r\n{\"message\":\"2\"}", "--format", "text")
    #expect(result.output == "{\"line\":1,\"text\":\"[1]\"}\n{\"line\":3,\"text\":\"[2]\"}\n")
  }

  @Test("A line of more than 1 MiB is an error of its own")
  func longLine() throws {
    let long = "{\"message\":\"" + String(repeating: "x", count: 1 << 20) + "\"}"
    let result = batch("{\"message\":\"1\"}\n\(long)\n{\"message\":\"3\"}\n", "--format", "text")
    #expect(result.code == 1)
    let lines = try lines(result.output)
    #expect(lines.map(\.text) == ["[1]", nil, "[3]"])
    #expect(lines[1].error == "the line is longer than 1048576 bytes")
  }

  @Test(
    "The formats",
    arguments: [
      ("text", #"{"line":1,"text":"[a: b]"}"#), ("ansi", #"{"line":1,"ansi":"[a: b]"}"#),
    ]
  )
  func formats(name: String, expected: String) {
    let result = batch(#"{"label":"a","message":"b"}"#, "--format", name)
    #expect(result.output == expected + "\n")
  }

  @Test("A display list stands in its line as it is")
  func json() throws {
    let output = batch(#"{"label":"a","message":"b"}"#, "--format", "json").output
    #expect(output.split(separator: "\n").count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let list = try #require(object?["json"] as? [String: Any])
    #expect(list["metrics"] as? String == "font")
    let single = TestTool().run("render", "a", "b", "--format", "json").output
    let expected = try JSONSerialization.jsonObject(with: Data(single.utf8)) as? NSDictionary
    #expect(expected?.isEqual(to: list) == true)
  }

  @Test("Colours for a terminal are those of the options")
  func ansi() throws {
    let output = batch(#"{"message":"b"}"#, "--format", "ansi", "--ansi", "256").output
    #expect(try lines(output)[0].ansi?.contains("\u{1B}[48;5;") == true)
    #expect(!output.contains("\u{1B}"))
  }

  @Test(
    "Ten thousand lines come out in their order, whatever the number of threads",
    arguments: [1, 2, 7]
  )
  func order(jobs: Int) throws {
    var input = ""
    for number in 1...10_000 {
      let message = number % 100 == 7 ? "\(number)" : "\"\(number)\""
      input += "{\"label\":\"n\",\"message\":\(message)}\n"
    }
    let result = batch(input, "--format", "text", "--jobs", "\(jobs)")
    #expect(result.code == 1)
    #expect(result.messages == "Error: 100 of 10000 lines failed\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 10_000)
    for (index, line) in lines.enumerated() {
      let number = index + 1
      let start = "{\"line\":\(number),"
      let end = number % 100 == 7 ? "\"}" : "\"text\":\"[n: \(number)]\"}"
      guard line.hasPrefix(start), line.hasSuffix(end) else {
        Issue.record("line \(number) is \(line)")
        break
      }
    }
  }

  @Test("Whatever the lines are, each has its answer", arguments: 0..<20)
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let whole =
      ##"{"label":"å","message":"b","color":"#0a7","link":"http://a.b","title":"\u00e5"}"##
    var input: [UInt8] = []
    for _ in 0..<100 {
      var line = Array(whole.utf8)
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let index = Int.random(in: 0..<line.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: line[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: line.removeSubrange(index...)
        default: line.insert(contentsOf: line.suffix(9), at: index)
        }
        if line.isEmpty { line = [0x7B] }
      }
      input += line.map { $0 == 0x0A ? 0x20 : $0 } + [0x0A]
    }
    let output = CapturedOutput()
    var environment = TestTool().environment(output: output)
    environment.input = TextInput(input)
    let code = BadgeTool.run(["batch", "-", "--format", "text"], in: environment)
    let answers = try lines(output.text)
    #expect(answers.map(\.line) == Array(1...100))
    #expect((code == 0) == answers.allSatisfy { $0.error == nil })
    #expect(answers.allSatisfy { ($0.text == nil) != ($0.error == nil) })
    #expect(!output.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("Lines that come slowly are drawn when they come")
  func streaming() throws {
    let output = CapturedOutput()
    let input = StepInput(["{\"message\":\"1\"}\n", "{\"message\":\"2\"}\n"]) { step in
      // The first line has to be out before the second is read.
      guard step == 1 else { return }
      for _ in 0..<5000 where output.lines.isEmpty { usleep(1000) }
      #expect(output.lines.count == 1)
    }
    var environment = TestTool().environment(output: output)
    environment.input = input
    #expect(BadgeTool.run(["batch", "-", "--jobs", "2"], in: environment) == 0)
    #expect(output.lines.count == 2)
  }

  @Test("A missing style of the chain ends the batch before it begins")
  func missingStyle() {
    let result = batch("{\"message\":\"1\"}\n", "--style", "gone")
    #expect(result.code == 69)
    #expect(result.output == "")
  }
}

/// An input that gives one piece after the other, and says which is next.
private final class StepInput: InputChannel {
  private let pieces: [String]
  private let willRead: @Sendable (Int) -> Void
  private let next = Counter()

  init(_ pieces: [String], willRead: @escaping @Sendable (Int) -> Void) {
    self.pieces = pieces
    self.willRead = willRead
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    let step = next.next() - 1
    willRead(step)
    guard step < pieces.count else { return 0 }
    buffer.copyBytes(from: pieces[step].utf8)
    return pieces[step].utf8.count
  }
}
