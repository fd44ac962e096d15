import Testing

@testable import CommandLineKit

@Suite("Any command line")
struct ParserFuzzTests {
  static let pieces = [
    "send", "track", "carrier", "carriers", "list", "ls", "add", "help", "debug", "completions",
    "--", "-", "---", "--=", "-=", "=", "", " ", "--help", "-h", "--version", "--weight",
    "--weight=3", "-w", "-w3", "-w=", "-xi", "-xw", "-xh", "--no-insured", "--insured", "--no-",
    "--no-express", "--size=large", "--size", "large", "--tag", "a=b", "--color=never", "-v",
    "-vvv", "--config", "--batch", "-b", "-5", "-.5", "-1", "-.", "-..5", "--key", "--key=k",
    "\u{1B}[31m", "\n", "\u{202E}", "\u{0}", "é", "-é", "--é", "👨‍👩‍👧", "-👨‍👩‍👧", "e\u{301}", "\u{301}",
    "-\u{301}", "--\u{301}", "\u{2014}express",
  ]

  @Test("is either understood or refused with a message that can be shown", arguments: 0..<8)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let messages = ErrorMessageGenerator(root: SampleTool.root)
    let help = HelpRenderer(root: SampleTool.root)
    for _ in 0..<600 {
      let words = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        word(&generator)
      }
      do {
        switch try CommandParser(root: SampleTool.root).parse(words) {
        case .command(let command):
          #expect(CommandScope(root: SampleTool.root, path: command.path) != nil)
          #expect(isComplete(command.arguments, for: words), "\(words)")
        case .help(let path): #expect(help.help(for: path) != nil, "\(words)")
        case .version(let version): #expect(version == "1.2.0")
        }
      } catch {
        #expect(CommandScope(root: SampleTool.root, path: error.path) != nil, "\(words)")
        let message = messages.message(for: error)
        #expect(message.hasPrefix("Error: ") && message.hasSuffix(" for more information.\n"))
        let isShowable = message.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || scalar.value >= 0x20 && scalar != "\u{202E}" && scalar != "\u{7F}"
        }
        #expect(isShowable, "\(words)")
      }
    }
  }

  @Test("made of known parts is read back as those parts", arguments: 0..<4)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let note = text(&generator)
      let address = text(&generator)
      let weight = Bool.random(using: &generator) ? text(&generator) : nil
      let isExpress = Bool.random(using: &generator)
      let tags = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text(&generator) }
      var options = tags.map { "--tag=" + $0 }
      if let weight {
        let form = Bool.random(using: &generator) ? "--weight=" : "-w="
        options.insert(form + weight, at: Int.random(in: 0...options.count, using: &generator))
      }
      if isExpress {
        let form = Bool.random(using: &generator) ? "--express" : "-x"
        options.insert(form, at: Int.random(in: 0...options.count, using: &generator))
      }
      let line = ["send"] + options + ["--", note, address]
      guard case .command(let command) = try CommandParser(root: SampleTool.root).parse(line) else {
        Issue.record("\(line) is no command")
        continue
      }
      let arguments = command.arguments
      #expect(arguments.string("note") == note)
      #expect(arguments.string("address") == address)
      #expect(arguments.string("weight") == weight, "\(line)")
      #expect(arguments.flag("express") == isExpress)
      #expect(arguments.strings("tag") == tags, "\(line)")
    }
  }

  /// Whether every argument that is required without an option got a word, and no word is made up.
  private func isComplete(_ arguments: ParsedArguments, for words: [String]) -> Bool {
    let required = arguments.scope.command.arguments.filter { $0.requirement == .required }
    return required.allSatisfy { !arguments.strings($0.name).isEmpty }
      && arguments.givenArguments.flatMap(\.values).allSatisfy(words.contains)
  }

  private func word(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: text(&generator)
    case 1: "--" + text(&generator)
    case 2: (Self.pieces.randomElement(using: &generator) ?? "") + text(&generator)
    default: Self.pieces.randomElement(using: &generator) ?? ""
    }
  }

  /// Some scalars from all planes, many of them such as mean something to somebody.
  private func text(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let value =
        Bool.random(using: &generator)
        ? UInt32.random(in: 0...0x7F, using: &generator)
        : UInt32.random(in: 0...0x10FFFF, using: &generator)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return text
  }
}
