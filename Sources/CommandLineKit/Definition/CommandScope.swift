/// A command together with the commands above it: what a user can write at that place.
package struct CommandScope: Sendable {
  /// The commands from the root down to the one in question; never empty.
  private(set) var chain: [CommandDefinition]

  /// The place above all subcommands.
  package init(root: CommandDefinition) {
    chain = [root]
  }

  /// The place that a path of subcommand names or aliases leads to.
  ///
  /// - Returns: `nil` if there is no such command.
  package init?(root: CommandDefinition, path: [String]) {
    self.init(root: root)
    for word in path {
      guard descend(to: word) else { return nil }
    }
  }

  /// The root of the commands.
  package var root: CommandDefinition { chain[0] }

  /// The command at this place.
  package var command: CommandDefinition { chain[chain.count - 1] }

  /// The names of the commands below the root, without aliases.
  package var path: [String] { chain.dropFirst().map(\.name) }

  /// The command as it is typed: `tool group command`.
  package var invocation: String { chain.map(\.name).joined(separator: " ") }

  /// Goes one command down.
  ///
  /// - Returns: Whether a word names a subcommand; if not, nothing changes.
  mutating func descend(to word: String) -> Bool {
    guard let subcommand = command.subcommand(named: word) else { return false }
    chain.append(subcommand)
    return true
  }

  /// Whether `--version` is understood here.
  var hasVersion: Bool { chain.count == 1 && root.version != nil }

  /// Whether the word `help` asks for help here rather than being somebody's own subcommand.
  var hasHelpCommand: Bool { command.isGroup && command.subcommand(named: "help") == nil }

  /// The option groups of this place: the command's own, the global ones from above, and last the
  /// plain group, which ends with the built-in `--version` and `--help`.
  package var groups: [OptionGroup] {
    var titled: [OptionGroup] = []
    var plain = OptionGroup(OptionGroup.plain, [])
    func add(_ options: [OptionDefinition], to title: String) {
      if title == plain.title {
        plain.options += options
      } else if let index = titled.firstIndex(where: { $0.title == title }) {
        titled[index].options += options
      } else if !options.isEmpty {
        titled.append(OptionGroup(title, options))
      }
    }
    for group in command.groups { add(group.options, to: group.title) }
    for group in chain.dropLast().flatMap(\.groups) {
      add(group.options.filter(\.isGlobal), to: group.title)
    }
    plain.options += (hasVersion ? [.version] : []) + [.help]
    return titled + [plain]
  }

  /// Every option that is understood here, the built-in ones too.
  package var options: [OptionDefinition] { groups.flatMap(\.options) }

  /// The options declared by this command or any above it, whether or not they may stand here.
  var declaredOptions: [OptionDefinition] { chain.flatMap(\.options) }

  /// Whether this command or any above it declares an option.
  ///
  /// Every value that a command asks for is looked up by this, so nothing of the table is copied.
  func declaresOption(_ key: String, hasValue: Bool) -> Bool {
    let commands = chain.span
    for command in commands.indices {
      let groups = commands[command].groups.span
      for group in groups.indices {
        let options = groups[group].options.span
        for option in options.indices where options[option].hasKey(key) {
          if options[option].hasValue == hasValue { return true }
        }
      }
    }
    return false
  }
}

extension OptionDefinition {
  /// The built-in request for help.
  static let help = flag("help", short: "h", help: "Show help information.")

  /// The built-in request for the version.
  static let version = flag("version", help: "Show the version.")
}
