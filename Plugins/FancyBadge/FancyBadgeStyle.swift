public import StyleAPI

/// A glossy capsule with a white rim.
///
/// ```swift
/// HStack {
///   Text("Inbox")
///   Text("Spam").badge { Text(3000, format: .number) }
/// }
/// .badgeStyle(.fancy)
/// ```
public struct FancyBadgeStyle: BadgeStyle {
  @Environment(\.badgeTint) private var badgeTint
  @Environment(\.badgeLabelTint) private var badgeLabelTint
  private let tint: Color?

  /// Makes the style.
  ///
  /// - Parameter tint: The colour of badges where the environment's `badgeTint` is nil; by default
  ///   a red for one label and a green for a message.
  public init(tint: Color? = nil) {
    self.tint = tint
  }

  /// The label on a glossy capsule.
  public func makeBody(_ label: AnyView) -> some View {
    let plate = GlossyPlate(badgeTint ?? tint ?? .cherry)
    label
      .foregroundStyle(plate.ink)
      .font(.caption)
      .lineLimit(1)
      .padding(.horizontal, 7)
      .padding(.vertical, 4)
      .frame(minWidth: 22)
      .background {
        ZStack {
          Rim.plate.fill(plate.paint)
          Rim()
        }
      }
      .containerShape(Capsule(style: .continuous))
  }

  /// The label and the message in one glossy capsule, each on its colour.
  public func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    let message = badgeTint ?? tint ?? .leaf
    HStack(spacing: 0) {
      if configuration.label != nil || configuration.icon != nil {
        HStack(spacing: 3) {
          configuration.icon
          configuration.label
        }
        .onGloss(badgeLabelTint ?? .graphite, ends: [.leading])
        configuration.message.onGloss(message, ends: [.trailing])
      } else {
        configuration.message.onGloss(message, ends: [.leading, .trailing])
      }
    }
    .font(.caption)
    .lineLimit(1)
    .clipShape(Rim.plate)
    .overlay { Rim() }
    .containerShape(Capsule(style: .continuous))
  }
}

extension BadgeStyle where Self == FancyBadgeStyle {
  /// A glossy capsule with a white rim.
  public static var fancy: FancyBadgeStyle { FancyBadgeStyle() }
}

extension Color {
  // As light as white letters allow below a gloss.
  fileprivate static var cherry: Color { Color(hex: 0xcf302c) }
  fileprivate static var leaf: Color { Color(hex: 0x247a24) }
  fileprivate static var graphite: Color { Color(hex: 0x4a4a4a) }
}

/// The white line around a badge, with its shadow.
private struct Rim: View {
  /// What the line encloses; it reaches halfway below the line, so that no colour shows around it.
  static var plate: some InsettableShape { ContainerRelativeShape().inset(by: 1) }

  var body: some View {
    ContainerRelativeShape()
      .strokeBorder(Color.white, lineWidth: 2)
      .shadow(radius: 2)
  }
}

/// A plate with a gloss on its upper half, and the ink for it.
private struct GlossyPlate {
  let paint: LinearGradient
  let ink: Color

  /// How white the gloss is at the upper edge.
  private static let shine = 0.75
  /// How white it still is where letters begin, and where that is: capital letters in any size do
  /// so a little further down.
  private static let (rest, start) = (0.08, 0.26)
  /// How much the rim's shadow darkens letters and what lies under them.
  private static let shadow = 0.03

  init(_ color: Color) {
    let plate = LegiblePlate(
      color,
      shades: [.white.opacity(Self.rest), .black.opacity(Self.shadow)]
    )
    func stop(_ gloss: Double, at location: Double) -> Gradient.Stop {
      Gradient.Stop(
        color: plate.color.mix(with: .white, by: gloss, in: .device),
        location: location
      )
    }
    ink = plate.ink
    paint = LinearGradient(
      stops: [stop(Self.shine, at: 0), stop(Self.rest, at: Self.start), stop(0, at: 0.5)],
      startPoint: .top,
      endPoint: .bottom
    )
  }
}

extension View {
  /// The view on a part of a glossy capsule, with more room at the ends of the capsule.
  fileprivate func onGloss(_ color: Color, ends: Edge.Set) -> some View {
    let plate = GlossyPlate(color)
    return
      foregroundStyle(plate.ink)
      .padding(.leading, ends.contains(.leading) ? 9 : 6)
      .padding(.trailing, ends.contains(.trailing) ? 9 : 6)
      .padding(.vertical, 4)
      .background(plate.paint)
  }
}
