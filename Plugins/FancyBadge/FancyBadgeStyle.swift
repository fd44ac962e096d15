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
  /// - Parameter tint: The colour of badges where the environment's `badgeTint` is nil; red by
  ///   default.
  public init(tint: Color? = nil) {
    self.tint = tint
  }

  /// The label on a glossy capsule.
  public func makeBody(_ label: AnyView) -> some View {
    let plate = GlossyPlate(badgeTint ?? tint ?? .red)
    label
      .foregroundStyle(plate.ink)
      .font(.caption)
      .padding(.horizontal, 7)
      .padding(.vertical, 4)
      .background {
        ZStack {
          ContainerRelativeShape()
            .fill(plate.color)
            .overlay { ContainerRelativeShape().fill(GlossyPlate.gloss) }
          Rim()
        }
      }
      .containerShape(Capsule(style: .continuous))
  }

  /// The label and the message in one glossy capsule, each on its colour.
  public func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    let message = GlossyPlate(badgeTint ?? tint ?? .red)
    HStack(spacing: 0) {
      if configuration.label != nil || configuration.icon != nil {
        HStack(spacing: 3) {
          configuration.icon
          configuration.label
        }
        .onGloss(GlossyPlate(badgeLabelTint ?? Color(hex: 0x4a4a4a)), ends: [.leading])
        configuration.message.onGloss(message, ends: [.trailing])
      } else {
        configuration.message.onGloss(message, ends: [.leading, .trailing])
      }
    }
    .font(.caption)
    .overlay { Rim() }
    .containerShape(Capsule(style: .continuous))
  }
}

extension BadgeStyle where Self == FancyBadgeStyle {
  /// A glossy capsule with a white rim.
  public static var fancy: FancyBadgeStyle { FancyBadgeStyle() }
}

/// The white line around a badge, with its shadow.
private struct Rim: View {
  var body: some View {
    ContainerRelativeShape()
      .strokeBorder(Color.white, lineWidth: 2)
      .shadow(radius: 2)
  }
}

/// A plate with a gloss on its upper half, and the ink for it.
private struct GlossyPlate {
  let color: Color
  let ink: Color

  /// How white the gloss is at the upper edge.
  private static let shine = 0.4
  /// How white it still is where the letters begin, a third of the way down to the middle.
  private static let shineOnLetters = shine * 0.4

  static var gloss: LinearGradient {
    LinearGradient(
      colors: [.white.opacity(shine), .white.opacity(0)],
      startPoint: .top,
      endPoint: .center
    )
  }

  init(_ color: Color) {
    let plate = LegiblePlate(color, shades: [.white.opacity(Self.shineOnLetters)])
    self.color = plate.color
    ink = plate.ink
  }

  /// The colour with the gloss painted over it.
  var gradient: LinearGradient {
    LinearGradient(
      stops: [
        Gradient.Stop(color: color.mix(with: .white, by: Self.shine, in: .device), location: 0),
        Gradient.Stop(color: color, location: 0.5),
      ],
      startPoint: .top,
      endPoint: .bottom
    )
  }
}

extension View {
  /// The view on a part of a glossy capsule that is round at some ends.
  fileprivate func onGloss(_ plate: GlossyPlate, ends: Edge.Set) -> some View {
    let leading = ends.contains(.leading)
    let trailing = ends.contains(.trailing)
    return
      foregroundStyle(plate.ink)
      .padding(.leading, leading ? 9 : 6)
      .padding(.trailing, trailing ? 9 : 6)
      .padding(.vertical, 4)
      .background(
        plate.gradient,
        in: UnevenRoundedRectangle(
          topLeadingRadius: leading ? .infinity : 0,
          bottomLeadingRadius: leading ? .infinity : 0,
          bottomTrailingRadius: trailing ? .infinity : 0,
          topTrailingRadius: trailing ? .infinity : 0
        )
      )
  }
}
