import Foundation
import Glibc
import StyleHost
import Testing

@testable import BadgeCommand

@Suite("badge batch into files")
struct BatchFilesTests {
  @Test("Each line goes to the file that it names, in the format of its ending")
  func files() throws {
    let folder = try TestFolder()
    var tool = TestTool()
    tool.folder = folder.path
    tool.input = """
      {"label":"a","message":"1","output":"a.svg"}
      {"label":"a","message":"2","output":"deep/er/b.txt"}
      {"label":"a","message":"3","output":"c"}
      {"label":"a","message":"4","output":"d.json"}
      """
    let result = tool.run("batch", "-", "--output-dir", "out/badges")
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.messages == "")
    #expect(try folder.read("out/badges/a.svg") == TestTool().run("render", "a", "1").output)
    #expect(try folder.read("out/badges/deep/er/b.txt") == "[a: 2]\n")
    #expect(try folder.read("out/badges/c").hasPrefix("<svg"))
    #expect(try folder.read("out/badges/d.json").hasPrefix("{\n"))
    #expect(try folder.names("out/badges") == ["a.svg", "c", "d.json", "deep"])
  }

  @Test("The format of the options comes before endings")
  func format() throws {
    let folder = try TestFolder()
    var tool = TestTool()
    tool.folder = folder.path
    tool.input = #"{"message":"1","output":"a.svg"}"#
    _ = tool.run("batch", "-", "--output-dir", ".", "--format", "text")
    #expect(try folder.read("a.svg") == "[1]\n")
  }

  @Test("A line that leads out of the folder, or nowhere, fails alone")
  func badNames() throws {
    let folder = try TestFolder(["out/door": "", "out/dir/x": ""])
    var tool = TestTool()
    tool.folder = folder.path
    tool.input = """
      {"message":"1","output":"../a.svg"}
      {"message":"2","output":"/tmp/a.svg"}
      {"message":"3","output":"b.svg"}
      {"message":"4"}
      {"message":"5","output":"door/a.svg"}
      {"message":"6","output":"dir"}
      {"message":"7","color":"gren","output":"c.svg"}
      {"message":"8","output":"d.svg"}
      """
    let result = tool.run("batch", "-", "--output-dir", "out")
    #expect(result.code == 1)
    let lines = result.messages.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(
      lines[0].hasPrefix("Error: standard input: line 1: column 25: output: '../a.svg' is not")
    )
    #expect(lines[1].hasPrefix("Error: standard input: line 2: "))
    #expect(
      lines[2] == "Error: standard input: line 4: the key 'output' is missing, which says where in "
        + "the output folder to write"
    )
    #expect(
      lines[3]
        == "Error: standard input: line 5: door/a.svg: the path leads out of the output folder"
    )
    #expect(lines[4] == "Error: standard input: line 6: dir: this is a folder, not a file")
    #expect(lines[5].hasPrefix("Error: standard input: line 7: column 24: color: unknown colour"))
    #expect(lines[6] == "Error: 6 of 8 lines failed")
    #expect(try folder.names("out") == ["b.svg", "d.svg", "dir", "door"])
    #expect(try folder.names() == ["out"])
  }

  @Test("Of two lines for one file the later wins, whatever the number of threads")
  func sameFile() throws {
    let folder = try TestFolder()
    var tool = TestTool()
    tool.folder = folder.path
    tool.input = (1...5000).map { "{\"message\":\"\($0)\",\"output\":\"a.txt\"}\n" }.joined()
    #expect(tool.run("batch", "-", "--output-dir", "out", "--jobs", "4").code == 0)
    #expect(try folder.read("out/a.txt") == "[5000]\n")
  }

  @Test("A second run leaves files alone that would not change")
  func unchanged() throws {
    let folder = try TestFolder()
    var tool = TestTool()
    tool.folder = folder.path
    tool.input =
      "{\"message\":\"1\",\"output\":\"a.svg\"}\n{\"message\":\"2\",\"output\":\"b.svg\"}\n"
    func inodes() throws -> [Int] {
      try ["a.svg", "b.svg"].map { name in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.path("out/" + name)
        )
        return try #require(attributes[.systemFileNumber] as? Int)
      }
    }
    _ = tool.run("batch", "-", "--output-dir", "out")
    let before = try inodes()
    tool.input = tool.input.replacing("\"2\"", with: "\"3\"")
    _ = tool.run("batch", "-", "--output-dir", "out")
    let after = try inodes()
    #expect(before[0] == after[0])
    #expect(before[1] != after[1])
  }

  @Test("Progress is shown on a terminal and is gone at the end")
  func progress() throws {
    let folder = try TestFolder()
    let messages = CapturedOutput(isTerminal: true)
    var tool = TestTool(variables: ["TERM": "xterm"])
    tool.folder = folder.path
    var environment = tool.environment(messages: messages)
    let line = "{\"message\":\"1\"}\n"
    environment.input = SlowInput(String(repeating: line, count: 3), pieces: line.utf8.count)
    #expect(BadgeTool.run(["batch", "-"], in: environment) == 0)
    #expect(messages.text.contains(" badges"))
    #expect(messages.text.hasSuffix("\r\u{1B}[K"))

    let quiet = CapturedOutput(isTerminal: false)
    environment = tool.environment(messages: quiet)
    environment.input = SlowInput(String(repeating: line, count: 3), pieces: line.utf8.count)
    #expect(BadgeTool.run(["batch", "-"], in: environment) == 0)
    #expect(quiet.text == "")
  }
}

/// An input whose pieces take longer than progress waits to be shown again.
private final class SlowInput: InputChannel {
  private let input: TextInput

  init(_ text: String, pieces: Int) { input = TextInput(text, pieces: pieces) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    usleep(120_000)
    return try input.read(into: buffer)
  }
}
