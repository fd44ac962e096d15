internal import StyleAPI
internal import StyleHost

/// What is told about styles and their options, as text and as JSON.
enum StyleDescription {
  /// The lines about a style: its name with a sentence, and its options below.
  static func lines(of style: StyleNote.Style, nameWidth: Int) -> [String] {
    let heading = TextTable(rows: [[padded(style.name, to: nameWidth), style.help ?? ""]]).lines
    return heading
      + optionLines(of: style).map { String(repeating: " ", count: nameWidth + 2) + $0 }
  }

  /// A line an option: how it is written, and what it does.
  static func optionLines(of style: StyleNote.Style) -> [String] {
    TextTable(rows: style.options.map { [synopsis(of: $0), explanation(of: $0)] }).lines
  }

  /// A text with spaces after it, up to a width in cells.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - CellWidth.cells(in: text)))
  }

  /// How an option is written: `tint=COLOR`, `shape=round|square`.
  private static func synopsis(of option: StyleNote.Option) -> String {
    let value =
      if case .choice(let words) = option.kind {
        words.joined(separator: "|")
      } else if case .flag = option.kind {
        "true|false"
      } else {
        option.kind.keyword.uppercased()
      }
    return option.name + "=" + value
  }

  private static func explanation(of option: StyleNote.Option) -> String {
    var notes: [String] = []
    switch option.kind {
    case .number, .integer: notes.append(option.kind.expectation)
    case .color, .flag, .text, .choice: break
    }
    if let value = option.defaultValue { notes.append("default: \(value)") }
    let note = notes.isEmpty ? "" : "(" + notes.joined(separator: "; ") + ")"
    return [option.help ?? "", note].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension StyleDescription {
  /// A style as JSON.
  static func json(of style: StyleNote.Style) -> [(key: String, value: JSONText)] {
    [
      ("name", .string(style.name)),
      ("description", .optional(style.help)),
      ("options", .array(style.options.map(json))),
    ]
  }

  private static func json(of option: StyleNote.Option) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("name", .string(option.name)),
      ("kind", .string(option.kind.keyword)),
    ]
    switch option.kind {
    case .number(let least, let most):
      members += bounds(least.map { "\($0)" }, most.map { "\($0)" })
    case .integer(let least, let most):
      members += bounds(least.map(String.init), most.map(String.init))
    case .choice(let words): members.append(("values", .array(words.map(JSONText.string))))
    case .color, .flag, .text: break
    }
    members.append(("default", .optional(option.defaultValue)))
    members.append(("description", .optional(option.help)))
    return .object(members)
  }

  private static func bounds(
    _ least: String?,
    _ most: String?
  ) -> [(key: String, value: JSONText)] {
    let pairs = [("minimum", least), ("maximum", most)]
    return pairs.compactMap { key, text in text.map { (key, .number($0)) } }
  }

  /// What a plugin says about itself, as JSON.
  static func json(of note: StyleNote) -> [(key: String, value: JSONText)] {
    [
      ("id", .string(note.id)),
      ("version", .string(note.version)),
      ("name", .optional(note.name)),
      ("license", .optional(note.license)),
      ("url", .optional(note.url)),
      ("api", .string(note.apiBuilt.description)),
      ("apiNeeded", .string(note.apiNeeded.description)),
      ("flavor", .string(note.build.flavor.rawValue)),
      ("swift", .string(note.build.compiler.description)),
      ("debug", .flag(note.build.isDebug)),
    ]
  }
}
