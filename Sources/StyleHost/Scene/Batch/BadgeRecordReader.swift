internal import StyleAPI
internal import Suggestions

/// Reads the lines of a batch, one after the other.
///
/// It keeps what lines have in common, such as colours, so each thread has a reader of its own.
///
/// ```swift
/// var reader = BadgeRecordReader()
/// let record = try reader.record(in: line)
/// let view = try record.view(styles: styles, icons: icons)
/// ```
package struct BadgeRecordReader {
  private var colors: [String: Color] = [:]

  /// A batch may give each badge another colour, and has to get by with constant memory.
  private static let mostColors = 64

  /// How many colours are kept.
  var keptColors: Int { colors.count }

  /// Makes a reader.
  package init() {}

  /// Reads a line.
  ///
  /// - Parameter line: The bytes of the line, with or without its end.
  /// - Throws: ``SceneError``, whose position has a column only.
  package mutating func record(
    in line: UnsafeBufferPointer<UInt8>
  ) throws(SceneError) -> BadgeRecord {
    do {
      return try decode(line)
    } catch {
      var error = error
      error.position = TextPosition(ofByte: error.offset, in: line)
      error.position?.line = nil
      throw error
    }
  }

  private mutating func decode(
    _ line: UnsafeBufferPointer<UInt8>
  ) throws(SceneError) -> BadgeRecord {
    var json = JSONReader(line)
    try Self.read(&json) { (json) throws(JSONError) in try json.beginObject() }
    var record = BadgeRecord(
      node: SceneNode(content: .badge(label: nil, message: ""), offset: 0)
    )
    var label: String?
    var message: String?
    var seen: UInt16 = 0
    var isFirst = true
    while let string = try Self.read(
      &json,
      { (json) throws(JSONError) in
        try json.nextKey(&isFirst)
      }
    ) {
      let key = try Self.key(string, in: json)
      guard seen & key.bit == 0 else {
        throw SceneError(
          .syntax(.duplicateKey(key.rawValue)),
          at: ScenePath(),
          offset: string.offset - 1
        )
      }
      seen |= key.bit
      switch key {
      case .label: label = try Self.text(key, &json).value
      case .message: message = try Self.text(key, &json).value
      case .environment: try decodeEnvironment(of: &record, &json)
      default: try decode(key, of: &record, &json)
      }
    }
    try Self.read(&json) { (json) throws(JSONError) in try json.finish() }
    guard let message else {
      throw SceneError(.missingKey("message"), at: ScenePath(), offset: 0)
    }
    record.node.content = .badge(label: label, message: message)
    return record
  }

  private mutating func decode(
    _ key: BadgeRecord.Key,
    of record: inout BadgeRecord,
    _ json: inout JSONReader
  ) throws(SceneError) {
    let text = try Self.text(key, &json)
    switch key {
    case .color: record.node.color = try color(text, key)
    case .labelColor: record.node.labelColor = try color(text, key)
    case .style: record.node.style = try Self.style(text)
    case .link:
      do {
        _ = try SafeLink(text.value)
      } catch {
        throw SceneError(.link(error), at: key.path, offset: text.offset)
      }
      record.node.link = text.value
    case .title: record.node.title = text.value
    case .icon: record.node.icon = text
    case .output:
      guard Self.isSafe(text.value) else {
        throw SceneError(
          .badValue(
            found: text.value,
            expected: "a relative path of a file that leads out of no folder",
            nearest: nil
          ),
          at: key.path,
          offset: text.offset
        )
      }
      record.output = text.value
    case .label, .message, .environment: break
    }
  }

  private mutating func color(
    _ text: Located<String>,
    _ key: BadgeRecord.Key
  ) throws(SceneError) -> Color {
    if let color = colors[text.value] { return color }
    do {
      let color = Color(try ColorParser.parse(text.value))
      if colors.count >= Self.mostColors { colors.removeAll(keepingCapacity: true) }
      colors[text.value] = color
      return color
    } catch {
      throw SceneError(SceneError.color(error), at: key.path, offset: text.offset)
    }
  }

  private func decodeEnvironment(
    of record: inout BadgeRecord,
    _ json: inout JSONReader
  ) throws(SceneError) {
    let value = try Self.read(&json) { (json) throws(JSONError) in try json.readValue() }
    record.node.environment = try SceneObject.environment(
      value,
      at: BadgeRecord.Key.environment.path
    )
  }

  private static func style(
    _ text: Located<String>
  ) throws(SceneError) -> Located<StyleReference> {
    do {
      return Located(value: try StyleReference(parsing: text.value), offset: text.offset)
    } catch {
      throw SceneError(
        .styleReference(error),
        at: BadgeRecord.Key.style.path,
        offset: text.offset
      )
    }
  }

  /// Whether a path stays within the folder that it starts from.
  private static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name != "." else { return false }
    return !path.hasPrefix("/") && !parts.contains("..") && !path.utf8.contains(0)
  }
}

// MARK: - Reading

extension BadgeRecordReader {
  @inline(__always)
  private static func read<Value>(
    _ json: inout JSONReader,
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(SceneError) -> Value {
    do {
      return try body(&json)
    } catch {
      throw SceneError(error)
    }
  }

  private static func key(
    _ string: JSONString,
    in json: JSONReader
  ) throws(SceneError) -> BadgeRecord.Key {
    if let key = BadgeRecord.Key(string, in: json) { return key }
    let name: String
    do {
      name = try json.text(string)
    } catch {
      throw SceneError(error)
    }
    if let key = BadgeRecord.Key(rawValue: name) { return key }
    let known = BadgeRecord.Key.allCases.map(\.rawValue)
    throw SceneError(
      .unknownKey(nearest: Suggestion.nearest(to: name, in: known), known: known),
      at: ScenePath().key(name),
      offset: string.offset - 1
    )
  }

  private static func text(
    _ key: BadgeRecord.Key,
    _ json: inout JSONReader
  ) throws(SceneError) -> Located<String> {
    guard json.peek() == UInt8(ascii: "\"") else {
      let value = try read(&json) { (json) throws(JSONError) in try json.readValue() }
      throw .wrongKind(value, expected: "a text in double quotes", at: key.path)
    }
    let offset = json.index
    let text = try read(&json) { (json) throws(JSONError) in
      try json.text(try json.scanString())
    }
    return Located(value: text, offset: offset)
  }
}

extension BadgeRecord.Key {
  /// The key that a string of the line is, where it is written without escapes.
  @inline(__always)
  fileprivate init?(_ string: JSONString, in json: JSONReader) {
    let candidates: (Self, StaticString)
    switch (string.count, json.bytes[string.offset]) {
    case (5, UInt8(ascii: "l")): candidates = (.label, "label")
    case (7, UInt8(ascii: "m")): candidates = (.message, "message")
    case (5, UInt8(ascii: "c")): candidates = (.color, "color")
    case (10, UInt8(ascii: "l")): candidates = (.labelColor, "labelColor")
    case (5, UInt8(ascii: "s")): candidates = (.style, "style")
    case (4, UInt8(ascii: "l")): candidates = (.link, "link")
    case (5, UInt8(ascii: "t")): candidates = (.title, "title")
    case (4, UInt8(ascii: "i")): candidates = (.icon, "icon")
    case (11, UInt8(ascii: "e")): candidates = (.environment, "environment")
    case (6, UInt8(ascii: "o")): candidates = (.output, "output")
    default: return nil
    }
    guard json.matches(string, candidates.1) else { return nil }
    self = candidates.0
  }

  fileprivate var path: ScenePath { ScenePath().key(rawValue) }

  /// A bit of its own.
  fileprivate var bit: UInt16 {
    switch self {
    case .label: 1
    case .message: 2
    case .color: 4
    case .labelColor: 8
    case .style: 16
    case .link: 32
    case .title: 64
    case .icon: 128
    case .environment: 256
    case .output: 512
    }
  }
}
