import Foundation
import TestSupport

/// Does what a document says, from top to bottom, in one folder.
///
/// - A block under the path of a file is written to that file.
/// - A block `sh` is run, with the built `badge` first in `PATH`. A line that ends with a comment
///   "fails" must fail; the others must not. A block `text` right after it is what it writes; in
///   that a line `…` stands for any lines, and `…` in a line for any characters.
/// - A block `swift` without a path is a program that compiles against the built modules.
///
/// Blocks of other languages are for reading only.
struct DocumentWalk {
  /// The document's name, for messages.
  var name: String
  /// What to do, in order.
  var blocks: [MarkdownBlock]
  /// Where it is done.
  var folder: URL
  /// Variables that the commands see beside those that `BuiltProducts` sets.
  var environment: [String: String?] = [:]

  /// Something that is not as the document says.
  struct Mismatch: CustomStringConvertible {
    var place: String
    var message: String
    var description: String { "\(place): \(message)" }
  }

  /// Does it all, and returns what is not as the document says.
  func run() async throws -> [Mismatch] {
    var mismatches: [Mismatch] = []
    for (index, block) in blocks.enumerated() {
      let place = "\(name):\(block.line)"
      if let file = block.file {
        try await write(block.text, to: file)
      } else if block.language == "sh" {
        let following = blocks.dropFirst(index + 1).first
        let expected = following?.language == "text" && following?.file == nil ? following : nil
        for message in try await run(block.text, expecting: expected?.text) {
          mismatches.append(Mismatch(place: place, message: message))
        }
      } else if block.language == "swift", let message = try await compile(block.text) {
        mismatches.append(Mismatch(place: place, message: message))
      }
    }
    return mismatches
  }

  private func write(_ text: String, to path: String) async throws {
    let file = folder.appending(path: path)
    if FileManager.default.fileExists(atPath: file.plainPath) {
      // A build may take a source for the old one that is written in the same second as it ends.
      try await Task.sleep(for: .seconds(1.1))
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func run(_ commands: String, expecting expected: String?) async throws -> [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var variables = BuiltProducts.isolation(home: folder.appending(path: ".home"))
    variables["PATH"] = BuiltProducts.folder.plainPath + ":" + path
    variables.merge(environment) { $1 }
    let result = try await ChildProcess(
      "sh",
      ["-euc", "exec 2>&1\n" + Self.script(commands)],
      environment: variables,
      folder: folder,
      timeLimit: .seconds(900)
    ).runInBackground()
    guard result.succeeded else { return ["\(commands)\(result.outcome):\n\(result.output)"] }
    guard let expected, !Self.matches(result.output, expected) else { return [] }
    return ["\(commands)writes\n\(result.output)rather than\n\(expected)"]
  }

  /// The commands, with those that must fail turned round.
  static func script(_ commands: String) -> String {
    commands.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let comment = line.range(of: "  # ", options: .backwards),
        line[comment.upperBound...].contains("fails")
      else { return String(line) }
      return "if \(line[..<comment.lowerBound]); then echo 'this did not fail'; exit 1; fi"
    }.joined(separator: "\n")
  }

  /// Whether a text is as a pattern says, in which a line `…` stands for any lines.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    func lines(_ text: String) -> ArraySlice<Substring> {
      text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    }
    func matches(_ text: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
      guard let line = pattern.first else { return text.isEmpty }
      if line == "…" {
        return text.indices.contains { matches(text[$0...], pattern.dropFirst()) }
          || matches([], pattern.dropFirst())
      }
      guard let first = text.first, matchesLine(first, line) else { return false }
      return matches(text.dropFirst(), pattern.dropFirst())
    }
    return matches(lines(text), lines(pattern))
  }

  private static func matchesLine(_ line: Substring, _ pattern: Substring) -> Bool {
    guard let gap = pattern.range(of: "…") else { return line == pattern }
    let (start, rest) = (pattern[..<gap.lowerBound], pattern[gap.upperBound...])
    guard line.hasPrefix(start) else { return false }
    let remaining = line.dropFirst(start.count)
    return (0...remaining.count).contains { matchesLine(remaining.dropFirst($0), rest) }
  }

  private func compile(_ program: String) async throws -> String? {
    try await TemporaryFolder.with { scratch in
      try scratch.write(program, to: "main.swift")
      let result = try await ChildProcess(
        "swiftc",
        ["-swift-version", "6", "-typecheck", "-I", BuiltProducts.modules.plainPath, "main.swift"],
        folder: scratch.url,
        timeLimit: .seconds(300)
      ).runInBackground()
      return result.succeeded ? nil : "the program does not compile:\n\(result.errors)"
    }
  }
}
