/// Colours that change from one to the next.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    public var location: Double

    /// Makes a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = Array(unsafeUninitializedCapacity: colors.count) { stops, count in
      for index in colors.indices {
        let stop = Stop(color: colors[index], location: Double(index) / last)
        stops.initializeElement(at: index, to: stop)
      }
      count = colors.count
    }
  }

  /// The stops in an environment, at places between 0 and 1 none of which lies before the last.
  func displayStops(in environment: EnvironmentValues) -> [DisplayGradient.Stop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, min(stop.location.boundedLength, 1))
      return DisplayGradient.Stop(color: stop.color.resolve(in: environment), location: last)
    }
  }
}

/// A gradient from a centre outwards.
public struct RadialGradient: ShapeStyle, View, Hashable {
  /// The colours.
  public var gradient: Gradient
  /// The centre, in units of the box that is filled.
  public var center: UnitPoint
  /// The radius of the first colour, in points.
  public var startRadius: Double
  /// The radius of the last colour, in points.
  public var endRadius: Double

  /// Makes a gradient around a centre.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours at equal distances around a centre.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// The gradient in an environment.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .gradient(
      _UnitGradient(
        geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius),
        gradient.displayStops(in: environment)
      )
    )
  }

  /// Fills the space that the view is offered.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.shape(.rectangle, style: view)
  }
}

extension Color: View {
  /// Fills the space that the view is offered.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.shape(.rectangle, style: view)
  }
}
