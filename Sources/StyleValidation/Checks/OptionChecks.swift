internal import StyleHost

extension ValidationCheck {
  /// What is looked at about the options of the styles.
  static let options: [ValidationCheck] = [
    ValidationCheck(
      "options.styles",
      "Every style that the note declares is drawn",
      fix: "Register it, and draw it without any option."
    ) { $0.drawing { [DrawingCase($0, "")] } },
    ValidationCheck(
      "options.defaults",
      "Every default is a value of its option",
      fix: "Write a default that a user could write."
    ) { session in
      session.drawing { style in
        style.options.compactMap { option in
          option.defaultValue.map {
            DrawingCase(style, "\(option.name)=\($0)", options: [option.name: $0])
          }
        }
      }
    },
    option("options.least", "The least value of every number is drawn") { $0.kind.least },
    option("options.most", "The greatest value of every number is drawn") { $0.kind.most },
    option("options.between", "A value between the two is drawn") { $0.kind.middle },
    option("options.flags", "Every flag is drawn on and off") {
      $0.kind == .flag ? ["true", "false"] : []
    },
    option("options.choices", "Every choice is drawn") {
      if case .choice(let choices) = $0.kind { choices } else { [] }
    },
    option("options.colors", "Every colour is drawn, clear ones too") {
      $0.kind == .color
        ? ["black", "white", "red", "#0a7", "#12345680", "transparent", "hsl(280 80% 40%)"] : []
    },
    option("options.texts", "Texts of every kind are drawn") {
      $0.kind == .text ? LabelSample.all.flatMap(\.texts) : []
    },
    ValidationCheck(
      "options.together",
      "All options are drawn together, at their least and at their greatest",
      fix: "Look at what two options come to, as a corner that is larger than the plate."
    ) { session in
      session.drawing { style in
        let ends: [(String, (StyleNote.Option.Kind) -> [String])] = [
          ("least", \.least), ("greatest", \.most),
        ]
        return ends.map { end, value in
          let options = style.options.compactMap { option in
            value(option.kind).first.map { (option.name, $0) }
          }
          return DrawingCase(
            style,
            "all options at their \(end)",
            options: Dictionary(options) { $1 }
          )
        }
      }
    },
  ]

  /// A check that draws each option with some values.
  private static func option(
    _ id: String,
    _ title: String,
    values: @escaping @Sendable (StyleNote.Option) -> [String]
  ) -> ValidationCheck {
    ValidationCheck(
      id,
      title,
      fix: "Draw every value that the note allows, or allow fewer."
    ) { session in
      session.drawing { style in
        style.options.flatMap { option in
          values(option).map { value in
            DrawingCase(style, "\(option.name)=\(value.prefix(40))", options: [option.name: value])
          }
        }
      }
    }
  }
}

extension StyleNote.Option.Kind {
  /// What stands in for a bound that is not given.
  private static let farthest = 1_000_000

  /// The least value, as a user would write it; none where values have no order.
  fileprivate var least: [String] {
    switch self {
    case .number(let least, _): ["\(least ?? Double(-Self.farthest))"]
    case .integer(let least, _): ["\(least ?? -Self.farthest)"]
    case .flag: ["false"]
    case .choice(let choices): choices.first.map { [$0] } ?? []
    case .color, .text: []
    }
  }

  /// The greatest value.
  fileprivate var most: [String] {
    switch self {
    case .number(_, let most): ["\(most ?? Double(Self.farthest))"]
    case .integer(_, let most): ["\(most ?? Self.farthest)"]
    case .flag: ["true"]
    case .choice(let choices): choices.last.map { [$0] } ?? []
    case .color, .text: []
    }
  }

  /// A value between the least and the greatest.
  fileprivate var middle: [String] {
    switch self {
    case .number(let least, let most): ["\((least ?? 0) / 2 + (most ?? 10) / 2)"]
    case .integer(let least, let most): ["\(((least ?? 0) / 2) + ((most ?? 10) / 2))"]
    case .flag, .choice, .color, .text: []
    }
  }
}
