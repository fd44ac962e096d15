/// A gradient along a line; beyond the ends of the line the end colours go on.
public struct LinearGradient: ShapeStyle, View {
  /// One reference, so that views with a gradient in them are moved as plain words.
  private enum Storage {
    /// A paint that is the same in all surroundings: it is what the gradient was made of, and a
    /// gradient that a style keeps is resolved once for all badges.
    case uniform(_UnitGradient)
    case varying(Varying)
  }

  private final class Varying: Sendable {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    init(_ gradient: Gradient, _ start: UnitPoint, _ end: UnitPoint) {
      self.gradient = gradient
      self.start = start
      self.end = end
    }
  }

  private var storage: Storage

  /// Makes a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    if let stops = gradient.uniformStops {
      storage = .uniform(_UnitGradient(geometry: .linear(start: startPoint, end: endPoint), stops))
    } else {
      storage = .varying(Varying(gradient, startPoint, endPoint))
    }
  }

  /// Makes a gradient of colours at equal distances along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    if colors.allSatisfy(\.isPlain) {
      let last = Double(max(colors.count - 1, 1))
      let stops = [DisplayGradient.Stop](unsafeUninitializedCapacity: colors.count) {
        for index in colors.indices {
          let stop = DisplayGradient.Stop(
            color: colors[index].light,
            location: Double(index) / last
          )
          $0.initializeElement(at: index, to: stop)
        }
        $1 = colors.count
      }
      storage = .uniform(_UnitGradient(geometry: .linear(start: startPoint, end: endPoint), stops))
    } else {
      storage = .varying(Varying(Gradient(colors: colors), startPoint, endPoint))
    }
  }

  /// Makes a gradient of colours at given places along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours.
  public var gradient: Gradient {
    get {
      switch storage {
      case .uniform(let paint):
        Gradient(stops: paint.stops.map { .init(color: Color($0.color), location: $0.location) })
      case .varying(let varying): varying.gradient
      }
    }
    set {
      self = LinearGradient(gradient: newValue, startPoint: startPoint, endPoint: endPoint)
    }
  }

  /// Where the first colour is, in units of the box that is filled.
  public var startPoint: UnitPoint {
    get { line.start }
    set { self = LinearGradient(gradient: gradient, startPoint: newValue, endPoint: endPoint) }
  }

  /// Where the last colour is.
  public var endPoint: UnitPoint {
    get { line.end }
    set { self = LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: newValue) }
  }

  private var line: (start: UnitPoint, end: UnitPoint) {
    switch storage {
    case .uniform(let paint):
      switch paint.geometry {
      case .linear(let start, let end): (start, end)
      case .radial(let center, _, _): (center, center)
      }
    case .varying(let varying): (varying.start, varying.end)
    }
  }

  /// The gradient in an environment.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    switch storage {
    case .uniform(let paint): .gradient(paint)
    case .varying(let varying):
      .gradient(
        _UnitGradient(
          geometry: .linear(start: varying.start, end: varying.end),
          varying.gradient.displayStops(in: environment)
        )
      )
    }
  }

  /// Fills the space that the view is offered.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.shape(.rectangle, style: view)
  }
}

extension LinearGradient: Hashable {
  /// Whether two gradients have the same colours at the same places.
  public static func == (one: LinearGradient, other: LinearGradient) -> Bool {
    one.gradient == other.gradient && one.line == other.line
  }

  /// Adds the colours and their places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(gradient)
    hasher.combine(startPoint)
    hasher.combine(endPoint)
  }
}

extension Color {
  /// Whether the colour can be painted as it is, wherever that is.
  fileprivate var isPlain: Bool { !isTint && isUniform && light == light.clamped }
}

extension Gradient {
  /// The stops where they can be painted as they are, wherever that is; nil where they cannot.
  fileprivate var uniformStops: [DisplayGradient.Stop]? {
    var last = 0.0
    for stop in stops {
      guard stop.color.isPlain, stop.location >= last, stop.location <= 1 else { return nil }
      last = stop.location
    }
    return stops.map { DisplayGradient.Stop(color: $0.color.light, location: $0.location) }
  }
}
