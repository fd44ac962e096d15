/// What a live tree has done, for tests that look at how much runs.
public struct LiveStatistics: Sendable {
  private var counts: [ObjectIdentifier: Int] = [:]
  /// The number of bodies that have run.
  public private(set) var bodies = 0
  /// The number of bodies that have got a place in the tree.
  public internal(set) var made = 0
  /// The number of bodies that have lost their place in the tree.
  public internal(set) var dropped = 0
  /// The number of layouts.
  public internal(set) var layouts = 0

  /// The number of bodies that are in the tree.
  public var kept: Int { made - dropped }

  /// How often the bodies of a view's, a modifier's or a style's type have run.
  public func bodyCount(of type: Any.Type) -> Int { counts[ObjectIdentifier(type)] ?? 0 }

  mutating func countBody(of type: Any.Type) {
    counts[ObjectIdentifier(type), default: 0] += 1
    bodies += 1
  }
}
