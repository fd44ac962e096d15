import Foundation
import Testing

/// A line of `Documentation/Images/manifest`: the command that draws a picture.
struct ImageCommand: Sendable, CustomTestStringConvertible {
  enum Failure: Error {
    case notUnderstood(String)
    case failed(status: Int32)
  }

  /// The words after the tool's name.
  let arguments: [String]
  /// The file that is written.
  let output: String

  /// Reads a line.
  init(_ line: String) throws {
    let words = Self.words(of: line)
    guard words.first == "badge", let option = words.firstIndex(of: "-o"), option + 1 < words.count
    else { throw Failure.notUnderstood(line) }
    arguments = Array(words.dropFirst())
    output = words[option + 1]
  }

  var testDescription: String { arguments.joined(separator: " ") }

  /// All commands of the manifest.
  static func all() throws -> [ImageCommand] {
    let manifest = try String(contentsOfFile: "\(ImagesFolder.path)/manifest", encoding: .utf8)
    return try manifest.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { try ImageCommand(String($0)) }
  }

  /// The words of a shell command with single quotes.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) {
        words += part.split(separator: " ").map(String.init)
      } else {
        words.append(String(part))
      }
    }
    return words
  }

  /// What the built tool draws, run where the scenes are and writing elsewhere.
  func draw() throws -> String {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(BundledStyles.products)/badge")
    process.arguments = arguments.map { $0 == output ? "\(folder.path)/\(output)" : $0 }
    process.currentDirectoryURL = URL(fileURLWithPath: ImagesFolder.path)
    // Neither a user's own styles nor variables of the tool may change the pictures.
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.failed(status: process.terminationStatus)
    }
    return try folder.text(of: output)
  }
}
