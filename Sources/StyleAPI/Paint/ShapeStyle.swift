/// What shapes and texts are painted with: a colour, a gradient, or something that becomes one.
///
/// A style of your own answers with another one, chosen by the environment:
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> Color {
///     environment.colorScheme == .dark ? .yellow : .orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the answer; `Never` for the library's own styles.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to paint with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint in an environment, before it is known where it goes.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// The paint of the style that ``resolve(in:)`` answers with.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never runs: the style is a paint itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a paint itself")
  }
}

extension Never: ShapeStyle {}

/// A resolved paint whose places are still in units of the box that it will fill.
@frozen
public enum _Paint: Sendable {
  /// One colour.
  case color(DisplayColor)
  /// A gradient.
  case gradient(_UnitGradient)
}

/// A gradient whose places are fractions of the box that it fills.
public final class _UnitGradient: Sendable {
  /// Where it runs.
  enum Geometry: Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
  }

  let geometry: Geometry
  let stops: [DisplayGradient.Stop]

  init(geometry: Geometry, _ stops: [DisplayGradient.Stop]) {
    self.geometry = geometry
    self.stops = stops
  }

  /// The gradient in a box.
  func gradient(in box: CGRect) -> DisplayGradient {
    switch geometry {
    case .linear(let start, let end):
      DisplayGradient(
        geometry: .linear(from: start.point(in: box).bounded, to: end.point(in: box).bounded),
        stops: stops
      )
    case .radial(let center, let startRadius, let endRadius):
      DisplayGradient(
        geometry: .radial(
          center: center.point(in: box).bounded,
          startRadius: startRadius.boundedLength,
          endRadius: endRadius.boundedLength
        ),
        stops: stops
      )
    }
  }
}

extension Color: ShapeStyle {
  /// The colour in an environment.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(resolve(in: environment))
  }
}

/// The style that text is painted with where a view stands: the nearest `foregroundStyle(_:)`.
@frozen
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  @inlinable public init() {}

  /// The paint that is current in an environment.
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that text is painted with where a view stands.
  @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of the environment: the nearest `tint(_:)`, or the accent colour.
@frozen
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  @inlinable public init() {}

  /// The tint in an environment.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(Color.accentColor.resolve(in: environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  @inlinable public static var tint: TintShapeStyle { TintShapeStyle() }
}
