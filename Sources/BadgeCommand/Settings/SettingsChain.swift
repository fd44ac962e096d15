internal import StyleAPI
internal import StyleHost

/// The environment chain of one run: every value of every level, and where it came from.
///
/// Levels are added from the farthest to the nearest, and the nearest value of a name is the one
/// that holds. The levels of a scene come after these.
///
/// ```swift
/// var chain = SettingsChain()
/// try chain.add("badgeStyle", "fancy", from: .variable("BADGE_STYLE"))
/// try chain.add("badgeStyle", "default", from: .option("--style"))
/// chain["badgeStyle"]?.text  // "default"
/// ```
struct SettingsChain: Sendable {
  /// All values, the farthest first.
  private(set) var entries: [SettingEntry] = []
  /// Values for single options of the style, which stand before its own: `tint=#0a7`.
  var styleOptions: [String] = []

  /// Adds a value that stands before all so far.
  mutating func add(_ entry: SettingEntry) {
    entries.append(entry)
  }

  /// Adds a value, as it is written.
  mutating func add(
    _ name: String,
    _ text: String,
    from source: SettingSource
  ) throws(SettingError) {
    add(try SettingEntry(name, text, from: source))
  }

  /// The value of a name that holds; nil where only the built-in one does.
  subscript(name: String) -> SettingEntry? {
    entries.last { $0.name == name }
  }

  /// The value of an output setting that holds.
  subscript(setting: OutputSetting) -> String? { self[setting.rawValue]?.text }

  /// The locales that a preview's key goes through.
  var previewLocales: [String] {
    OutputSetting.locales(self[.previewLocales] ?? OutputSetting.previewLocales.builtIn) ?? []
  }

  /// The names that have values, in the order in which they came first.
  private var names: [String] {
    var names: [String] = []
    for entry in entries where !names.contains(entry.name) { names.append(entry.name) }
    return names
  }

  /// Writes the values that hold into the environment of the views.
  ///
  /// - Parameter styles: Where the style is taken from, which is only loaded here.
  func apply(
    to values: inout EnvironmentValues,
    styles: any StyleProvider
  ) throws(ToolError) {
    for name in names {
      guard let entry = self[name] else { continue }
      try wrapping({ .style($0) }) { () throws(StyleLoadingError) in
        try entry.apply(to: &values, styles: styles)
      }
    }
    let reference = try style
    // Whoever has just written `--style` knows; a file or a variable may be long forgotten.
    let source = self[EnvironmentKeys.style].map(\.source).flatMap { $0.isOption ? nil : $0 }
    values.badgeStyle = try wrapping({ .style($0, source: source) }) {
      () throws(StyleLoadingError) in
      try styles.style(reference.name, options: reference.options)
    }
  }

  /// The style that holds, with all its options.
  var style: StyleReference {
    get throws(ToolError) {
      var reference = StyleReference(name: "default")
      if case .style(let style)? = self[EnvironmentKeys.style]?.effect { reference = style }
      if !styleOptions.isEmpty {
        try wrapping({
          .setting(.environment(.style(setting: "--option", $0)), .option("--option"))
        }) {
          () throws(StyleReferenceError) in try reference.set(styleOptions)
        }
      }
      return reference
    }
  }
}
