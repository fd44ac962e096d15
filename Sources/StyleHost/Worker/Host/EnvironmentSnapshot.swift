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

  // The style of the badge is named by its request.
  private static let settings = EnvironmentSetting.all.filter { $0.name != "badgeStyle" }

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

  /// The values by the names of their settings, each as text that reads as the very same value.
  static func values(of environment: EnvironmentValues) -> [String: String] {
    var values: [String: String] = [:]
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

/// Remembers the values of the last environment: badges that follow each other stand in the same.
final class EnvironmentSnapshotCache: Sendable {
  private let last = Mutex<Last?>(nil)

  /// The values of an environment, which is known by what was written to it last.
  ///
  /// It is not kept: it may hold the style
  /// that this belongs to.
  private struct Last: @unchecked Sendable {
    weak let identity: AnyObject?
    let values: [String: String]
  }

  /// The values of an environment, as ``EnvironmentSnapshot`` has them.
  func values(of environment: EnvironmentValues) -> [String: String] {
    guard let identity = environment.identity else { return [:] }
    if let last = last.withLock({ $0 }), last.identity === identity { return last.values }
    let new = Last(identity: identity, values: EnvironmentSnapshot.values(of: environment))
    last.withLock { $0 = new }
    return new.values
  }
}
