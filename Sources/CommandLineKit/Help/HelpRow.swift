/// One row of a list in the help: a label, and what it means in a column to its right.
struct HelpRow {
  /// The column at which explanations begin, counted from 0.
  static let column = 26

  /// The narrowest line that has room for two columns.
  private static let minimumWidth = 50

  var label: String
  var text: String
  /// Values with explanations of their own, each on its own line.
  var values: [AllowedValue] = []

  init(label: String, text: String) {
    self.label = label
    self.text = text
  }

  /// Makes a row for something with a value, whose allowed values and default it tells.
  init(label: String, text: String, value: ValueDefinition?) {
    self.init(label: label, text: text)
    guard let value else { return }
    var notes: [String] = []
    if value.allowed.contains(where: { !$0.help.isEmpty }) {
      values = value.allowed
    } else if !value.allowed.isEmpty {
      notes.append("values: " + value.allowed.map(\.name).joined(separator: ", "))
    }
    if let defaultText = value.defaultText { notes.append("default: " + defaultText) }
    if !notes.isEmpty { append(note: notes.joined(separator: "; ")) }
  }

  mutating func append(note: String) {
    text += text.isEmpty ? "(\(note))" : " (\(note))"
  }

  /// The row's lines.
  ///
  /// A label that reaches into the column gets a line of its own, as does every label on a narrow
  /// terminal.
  func lines(layout: TextLayout, column: Int = HelpRow.column) -> [String] {
    let label = "  " + self.label
    let isNarrow = layout.width < Self.minimumWidth
    let indent = isNarrow ? 6 : column
    var lines = text.isEmpty ? [] : layout.lines(of: text, indent: indent)
    lines += valueLines(layout: layout, indent: indent + 2)
    if isNarrow || lines.isEmpty || layout.cellWidth(label) >= indent { return [label] + lines }
    lines[0] = layout.padded(label, to: indent) + lines[0].dropFirst(indent)
    return lines
  }

  private func valueLines(layout: TextLayout, indent: Int) -> [String] {
    let widest = values.map { layout.cellWidth($0.name) }.max() ?? 0
    return values.flatMap { value -> [String] in
      let name = layout.spaces(indent) + layout.padded(value.name, to: widest)
      if value.help.isEmpty { return [layout.spaces(indent) + value.name] }
      let column = indent + widest + 2
      let lines = layout.lines(of: value.help, indent: column)
      return [name + "  " + lines[0].dropFirst(column)] + lines.dropFirst()
    }
  }
}
