/// One command of a tool, described as data: what it takes and how it explains itself.
///
/// Everything is read from this one table: the parser, the help, the errors, the completion scripts
/// and the manual page. What a command does is not in it; ``CommandParser`` says which command was
/// meant, and the caller acts on that.
///
/// ```swift
/// let tool = CommandDefinition(
///   name: "ship",
///   abstract: "Send parcels.",
///   version: "1.2.0",
///   subcommands: [
///     CommandDefinition(
///       name: "send",
///       abstract: "Send one parcel.",
///       arguments: [.init("address", help: "Where to.")],
///       options: [.flag("express", short: "x", help: "Tomorrow rather than next week.")])
///   ])
/// let result = try CommandParser(root: tool).parse(["send", "-x", "Lund"])
/// // .command(path: ["send"]), with flag("express") == true and string("address") == "Lund"
/// ```
///
/// A command either has subcommands or takes arguments, never both: a word after the name of a
/// group is always the name of a subcommand.
package struct CommandDefinition: Sendable {
  /// The word that chooses the command; for the root, the name of the tool.
  package var name: String
  /// Other words that choose it.
  package var aliases: [String]
  /// One line that says what it does.
  package var abstract: String
  /// Paragraphs for those who want to know more, separated by empty lines.
  package var discussion: String
  /// Usage lines without the command's name, where the derived one would mislead.
  package var usage: [String]
  /// Uses worth copying, the most common first.
  package var examples: [CommandExample]
  /// The positional arguments, in their order.
  package var arguments: [ArgumentDefinition]
  /// The options and flags, by the heading under which the help lists them.
  package var groups: [OptionGroup]
  /// The commands below this one.
  package var subcommands: CommandList
  /// Further sections at the end of the help, such as the exit status.
  package var sections: [HelpSection]
  /// What `--version` prints; only the root's counts, and without one there is no `--version`.
  package var version: String?
  /// Whether the command is left out of lists; it works all the same.
  package var isHidden: Bool

  /// Describes a command.
  ///
  /// - Parameter options: The options under the plain heading "Options"; `groups` takes those under
  ///   headings of their own, which come first.
  package init(
    name: String,
    aliases: [String] = [],
    abstract: String,
    discussion: String = "",
    usage: [String] = [],
    version: String? = nil,
    examples: [CommandExample] = [],
    arguments: [ArgumentDefinition] = [],
    groups: [OptionGroup] = [],
    options: [OptionDefinition] = [],
    subcommands: CommandList = [],
    sections: [HelpSection] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    self.discussion = discussion
    self.usage = usage
    self.version = version
    self.examples = examples
    self.arguments = arguments
    self.groups = options.isEmpty ? groups : groups + [OptionGroup(OptionGroup.plain, options)]
    self.subcommands = subcommands
    self.sections = sections
    self.isHidden = isHidden
  }
}

extension CommandDefinition {
  /// Whether the command only leads to others.
  package var isGroup: Bool { !subcommands.isEmpty }

  /// Every option of the command itself, in the order of the help.
  package var options: [OptionDefinition] { groups.flatMap(\.options) }

  /// The subcommand that a word chooses, by its name or an alias.
  package func subcommand(named word: String) -> CommandDefinition? {
    subcommands.command(named: word)
  }
}

/// A use of a command that is worth copying.
package struct CommandExample: Hashable, Sendable {
  /// What it achieves.
  package var caption: String
  /// The command line, as it is typed.
  package var command: String

  /// Describes an example.
  package init(_ caption: String, _ command: String) {
    self.caption = caption
    self.command = command
  }
}

/// A section of the help and of the manual that is none of the usual ones.
package struct HelpSection: Hashable, Sendable {
  /// One labelled line of the section.
  package struct Entry: Hashable, Sendable {
    /// What is explained: a number, a variable, a file.
    package var label: String
    /// The explanation.
    package var text: String

    /// Describes an entry.
    package init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The heading, such as "Exit status".
  package var title: String
  /// Paragraphs above the entries, separated by empty lines.
  package var text: String
  /// The labelled lines.
  package var entries: [Entry]

  /// Describes a section.
  package init(_ title: String, text: String = "", entries: [Entry] = []) {
    self.title = title
    self.text = text
    self.entries = entries
  }
}
