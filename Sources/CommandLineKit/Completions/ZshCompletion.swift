/// The completion script for zsh: a function for each command, in the terms of `_arguments`.
struct ZshCompletion {
  private let tree: CompletionCommand
  private let prefix: String

  init(_ tree: CompletionCommand) {
    self.tree = tree
    prefix = "_" + tree.identifier
  }

  var script: String {
    let name = tree.invocation
    let functions = tree.all.map(function) + tree.all.flatMap(valueFunctions)
    return """
      #compdef \(name)
      # Completion of \(name) for zsh, written by the tool itself.

      \(functions.joined(separator: "\n"))
      \(Self.engine.split(separator: "§", omittingEmptySubsequences: false).joined(separator: prefix))
      # Read by compinit, the file is the function's body; read by a user, it declares the function.
      if [[ ${funcstack[1]} == \(prefix) ]]; then
        \(prefix) "$@"
      else
        compdef \(prefix) \(name.quotedForShell)
      fi

      """
  }
}

// MARK: - Engine

extension ZshCompletion {
  /// The part of the script that is the same for every tool; "§" stands for the tool's prefix.
  private static let engine = #"""
    # Says what a positional argument is that the user has to think of, unless an option is typed: a
    # message would keep zsh from inserting the option.
    §__message() {
      [[ $PREFIX == -* ]] || _message "$1"
    }

    # Offers the lines of a command's output: values, or values, a tab and an explanation.
    §__lines() {
      local line
      local -a lines
      for line in "${(@f)$(eval "$1" 2>/dev/null)}"; do
        [[ -z $line ]] && continue
        line=${line//\\/\\\\}
        line=${line//:/\\:}
        lines+=("${line/$'\t'/:}")
      done
      _describe -V value lines
    }

    """#
}

// MARK: - Commands

extension ZshCompletion {
  private func function(_ command: CompletionCommand) -> String {
    command.subcommands.isEmpty ? leaf(command) : group(command)
  }

  private func leaf(_ command: CompletionCommand) -> String {
    let specifications = specifications(of: command)
    let call =
      specifications.isEmpty
      ? "_message 'no more arguments'" : "_arguments -s -S : \(continued(specifications))"
    return """
      _\(command.identifier)() {
        \(call)
      }

      """
  }

  private func group(_ command: CompletionCommand) -> String {
    let descriptions = command.subcommands.map { subcommand in
      "    " + description(subcommand.names[0], subcommand.abstract) + "\n"
    }
    let branches = command.subcommands.map { subcommand in
      let names = subcommand.names.map(\.quotedForShell).joined(separator: " | ")
      return "        \(names)) _\(subcommand.identifier) && result=0 ;;\n"
    }
    let words = ["'(-): :->command'", "'(-)*:: :->arguments'"]
    return """
      _\(command.identifier)() {
        local context state state_descr line result=1
        local -A opt_args
        local -a commands=(
      \(descriptions.joined())  )
        _arguments -s -S -C : \(continued(specifications(of: command) + words)) && result=0
        case $state in
          command) _describe -V command commands && result=0 ;;
          arguments)
            case ${words[1]} in
      \(branches.joined())      esac
            ;;
        esac
        return result
      }

      """
  }

  private func continued(_ specifications: [String]) -> String {
    specifications.map { "\\\n    \($0)" }.joined(separator: " ")
  }

  /// A value and its explanation, as `_describe` reads them.
  private func description(_ name: String, _ help: String) -> String {
    let name = escaped(name, ":\\")
    return (help.isEmpty ? name : "\(name):\(help.onOneLine)").quotedForShell
  }

  private func escaped(_ text: String, _ characters: String) -> String {
    text.reduce(into: "") { result, character in
      if characters.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

// MARK: - Options and arguments

extension ZshCompletion {
  private func specifications(of command: CompletionCommand) -> [String] {
    command.options.flatMap { specifications(of: $0, in: command) }
      + command.arguments.map { argument in
        let message = escaped(argument.name, ":\\")
        let action =
          argument.value.completion == .none
          ? " \(prefix)__message \(argument.name.quotedForShell)"
          : action(for: argument.value, named: argument.name, in: command)
        let place = argument.isRepeatable ? "*" : argument.requirement == .required ? "" : ":"
        return "\(place):\(message):\(action)".quotedForShell
      }
  }

  /// One specification a name: the names it excludes, the name, the help and the value.
  private func specifications(
    of option: OptionDefinition,
    in command: CompletionCommand
  ) -> [String] {
    let help = "[" + escaped(option.help.onOneLine, "[]:\\") + "]"
    var value = ""
    if let definition = option.value {
      let action = action(for: definition, named: option.key, in: command)
      value = ":\(escaped(definition.name, ":\\")):\(action)"
    }
    let isRequest = option.key == OptionDefinition.help.key
    let excluded = option.spellings.joined(separator: " ")
    let condition = option.isRepeatable ? "*" : isRequest ? "(- : *)" : "(\(excluded))"
    return option.spellings.map { name in
      // How a value may follow: "-o+" in the same word or the next, "--output=" likewise.
      let link = option.value == nil ? "" : name.hasPrefix("--") ? "=" : "+"
      return "\(condition)\(name)\(link)\(help)\(value)".quotedForShell
    }
  }

  private func action(
    for value: ValueDefinition,
    named name: String,
    in command: CompletionCommand
  ) -> String {
    switch value.completion {
    case .none: " "
    case .directory: "_files -/"
    case .file(let extensions):
      extensions.isEmpty ? "_files" : "_files -g \"*.(#i)(\(extensions.joined(separator: "|")))\""
    case .values(let values) where Self.areWords(values):
      "(\(values.map(\.name).joined(separator: " ")))"
    case .values, .command: valueFunctionName(name, command)
    }
  }

  private func valueFunctionName(_ name: String, _ command: CompletionCommand) -> String {
    "_\(command.identifier)__\(CompletionCommand.identifier(name))"
  }

  /// Whether values are such that `_arguments` can be told them without quoting or explanations.
  private static func areWords(_ values: [AllowedValue]) -> Bool {
    values.allSatisfy { value in
      value.help.isEmpty
        && value.name.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
        }
    }
  }

  /// The functions that offer lists of values and what commands print.
  private func valueFunctions(_ command: CompletionCommand) -> [String] {
    let values =
      command.options.compactMap { option in option.value.map { (option.key, $0) } }
      + command.arguments.map { ($0.name, $0.value) }
    return values.compactMap { name, value in
      switch value.completion {
      case .none, .file, .directory:
        return nil
      case .values(let values) where Self.areWords(values):
        return nil
      case .command(let line):
        return """
          \(valueFunctionName(name, command))() {
            \(prefix)__lines \(line.quotedForShell)
          }

          """
      case .values(let values):
        let lines = values.map { "    " + description($0.name, $0.help) + "\n" }
        return """
          \(valueFunctionName(name, command))() {
            local -a values=(
          \(lines.joined())  )
            _describe -V value values
          }

          """
      }
    }
  }
}
