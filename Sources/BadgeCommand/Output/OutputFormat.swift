/// What a drawing is written as.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// An SVG document.
  case svg
  /// Text for a terminal, with as many colours as it has.
  case ansi
  /// Plain text.
  case text
  /// The display list.
  case json
}

extension OutputFormat {
  /// The format that a file's ending stands for; nil if it stands for none.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
    switch name[name.index(after: point)...].lowercased() {
    case "svg": self = .svg
    case "ansi", "ans": self = .ansi
    case "txt", "text": self = .text
    case "json": self = .json
    default: return nil
    }
  }

  /// The format of a file, by its ending where none is asked for; nil where that says nothing.
  ///
  /// - Throws: ``OutputError/foreignFormat(path:name:)`` for the ending of a picture that is not
  ///   written: a reader would take the file for a damaged one.
  static func chosen(_ format: OutputFormat?, path: String) throws(OutputError) -> OutputFormat? {
    if let format = format ?? OutputFormat(path: path) { return format }
    let ending = path.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) }
    let pictures = ["png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tiff", "ico", "pdf"]
    guard let ending = ending?.lowercased(), pictures.contains(ending), path.contains(".") else {
      return nil
    }
    throw .foreignFormat(path: path, name: ending.uppercased())
  }

  /// Whether the drawing is laid out in the cells of a terminal.
  var isForCells: Bool { self == .ansi || self == .text }
}
