internal import StyleAPI

extension StyleNote {
  /// The bytes of both notes; throws what is wrong if the note breaks a rule.
  package func encoded() throws(StyleNoteError) -> Sources {
    let sources = Sources(description: descriptionBytes(), build: buildBytes())
    _ = try StyleNote(sources)
    return sources
  }

  private func descriptionBytes() -> [UInt8] {
    typealias Layout = StyleNoteLayout.Description
    var bytes = Layout.magic
    bytes.append(littleEndian: StyleNoteLayout.version)
    bytes.append(littleEndian: Layout.headerSize)
    bytes.append(littleEndian: apiBuilt.major)
    bytes.append(littleEndian: apiBuilt.minor)
    bytes.append(littleEndian: apiNeeded.minor)
    bytes.append(littleEndian: UInt16(0))
    bytes += lines().joined().utf8
    return bytes
  }

  private func buildBytes() -> [UInt8] {
    typealias Layout = StyleNoteLayout.Build
    var bytes = Layout.magic
    bytes.append(littleEndian: StyleNoteLayout.version)
    bytes.append(littleEndian: Layout.size)
    bytes.append(littleEndian: build.flavor == .sdk ? StyleNoteLayout.set : StyleNoteLayout.unset)
    bytes.append(littleEndian: build.isDebug ? StyleNoteLayout.set : StyleNoteLayout.unset)
    bytes.append(littleEndian: build.compiler.rawValue)
    return bytes
  }

  private func lines() -> [String] {
    var lines: [String] = []
    func add(_ key: String, _ value: String?) {
      guard let value else { return }
      lines.append("\(key)=\(StyleNoteField.encode(value))\n")
    }
    add("id", id)
    add("version", version)
    add("name", name)
    add("license", license)
    add("url", url)
    for style in styles {
      let help = style.help.map { ":" + StyleNoteField.encode($0) } ?? ""
      lines.append("style=\(Self.field(style.name))\(help)\n")
      lines += style.options.map { $0.line(style: style.name) }
    }
    return lines
  }

  static func field(_ text: String) -> String {
    StyleNoteField.encode(text, hidden: [UInt8(ascii: ":")])
  }
}

extension StyleNote.Option {
  fileprivate func line(style: String) -> String {
    var fields = [
      StyleNote.field("\(style).\(name)"), kind.keyword, StyleNote.field(defaultValue ?? ""),
      kind.constraint, StyleNoteField.encode(help ?? ""),
    ]
    while fields.last == "" { fields.removeLast() }
    return "option=" + fields.joined(separator: ":") + "\n"
  }
}

extension StyleNote.Option.Kind {
  fileprivate var constraint: String {
    switch self {
    case .color, .flag, .text: ""
    case .number(let minimum, let maximum): Self.range(minimum, maximum)
    case .integer(let minimum, let maximum): Self.range(minimum, maximum)
    case .choice(let choices):
      choices.map {
        StyleNoteField.encode($0, hidden: [UInt8(ascii: ":"), UInt8(ascii: ",")])
      }.joined(separator: ",")
    }
  }

  private static func range<Bound: CustomStringConvertible>(
    _ minimum: Bound?,
    _ maximum: Bound?
  ) -> String {
    guard minimum != nil || maximum != nil else { return "" }
    return (minimum?.description ?? "") + "..." + (maximum?.description ?? "")
  }
}

extension [UInt8] {
  fileprivate mutating func append<T: FixedWidthInteger>(littleEndian value: T) {
    for shift in stride(from: 0, to: T.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
