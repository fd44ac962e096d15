import Testing

@testable import CommandLineKit

@Suite("Help")
struct HelpRendererTests {
  @Test(
    "Each command's help is as it was",
    arguments: [
      ([], "help.txt"), (["send"], "help-send.txt"), (["track"], "help-track.txt"),
      (["carrier"], "help-carrier.txt"), (["carrier", "add"], "help-carrier-add.txt"),
    ]
  )
  func golden(path: [String], name: String) throws {
    let help = try #require(HelpRenderer(root: SampleTool.root).help(for: path))
    try Golden.expect(help, named: name)
  }

  @Test("No line is wider than the terminal", arguments: [20, 40, 49, 50, 60, 80, 100, 200])
  func width(_ width: Int) throws {
    let layout = TextLayout(width: width)
    for path in [[], ["send"], ["track"], ["carrier", "add"]] {
      let help = try #require(HelpRenderer(root: SampleTool.root, layout: layout).help(for: path))
      // A single word, a label, an example or the last line cannot be broken.
      for line in help.split(separator: "\n") where line.count > width {
        let words = line.split(separator: " ")
        #expect(
          words.count == 1 || line.hasPrefix("  ") || line.hasPrefix("USAGE"),
          "\(width) columns: \(line)"
        )
      }
      if width >= 60 { #expect(help.split(separator: "\n").allSatisfy { $0.count <= width }) }
    }
  }

  @Test("A narrow terminal has labels and explanations one below the other")
  func narrow() throws {
    let layout = TextLayout(width: 30)
    let help = try #require(
      HelpRenderer(root: SampleTool.root, layout: layout).help(for: ["completions"])
    )
    #expect(
      help.contains(
        """
        ARGUMENTS:
          <shell>
              The shell. (values:
              bash, zsh, fish)
        """
      )
    )
  }

  @Test("Text is wrapped by the cells it takes, not by its characters")
  func cells() throws {
    let tool = CommandDefinition(
      name: "tool",
      abstract: "A tool.",
      options: [
        .option("字", value: "値", help: "一二三四 五六七八 九十一二 三四五六 七八九十 一二三四 五六七八")
      ]
    )
    let layout = TextLayout(width: 60) { text in
      text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
    }
    let help = try #require(HelpRenderer(root: tool, layout: layout).help(for: []))
    #expect(
      help.contains(
        """
          --字 <値>               一二三四 五六七八 九十一二
                                  三四五六 七八九十 一二三四
                                  五六七八

        """
      )
    )
  }

  @Test("Headings are bold if asked, and only they")
  func bold() throws {
    let plain = try #require(HelpRenderer(root: SampleTool.root).help(for: ["send"]))
    let bold = try #require(
      HelpRenderer(root: SampleTool.root, hasBoldHeadings: true).help(for: ["send"])
    )
    #expect(!plain.contains("\u{1B}"))
    #expect(bold.contains("\u{1B}[1mUSAGE:\u{1B}[0m ship send"))
    let stripped = bold.split(separator: "\u{1B}[1m", omittingEmptySubsequences: false).joined()
      .split(separator: "\u{1B}[0m", omittingEmptySubsequences: false).joined()
    #expect(stripped == plain)
    let headings = bold.split(separator: "\n").filter { $0.hasPrefix("\u{1B}") }
    #expect(
      headings.map { $0.prefix { $0 != ":" }.dropFirst(4) } == [
        "OVERVIEW", "USAGE", "EXAMPLES", "ARGUMENTS", "PARCEL OPTIONS", "TERMINAL OPTIONS",
        "OPTIONS",
      ]
    )
  }

  @Test("Hidden commands and options are not listed, but have help")
  func hidden() throws {
    let renderer = HelpRenderer(root: SampleTool.root)
    #expect(renderer.help(for: [])?.contains("debug") == false)
    #expect(renderer.help(for: ["send"])?.contains("secret") == false)
    #expect(renderer.help(for: ["debug"])?.hasPrefix("OVERVIEW: Look inside.\n") == true)
  }

  @Test("An alias leads to the help too, a wrong path to none")
  func paths() {
    let renderer = HelpRenderer(root: SampleTool.root)
    #expect(renderer.help(for: ["carriers", "ls"]) == renderer.help(for: ["carrier", "list"]))
    #expect(renderer.help(for: ["nothing"]) == nil)
  }

  @Test("More than twelve options are not listed in the usage")
  func manyOptions() throws {
    func usage(_ count: Int) -> String? {
      let options = (1...count).map { OptionDefinition.flag("flag\($0)", help: "") }
      let key = OptionDefinition.option("key", help: "", isRequired: true)
      let tool = CommandDefinition(name: "tool", abstract: "A tool.", options: options + [key])
      let lines = UsageLines(scope: CommandScope(root: tool))
        .lines(heading: "", layout: TextLayout(width: 1000))
      return lines.count == 1 ? lines[0] : nil
    }
    #expect(usage(11)?.hasSuffix("[--flag10] [--flag11] --key <key>") == true)
    #expect(usage(12) == "tool [<options>] --key <key>")
  }

  @Test(
    "COLUMNS beats the terminal, and both beat 80",
    arguments: [
      ("100", 120, 100), (nil, 120, 120), ("", 120, 120), ("0", 120, 120), ("-3", 120, 120),
      ("wide", 120, 120), (nil, 0, 80), (nil, nil, 80), ("132", nil, 132),
    ] as [(String?, Int?, Int)]
  )
  func terminalWidth(columns: String?, terminal: Int?, expected: Int) {
    #expect(TerminalWidth.resolve(columns: columns, terminal: terminal) == expected)
  }

  @Test("What is no terminal has 80 columns")
  func noTerminal() {
    #expect(TerminalWidth.detect(columns: nil, fileDescriptor: -1) == 80)
    #expect(TerminalWidth.detect(columns: "90", fileDescriptor: -1) == 90)
  }
}
