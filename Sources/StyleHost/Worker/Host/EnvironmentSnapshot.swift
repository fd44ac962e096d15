@_spi(Host) internal import StyleAPI
internal import Synchronization

/// The built-in values of an environment as data: those that differ from their defaults.
enum EnvironmentSnapshot {
  /// The surroundings that colours depend on where nobody has set them.
  private struct Surroundings: Hashable {
    var scheme: ColorScheme
    var contrast: ColorSchemeContrast

    var environment: EnvironmentValues {
      var values = EnvironmentValues()
      values.colorScheme = scheme
      values.colorSchemeContrast = contrast
      return values
    }
  }

  // The style of the badge is named by its request, and its colours are taken as they are.
  private static let settings = EnvironmentSetting.all.filter {
    !["badgeStyle", "badgeTint", "badgeLabelTint"].contains($0.name)
  }

  private static let standards: [Surroundings: [String]] = {
    var standards: [Surroundings: [String]] = [:]
    let plain = EnvironmentValues()
    for scheme in ColorScheme.allCases {
      for contrast in ColorSchemeContrast.allCases {
        let surroundings = Surroundings(scheme: scheme, contrast: contrast)
        standards[surroundings] = settings.map { setting in
          setting.name.hasPrefix("colorScheme")
            ? setting.exactText(plain) : setting.exactText(surroundings.environment)
        }
      }
    }
    return standards
  }()

  /// The keys of what a host writes for each drawing, and of what is said in a request besides.
  private static let hostKeys: [ObjectIdentifier] = {
    var values = EnvironmentValues()
    values.renderTarget = .svg
    values.colorScheme = .light
    values.colorSchemeContrast = .standard
    values.badgeStyle = values.badgeStyle
    values.badgeTint = nil
    values.badgeLabelTint = nil
    values.badgeFailures = nil
    return values.writtenKeys
  }()

  /// The values by the names of their settings, each as text that reads as the very same value.
  static func values(of environment: EnvironmentValues) -> [String: String] {
    EnvironmentSnapshotCache().values(of: environment)
  }

  /// The values but for those that are set for single badges.
  fileprivate static func lastingValues(of environment: EnvironmentValues) -> [String: String] {
    var values: [String: String] = [:]
    // Mostly nothing else was written, and making all settings takes longer than the drawing.
    if environment.writtenKeys.allSatisfy(hostKeys.contains) {
      let plain = EnvironmentValues()
      if environment.colorScheme != plain.colorScheme {
        values["colorScheme"] = "\(environment.colorScheme)"
      }
      if environment.colorSchemeContrast != plain.colorSchemeContrast {
        values["colorSchemeContrast"] = "\(environment.colorSchemeContrast)"
      }
      return values
    }
    let surroundings = Surroundings(
      scheme: environment.colorScheme,
      contrast: environment.colorSchemeContrast
    )
    for (setting, standard) in zip(settings, standards[surroundings] ?? []) {
      let text = setting.exactText(environment)
      if text != standard { values[setting.name] = text }
    }
    return values
  }
}

/// Remembers the values of the last environment: badges that follow each other stand in the same,
/// but for their colours.
final class EnvironmentSnapshotCache: Sendable {
  private let state = Mutex(State())

  fileprivate struct State: @unchecked Sendable {
    /// The environment that the lasting values are those of, known by what was written to it last.
    ///
    /// It is not kept: it may hold the style that this belongs to.
    weak var identity: AnyObject?
    var values: [String: String] = [:]
    /// A colour as text, which takes a while to find.
    var color: (color: DisplayColor, text: String)?
  }

  /// The values of an environment, as ``EnvironmentSnapshot`` has them.
  func values(of environment: EnvironmentValues) -> [String: String] {
    let identity = environment.identityBehindBadges
    return state.withLock { state in
      if identity == nil || state.identity !== identity {
        state.values = EnvironmentSnapshot.lastingValues(of: environment)
        state.identity = identity
      }
      var values = state.values
      if let tint = environment.badgeTint {
        values["badgeTint"] = state.text(of: tint.resolve(in: environment))
      }
      if let tint = environment.badgeLabelTint {
        values["badgeLabelTint"] = state.text(of: tint.resolve(in: environment))
      }
      return values
    }
  }
}

extension EnvironmentSnapshotCache.State {
  fileprivate mutating func text(of color: DisplayColor) -> String {
    if let last = self.color, last.color == color { return last.text }
    let text = color.exactText
    self.color = (color, text)
    return text
  }
}
