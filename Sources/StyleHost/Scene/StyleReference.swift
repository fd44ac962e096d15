/// A style by name, with values of its options: `fancy:tint=#0a7,gap=4`.
///
/// ```swift
/// let style = try StyleReference(parsing: "fancy:tint=rgb(0, 170, 119)")
/// style.name     // "fancy"
/// style.options  // ["tint": "rgb(0, 170, 119)"]
/// ```
public struct StyleReference: Hashable, Sendable {
  /// The style's name.
  public var name: String
  /// The values of options as they were written; the others have their defaults.
  public var options: [String: String]

  /// Makes a reference.
  public init(name: String, options: [String: String] = [:]) {
    self.name = name
    self.options = options
  }

  /// Reads `NAME` or `NAME:OPTION=VALUE,OPTION=VALUE…`.
  ///
  /// Commas within parentheses do not divide options. Spaces around names and values do not count.
  ///
  /// - Throws: ``StyleReferenceError``.
  public init(parsing text: String) throws(StyleReferenceError) {
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    name = text[..<(colon ?? text.endIndex)].withoutOuterSpaces
    options = [:]
    guard !name.isEmpty else { throw .noName(text) }
    guard let colon else { return }
    for part in try Self.parts(of: text[text.utf8.index(after: colon)...], text) {
      guard !part.withoutOuterSpaces.isEmpty else { throw .emptyOption(text) }
      let (option, value) = try Self.option(part)
      guard options.updateValue(value.withoutOuterSpaces, forKey: option) == nil else {
        throw .repeatedOption(option)
      }
    }
  }

  /// Sets options that are given one by one, as `--option tint=#0a7` does.
  ///
  /// They win over those of the reference. A value is taken as it is, with spaces and commas.
  ///
  /// - Throws: ``StyleReferenceError``.
  public mutating func set(_ assignments: [String]) throws(StyleReferenceError) {
    var names: Set<String> = []
    for assignment in assignments {
      let (option, value) = try Self.option(assignment[...])
      guard names.insert(option).inserted else { throw .repeatedOption(option) }
      options[option] = value
    }
  }

  private static func option(
    _ text: Substring
  ) throws(StyleReferenceError) -> (name: String, value: String) {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .noValue(option: text.withoutOuterSpaces)
    }
    let name = text[..<sign].withoutOuterSpaces
    guard !name.isEmpty else { throw .noOptionName(String(text)) }
    return (name, String(text[text.utf8.index(after: sign)...]))
  }

  private static func parts(
    of text: Substring,
    _ whole: String
  ) throws(StyleReferenceError) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
      if depth < 0 { break }
    }
    guard depth == 0 else { throw .unbalancedParentheses(whole) }
    return parts + [text[start...]]
  }
}

extension StyleReference: CustomStringConvertible {
  /// The reference as ``init(parsing:)`` reads it, with the options in alphabetical order.
  public var description: String {
    guard !options.isEmpty else { return name }
    return name + ":"
      + options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  fileprivate var withoutOuterSpaces: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
