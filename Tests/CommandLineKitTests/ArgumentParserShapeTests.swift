import Testing

@testable import CommandLineKit

/// Compares messages with those of swift-argument-parser, which is linked into the toolchain's
/// swift-format.
@Suite("The shape of swift-argument-parser's messages")
struct ArgumentParserShapeTests {
  /// swift-format's `lint` as far as the messages need it, in our terms.
  static let swiftFormat = CommandDefinition(
    name: "swift-format",
    abstract: "Format or lint Swift source code",
    version: "",
    subcommands: [
      CommandDefinition(
        name: "lint",
        abstract: "Diagnose style issues in Swift source code",
        arguments: [
          ArgumentDefinition("paths", help: "", requirement: .optional, isRepeatable: true)
        ],
        options: [
          .option(
            "configuration",
            help: """
              The path to a JSON file containing the configuration of the linter/formatter or a \
              JSON string containing the configuration directly.
              """
          ),
          .flag("recursive", short: "r", help: ""),
          .invertibleFlag("color-diagnostics", help: ""),
          .flag("strict", short: "s", help: ""),
        ]
      )
    ]
  )

  @Test(
    "The same mistakes get the same message and the same exit code",
    arguments: [
      ["lint", "--strct"], ["lint", "--strict=yes"], ["lint", "--configuration"], ["lint", "-z"],
      ["lint", "--recursve", "--strict"],
    ]
  )
  func messages(words: [String]) throws {
    let theirs = try Tool.run(["swift", "format"] + words)
    let error = try #require(throws: ParserError.self) {
      try CommandParser(root: Self.swiftFormat).parse(words)
    }
    let layout = TextLayout(width: 10_000)
    let ours = ErrorMessageGenerator(root: Self.swiftFormat, layout: layout).message(for: error)
    #expect(theirs.status == ParserError.exitCode)
    #expect(theirs.output.isEmpty)
    #expect(Self.shape(ours) == Self.shape(theirs.errors))
  }

  @Test("Help has the same headings in the same order, and the same columns")
  func help() throws {
    let theirs = try Tool.run(
      ["swift", "format", "lint", "--help"],
      environment: ["COLUMNS": "80"]
    )
    let ours = try #require(HelpRenderer(root: Self.swiftFormat).help(for: ["lint"]))
    func headings(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.first?.isUppercase == true && $0.contains(":") }
        .map { $0.prefix { $0 != ":" } }
    }
    #expect(headings(ours) == headings(theirs.output).filter { $0.allSatisfy(\.isUppercase) })
    for line in [
      "  --configuration <configuration>\n"
        + "                          The path to a JSON file containing the configuration\n",
      "  -h, --help              Show help information.\n",
      "  --color-diagnostics/--no-color-diagnostics\n",
    ] {
      #expect(ours.contains(line))
      #expect(theirs.output.contains(line))
    }
  }

  /// The lines of a message; of the usage, which our table does not have whole, only the command.
  private static func shape(_ message: String) -> [String] {
    message.split(separator: "\n").map { line in
      line.hasPrefix("Usage:") ? String(line.prefix { $0 != "[" }) : String(line)
    }
  }
}
