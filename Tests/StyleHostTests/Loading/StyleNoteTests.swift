import StyleAPI
import Testing

@testable import StyleHost

@Suite("A style note")
struct StyleNoteTests {
  @Test("comes back from its bytes")
  func roundTrip() throws {
    let note = PluginWorkshop.declaredNote
    #expect(try StyleNote(note.encoded()) == note)
  }

  @Test("has the bytes that the documentation shows")
  func bytes() throws {
    var note = PluginWorkshop.note("tall")
    note.apiBuilt = StyleAPIVersion(major: 1, minor: 0x203)
    note.apiNeeded = StyleAPIVersion(major: 1, minor: 2)
    note.build = StyleNote.Build(
      flavor: .sdk,
      isDebug: false,
      compiler: SwiftVersion(rawValue: 0x060301)
    )
    let sources = try note.encoded()
    #expect(
      sources.description
        == Array("BSTY".utf8) + [1, 0, 16, 0, 1, 0, 3, 2, 2, 0, 0, 0]
        + Array("id=org.example.test\nversion=1\nstyle=tall\n".utf8)
    )
    #expect(
      sources.build
        == Array("BSTB".utf8) + [1, 0, 20, 0, 0, 0, 0x80, 0x3F, 1, 0, 0, 0, 1, 3, 6, 0]
    )
  }

  @Test("comes back from its bytes, whatever people write in it")
  func randomRoundTrip() throws {
    var random = LoadingGenerator(state: 7)
    for _ in 0..<2000 {
      let note = StyleNote.random(using: &random)
      #expect(try StyleNote(note.encoded()) == note)
    }
  }

  @Test("is read or refused, and never crashes, whatever its bytes are")
  func mutations() throws {
    var random = LoadingGenerator(state: 11)
    let sources = try PluginWorkshop.declaredNote.encoded()
    let interesting = Array(":,\\=\n.\0\u{7F}é…".utf8)
    var read = 0
    var different: [StyleNote] = []
    for _ in 0..<20000 {
      var changed = sources
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = changed.description.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed.description[index] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.description[index] = interesting.randomElement(using: &random) ?? 0
        case 2: changed.description.remove(at: index)
        default: changed.build[index % 20] = UInt8.random(in: 0...255, using: &random)
        }
      }
      guard let note = try? StyleNote(changed) else { continue }
      read += 1
      if (try? StyleNote(note.encoded())) != note { different.append(note) }
    }
    #expect(read > 1000)
    #expect(different == [])
  }

  @Test("is read from every shorter text or refused")
  func truncation() throws {
    let sources = try PluginWorkshop.declaredNote.encoded()
    for count in 0..<sources.description.count {
      let short = StyleNote.Sources(
        description: Array(sources.description[..<count]),
        build: sources.build
      )
      if count < 16 {
        #expect(throws: StyleNoteError.tooShort(.description, size: count, needed: 16)) {
          try StyleNote(short)
        }
      } else {
        _ = try? StyleNote(short)
      }
    }
  }

  @Test("passes over keys that came later, empty lines and zeros at the end")
  func tolerance() throws {
    let note = try read("future=1\n\nid=a.b\nversion=1\nstyle=s\nicon=x:y\n\0\0\0")
    #expect(note.styles == [StyleNote.Style(name: "s")])
  }

  @Test("skips what a longer header has")
  func longerHeader() throws {
    var sources = try PluginWorkshop.note("s").encoded()
    sources.description[6] = 20
    sources.description.insert(contentsOf: [9, 9, 9, 9], at: 16)
    #expect(try StyleNote(sources) == PluginWorkshop.note("s"))
  }

  @Test(
    "says what is wrong in its text",
    arguments: [
      ("id", .line(1, .noKey)),
      ("=x", .line(1, .noKey)),
      ("id=", .line(1, .noValue("id"))),
      ("id=tall", .line(1, .id("tall"))),
      ("id=a..b", .line(1, .id("a..b"))),
      ("id=a.b\nid=a.c", .line(2, .repeatedKey("id"))),
      ("id=a.b\tc", .line(1, .control(9))),
      ("name=a\u{9B}31m", .line(1, .control(0x9B))),
      ("name=a\u{202E}b", .line(1, .control(0x202E))),
      ("name=a\\tb", .line(1, .escape)),
      ("name=a\\", .line(1, .escape)),
      ("version=1", .missingKey("id")),
      ("id=a.b", .missingKey("version")),
      ("id=a.b\nversion=1", .missingKey("style")),
      ("style=", .line(1, .name(""))),
      ("style=tall,wide", .line(1, .name("tall,wide"))),
      ("style=2tall", .line(1, .name("2tall"))),
      ("style=a\nstyle=a:b", .line(2, .repeatedStyle("a"))),
      ("option=tint:color", .line(1, .noStyle("tint"))),
      ("option=a.tint:color", .line(1, .unknownStyle("a"))),
      ("style=a\noption=a.tint", .line(2, .type(""))),
      ("style=a\noption=a.tint:colour", .line(2, .type("colour"))),
      ("style=a\noption=a.t t:color", .line(2, .name("t t"))),
      ("style=a\noption=a.b:flag\noption=a.b:flag", .line(3, .repeatedOption("a.b"))),
      ("style=a\noption=a.b:flag:yes", .line(2, .defaultValue("yes"))),
      ("style=a\noption=a.b:number:nan", .line(2, .defaultValue("nan"))),
      ("style=a\noption=a.b:number:0x10", .line(2, .defaultValue("0x10"))),
      ("style=a\noption=a.b:number:25:0...24", .line(2, .defaultValue("25"))),
      ("style=a\noption=a.b:integer:1.5", .line(2, .defaultValue("1.5"))),
      ("style=a\noption=a.b:number::24", .line(2, .range("24"))),
      ("style=a\noption=a.b:number::...", .line(2, .range("..."))),
      ("style=a\noption=a.b:number::2...1", .line(2, .range("2...1"))),
      ("style=a\noption=a.b:number::0...inf", .line(2, .range("0...inf"))),
      ("style=a\noption=a.b:integer::0...x", .line(2, .range("0...x"))),
      ("style=a\noption=a.b:flag:true:a,b", .line(2, .constraint(type: "flag"))),
      ("style=a\noption=a.b:choice", .line(2, .choices(""))),
      ("style=a\noption=a.b:choice::x,", .line(2, .choices("x,"))),
      ("style=a\noption=a.b:choice::x,x", .line(2, .choices("x,x"))),
      ("style=a\noption=a.b:choice:z:x,y", .line(2, .defaultValue("z"))),
    ] as [(String, StyleNoteError)]
  )
  func textErrors(_ text: String, _ error: StyleNoteError) {
    #expect(throws: error) { try read(text) }
    #expect(!error.description.isEmpty)
  }

  @Test(
    "reads the kinds of options",
    arguments: [
      ("color:#0a7", .color, "#0a7"), ("flag:true", .flag, "true"), ("flag", .flag, nil),
      ("text:a\\:b\\\\c", .text, "a:b\\c"), ("number:-0.5", .number(), "-0.5"),
      ("number::0...24", .number(minimum: 0, maximum: 24), nil),
      ("number:1e2:0.5...", .number(minimum: 0.5), "1e2"),
      ("integer::...-3", .integer(maximum: -3), nil),
      ("choice:b:a,b", .choice(["a", "b"]), "b"),
      ("choice::a\\,b,\\:c,d\\\\", .choice(["a,b", ":c", "d\\"]), nil),
    ] as [(String, StyleNote.Option.Kind, String?)]
  )
  func kinds(_ field: String, _ kind: StyleNote.Option.Kind, _ defaultValue: String?) throws {
    let note = try read("id=a.b\nversion=1\nstyle=s\noption=s.o:\(field)")
    let option = StyleNote.Option(name: "o", kind: kind, defaultValue: defaultValue)
    #expect(note.styles[0].options == [option])
  }

  @Test("takes a help text as it is written, colons and new lines included")
  func help() throws {
    let text = "id=a.b\nversion=1\nstyle=s:a: b\\nc=d\noption=s.o:text::: x : y\\\\ "
    let note = try read(text)
    #expect(note.styles[0].help == "a: b\nc=d")
    #expect(note.styles[0].options[0].help == " x : y\\ ")
  }

  @Test("refuses text that is not UTF-8 or too long")
  func encoding() throws {
    var sources = try PluginWorkshop.note("s").encoded()
    sources.description.append(0xFF)
    #expect(throws: StyleNoteError.notUTF8) { try StyleNote(sources) }
    sources.description += Array(repeating: 0x0A, count: 65536)
    #expect(throws: StyleNoteError.self) { try StyleNote(sources) }
    sources.description = Array(sources.description.prefix(16)) + Array(repeating: 65, count: 65537)
    #expect(throws: StyleNoteError.textTooLong(65537)) { try StyleNote(sources) }
  }

  @Test("says what is wrong in its headers")
  func headerErrors() throws {
    let sources = try PluginWorkshop.note("s").encoded()
    func error(_ change: (inout StyleNote.Sources) -> Void) -> StyleNoteError? {
      var sources = sources
      change(&sources)
      return #expect(throws: StyleNoteError.self) { try StyleNote(sources) }
    }
    #expect(error { $0.description[0] = 0 } == .wrongMagic(.description))
    #expect(error { $0.build[3] = 0 } == .wrongMagic(.build))
    #expect(error { $0.description[4] = 2 } == .unknownLayout(.description, version: 2))
    #expect(error { $0.build[4] = 0 } == .unknownLayout(.build, version: 0))
    #expect(error { $0.build.removeLast() } == .tooShort(.build, size: 19, needed: 20))
    #expect(error { $0.description[6] = 8 } == .headerSize(8))
    #expect(error { $0.description[7] = 1 } == .headerSize(272))
    #expect(error { $0.description[12] = 1 } == .neededAboveBuilt(needed: 1, built: 0))
    #expect(error { $0.build[12] = 2 } == .unknownMark(2))
    #expect(error { $0.build[15] = 1 } == .unknownMark(0x0100_0001))
  }

  @Test("must be there once, in both parts")
  func parts() throws {
    let sources = try PluginWorkshop.note("s").encoded()
    let description = ELFNote(owner: "Badge", type: 0x4253_0001, descriptor: sources.description)
    let build = ELFNote(owner: "Badge", type: 0x4253_0002, descriptor: sources.build)
    let other = ELFNote(owner: "GNU", type: 3, descriptor: [1, 2, 3])
    #expect(try StyleNote.Sources([other]) == nil)
    #expect(try StyleNote.Sources([other, build, description]) == sources)
    #expect(throws: StyleNoteError.missing(.build)) { try StyleNote.Sources([description]) }
    #expect(throws: StyleNoteError.missing(.description)) { try StyleNote.Sources([build]) }
    #expect(throws: StyleNoteError.repeated(.description)) {
      try StyleNote.Sources([description, description, build])
    }
    #expect(throws: StyleNoteError.repeated(.build)) {
      try StyleNote.Sources([description, build, build])
    }
  }

  @Test("is not written where it could not be read")
  func invalid() {
    #expect(throws: StyleNoteError.line(1, .id("tall"))) {
      try PluginWorkshop.note("s", id: "tall").encoded()
    }
    #expect(throws: StyleNoteError.missingKey("style")) {
      try PluginWorkshop.note(id: "a.b").encoded()
    }
  }

  private func read(_ text: String) throws -> StyleNote {
    var sources = try PluginWorkshop.note("s").encoded()
    sources.description = Array(sources.description.prefix(16)) + Array(text.utf8)
    return try StyleNote(sources)
  }
}

extension StyleNote {
  fileprivate static func random(using random: inout LoadingGenerator) -> StyleNote {
    let alphabet = Array("ab:\\,=\n.…é\u{301}🏷️ \"'-0")
    func text() -> String {
      let count = Int.random(in: 1...12, using: &random)
      return String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? "a" })
    }
    func maybe<T>(_ value: T) -> T? { Bool.random(using: &random) ? value : nil }
    func kind() -> Option.Kind {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .color
      case 1:
        .number(
          minimum: maybe(Double.random(in: -1e6...0, using: &random)),
          maximum: maybe(Double.random(in: 1...1e20, using: &random))
        )
      case 2: .integer(minimum: maybe(-.random(in: 0...9, using: &random)), maximum: maybe(9))
      case 3: .flag
      case 4: .text
      default: .choice((0...3).map { "\($0)\(text())" })
      }
    }
    func option(_ index: Int) -> Option {
      let kind = kind()
      let value: String =
        switch kind {
        case .color, .text: text()
        case .number, .integer: "1"
        case .flag: "false"
        case .choice(let choices): choices[1]
        }
      return Option(name: "o\(index)", kind: kind, defaultValue: maybe(value), help: maybe(text()))
    }
    func style(_ index: Int) -> Style {
      Style(name: "s-\(index)", help: maybe(text()), options: (0..<index).map { option($0) })
    }
    return StyleNote(
      build: Build(
        flavor: maybe(.sdk) ?? .source,
        isDebug: .random(using: &random),
        compiler: SwiftVersion(rawValue: .random(in: 0...0xFFFFFF, using: &random))
      ),
      id: "org.example.x\(UInt8.random(in: 0...255, using: &random))",
      version: text(),
      name: maybe(text()),
      license: maybe(text()),
      url: maybe(text()),
      styles: (0...3).map { style($0) }
    )
  }
}
