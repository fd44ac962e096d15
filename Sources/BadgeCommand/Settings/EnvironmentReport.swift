internal import StyleAPI
internal import StyleHost

/// The environment chain as people and programs read it.
struct EnvironmentReport {
  /// A value at one level.
  struct Row: Hashable {
    var name: String
    var text: String
    var source: SettingSource
    /// Whether the value holds in a terminal only.
    var isForTerminal = false
    /// Whether a nearer value stands before this one.
    var isShadowed = false
  }

  /// The values by name, the nearest of each first.
  let rows: [Row]

  /// Collects the values of a chain with the built-in ones.
  init(_ chain: SettingsChain, in environment: ToolEnvironment) throws(ToolError) {
    var rows: [Row] = []
    let surroundings = Surroundings(environment)
    for name in EnvironmentKeys.all {
      var levels = chain.entries.reversed().filter { $0.name == name }.map { entry in
        Row(name: name, text: entry.text, source: entry.source)
      }
      if name == EnvironmentKeys.style, !chain.styleOptions.isEmpty {
        let text = "\(try chain.style)"
        levels.insert(Row(name: name, text: text, source: .option("--option")), at: 0)
      }
      levels += Self.surroundings(surroundings, name: name, isHidden: !levels.isEmpty)
      levels.append(Row(name: name, text: Self.builtIn(name), source: .builtIn))
      var hasHolder = false
      for index in levels.indices {
        if levels[index].isForTerminal { continue }
        levels[index].isShadowed = hasHolder
        hasHolder = true
      }
      rows += levels
    }
    self.rows = rows
  }

  /// What the terminal says about a value that no level of the chain has.
  private static func surroundings(
    _ surroundings: Surroundings,
    name: String,
    isHidden: Bool
  ) -> [Row] {
    switch name {
    case EnvironmentKeys.locale where !isHidden:
      guard let locale = surroundings.locale else { return [] }
      let source = SettingSource.surroundings(variable: locale.variable)
      return [Row(name: name, text: locale.identifier, source: source, isForTerminal: true)]
    case OutputSetting.background.rawValue where surroundings.background != .unknown:
      let source = SettingSource.surroundings(variable: "COLORFGBG")
      return [Row(name: name, text: surroundings.background.rawValue, source: source)]
    default: return []
    }
  }

  /// The value that a name has where nothing sets it.
  static func builtIn(_ name: String) -> String {
    if let setting = OutputSetting(rawValue: name) { return setting.builtIn }
    if name == EnvironmentKeys.style { return "default" }
    return (try? EnvironmentSetting.named(name))?.describe(EnvironmentValues()) ?? ""
  }

  /// The rows that are to be shown.
  private func shown(_ showsAll: Bool) -> [Row] { rows.filter { showsAll || !$0.isShadowed } }

  /// A line a value, in columns.
  func text(showsAll: Bool) -> String {
    let rows = shown(showsAll).map { row in
      var notes: [String] = []
      if row.isForTerminal { notes.append("in a terminal") }
      if row.isShadowed { notes.append("shadowed") }
      let note = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
      return [row.name, row.text, row.source.description + note]
    }
    let table = TextTable(rows: [["NAME", "VALUE", "SOURCE"]] + rows)
    return table.lines.map { $0 + "\n" }.joined()
  }

  /// The values as JSON.
  func json(showsAll: Bool) -> JSONText {
    let values = shown(showsAll).map { row -> JSONText in
      var members: [(key: String, value: JSONText)] = [
        ("name", .string(row.name)),
        ("value", .string(row.text)),
        ("source", .string(row.source.kind)),
        ("origin", .optional(row.source.name)),
      ]
      if row.isForTerminal { members.append(("target", "ansi")) }
      if showsAll { members.append(("isShadowed", .flag(row.isShadowed))) }
      return .object(members)
    }
    return ["values": .array(values)]
  }
}
