/// What an outline or a text is painted with.
@frozen
public enum DisplayPaint: Hashable, Sendable, BitwiseCopyable {
  /// One colour.
  case color(DisplayColor)
  /// The gradient with this index in ``DisplayList/gradients``.
  case gradient(Int32)
}

/// A resolved sRGB colour with components from 0 to 1.
@frozen
public struct DisplayColor: Hashable, Sendable, BitwiseCopyable {
  /// The red component, 0 to 1.
  public var red: Float
  /// The green component, 0 to 1.
  public var green: Float
  /// The blue component, 0 to 1.
  public var blue: Float
  /// The opacity, 0 (clear) to 1.
  public var opacity: Float

  /// Makes a colour from components between 0 and 1.
  @inlinable
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// A gradient in absolute points; beyond its ends the end colours go on.
public struct DisplayGradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  @frozen
  public struct Stop: Hashable, Sendable, BitwiseCopyable {
    /// The colour at this stop.
    public var color: DisplayColor
    /// The place, 0 at the start to 1 at the end.
    public var location: Double

    /// Makes a stop.
    @inlinable
    public init(color: DisplayColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The line or the circles along which the colours change.
  @frozen
  public enum Geometry: Hashable, Sendable, BitwiseCopyable {
    /// Along the line from one point to the other.
    case linear(from: CGPoint, to: CGPoint)
    /// From the inner to the outer radius around a centre.
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
  }

  /// Where the gradient runs.
  public var geometry: Geometry
  /// Its colours, in the order of their locations.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
