public import StyleAPI

/// The style of badges where no other is chosen: a capsule for one label, and the classic plate of
/// two halves for a label and a message.
///
/// ```swift
/// Badge("build", "passing").badgeStyle(.default)
/// ```
public struct DefaultBadgeStyle: BadgeStyle {
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

  /// The label on a capsule.
  public func makeBody(_ label: AnyView) -> some View {
    let plate = LegiblePlate(badgeTint ?? tint ?? .poppy)
    label
      .font(.caption)
      .lineLimit(1)
      .foregroundStyle(plate.ink)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .frame(minWidth: 18)
      .background(Capsule(style: .continuous).fill(plate.color))
  }

  /// The label on grey and the message on its colour, 20 points high.
  public func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    let hasHead = configuration.label != nil || configuration.icon != nil
    let message = ShadedPlate(badgeTint ?? tint ?? .grass)
    HStack(spacing: 0) {
      if hasHead {
        head(configuration).onPlate(ShadedPlate(badgeLabelTint ?? .gray), corners: .leading)
      }
      configuration.message.onPlate(message, corners: hasHead ? .trailing : [.leading, .trailing])
    }
    .font(.caption)
    .lineLimit(1)
  }

  /// The icon and the label, side by side where there are both.
  @ViewBuilder
  private func head(_ configuration: BadgeConfiguration) -> some View {
    if let icon = configuration.icon {
      HStack(spacing: 3) {
        icon
        configuration.label
      }
    } else {
      configuration.label
    }
  }
}

extension BadgeStyle where Self == DefaultBadgeStyle {
  /// The style of badges where no other is chosen.
  public static var `default`: DefaultBadgeStyle { DefaultBadgeStyle() }
}

extension Color {
  // As light as white letters allow, the grass below the shades of a plate.
  fileprivate static var poppy: Color { Color(hex: 0xd73a31) }
  fileprivate static var grass: Color { Color(hex: 0x288103) }
}

/// A plate that is a little lighter at the top than at the bottom, as README badges are.
private struct ShadedPlate {
  let gradient: LinearGradient
  let ink: Color

  private static let top = Color(hex: 0xbbbbbb)
  private static let bottom = Color.black
  /// How much of the upper and of the lower colour is mixed in.
  private static let strength = 0.1
  private static let shades = [top.opacity(strength), bottom.opacity(strength)]

  init(_ color: Color) {
    let plate = LegiblePlate(color, shades: Self.shades)
    ink = plate.ink
    gradient = LinearGradient(
      colors: [
        plate.color.mix(with: Self.top, by: Self.strength, in: .device),
        plate.color.mix(with: Self.bottom, by: Self.strength, in: .device),
      ],
      startPoint: .top,
      endPoint: .bottom
    )
  }
}

extension View {
  /// The view in one half of a plate, with round corners on some sides.
  fileprivate func onPlate(_ plate: ShadedPlate, corners: Edge.Set) -> some View {
    let leading = corners.contains(.leading) ? 3.0 : 0
    let trailing = corners.contains(.trailing) ? 3.0 : 0
    return
      foregroundStyle(plate.ink)
      .padding(EdgeInsets(top: 3, leading: 5, bottom: 3, trailing: 5))
      .frame(minHeight: 20)
      .background(
        plate.gradient,
        in: UnevenRoundedRectangle(
          topLeadingRadius: leading,
          bottomLeadingRadius: leading,
          bottomTrailingRadius: trailing,
          topTrailingRadius: trailing
        )
      )
  }
}
