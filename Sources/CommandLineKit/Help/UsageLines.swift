/// The lines that show how a command is written.
struct UsageLines {
  /// With more options than this, a usage line says only that there are some.
  static let maximumOptionCount = 12

  let scope: CommandScope

  /// The usage in pieces that stay on one line each; more than one usage if the definition says so.
  var usages: [[String]] {
    let command = scope.command
    if !command.usage.isEmpty {
      return command.usage.map { [scope.invocation] + Self.pieces(of: $0) }
    }
    let operands = command.isGroup ? ["<subcommand>"] : command.arguments.map(\.synopsis)
    return [[scope.invocation] + optionPieces + operands]
  }

  /// The usage under a heading, in lines.
  func lines(heading: String, layout: TextLayout) -> [String] {
    let indent = layout.cellWidth(heading)
    return usages.enumerated().flatMap { index, pieces in
      let lines = layout.fill(pieces, firstIndent: indent, indent: indent + 2)
      return index == 0 ? [heading + lines[0].dropFirst(indent)] + lines.dropFirst() : lines
    }
  }

  /// A usage line cut at its spaces, but not inside brackets.
  private static func pieces(of usage: String) -> [String] {
    var pieces: [String] = []
    var depth = 0
    for word in usage.split(separator: " ") {
      if depth > 0, let last = pieces.popLast() {
        pieces.append("\(last) \(word)")
      } else {
        pieces.append(String(word))
      }
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
    }
    return pieces
  }

  private var optionPieces: [String] {
    let builtIn = [OptionDefinition.help.key, OptionDefinition.version.key]
    let options = scope.options.filter { !$0.isHidden && !builtIn.contains($0.key) }
    guard options.count > Self.maximumOptionCount else { return options.flatMap(pieces) }
    return ["[<options>]"] + options.filter(\.isRequired).flatMap(pieces)
  }

  private func pieces(of option: OptionDefinition) -> [String] {
    let rest =
      (option.value.map { " " + $0.placeholder } ?? "") + (option.isRepeatable ? " ..." : "")
    let names = option.isInvertible ? option.longSpellings : Array(option.longSpellings.prefix(1))
    return names.map { option.isRequired ? $0 + rest : "[\($0)\(rest)]" }
  }
}
