internal import StyleAPI
internal import Suggestions

extension StyleOptions {
  /// Reads the values of a style's options as a user writes them, with the defaults of the others.
  init(
    parsing options: [String: String],
    for entry: StyleCatalog.Entry
  ) throws(StyleLoadingError) {
    let declared = entry.style.options
    for name in options.keys.sorted() where !declared.contains(where: { $0.name == name }) {
      let names = declared.map(\.name)
      throw .unknownOption(
        style: entry.style.name,
        option: name,
        nearest: Suggestion.nearest(to: name, in: names),
        options: names
      )
    }
    var values: [String: Value] = [:]
    for option in declared {
      guard let text = options[option.name] ?? option.defaultValue else { continue }
      values[option.name] = try Self.value(text, of: option, style: entry.style.name)
    }
    self.init(values)
  }

  private static func value(
    _ text: String,
    of option: StyleNote.Option,
    style: String
  ) throws(StyleLoadingError) -> Value {
    func refused(_ expected: String) -> StyleLoadingError {
      .badOptionValue(style: style, option: option.name, value: text, expected: expected)
    }
    if option.kind == .color {
      do {
        return .color(Color(try ColorParser.parse(text)))
      } catch {
        var nearest: String?
        if case .unknownName(let name) = error {
          nearest = Suggestion.nearest(to: name, in: ColorParser.names)
        }
        throw .badOptionColor(style: style, option: option.name, error, nearest: nearest)
      }
    }
    guard option.kind.accepts(text) else { throw refused(option.kind.expectation) }
    switch option.kind {
    case .number: return .number(StyleNote.Option.Kind.number(text) ?? 0)
    case .integer: return .integer(Int(text) ?? 0)
    case .flag: return .flag(text == "true")
    case .color, .text, .choice: return .text(text)
    }
  }
}

extension StyleNote.Option.Kind {
  /// What a value of the kind looks like, in English.
  public var expectation: String {
    func text(_ bound: some CustomStringConvertible) -> String {
      let text = bound.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    func bounds<Bound: CustomStringConvertible>(_ least: Bound?, _ most: Bound?) -> String {
      switch (least.map { text($0) }, most.map { text($0) }) {
      case (let least?, let most?): " from \(least) to \(most)"
      case (let least?, nil): " of at least \(least)"
      case (nil, let most?): " of at most \(most)"
      case (nil, nil): ""
      }
    }
    return switch self {
    case .color: "a colour such as 'orange', '#0a7' or 'rgb(0 170 119)'"
    case .number(let least, let most): "a number" + bounds(least, most)
    case .integer(let least, let most): "a whole number" + bounds(least, most)
    case .flag: "'true' or 'false'"
    case .text: "a text"
    case .choice(let choices): "one of " + choices.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}
