import Foundation
import StyleAPI
import StyleHost
import Testing

/// A line of `Documentation/Images/manifest`: the command that draws a picture.
struct ImageCommand: Sendable, CustomTestStringConvertible {
  enum Failure: Error {
    case notUnderstood(String)
    case unknownScene(String)
  }

  /// The words after the tool's name.
  let arguments: [String]

  var testDescription: String { arguments.joined(separator: " ") }

  /// All commands of the manifest.
  static func all() throws -> [ImageCommand] {
    let manifest = try String(contentsOfFile: "\(ImagesFolder.path)/manifest", encoding: .utf8)
    return try manifest.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = words(of: String(line))
      guard words.first == "badge" else { throw Failure.notUnderstood(String(line)) }
      return ImageCommand(arguments: Array(words.dropFirst()))
    }
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

  /// The file that is written.
  var output: String { value(of: "-o") ?? "" }

  private func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  private var positionals: [String] {
    var positionals: [String] = []
    var rest = arguments.dropFirst()[...]
    while let word = rest.popFirst() {
      if word.hasPrefix("-") { rest = rest.dropFirst() } else { positionals.append(word) }
    }
    return positionals
  }

  /// The picture, drawn without the tool.
  func draw() throws -> String {
    var environment = EnvironmentValues()
    environment.badgeStyle = try BundledStyles.style(named: value(of: "--style") ?? "default")
    environment.badgeTint = try value(of: "--color").map { Color(try ColorParser.parse($0)) }
    let scheme = try value(of: "--color-scheme").map { word in
      guard let scheme = DrawingColorScheme(rawValue: word) else {
        throw Failure.notUnderstood(word)
      }
      return scheme
    }
    let renderer = SVGRenderer()
    if let scene = value(of: "--scene") {
      guard scene == "inbox.json" else { throw Failure.unknownScene(scene) }
      environment.badgeStyle = try BundledStyles.style(named: "fancy")
      let view = Text("Inbox").badge { Text("3") }
      return try renderer.render(view, environment: environment, colorScheme: scheme)
    }
    guard positionals.count == 2 else { throw Failure.notUnderstood(testDescription) }
    let badge = Badge(positionals[0], positionals[1])
    return try renderer.render(badge, environment: environment, colorScheme: scheme)
  }
}
