public import StyleAPI

/// How a value becomes the text that is compared with a reference file.
///
/// The strategies are static members, so a call reads `as: .svg`. One for values of another type is
/// made with ``pullback(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Value == Release {
///   static var badge: Self { SnapshotStrategy<Badge>.svg.pullback { Badge($0.name, $0.version) } }
/// }
/// assertSnapshot(of: Release(name: "swift", version: "6.3"), as: .badge)
/// ```
public struct SnapshotStrategy<Value> {
  /// What stands for the strategy in the names of reference files, such as `ansi-truecolor`.
  public let name: String
  /// The extension of reference files, without its dot.
  public let pathExtension: String
  private let makeText: (Value, EnvironmentValues) throws -> String

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - name: What stands for the strategy in the names of reference files; left out there where
  ///     it is the extension too.
  ///   - pathExtension: The extension of reference files, without its dot.
  ///   - makeText: The text of a value in an environment. It is compared byte by byte.
  public init(
    name: String,
    pathExtension: String,
    makeText: @escaping (Value, EnvironmentValues) throws -> String
  ) {
    self.name = name
    self.pathExtension = pathExtension
    self.makeText = makeText
  }

  /// The text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - environment: The environment at the root, for what is drawn.
  /// - Throws: What making the text throws, such as `RenderingError`.
  public func text(of value: Value, in environment: EnvironmentValues) throws -> String {
    try makeText(value, environment)
  }

  /// The same strategy for values from which this one's can be made.
  ///
  /// - Parameter transform: This strategy's value for another.
  public func pullback<Other>(
    _ transform: @escaping (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(name: name, pathExtension: pathExtension) { other, environment in
      try makeText(transform(other), environment)
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// The text itself, with control characters written so that they can be read.
  public static var lines: Self {
    Self(name: "lines", pathExtension: "txt") { text, _ in ReadableText.escape(text) }
  }
}

extension SnapshotStrategy where Value == DisplayList {
  /// The drawing as an indented list, a line an item.
  public static var displayList: Self {
    Self(name: "drawing", pathExtension: "txt") { list, _ in ReadableText.dump(of: list) }
  }
}
