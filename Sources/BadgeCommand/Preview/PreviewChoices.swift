internal import StyleAPI

/// What a person has chosen in a preview.
struct PreviewChoices: Hashable, Sendable {
  /// How many previews there are.
  var previewCount: Int {
    didSet { preview = min(preview, max(previewCount - 1, 0)) }
  }
  /// The index of the preview.
  private(set) var preview: Int
  /// The surroundings; nil as long as nobody chose.
  private(set) var colorScheme: ColorScheme?
  /// The index of the locale; nil for that which the preview has anyway.
  private var localeIndex: Int?

  private let locales: [String]
  private let standardScheme: ColorScheme

  /// Makes the choices of a start.
  ///
  /// - Parameters:
  ///   - previewCount: How many previews there are.
  ///   - preview: The index of the first one.
  ///   - locales: Those that can be chosen beside the preview's own.
  ///   - colorScheme: The surroundings at the start.
  init(previewCount: Int, preview: Int = 0, locales: [String], colorScheme: ColorScheme) {
    self.previewCount = previewCount
    self.preview = preview
    self.locales = locales
    standardScheme = colorScheme
  }

  /// The locale that was chosen; nil for that which the preview has anyway.
  var locale: String? { localeIndex.map { locales[$0] } }

  /// The surroundings as they are.
  var currentScheme: ColorScheme { colorScheme ?? standardScheme }

  /// Chooses a preview by its distance from this one, round and round.
  mutating func movePreview(by distance: Int) {
    guard previewCount > 0 else { return }
    preview = (preview + distance + previewCount) % previewCount
  }

  mutating func toggleColorScheme() { colorScheme = currentScheme == .light ? .dark : .light }

  /// Chooses the next locale; after the last comes the preview's own.
  mutating func moveLocale() {
    let next = localeIndex.map { $0 + 1 } ?? 0
    localeIndex = locales.indices.contains(next) ? next : nil
  }
}
