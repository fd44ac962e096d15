/// A width and a height in points.
@frozen
public struct CGSize: Hashable, Sendable, BitwiseCopyable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size; the default is empty.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  @inlinable public static var zero: CGSize { CGSize() }
}
