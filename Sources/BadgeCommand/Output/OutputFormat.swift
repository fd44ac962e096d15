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

  /// Whether the drawing is laid out in the cells of a terminal.
  var isForCells: Bool { self == .ansi || self == .text }
}
