internal import StyleHost

extension ValidationCheck {
  /// What is looked at with random badges, which a seed gives again.
  static let fuzz: [ValidationCheck] = [
    ValidationCheck(
      "fuzz.badges",
      "Random labels, options and surroundings are drawn",
      fix: "Run it again with the --seed that it names; --only fuzz makes it quick."
    ) { session in
      session.withTimedStyles { style in
        var generator = SplitMix(seed: session.seed)
        var findings: [String] = []
        for number in 1...max(1, session.randomLabels) {
          let drawn = DrawingCase.random(style, number, using: &generator)
          let result = session.draw(drawn.request)
          if session.isOver { break }
          if case .failure(let error) = result {
            findings.append("seed \(session.seed), \(drawn.name): \(error)")
            if findings.count == 5 { break }
          }
        }
        return findings
      }
    }
  ]
}

/// A generator of random numbers that a seed gives again (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension DrawingCase {
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
    0x1F300...0x1FAFF, 0x3040...0x30FF, 0x4E00...0x9FFF, 0x2000...0x206F, 0x0...0x1F,
    0xFE00...0xFE0F, 0x10000...0x10FFFF,
  ]

  /// A random badge.
  static func random(
    _ style: StyleNote.Style,
    _ number: Int,
    using generator: inout some RandomNumberGenerator
  ) -> DrawingCase {
    var options: [String: String] = [:]
    for option in style.options where Bool.random(using: &generator) {
      options[option.name] = option.kind.random(using: &generator)
    }
    let schemes = ["light", "dark"]
    var environment = ["colorScheme": schemes.randomElement(using: &generator) ?? "light"]
    if Bool.random(using: &generator) { environment["layoutDirection"] = "rightToLeft" }
    if Bool.random(using: &generator) {
      environment["badgeTint"] = StyleNote.Option.Kind.color.random(using: &generator)
    }
    return DrawingCase(
      style,
      "badge \(number)",
      options: options,
      label: Bool.random(using: &generator) ? text(using: &generator) : nil,
      message: text(using: &generator),
      environment: environment,
      target: (targets.randomElement(using: &generator) ?? targets[0]).target
    )
  }

  static func text(using generator: inout some RandomNumberGenerator) -> String {
    let length = Int.random(
      in: 0...(Int.random(in: 0...9, using: &generator) == 0 ? 300 : 16),
      using: &generator
    )
    var text = ""
    let alphabet = alphabets.randomElement(using: &generator) ?? 0x20...0x7E
    for _ in 0..<length {
      let other = alphabets.randomElement(using: &generator) ?? alphabet
      let range = Int.random(in: 0...3, using: &generator) == 0 ? other : alphabet
      let value = UInt32.random(in: range, using: &generator)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return text
  }
}

extension StyleNote.Option.Kind {
  /// A random value, as a user would write it.
  fileprivate func random(using generator: inout some RandomNumberGenerator) -> String {
    switch self {
    case .color:
      let digits = String(UInt32.random(in: 0...0xFF_FFFF, using: &generator), radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    case .number(let least, let most):
      let low = least ?? min(-100, most ?? 0)
      let high = max(low, most ?? 100)
      // The distance of the two may be more than a number holds.
      let part = Double.random(in: 0...1, using: &generator)
      return "\(min(max(low * (1 - part) + high * part, low), high))"
    case .integer(let least, let most):
      let low = least ?? min(-100, most ?? 0)
      return "\(Int.random(in: low...max(low, most ?? 100), using: &generator))"
    case .flag: return Bool.random(using: &generator) ? "true" : "false"
    case .text: return DrawingCase.text(using: &generator)
    case .choice(let choices): return choices.randomElement(using: &generator) ?? ""
    }
  }
}
