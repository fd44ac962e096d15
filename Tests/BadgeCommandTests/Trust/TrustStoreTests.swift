import Foundation
import StyleHost
import Testing

@testable import BadgeCommand

@Suite("What is remembered of plugins")
struct TrustStoreTests {
  private static let one = String(repeating: "1", count: 64)
  private static let two = String(repeating: "a", count: 64)

  @Test("Pins are a line each, and the last one of a path counts")
  func pins() throws {
    let folder = try TestFolder()
    let store = TrustStore(path: folder.path("deep/badge/trust"))
    #expect(try store.pins() == [])
    try store.add([.init(hash: Self.one, path: "/a b.so"), .init(hash: Self.two, path: "/b.so")])
    #expect(try folder.read("deep/badge/trust") == "\(Self.one) /a b.so\n\(Self.two) /b.so\n")
    #expect(try store.pins().map(\.path) == ["/a b.so", "/b.so"])
    try store.add([.init(hash: Self.two, path: "/a b.so")])
    #expect(try store.pins() == [.init(hash: Self.two, path: "/a b.so")])
    #expect(try store.remove(hash: Self.one) == false)
    #expect(try store.remove(hash: Self.two))
    #expect(try store.pins() == [])
    #expect(try folder.names("deep/badge") == ["trust"])
  }

  @Test("A line that is not understood trusts nothing, and stays where it is")
  func strangeLines() throws {
    let text = "# mine\n\(Self.one.dropLast()) /short\n\(Self.two.dropLast())g /other\n"
    let folder = try TestFolder(["trust": text])
    let store = TrustStore(path: folder.path("trust"))
    #expect(try store.pins() == [])
    try store.add([.init(hash: Self.one, path: "/a\nb.so")])
    #expect(try folder.read("trust") == text + "\(Self.one) /a b.so\n")
  }

  @Test("Lines that are not understood are told by their numbers, but for remarks and empty ones")
  func strangeLineNumbers() throws {
    let text = """
      # mine
      \(Self.one)

      \(Self.one)1 /long.so
      \(Self.two) /b.so
      \(Self.two.dropLast())g /other
      """
    let folder = try TestFolder(["trust": text])
    let store = TrustStore(path: folder.path("trust"))
    #expect(try store.strangeLines() == [4, 6])
    #expect(try store.pins().map(\.hash) == [Self.one, Self.two])
  }

  @Test("Digits in upper case mean the same")
  func upperCase() throws {
    let folder = try TestFolder(["trust": "\(Self.two.uppercased()) /upper.so\n"])
    let store = TrustStore(path: folder.path("trust"))
    #expect(try store.strangeLines() == [])
    #expect(try store.pins() == [.init(hash: Self.two, path: "/upper.so")])
    #expect(try store.remove(hash: Self.two))
    #expect(try store.pins() == [])
  }

  @Test("Bytes that are still there stay trusted beside those that are to take their place")
  func olderBytes() throws {
    let folder = try TestFolder()
    let store = TrustStore(path: folder.path("trust"))
    try store.add([.init(hash: Self.one, path: "/a.so")])
    try store.add([.init(hash: Self.two, path: "/a.so")], keepsOlder: true)
    #expect(try store.pins().map(\.hash) == [Self.one, Self.two])
    try store.add([.init(hash: Self.two, path: "/a.so")])
    #expect(try store.pins().map(\.hash) == [Self.two])
  }

  @Test(
    "What everybody could have written is not believed, and no change makes it believed",
    arguments: [("badge/trust", 0o666), ("badge/failures", 0o666), ("badge", 0o777)]
      as [(String, mode_t)]
  )
  func permissions(_ place: String, _ mode: mode_t) throws {
    let text = "\(Self.one) /forged.so\n"
    let folder = try TestFolder(["badge/trust": text, "badge/failures": ""])
    let trust = TrustStore(path: folder.path("badge/trust"))
    let failures = FailureStore(path: folder.path("badge/failures"))
    let record = FailureStore.Record(
      hash: Self.two,
      style: nil,
      runs: 1,
      host: FailureStore.host,
      time: 0,
      path: "/a.so",
      reason: "it crashed"
    )
    #expect(chmod(folder.path(place), mode) == 0)
    let attempts: [(path: String, change: () throws -> Void)] = [
      (trust.path, { _ = try trust.pins() }), (trust.path, { _ = try trust.strangeLines() }),
      (trust.path, { try trust.add([.init(hash: Self.two, path: "/b.so")]) }),
      (trust.path, { _ = try trust.remove(hash: Self.two) }),
      (failures.path, { try failures.check() }), (failures.path, { try failures.add(record) }),
      (failures.path, { try failures.remove(hash: Self.two) }),
    ]
    for (path, change) in attempts where place == "badge" || path == folder.path(place) {
      let error = #expect(throws: ToolError.self) { try change() }
      guard case .trust(let problem)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let place = folder.path(place)
      #expect(problem == .exposedState(path: path, place: place, mode: UInt32(mode)))
    }
    var status = stat()
    #expect(stat(folder.path(place), &status) == 0 && status.st_mode & 0o7777 == mode)
    #expect(try folder.read("badge/trust") == text)
    #expect(chmod(folder.path(place), mode & ~0o002) == 0)
    for (_, change) in attempts { try change() }
  }

  @Test("Nothing is lost when several write at the same time")
  func concurrency() async throws {
    let folder = try TestFolder()
    let store = TrustStore(path: folder.path("trust"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          let digits = String(number, radix: 16)
          let hash = String(repeating: digits, count: 64)
          try store.add([.init(hash: hash, path: "/\(number).so")])
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.pins().count == 16)
  }

  @Test("Failures are counted by bytes and style, and a new build begins anew")
  func failures() throws {
    let folder = try TestFolder()
    let store = FailureStore(path: folder.path("failures"))
    func record(
      _ hash: String,
      _ style: String?,
      host: String = FailureStore.host
    )
      -> FailureStore.Record
    {
      .init(
        hash: hash,
        style: style,
        runs: 1,
        host: host,
        time: 0,
        path: "/a.so",
        reason: "it\tcrashed\n"
      )
    }
    try store.add(record(Self.one, nil))
    try store.add(record(Self.one, "neon"))
    try store.add(record(Self.one, "neon"))
    try store.add(record(Self.one, nil, host: "another"))
    let records = try store.records(of: Self.one)
    #expect(records.map(\.runs) == [1, 2])
    #expect(records.map(\.style) == [nil, "neon"])
    #expect(records[0].problem == nil)
    #expect(
      records[1].problem == .quarantined(style: "neon", runs: 2, reason: "it crashed ")
    )
    // The path has other bytes now, so what was said of the old ones is gone.
    try store.add(record(Self.two, nil))
    #expect(try store.records(of: Self.one) == [])
    try store.remove(try #require(try store.records(of: Self.two).first))
    #expect(try store.records(of: Self.two) == [])
    #expect(try store.remove(hash: Self.two) == false)
  }

  @Test(
    "Only a clear yes is one",
    arguments: [
      ("y", true), ("Y\r", true), (" yes ", true), ("YES", true), ("", false), ("n", false),
      ("yes please", false), ("yy", false), ("no", false), ("\u{1B}[Ay", false),
    ]
  )
  func answers(_ answer: String, _ isYes: Bool) {
    #expect(TerminalQuestion.isYes(answer) == isYes)
  }
}
