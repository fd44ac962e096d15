/// The completion script for bash.
///
/// The script is a small fixed engine, which finds the command and the option at the cursor, and
/// three tables: subcommands, options, and what is offered for values.
struct BashCompletion {
  private let tree: CompletionCommand
  /// What the names of the script's functions begin with.
  private let prefix: String

  init(_ tree: CompletionCommand) {
    self.tree = tree
    prefix = "_" + tree.identifier
  }

  var script: String {
    let header = """
      # Completion of \(tree.invocation) for bash, written by the tool itself.

      """
    let tables = [subcommandTable, optionTable, valueTable, argumentTable]
    let engine = Self.engine.split(separator: "§", omittingEmptySubsequences: false)
      .joined(separator: prefix)
    let name = tree.invocation.quotedForShell
    let registration = """
      \(prefix)() {
        \(prefix)_complete \(name)
      }

      complete -F \(prefix) \(name)

      """
    return ([header] + tables + [engine, registration]).joined(separator: "\n")
  }
}

// MARK: - Tables

extension BashCompletion {
  /// Where a word after a command leads.
  private var subcommandTable: String {
    let cases = tree.all.flatMap { command in
      command.subcommands.map { subcommand in
        let words = subcommand.names.map { "\(command.invocation) \($0)".quotedForShell }
        return (words, "path=\(subcommand.invocation.quotedForShell)")
      }
    }
    return table(
      "subcommand",
      "Goes from the command $1 to its subcommand $2.",
      cases
    )
  }

  /// What can follow a command: options as sets of names of which one is used, and subcommands.
  private var optionTable: String {
    let cases = tree.all.compactMap { command -> ([String], String)? in
      if command.options.isEmpty, command.arguments.isEmpty, command.subcommands.isEmpty {
        return nil
      }
      let once = command.options.filter { !$0.isRepeatable }
      let repeatable = command.options.filter(\.isRepeatable)
      func sets(_ options: [OptionDefinition]) -> String {
        options.map { $0.spellings.joined(separator: " ").quotedForShell }.joined(separator: " ")
      }
      let subcommands = command.subcommands.map { $0.names[0].quotedForShell }
      let body = [
        "once=(\(sets(once)))",
        "repeatable=(\(sets(repeatable)))",
        "subcommands=(\(subcommands.joined(separator: " ")))",
      ]
      return ([command.invocation.quotedForShell], body.joined(separator: "\n      "))
    }
    return table("names", "Says what can follow the command $1.", cases, subject: "$1")
  }

  /// What is offered for the value of an option; the options that are missing take none.
  private var valueTable: String {
    let cases = tree.all.flatMap { command in
      command.options.compactMap { option -> ([String], String)? in
        guard let value = option.value else { return nil }
        let words = option.spellings.map { "\(command.invocation) \($0)".quotedForShell }
        return (words, action(for: value.completion))
      }
    }
    return table("value", "Says what is offered for the option $2 of the command $1.", cases)
  }

  /// What is offered for the positional arguments, which are counted from 0.
  private var argumentTable: String {
    let cases = tree.all.flatMap { command in
      command.arguments.enumerated().map { index, argument in
        let rest = argument.isRepeatable ? "*" : ""
        let subject = "\(command.invocation) \(argument.isRepeatable ? "" : String(index))"
        return ([subject.quotedForShell + rest], action(for: argument.value.completion))
      }
    }
    return table("argument", "Says what is offered for the argument $2 of the command $1.", cases)
  }

  private func action(for completion: CompletionKind) -> String {
    switch completion {
    case .none: "action=(words)"
    case .file(let extensions):
      "action=(" + (["files"] + extensions.map(\.quotedForShell)).joined(separator: " ") + ")"
    case .directory: "action=(directories)"
    case .values(let values):
      "action=(" + (["words"] + values.map(\.name.quotedForShell)).joined(separator: " ") + ")"
    case .command(let command): "action=(run \(command.quotedForShell))"
    }
  }

  private func table(
    _ name: String,
    _ comment: String,
    _ cases: [(words: [String], body: String)],
    subject: String = "$1 $2"
  ) -> String {
    let cases = cases.map { "    \($0.words.joined(separator: " | ")))\n      \($0.body) ;;\n" }
    return """
      # \(comment)
      \(prefix)_\(name)() {
        case "\(subject)" in
      \(cases.joined())    *) return 1 ;;
        esac
      }

      """
  }
}
