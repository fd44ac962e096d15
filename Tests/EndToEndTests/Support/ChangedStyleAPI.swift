import Foundation
import TestSupport

/// A copy of StyleAPI's sources that a test changes.
struct ChangedStyleAPI {
  /// A folder with `Sources/StyleAPI`, and the scripts that work on it.
  let root: URL

  /// A change of one file: what stands there, and what takes its place.
  struct Change: Sendable {
    var file: String
    var old: String
    var new: String
  }

  /// The sources do not have what a change wants to replace.
  struct MissingText: Error, CustomStringConvertible {
    var change: Change
    var description: String { "\(change.file) does not have once: \(change.old)" }
  }

  /// Copies the sources into a folder and changes them.
  init(in folder: TemporaryFolder, _ changes: [Change]) throws {
    root = folder["changed"]
    for name in ["Sources/StyleAPI", "Scripts"] {
      let copy = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        at: BuiltProducts.repository.appending(path: name),
        to: copy
      )
    }
    for change in changes {
      let file = root.appending(path: "Sources/StyleAPI/\(change.file)")
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.components(separatedBy: change.old).count == 2 else {
        throw MissingText(change: change)
      }
      try Data(text.replacing(change.old, with: change.new).utf8).write(to: file)
    }
  }

  /// Compares the changed StyleAPI with the last release.
  func checkAPI() async throws -> ProcessResult {
    try await ChildProcess(
      root.appending(path: "Scripts/check-api").plainPath,
      timeLimit: .seconds(900)
    ).runInBackground()
  }

  /// Builds the changed StyleAPI with library evolution; the folder of what was built.
  func build(in folder: TemporaryFolder) async throws -> URL {
    let arguments = [
      "build", "--package-path", root.appending(path: "Sources/StyleAPI").plainPath,
      "--scratch-path", folder["build"].plainPath, "--configuration", "release",
      "-Xswiftc", "-enable-library-evolution",
    ]
    try await ChildProcess("swift", arguments, timeLimit: .seconds(1800))
      .runInBackground().requireSuccess()
    let path = try ChildProcess("swift", arguments + ["--show-bin-path"]).run().requireSuccess()
    return URL(filePath: path.output.trimmingCharacters(in: .newlines))
  }

  /// One more of everything that may be added to StyleAPI, each before what is there.
  static let growth = [
    Change(
      file: "Badge/BadgeStyle.swift",
      old: """
        public protocol BadgeStyle: Sendable {

        """,
      new: """
        extension BadgeStyle {
          public var emphasis: Double { 0.5 }
          public static func prepare(_ depth: Int) throws -> any View { Text("\\(depth)") }
        }

        public protocol InteractiveBadgeStyle: BadgeStyle {
          func press() -> Bool
        }

        public protocol BadgeStyle: Sendable {
          var emphasis: Double { get }
          static func prepare(_ depth: Int) throws -> any View

        """
    ),
    Change(
      file: "Badge/BadgeStyle.swift",
      old: """
        public struct BadgeConfiguration {

        """,
      new: """
        public struct BadgeConfiguration {
          public let details: [AnyView] = [AnyView(Text("detail"))]

        """
    ),
    Change(
      file: "Views/View.swift",
      old: """
        public protocol View {

        """,
      new: """
        extension View {
          public static var _rank: Double { 7 }
        }

        public protocol View {
          static var _rank: Double { get }

        """
    ),
    Change(
      file: "Plugin/StyleOption.swift",
      old: """
            /// A number within limits.

        """,
      new: """
            case angle(Double)
            /// A number within limits.

        """
    ),
    Change(
      file: "Plugin/StyleOption.swift",
      old: """
            /// The value of a `number` option.

        """,
      new: """
            case angle(Double)
            /// The value of a `number` option.

        """
    ),
    Change(
      file: "Plugin/StyleOption.swift",
      old: """
        public struct StyleOption: Hashable, Sendable {

        """,
      new: """
        public struct StyleOption: Hashable, Sendable {
          public var group: String = "grown"

        """
    ),
    Change(
      file: "Plugin/StyleRegistrar.swift",
      old: """
        public final class StyleRegistrar {

        """,
      new: """
        public final class StyleRegistrar {
          public var session: [String: Int] = ["grown": 1]

        """
    ),
  ]

  /// Changes of which each breaks old plugins in its own way.
  static let breaks = [
    Change(
      file: "Badge/BadgeStyle.swift",
      old: """
        public protocol BadgeStyle: Sendable {

        """,
      new: """
        public protocol BadgeStyle: Sendable {
          var emphasis: Double { get }

        """
    ),
    Change(
      file: "Badge/PlainBadgeStyle.swift",
      old: "public struct PlainBadgeStyle: BadgeStyle {\n",
      new: "public struct PlainBadgeStyle: BadgeStyle {\n  public var emphasis: Double { 1 }\n"
    ),
    // The compiler takes this default, and old plugins do not have it.
    Change(
      file: "Previews/PreviewProvider.swift",
      old: """
        public protocol PreviewProvider {

        """,
      new: """
        extension PreviewProvider where Previews == Text {
          public static var title: String { "" }
        }

        public protocol PreviewProvider {
          static var title: String { get }

        """
    ),
    Change(
      file: "Environment/EnvironmentKey.swift",
      old: """
        public protocol EnvironmentKey {

        """,
      new: """
        public protocol CustomNamed {}

        public protocol EnvironmentKey: CustomNamed {

        """
    ),
    Change(
      file: "Paint/UnitPoint.swift",
      old: "  public var x: Double\n",
      new: "  public var z: Double = 0\n  public var x: Double\n"
    ),
    Change(
      file: "Plugin/StyleOption.swift",
      old: "  public func flag(",
      new: "  func flag("
    ),
    // As if the last release had had one more.
    Change(
      file: "../../Scripts/data/style-api/StyleAPI.defaults",
      old: "View default method #View._makeBody\n",
      new: "View default method #View._makeBody\nView default method #View._measure\n"
    ),
  ]
}
