/// The completion script for fish: a `complete` line for each option and value, under the
/// condition that the words before the cursor lead to its command.
struct FishCompletion {
  private let tree: CompletionCommand
  private let prefix: String

  init(_ tree: CompletionCommand) {
    self.tree = tree
    prefix = "__" + tree.identifier
  }

  var script: String {
    let lines = tree.all.flatMap(lines)
    return """
      # Completion of \(tree.invocation) for fish, written by the tool itself.

      \(subcommandFunction)
      \(valuedFunction)
      \(Self.engine.split(separator: "§", omittingEmptySubsequences: false).joined(separator: prefix))
      complete -c \(tree.invocation.quotedForFish) -f
      \(lines.joined(separator: "\n"))

      """
  }
}

// MARK: - Tables

extension FishCompletion {
  /// Where a word after a command leads.
  private var subcommandFunction: String {
    let cases = tree.all.flatMap { command in
      command.subcommands.map { subcommand in
        let words = subcommand.names.map { "\(command.invocation) \($0)".quotedForFish }
        return """
                  case \(words.joined(separator: " "))
                      echo \(subcommand.invocation.quotedForFish)

          """
      }
    }
    return """
      # Prints the command that the word $argv[2] leads to from the command $argv[1].
      function \(prefix)_subcommand
          switch "$argv[1] $argv[2]"
      \(cases.joined())        case '*'
                  return 1
          end
      end

      """
  }

  /// Which options take the next word.
  private var valuedFunction: String {
    let words = tree.all.flatMap { command in
      command.options.filter { $0.value != nil }.flatMap(\.spellings).map {
        "            " + "\(command.invocation) \($0)".quotedForFish
      }
    }
    return """
      # Whether the option $argv[2] of the command $argv[1] takes a value.
      function \(prefix)_takes_value
          contains -- "$argv[1] $argv[2]" \\
      \(words.joined(separator: " \\\n"))
      end

      """
  }
}

// MARK: - Lines

extension FishCompletion {
  private func lines(_ command: CompletionCommand) -> [String] {
    let start = "complete -c \(tree.invocation.quotedForFish) -n "
    func condition(_ position: String = "") -> String {
      "\(prefix)_is_at \(command.invocation.quotedForFish)\(position)".quotedForFish
    }
    var lines: [String] = []
    if !command.subcommands.isEmpty {
      let values = command.subcommands.map { AllowedValue($0.names[0], $0.abstract) }
      lines.append("\(start)\(condition()) -k -f -a \(list(values))")
    }
    for (index, argument) in command.arguments.enumerated() {
      let position = argument.isRepeatable ? " \(index) more" : " \(index)"
      guard let action = action(for: argument.value.completion) else { continue }
      lines.append(start + condition(position) + action)
    }
    return lines
      + command.options.flatMap { option in
        words(option).map { start + condition() + $0 }
      }
  }

  /// What `complete` is told about an option, for each of its sides.
  private func words(_ option: OptionDefinition) -> [String] {
    let help = " -d " + option.help.onOneLine.quotedForFish
    let short = option.shortName.map { " -s " + String($0).quotedForFish } ?? ""
    let value = option.value.map { " -r" + (action(for: $0.completion) ?? " -f") } ?? ""
    let long = option.longNames.map { " -l " + $0.quotedForFish }.joined()
    let plain = short + long + help + value
    guard option.isInvertible else { return [plain] }
    return [plain] + option.longNames.map { " -l " + ("no-" + $0).quotedForFish + help }
  }

  private func action(for completion: CompletionKind) -> String? {
    switch completion {
    case .none: nil
    case .file(let extensions) where extensions.isEmpty: " -F"
    case .file(let extensions):
      " -k -f -a "
        + "(\(prefix)_files \(extensions.map(\.quotedForFish).joined(separator: " ")))"
        .quotedForFish
    case .directory: " -f -a '(__fish_complete_directories)'"
    case .values(let values): " -k -f -a \(list(values))"
    case .command(let command): " -k -f -a \("(\(command) 2>/dev/null)".quotedForFish)"
    }
  }

  /// Values with explanations, as one word that `complete -a` reads again as several.
  private func list(_ values: [AllowedValue]) -> String {
    values.map { value in
      let name = value.name.quotedForFish
      return value.help.isEmpty ? name : name + #"\t"# + value.help.onOneLine.quotedForFish
    }
    .joined(separator: " ").quotedForFish
  }
}

// MARK: - Engine

extension FishCompletion {
  /// The part of the script that is the same for every tool; "§" stands for the tool's prefix.
  private static let engine = #"""
    # Whether the words before the cursor lead to the command $argv[1], and, if $argv[2] is given, to
    # its argument of that number, counted from 0; "more" accepts later ones too.
    function §_is_at
        set -l words (commandline -opc)
        set -l path (string split -m 1 ' ' -- $argv[1])[1]
        set -l position 0
        set -l takes_value 0
        set -l values_only 0
        for word in $words[2..-1]
            if test $takes_value = 1
                set takes_value 0
                continue
            end
            if test $values_only = 0
                if test "$word" = --
                    set values_only 1
                    continue
                end
                if string match -qr -- '^-[^.0-9]' $word
                    if §_takes_value $path $word
                        set takes_value 1
                    end
                    continue
                end
            end
            if set -l below (§_subcommand $path $word)
                set path $below
            else
                set position (math $position + 1)
            end
        end
        test "$path" = "$argv[1]"; or return 1
        set -q argv[2]; or return 0
        test $position -eq $argv[2]; and return 0
        test "$argv[3]" = more -a $position -ge $argv[2]
    end

    # Prints folders, and files with one of the endings.
    function §_files
        set -l token (string replace -r -- '^-[^=]*=' '' (commandline -ct))
        set -l folder (string replace -r -- '[^/]*$' '' (string unescape -- $token))
        set -l place (string replace -r -- '^~/' $HOME/ $folder)
        for path in $place*
            set -l name (string replace -r -- '^.*/' '' $path)
            if test -d $path
                echo $folder$name/
                continue
            end
            for ending in $argv
                if string match -qi -- "*.$ending" $name
                    echo $folder$name
                    break
                end
            end
        end
    end

    """#
}
