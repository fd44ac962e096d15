/// The text of a note: lines `key=value`, of which unknown ones are passed over.
struct StyleNoteText {
  /// The values of the keys that may stand once.
  private var values: [(key: String, value: String)] = []
  private(set) var styles: [StyleNote.Style] = []
  private(set) var id = ""
  private(set) var version = ""

  init(_ bytes: ArraySlice<UInt8>) throws(StyleNoteError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .notUTF8
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(StyleNoteError.Problem) {
        try read(line)
      } catch {
        throw .line(index + 1, error)
      }
    }
    guard let id = value("id") else { throw .missingKey("id") }
    guard let version = value("version") else { throw .missingKey("version") }
    guard !styles.isEmpty else { throw .missingKey("style") }
    self.id = id
    self.version = version
  }

  /// The value of a key that may stand once.
  func value(_ key: String) -> String? {
    values.first { $0.key == key }?.value
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(StyleNoteError.Problem) {
    try Self.checkCharacters(line)
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")), equals > line.startIndex else {
      throw .noKey
    }
    let key = String(decoding: line[..<equals], as: UTF8.self)
    let value = line[(equals + 1)...]
    switch key {
    case "style":
      let style = try StyleNote.Style(noteField: value)
      guard !styles.contains(where: { $0.name == style.name }) else {
        throw .repeatedStyle(style.name)
      }
      styles.append(style)
    case "option":
      try readOption(value)
    case "id", "version", "name", "license", "url":
      guard self.value(key) == nil else { throw .repeatedKey(key) }
      let text = try StyleNoteField(raw: value).unescaped()
      guard !text.isEmpty else { throw .noValue(key) }
      if key == "id", !Self.isReverseDNS(text) { throw .id(text) }
      values.append((key, text))
    default:
      break
    }
  }

  private mutating func readOption(
    _ value: ArraySlice<UInt8>
  ) throws(StyleNoteError.Problem) {
    let (styleName, option) = try StyleNote.Option.read(noteField: value)
    guard let index = styles.firstIndex(where: { $0.name == styleName }) else {
      throw .unknownStyle(styleName)
    }
    guard !styles[index].options.contains(where: { $0.name == option.name }) else {
      throw .repeatedOption("\(styleName).\(option.name)")
    }
    styles[index].options.append(option)
  }

  /// Refuses what could disturb a terminal: C0, DEL, C1, line and paragraph separators, and the
  /// embeddings, overrides and isolates of the bidirectional algorithm.
  private static func checkCharacters(_ line: ArraySlice<UInt8>) throws(StyleNoteError.Problem) {
    if line.allSatisfy({ (0x20..<0x7F).contains($0) }) { return }
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
        throw .control(scalar.value)
      default: break
      }
    }
  }

  /// Two or more parts between points, each of letters, digits and hyphens.
  private static func isReverseDNS(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return id.utf8.count <= 128 && parts.count >= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
      }
  }
}

extension StyleNoteField {
  /// What the field says.
  func unescaped() throws(StyleNoteError.Problem) -> String {
    guard let text else { throw .escape }
    return text
  }

  /// What the field says, or nil if it says nothing.
  func optional() throws(StyleNoteError.Problem) -> String? {
    let text = try unescaped()
    return text.isEmpty ? nil : text
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isASCIIAlphanumeric: Bool {
    isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
