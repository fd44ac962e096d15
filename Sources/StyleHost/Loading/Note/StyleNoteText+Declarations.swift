extension StyleNote {
  /// True if a style or an option may be called this.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter, name.utf8.count <= 64 else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }
}

extension StyleNote.Style {
  /// Reads `NAME[:HELP]`.
  init(noteField value: ArraySlice<UInt8>) throws(StyleNoteError.Problem) {
    let fields = StyleNoteField.split(value, separator: UInt8(ascii: ":"), limit: 2)
    let name = try fields[0].unescaped()
    guard StyleNote.isName(name) else { throw .name(name) }
    self.init(name: name, help: fields.count > 1 ? try fields[1].optional() : nil)
  }
}

extension StyleNote.Option {
  /// Reads `STYLE.NAME:TYPE[:DEFAULT[:RANGE-OR-CHOICES[:HELP]]]`.
  static func read(
    noteField value: ArraySlice<UInt8>
  ) throws(StyleNoteError.Problem) -> (style: String, option: StyleNote.Option) {
    let fields = StyleNoteField.split(value, separator: UInt8(ascii: ":"), limit: 5)
    let path = try fields[0].unescaped()
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2 else { throw .noStyle(path) }
    guard StyleNote.isName(names[1]) else { throw .name(names[1]) }
    guard fields.count > 1 else { throw .type("") }

    let constraint = fields.count > 3 ? fields[3] : StyleNoteField(raw: [])
    let kind = try Kind(keyword: try fields[1].unescaped(), constraint: constraint)
    let defaultValue = fields.count > 2 ? try fields[2].optional() : nil
    if let defaultValue, !kind.accepts(defaultValue) { throw .defaultValue(defaultValue) }
    let option = StyleNote.Option(
      name: names[1],
      kind: kind,
      defaultValue: defaultValue,
      help: fields.count > 4 ? try fields[4].optional() : nil
    )
    return (names[0], option)
  }
}

extension StyleNote.Option.Kind {
  init(
    keyword: String,
    constraint: StyleNoteField
  ) throws(StyleNoteError.Problem) {
    switch keyword {
    case "number":
      let (minimum, maximum) = try Self.range(constraint) { Self.number($0) }
      self = .number(minimum: minimum, maximum: maximum)
    case "integer":
      let (minimum, maximum) = try Self.range(constraint) { Int($0) }
      self = .integer(minimum: minimum, maximum: maximum)
    case "choice":
      self = .choice(try Self.choices(constraint))
    case "color", "flag", "text":
      guard constraint.raw.isEmpty else { throw .constraint(type: keyword) }
      self = keyword == "color" ? .color : keyword == "flag" ? .flag : .text
    default:
      throw .type(keyword)
    }
  }

  private static func range<Bound: Comparable>(
    _ field: StyleNoteField,
    bound: (String) -> Bound?
  ) throws(StyleNoteError.Problem) -> (Bound?, Bound?) {
    guard let text = try field.optional() else { return (nil, nil) }
    let bytes = Array(text.utf8)
    let dots = Array("...".utf8)
    guard
      let start = bytes.indices.first(where: { bytes[$0...].starts(with: dots) })
    else { throw .range(text) }
    func parse(_ part: ArraySlice<UInt8>) throws(StyleNoteError.Problem) -> Bound? {
      guard !part.isEmpty else { return nil }
      guard let value = bound(String(decoding: part, as: UTF8.self)) else { throw .range(text) }
      return value
    }
    let minimum = try parse(bytes[..<start])
    let maximum = try parse(bytes[(start + dots.count)...])
    if let minimum, let maximum, minimum > maximum { throw .range(text) }
    if minimum == nil, maximum == nil { throw .range(text) }
    return (minimum, maximum)
  }

  private static func choices(
    _ field: StyleNoteField
  ) throws(StyleNoteError.Problem) -> [String] {
    var choices: [String] = []
    for part in StyleNoteField.split(field.raw, separator: UInt8(ascii: ",")) {
      let choice = try part.unescaped()
      guard !choice.isEmpty, !choices.contains(choice) else {
        throw .choices(String(decoding: field.raw, as: UTF8.self))
      }
      choices.append(choice)
    }
    return choices
  }
}
