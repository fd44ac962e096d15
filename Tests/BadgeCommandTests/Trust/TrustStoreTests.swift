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
    let text = "# mine\n\(Self.one.dropLast()) /short\n\(Self.two.uppercased()) /upper\n"
    let folder = try TestFolder(["trust": text])
    let store = TrustStore(path: folder.path("trust"))
    #expect(try store.pins() == [])
    try store.add([.init(hash: Self.one, path: "/a\nb.so")])
    #expect(try folder.read("trust") == text + "\(Self.one) /a b.so\n")
  }

  @Test("What everybody could have written is not believed, and is not left so")
  func permissions() throws {
    let folder = try TestFolder(["trust": ""])
    let store = TrustStore(path: folder.path("trust"))
    #expect(store.openToAll == nil)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666],
      ofItemAtPath: folder.path("trust")
    )
    #expect(store.openToAll == .writableByAll(path: folder.path("trust"), mode: 0o666))
    try store.add([.init(hash: Self.one, path: "/a.so")])
    #expect(store.openToAll == nil)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777],
      ofItemAtPath: folder.path
    )
    #expect(store.openToAll != nil)
    try store.add([.init(hash: Self.two, path: "/b.so")])
    #expect(store.openToAll == nil)
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
