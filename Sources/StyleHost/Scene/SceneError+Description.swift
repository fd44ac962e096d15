extension SceneError: CustomStringConvertible {
  /// Where something is wrong, what it is, and what to write instead, in English.
  public var description: String {
    [position?.description, path.steps.isEmpty ? nil : path.description, problem.description]
      .compactMap { $0 }
      .joined(separator: ": ")
  }
}

extension SceneError.Problem: CustomStringConvertible {
  /// What is wrong and what to write instead, in English.
  public var description: String {
    switch self {
    case .syntax(let problem): "\(problem)"
    case .tooLarge(let limit):
      "the text is larger than \(limit) bytes; divide it into several"
    case .tooDeep(let limit): "more than \(limit) nodes stand within one another"
    case .tooManyNodes(let limit):
      "there are more than \(limit) nodes; divide the scene into several"
    case .unknownKey, .misplacedKey, .missingKey, .noContent, .severalContents: keyDescription
    case .wrongKind(let found, let expected): "found \(found) where \(expected) should be"
    case .badValue(let found, let expected, let nearest):
      "\(Quoted(found)) is not \(expected)" + Self.hint(nearest)
    case .color(let error, let nearest): "\(error)" + Self.hint(nearest)
    case .font(let error): "\(error)"
    case .link(let error): "\(error)"
    case .styleReference(let error): "\(error)"
    case .style(let error): "\(error)"
    case .icon(let error): "\(error)"
    case .number(let error): "\(error)"
    }
  }

  private var keyDescription: String {
    switch self {
    case .unknownKey(let nearest, let known):
      "there is no such key" + (nearest.map(Self.question) ?? "; there is \(Self.list(known))")
    case .misplacedKey(let owner): "this key belongs to \(owner)"
    case .missingKey(let key): "the key '\(key)' is missing"
    case .noContent(let keys): "the node shows nothing; give it one of \(Self.list(keys))"
    case .severalContents(let keys):
      "the node has \(Self.list(keys, "and")), and may have one of them; "
        + "put the others in nodes of their own"
    default: ""
    }
  }

  static func hint(_ nearest: String?) -> String { nearest.map(question) ?? "" }

  private static func question(_ nearest: String) -> String { "; did you mean '\(nearest)'?" }

  static func list(_ words: [String], _ conjunction: String = "or") -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
