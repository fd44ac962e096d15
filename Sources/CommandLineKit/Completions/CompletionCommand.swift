/// A command as a completion script sees it: everything visible that can be written there.
struct CompletionCommand {
  /// The words that choose the command, the first of which is its name.
  let names: [String]
  /// The command as it is typed: `tool group command`.
  let invocation: String
  /// One line that says what it does.
  let abstract: String
  /// The options, with the built-in ones and the global ones from above.
  let options: [OptionDefinition]
  /// The positional arguments.
  let arguments: [ArgumentDefinition]
  /// The commands below, among them the built-in `help`.
  let subcommands: [CompletionCommand]

  /// Describes a whole tool.
  init(root: CommandDefinition) {
    self.init(CommandScope(root: root))
  }

  private init(_ scope: CommandScope) {
    names = [scope.command.name] + scope.command.aliases
    invocation = scope.invocation
    abstract = scope.command.abstract
    options = scope.options.filter { !$0.isHidden }
    arguments = scope.command.arguments
    var subcommands = Self.below(scope).map { CompletionCommand($0) }
    if scope.hasHelpCommand, scope.path.isEmpty {
      let help = CompletionCommand(helpFor: scope, name: "help", invocation: invocation)
      subcommands.append(help)
    }
    self.subcommands = subcommands
  }

  /// The command `help`, whose subcommands are the names of all others.
  private init(helpFor scope: CommandScope, name: String, invocation: String) {
    let isHelp = scope.path.isEmpty
    let invocation = "\(invocation) \(name)"
    names = [name] + (isHelp ? [] : scope.command.aliases)
    self.invocation = invocation
    abstract = isHelp ? "Show the help of a subcommand." : scope.command.abstract
    options = []
    arguments = []
    subcommands = Self.below(scope).map {
      CompletionCommand(helpFor: $0, name: $0.command.name, invocation: invocation)
    }
  }

  private static func below(_ scope: CommandScope) -> [CommandScope] {
    scope.command.subcommands.filter { !$0.isHidden }.compactMap { subcommand in
      var below = scope
      return below.descend(to: subcommand.name) ? below : nil
    }
  }

  /// This command and all below it, each before its subcommands.
  var all: [CompletionCommand] {
    [self] + subcommands.flatMap(\.all)
  }

  /// A text made of the command's words that can be part of a shell function's name.
  var identifier: String { Self.identifier(invocation) }

  /// A text whose letters, digits and underscores are kept, and all else made underscores.
  static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension String {
  /// The text as one word of bash or zsh.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The text as one word of fish, where a backslash counts inside single quotes too.
  var quotedForFish: String {
    var text = "'"
    for character in self {
      if character == "'" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text + "'"
  }

  /// The first sentence's worth of an explanation: one line, with the line feeds made spaces.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
