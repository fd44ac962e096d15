/// Why bytes from a worker are not what they should be.
enum WireError: Error, Hashable, Sendable {
  /// The bytes end too early.
  case truncated
  /// Bytes follow after the end.
  case trailing(Int)
  /// A number stands for nothing of its kind.
  case unknown(Part, UInt64)
  /// A number is infinite or not a number.
  case notFinite(Part)
  /// A number is outside of what is allowed.
  case outOfRange(Part)
  /// There are more than are allowed.
  case tooMany(Part, count: Int, limit: Int)
  /// A text is not UTF-8.
  case notUTF8(Part)
  /// A text has a character in it that steers a terminal.
  case controlCharacter(UInt32)
  /// Drawing it would take too long: many items on a large area.
  case laborious
  /// Groups are not closed, or closed without having been opened.
  case unbalancedGroups
  /// A message answers another one than the last.
  case unasked
  /// Groups stand too deep within one another.
  case tooDeep(limit: Int)

  /// Whether views that mean no harm may have drawn so: too much, too large, or a text as it came.
  var comesOfViews: Bool {
    switch self {
    case .controlCharacter, .laborious, .tooDeep, .outOfRange(.size),
      .tooMany(.text, _, _), .tooMany(.items, _, _), .tooMany(.steps, _, _),
      .tooMany(.gradients, _, _), .tooMany(.pictures, _, _):
      true
    default: false
    }
  }

  /// What an error is about.
  enum Part: String, Hashable, Sendable {
    case magic, version, message, nonce
    case bytes, text, items, steps, gradients, stops, pictures, names, values, parts
    case item, outline, step, paint, family, cap, join, role, geometry, part, form, target, flag
    case coordinate, color, size, weight, opacity, location, span, index, stage, event, key
    case reason = "reason of a refusal"

    /// The word behind its article.
    var withArticle: String {
      let startsWithVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
      return (startsWithVowel ? "an " : "a ") + rawValue
    }
  }
}

extension WireError: CustomStringConvertible {
  /// What is wrong, as the end of a sentence that begins with "it".
  var description: String {
    switch self {
    case .truncated: "ends too early"
    case .trailing(let count): "goes on for \(count) bytes after its end"
    case .unknown(let part, let value): "has an unknown \(part.rawValue) (\(value))"
    case .notFinite(let part): "has \(part.withArticle) that is no finite number"
    case .outOfRange(let part): "has \(part.withArticle) that is out of range"
    case .tooMany(let part, let count, let limit):
      "has \(count) \(part.rawValue), and \(limit) are allowed"
    case .notUTF8(let part): "has \(part.withArticle) that is not UTF-8"
    case .controlCharacter(let value):
      "has a control character in a text (U+\(Self.hexadecimal(value)))"
    case .laborious: "has too many items for so large a drawing"
    case .unbalancedGroups: "has groups that are not closed"
    case .unasked: "answers no question of badge's"
    case .tooDeep(let limit): "has more than \(limit) groups within one another"
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
