import Foundation
import Testing

@testable import BadgeCommand

/// What the built program does, with the plugins that are built beside it.
@Suite("The built program")
struct BuiltToolTests {
  @Test("A badge is drawn through a plugin")
  func render() throws {
    let result = try BuiltTool().run("render", "build", "passing")
    #expect(result.code == 0)
    #expect(result.messages == "")
    #expect(result.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(result.output.contains(">passing</text>"))
    #expect(result.output.hasSuffix("</svg>\n"))
    let again = try BuiltTool().run("render", "build", "passing")
    #expect(again.output == result.output)
  }

  @Test("On a terminal a badge is text with its colours, and a pipe gets SVG")
  func terminal() throws {
    var tool = BuiltTool(variables: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
    let text = try tool.runOnTerminal("render", "build", "passing")
    #expect(text.contains("\u{1B}[48;5;"))
    #expect(text.hasSuffix("\u{1B}[0m\r\n"))
    tool.variables["NO_COLOR"] = "1"
    #expect(try tool.runOnTerminal("render", "build", "passing") == "[build: passing]\r\n")
    #expect(try tool.run("render", "build", "passing").output.hasPrefix("<svg"))
  }

  @Test("Styles and their options come from plugins")
  func styles() throws {
    let fancy = try BuiltTool().run("render", "build", "passing", "--style", "fancy:tint=#123456")
    #expect(fancy.code == 0)
    #expect(fancy.output.contains("#123456"))
    let wrong = try BuiltTool().run("render", "a", "b", "--style", "fancy", "--option", "tnt=red")
    #expect(wrong.code == 65)
    #expect(wrong.messages.hasPrefix("Error: the style 'fancy' has no option 'tnt'"))
    let color = try BuiltTool().run("render", "a", "b", "--style", "fancy:tint=gren")
    #expect(color.code == 65)
    #expect(
      color.messages
        == "Error: the option 'tint' of the style 'fancy': unknown colour 'gren'; "
        + "did you mean 'green'?\n"
    )
    let missing = try BuiltTool().run("render", "a", "b", "--style", "fanci")
    #expect(missing.code == 69)
    #expect(missing.messages.contains("did you mean 'fancy'?"))
  }

  @Test("Previews are drawn by the plugins that register them")
  func previews() throws {
    let found = try BuiltTool().run("render", "--preview", "fancy", "--format", "text")
    #expect(found.messages == "")
    #expect(found.output == "[build: passing]  [docs: failing]  [beta]\n\nInbox [3]\n")
    let file = BuiltTool.products.appending(path: "libDefaultBadge.so").path(percentEncoded: false)
    let named = try BuiltTool().run("render", "--preview", "default", "--plugin", file)
    #expect(named.code == 0)
    #expect(named.output.contains(">passing</text>"))
    let missing = try BuiltTool().run("render", "--preview", "fanci")
    #expect(missing.code == 69)
    #expect(missing.messages == "Error: there is no preview 'fanci'; did you mean 'fancy'?\n")
    let other = try BuiltTool().run("render", "--preview", "fancy", "--plugin", BuiltTool.path)
    #expect(other.code == 69)
    #expect(other.messages.contains("this is a program"))
  }

  @Test("A plugin that a flag names comes first, and has to be one")
  func plugin() throws {
    let file = BuiltTool.products.appending(path: "libFancyBadge.so").path(percentEncoded: false)
    let named = try BuiltTool().run("render", "a", "b", "--plugin", file, "--style", "fancy")
    #expect(named.code == 0)
    let other = try BuiltTool().run("render", "a", "b", "--plugin", BuiltTool.path)
    #expect(other.code == 69)
    let text = try BuiltTool(input: "hello").run("render", "a", "b", "--plugin", "in")
    #expect(text.code == 69)
    #expect(text.messages.contains("this is a text file, not a shared library"))
  }

  @Test(
    "Styles are found in the folders that variables and flags name",
    arguments: [
      "BADGE_STYLE_PATH", "XDG_DATA_HOME", "XDG_DATA_DIRS", "--style-path",
    ]
  )
  func searchPath(place: String) throws {
    let folder = try TestFolder(["badge/styles/x": ""])
    let plugin = BuiltTool.products.appending(path: "libFancyBadge.so").path(percentEncoded: false)
    try FileManager.default.copyItem(
      atPath: plugin,
      toPath: folder.path("badge/styles/libFancyBadge.so")
    )
    var tool = BuiltTool()
    var arguments = ["style", "list"]
    switch place {
    case "--style-path": arguments += [place, folder.path("badge/styles")]
    case "BADGE_STYLE_PATH": tool.variables[place] = folder.path("badge/styles")
    default: tool.variables[place] = folder.path
    }
    #expect(try tool.run(arguments).output.contains(folder.path("badge/styles/libFancyBadge.so")))
    arguments[0..<2] = ["render", "a", "b", "--style", "fancy"]
    let untrusted = try tool.run(arguments)
    #expect(untrusted.code == 69)
    #expect(untrusted.messages.contains("dev.badge.fancy is not trusted yet"))
    let copy = folder.path("badge/styles/libFancyBadge.so")
    tool.variables["XDG_STATE_HOME"] = folder.path("state")
    #expect(try tool.run("style", "trust", copy, "--hash", Hash.sha256(of: copy)).code == 0)
    #expect(try tool.run(arguments).code == 0)
  }

  @Test("A folder that a flag names has to be there")
  func missingFolder() throws {
    let missing = try BuiltTool().run("render", "a", "b", "--style-path", "/none")
    #expect(missing.code == 69)
    #expect(missing.messages == "Error: --style-path: there is no folder '/none'\n")
    let file = try BuiltTool().run("render", "a", "b", "--style-path", BuiltTool.path)
    #expect(file.code == 69)
    #expect(file.messages.contains("is no folder; name a plugin with --plugin"))
    let variable = try BuiltTool(variables: ["BADGE_STYLE_PATH": "/none"]).run("render", "a", "b")
    #expect(variable.code == 0)
  }

  @Test("A file that is read is not written over")
  func inputAsOutput() throws {
    let scene = #"{"content":{"message":"x"}}"#
    let tool = BuiltTool(input: scene)
    let same = try tool.shell("\"$0\" render --scene in -o ./in; echo $?; cat in")
    #expect(same.output == "73\n" + scene)
    #expect(
      same.messages
        == "Error: ./in: this file is read, and would be lost\nHelp:  Choose another name.\n"
    )
    let icon = try tool.shell(
      """
      echo '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>' > i.svg; ln -s i.svg link
      "$0" render a b --icon link -o i.svg; echo $?; grep -c path i.svg
      """
    )
    #expect(icon.output == "73\n1\n")
    let line = #"{"message":"x","output":"in"}"# + "\n"
    let batch = try BuiltTool(input: line).shell(
      "\"$0\" batch in --output-dir .; echo $?; cat in"
    )
    #expect(batch.output == "1\n" + line)
    let other = try tool.shell(
      "\"$0\" render --scene in -o out.svg; echo $?; \"$0\" render a -o b.png"
    )
    #expect(other.output == "0\n")
    #expect(other.messages.hasPrefix("Error: b.png: no PNG is written\n"))
  }

  @Test("A pipe that is closed early ends the program without a word")
  func brokenPipe() throws {
    let result = try BuiltTool().shell(
      """
      i=0; while [ $i -lt 3000 ]; do echo '{"message":"x"}'; i=$((i+1)); done > lines
      { "$0" batch lines; echo "code $?" >&2; } | head -n 1
      """
    )
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.messages == "code 141\n")
  }

  @Test("A full disk is an error on the standard output and on a file")
  func fullDisk() throws {
    let output = try BuiltTool().shell("exec \"$0\" render a b > /dev/full")
    #expect(output.code == 74)
    #expect(output.messages == "Error: standard output: writing failed: No space left on device\n")
    let closed = try BuiltTool().shell("exec \"$0\" render a b >&-")
    #expect(closed.code == 74)
    let file = try BuiltTool().run("render", "a", "b", "-o", "/dev/full")
    #expect(file.code == 74)
    let batch = try BuiltTool(input: "{\"message\":\"1\"}\n").shell("\"$0\" batch - > /dev/full")
    #expect(batch.code == 74)
  }

  @Test("The standard output can be named as a file")
  func standardOutput() throws {
    let plain = try BuiltTool().run("render", "a", "b").output
    #expect(try BuiltTool().run("render", "a", "b", "-o", "-").output == plain)
    #expect(try BuiltTool().run("render", "a", "b", "-o", "/dev/stdout").output == plain)
    let appended = try BuiltTool().shell(
      "echo first > out; \"$0\" render a b -o /dev/stdout >> out; cat out"
    )
    #expect(appended.output == "first\n" + plain)
  }

  @Test("Plugins, scenes and numbers work together")
  func scene() throws {
    var tool = BuiltTool()
    tool.input = """
      { "environment": { "badgeStyle": "fancy", "locale": "sv_SE", "colorScheme": "dark" },
        "content": { "hstack": [ { "text": "Inbox" },
                                 { "text": "Spam", "badge": { "number": 3000 } },
                                 { "vstack": [ { "label": "build", "message": "passing" } ],
                                   "environment": { "badgeStyle": "default" } } ],
                     "spacing": 12 } }
      """
    let svg = try tool.run("render", "--scene", "-")
    #expect(svg.code == 0, "\(svg.messages)")
    #expect(svg.output.contains("3\u{A0}000"))
    let text = try tool.run("render", "--scene", "-", "--format", "text")
    #expect(text.output == "Inbox  Spam [3\u{A0}000]  [build: passing]\n")
  }

  @Test("Memory does not grow with the number of lines")
  func memory() throws {
    func peak(_ count: Int) throws -> Int {
      let folder = try TestFolder()
      // Most lines are not drawn, which takes a debug build long; each has its own colour,
      // icon, style and text, so that whatever were kept would show.
      var text = ""
      for number in 0..<count {
        let color = String(number % 0x1000000 | 0x1000000, radix: 16).dropFirst()
        let end = number % 50 == 0 ? "" : ",\"icon\":\"none\(number).svg\""
        text += "{\"message\":\"message \(number)\",\"color\":\"#\(color)\",\"style\":"
        text += "\"default:tint=#\(color)\"\(end)}\n"
      }
      try folder.write(text, to: "lines")
      let usage = try BuiltTool().usage(of: ["batch", folder.path("lines"), "--jobs", "2"])
      #expect(usage.code == 1)
      return usage.peakKilobytes
    }
    let few = try peak(20_000)
    let many = try peak(200_000)
    #expect(few > 5000)
    #expect(many < few + few / 10 + 2000, "\(few) KiB for 20,000 lines, \(many) for 200,000")
  }
}
