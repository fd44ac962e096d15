/// Writes the manual page of a tool with all its commands, in mdoc(7).
///
/// ```swift
/// ManualPage(root: tool, date: "March 3, 2026").source  // .Dd March 3, 2026 …
/// ```
package struct ManualPage: Sendable {
  private let root: CommandDefinition
  private let section: Int
  private let date: String

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - root: The tool.
  ///   - section: The section of the manual; 1 is for commands.
  ///   - date: The date of the last change as mdoc(7) wants it: "March 3, 2026".
  package init(root: CommandDefinition, section: Int = 1, date: String) {
    self.root = root
    self.section = section
    self.date = date
  }

  /// The page's source, with a line feed at its end.
  package var source: String {
    let scope = CommandScope(root: root)
    let commands = Self.commands(below: scope)
    let leaves = root.isGroup ? commands.filter { !$0.command.isGroup } : [scope]
    var lines = header + leaves.flatMap(synopsis)
    lines += [".Sh DESCRIPTION", MdocText.line(root.abstract)]
    if !root.discussion.isEmpty { lines += [".Pp"] + MdocText.paragraphs(root.discussion) }
    lines += optionList(of: scope)
    if root.isGroup {
      lines.append(".Sh COMMANDS")
      lines += commands.flatMap(command)
    } else {
      lines += argumentList(of: root)
    }
    for section in root.sections {
      lines += [".Sh " + MdocText.escaped(section.title.uppercased())] + body(of: section)
    }
    if !root.examples.isEmpty { lines += [".Sh EXAMPLES"] + examples(of: root) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var header: [String] {
    let name = MdocText.argument(root.name)
    let system = ([root.name] + (root.version.map { [$0] } ?? [])).joined(separator: " ")
    return [
      #".\" Written by the tool itself."#,
      ".Dd " + MdocText.escaped(date),
      ".Dt \(MdocText.argument(root.name.uppercased())) \(section)",
      ".Os " + MdocText.argument(system),
      ".Sh NAME",
      ".Nm " + name,
      ".Nd " + MdocText.escaped(Self.withoutFullStop(root.abstract)),
      ".Sh SYNOPSIS",
    ]
  }

  /// The visible commands below a place, each before those below it.
  private static func commands(below scope: CommandScope) -> [CommandScope] {
    scope.command.subcommands.filter { !$0.isHidden }.flatMap { subcommand -> [CommandScope] in
      var below = scope
      return below.descend(to: subcommand.name) ? [below] + commands(below: below) : []
    }
  }

  private static func withoutFullStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

// MARK: - Commands

extension ManualPage {
  private func synopsis(of scope: CommandScope) -> [String] {
    UsageLines(scope: scope).usages.flatMap { pieces -> [String] in
      let names = scope.path.map { ".Cm " + MdocText.argument($0) }
      return [".Nm"] + names + pieces.dropFirst().map { "." + MdocText.synopsis($0) }
    }
  }

  private func command(_ scope: CommandScope) -> [String] {
    let command = scope.command
    var lines = [".Ss " + MdocText.escaped(scope.invocation), MdocText.line(command.abstract)]
    if !command.aliases.isEmpty {
      let names = command.aliases.map { "Cm " + MdocText.argument($0) }
      lines += [".Pp", "Also written", "." + names.joined(separator: " , ") + " ."]
    }
    if !command.discussion.isEmpty { lines += [".Pp"] + MdocText.paragraphs(command.discussion) }
    lines += argumentList(of: command) + optionList(of: scope)
    for section in command.sections {
      lines += [".Pp", ".Sy " + MdocText.argument(section.title)] + body(of: section)
    }
    return lines + examples(of: command)
  }

  private func examples(of command: CommandDefinition) -> [String] {
    command.examples.flatMap { example in
      [".Pp", MdocText.line(example.caption), ".Dl " + MdocText.argument(example.command)]
    }
  }

  private func body(of section: HelpSection) -> [String] {
    let text = section.text.isEmpty ? [] : MdocText.paragraphs(section.text)
    return text
      + list(
        section.entries.map { entry in
          [".It " + MdocText.argument(entry.label), MdocText.line(entry.text)]
        }
      )
  }
}

// MARK: - Lists

extension ManualPage {
  private func argumentList(of command: CommandDefinition) -> [String] {
    list(
      command.arguments.map { argument in
        [".It Ar " + MdocText.argument(argument.name)]
          + explanation(argument.help, argument.value)
      }
    )
  }

  /// The options of a command; the built-in ones are those of the root alone.
  private func optionList(of scope: CommandScope) -> [String] {
    let options = scope.path.isEmpty ? scope.options : scope.command.options
    return list(
      options.filter { !$0.isHidden }.map { option in
        let value = option.value.map { " Ar " + MdocText.argument($0.name) } ?? ""
        let names = option.spellings.map {
          "Fl " + MdocText.argument(String($0.dropFirst())) + value
        }
        var explanation = explanation(option.help, option.value)
        if case .invertibleFlag(let defaultText?) = option.kind {
          explanation.append(MdocText.line("The default is \(defaultText)."))
        }
        return [".It " + names.joined(separator: " , ")] + explanation
      }
    )
  }

  private func explanation(_ help: String, _ value: ValueDefinition?) -> [String] {
    var lines = help.isEmpty ? [] : MdocText.paragraphs(help)
    guard let value else { return lines }
    if value.allowed.contains(where: { !$0.help.isEmpty }) {
      lines += list(
        value.allowed.map {
          [".It Cm " + MdocText.argument($0.name)]
            + ($0.help.isEmpty ? [] : [MdocText.line($0.help)])
        },
        isCompact: true
      )
    } else if !value.allowed.isEmpty {
      let names = value.allowed.map { "Cm " + MdocText.argument($0.name) }
      lines += ["The values are", "." + names.joined(separator: " , ") + " ."]
    }
    if let defaultText = value.defaultText {
      lines.append(MdocText.line("The default is \(defaultText)."))
    }
    return lines
  }

  private func list(_ items: [[String]], isCompact: Bool = false) -> [String] {
    guard !items.isEmpty else { return [] }
    return [".Bl -tag -width Ds" + (isCompact ? " -compact" : "")] + items.flatMap { $0 } + [".El"]
  }
}
