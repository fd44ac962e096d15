import Testing

@testable import CommandLineKit

@Suite("Values by their type")
struct ParsedArgumentsTests {
  enum Size: String, CaseIterable {
    case small
    case medium
    case large
  }

  @Test("Texts, lists and flags")
  func plainValues() throws {
    let arguments = try parse("send", "--tag=a=1", "-xvv", "--tag", "b", "--no-insured", "Lund")
    #expect(arguments.strings("tag") == ["a=1", "b"])
    #expect(arguments.string("tag") == "b")
    #expect(arguments.string("weight") == nil)
    #expect(arguments.string("address") == "Lund")
    #expect(arguments.string("note") == nil)
    #expect(arguments.flag("express"))
    #expect(arguments.optionalFlag("insured") == false)
    #expect(!arguments.flag("insured"))
    #expect(arguments.count("verbose") == 2)
    #expect(arguments.count("express") == 1)
    let bare = try parse("send", "Lund")
    #expect(bare.optionalFlag("insured") == nil)
    #expect(!bare.flag("express"))
    #expect(bare.strings("tag").isEmpty)
  }

  @Test("An option of the root is there for the command")
  func inherited() throws {
    let arguments = try parse("--config", "a.json", "--color=never", "carrier", "list")
    #expect(arguments.string("config") == "a.json")
    #expect(arguments.string("color") == "never")
  }

  @Test("Whole numbers", arguments: [("1", 1), ("64", 64), ("+5", 5), ("007", 7)])
  func integers(_ text: String, number: Int) throws {
    #expect(try parse("track", "a", "--jobs", text).integer("jobs", in: 1...64) == number)
  }

  @Test(
    "No whole numbers",
    arguments: [
      "", "0", "65", "1.5", "1e3", " 1", "0x10", "many", "99999999999999999999", "-1", "٣",
    ]
  )
  func noIntegers(_ text: String) throws {
    let arguments = try parse("track", "a", "--jobs=" + text)
    #expect(
      description { try arguments.integer("jobs", in: 1...64) }
        == "The value '\(text)' is invalid for '--jobs <n>'."
        + " Please provide a whole number from 1 to 64."
    )
  }

  @Test(
    "Numbers",
    arguments: [("0.5", 0.5), ("3", 3), ("1e1", 10), (".25", 0.25), ("+2", 2)]
  )
  func numbers(_ text: String, number: Double) throws {
    #expect(try parse("track", "a", "--patience", text).number("patience", in: 0...60) == number)
  }

  @Test(
    "No numbers",
    arguments: ["", "nan", "inf", "-1", "61", "0x1p4", "1,5", "1e999", " 1", "soon"]
  )
  func noNumbers(_ text: String) throws {
    let arguments = try parse("track", "a", "--patience=" + text)
    #expect(
      description { try arguments.number("patience", in: 0...60) }
        == "The value '\(text)' is invalid for '--patience <seconds>'."
        + " Please provide a number from 0 to 60."
    )
  }

  @Test("The limits are told as far as there are any")
  func limits() throws {
    let arguments = try parse("track", "a", "-j", "x", "--patience=x")
    #expect(description { try arguments.integer("jobs") }?.hasSuffix("a whole number.") == true)
    #expect(
      description { try arguments.integer("jobs", in: 1...Int.max) }?.hasSuffix("of at least 1.")
        == true
    )
    #expect(
      description { try arguments.number("patience", in: -Double.infinity...2.5) }?
        .hasSuffix("a number of at most 2.5.") == true
    )
  }

  @Test("Cases of enumerations")
  func choices() throws {
    #expect(try parse("send", "Lund", "--size=large").choice("size", as: Size.self) == .large)
    #expect(try parse("send", "Lund").choice("size", as: Size.self) == nil)
    let arguments = try parse("send", "Lund", "--carrier=larg")
    #expect(
      description { try arguments.choice("carrier", as: Size.self) }
        == "The value 'larg' is invalid for '--carrier <name>'. Did you mean 'large'?"
        + " Please provide one of 'small', 'medium' or 'large'."
    )
  }

  @Test("Values that the caller reads")
  func callersValues() throws {
    let arguments = try parse("send", "Lund", "--tag=a=1", "--tag=b")
    let lengths = try arguments.values("tag", expecting: "") { $0.count }
    #expect(lengths == [3, 1])
    #expect(
      description {
        try arguments.values("tag", expecting: "Please write it as key=value.") {
          $0.contains("=") ? $0 : nil
        }
      } == "The value 'b' is invalid for '--tag <key=value>'. Please write it as key=value."
    )
    let error = arguments.invalid("Lund", for: "address", because: "It is far away.")
    #expect(message(error) == "The value 'Lund' is invalid for '<address>'. It is far away.")
    let colorError = arguments.invalid("x", for: "config", because: "")
    #expect(message(colorError) == "The value 'x' is invalid for '--config <file>'")
  }

  @Test("What cannot be used together is refused by the names that were typed")
  func conflicts() throws {
    let arguments = try parse("send", "-b", "a.csv", "-w1", "Lund")
    #expect(
      description { try arguments.requireAtMostOne(of: "batch", "weight") }
        == "'-b' and '-w' cannot be used together"
    )
    #expect(
      description { try arguments.requireAtMostOne(of: "output", "batch", "note") }
        == "'-b' and '<note>' cannot be used together"
    )
    #expect(description { try arguments.requireAtMostOne(of: "output", "batch") } == nil)
  }

  @Test("A command can miss an argument for reasons of its own")
  func missing() throws {
    let arguments = try parse("send", "Lund")
    #expect(message(arguments.missing("output")) == "Missing expected argument '--output <file>'")
    #expect(message(arguments.missing("note")) == "Missing expected argument '<note>'")
  }

  @Test("Asking for what the command does not declare is a mistake of the program")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      let tool = CommandDefinition(
        name: "tool",
        abstract: "A tool.",
        options: [.flag("fast", help: "")]
      )
      guard case .command(let command) = try CommandParser(root: tool).parse([]) else { return }
      _ = command.arguments.string("fast")
    }
  }

  private func parse(_ words: String...) throws -> ParsedArguments {
    guard case .command(let command) = try CommandParser(root: SampleTool.root).parse(words) else {
      throw ParserError(.missingArgument(.argument("command")), at: [])
    }
    return command.arguments
  }

  private func message(_ error: ParserError) -> String {
    ErrorMessageGenerator(root: SampleTool.root).description(of: error)
  }

  /// The message of what a function throws; `nil` if it throws nothing.
  private func description<Value>(of body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? ParserError).map(message) ?? "\(error)"
    }
  }
}
