import Foundation
import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

/// A process that does not show a preview, but says what it likes.
extension LivePreviewTests {
  /// How a process begins that is not to be doubted yet: it has one preview, 'a'.
  private static let beginning = [
    "101:00000000:3f000000", "102:00000000:", "103:00000000:",
    "106:00000000:010000000100000061",
  ]

  /// A program that says these words instead of showing a preview.
  private func liar(_ words: [String]) throws -> LivePreviewSession {
    let script = BuiltProducts.repository
      .appending(path: "Tests/EndToEndTests/Fixtures/Liar/liar.sh")
    return try session {
      $0.worker.limits.evaluation = .seconds(5)
      $0.worker.command = WorkerCommand(
        program: script.plainPath,
        arguments: ["\(Frame.version)"] + words
      )
    }
  }

  @Test("that keeps to the rules is believed")
  func honest() throws {
    let session = try liar(
      Self.beginning + ["wait", "108:01000000:01", "wait", "108:02000000:00", "109:00000000:"]
    )
    #expect(try session.names() == ["a"])
    #expect(try session.send(.focusNext))
    #expect(try !session.send(.focusNext))
    for _ in 0..<100 where try !session.takeChanges() { usleep(20_000) }
    #expect(try session.takeChanges())
  }

  @Test(
    "that lies is not believed",
    arguments: [
      // Has previews before it is loaded.
      ["101:00000000:3f000000", "106:00000000:00000000"],
      ["101:00000000:3f000000", "101:00000000:3f000000"],
      ["102:00000000:"], ["101:00000000:3f"],
      // Names that are none.
      ["101:00000000:3f000000", "102:00000000:", "103:00000000:", "106:00000000:ffffffff"],
      [
        "101:00000000:3f000000", "102:00000000:", "103:00000000:",
        "106:00000000:0100000001000000ff",
      ],
    ] as [[String]]
  )
  func liesAtTheStart(words: [String]) throws {
    try expectBadReply { _ = try liar(words).names() }
  }

  @Test(
    "that lies when it is asked for a drawing is not believed",
    arguments: [
      // Another answer, another number, another kind, and content that is none.
      "108:01000000:01", "107:02000000:00", "107:00000000:00", "1ff:01000000:", "104:01000000:",
      "107:01000000:", "107:01000000:0001", "107:01000000:010500000061", "105:01000000:63",
    ]
  )
  func lies(word: String) throws {
    let session = try liar(Self.beginning + ["wait", word])
    _ = try session.names()
    try expectBadReply { _ = try session.frame(for: request(0)) }
  }

  @Test(
    "that speaks without being asked may only say that something has changed, and once",
    arguments: [
      ["109:00000000:", "109:00000000:"], ["109:00000000:00"], ["107:00000000:"], ["103:00000000:"],
      ["105:00000000:15"],
    ] as [[String]]
  )
  func unasked(words: [String]) throws {
    let session = try liar(Self.beginning + words)
    _ = try session.names()
    try expectBadReply {
      for _ in 0..<250 {
        _ = try session.takeChanges()
        usleep(20_000)
      }
    }
  }

  private func expectBadReply(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) throws {
    #expect(sourceLocation: sourceLocation) {
      try body()
    } throws: { error in
      guard case .worker(let failure) = error as? LivePreviewError,
        case .badReply = failure.cause
      else { return false }
      return true
    }
  }
}
