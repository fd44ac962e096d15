/// Writes the help of a command.
///
/// ```swift
/// print(HelpRenderer(root: tool).help(for: ["send"]) ?? "", terminator: "")
/// // OVERVIEW: Send one parcel.
/// //
/// // USAGE: ship send [--express] <address>
/// //
/// // ARGUMENTS:
/// //   <address>               Where to.
/// //
/// // OPTIONS:
/// //   -x, --express           Tomorrow rather than next week.
/// //   -h, --help              Show help information.
/// ```
package struct HelpRenderer: Sendable {
  private let root: CommandDefinition
  private let layout: TextLayout
  private let hasBoldHeadings: Bool

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - root: The tool.
  ///   - layout: The columns to fill.
  ///   - hasBoldHeadings: Whether headings are set in bold by SGR 1, for a terminal.
  package init(
    root: CommandDefinition,
    layout: TextLayout = TextLayout(),
    hasBoldHeadings: Bool = false
  ) {
    self.root = root
    self.layout = layout
    self.hasBoldHeadings = hasBoldHeadings
  }

  /// The help of the command that a path leads to, with a line feed at its end; `nil` if there is
  /// no such command.
  package func help(for path: [String]) -> String? {
    guard let scope = CommandScope(root: root, path: path) else { return nil }
    let command = scope.command
    var blocks = [overview(of: command), usage(of: scope)]
    blocks.append(examples(of: command))
    blocks.append(list("Arguments", command.arguments.map(row)))
    for group in scope.groups {
      blocks.append(list(group.title, group.options.filter { !$0.isHidden }.map(row)))
    }
    blocks.append(subcommands(of: scope))
    blocks += command.sections.map(section)
    let footer = command.isGroup && scope.hasHelpCommand ? [hint(at: scope)] : []
    return (blocks.filter { !$0.isEmpty } + [footer].filter { !$0.isEmpty })
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }
}

// MARK: - Blocks

extension HelpRenderer {
  private func heading(_ title: String) -> String {
    let text = title.uppercased() + ":"
    return hasBoldHeadings ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func overview(of command: CommandDefinition) -> [String] {
    // The heading is measured without its control sequences.
    let lines = layout.lines(of: "OVERVIEW: " + command.abstract, indent: 0)
    let first = heading("Overview") + lines[0].dropFirst("OVERVIEW:".count)
    let discussion = command.discussion.isEmpty ? [] : [""] + paragraphs(command.discussion)
    return [first] + lines.dropFirst() + discussion
  }

  private func paragraphs(_ text: String) -> [String] {
    layout.lines(of: text, indent: 0)
  }

  private func usage(of scope: CommandScope) -> [String] {
    var lines = UsageLines(scope: scope).lines(heading: "USAGE: ", layout: layout)
    lines[0] = heading("Usage") + lines[0].dropFirst("USAGE:".count)
    return lines
  }

  private func examples(of command: CommandDefinition) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return [heading("Examples")]
      + command.examples.flatMap { example in
        layout.lines(of: example.caption, indent: 2) + ["    " + example.command]
      }
  }

  private func subcommands(of scope: CommandScope) -> [String] {
    let visible = scope.command.subcommands.filter { !$0.isHidden }
    return list(
      "Subcommands",
      visible.map {
        HelpRow(label: ([$0.name] + $0.aliases).joined(separator: ", "), text: $0.abstract)
      }
    )
  }

  private func section(_ section: HelpSection) -> [String] {
    var lines = [heading(section.title)]
    if !section.text.isEmpty { lines += layout.lines(of: section.text, indent: 2) }
    let widest = section.entries.map { layout.cellWidth($0.label) }.max() ?? 0
    for entry in section.entries {
      let row = HelpRow(label: entry.label, text: entry.text)
      lines += row.lines(layout: layout, column: min(widest + 4, HelpRow.column))
    }
    return lines
  }

  private func hint(at scope: CommandScope) -> String {
    let words = [root.name, "help"] + scope.path + ["<subcommand>"]
    return "  See '\(words.joined(separator: " "))' for detailed help."
  }
}

// MARK: - Rows

extension HelpRenderer {
  private func list(_ title: String, _ rows: [HelpRow]) -> [String] {
    rows.isEmpty ? [] : [heading(title)] + rows.flatMap { $0.lines(layout: layout) }
  }

  private func row(_ argument: ArgumentDefinition) -> HelpRow {
    HelpRow(label: argument.value.placeholder, text: argument.help, value: argument.value)
  }

  private func row(_ option: OptionDefinition) -> HelpRow {
    var row = HelpRow(label: option.label, text: option.help, value: option.value)
    if case .invertibleFlag(let defaultText?) = option.kind {
      row.append(note: "default: \(defaultText)")
    }
    return row
  }
}
