internal import StyleHost

/// Rows of texts in columns that are as wide as their widest text.
///
/// ```swift
/// TextTable(rows: [["badgeStyle", "fancy"], ["locale", "en_001"]]).lines
/// // ["badgeStyle  fancy", "locale      en_001"]
/// ```
struct TextTable {
  /// The rows; one may have fewer texts than another.
  var rows: [[String]]
  /// The spaces between two columns.
  var gap = 2

  /// A line a row, without spaces at its end; texts are made safe for a terminal.
  var lines: [String] {
    let rows = rows.map { $0.map(TextSanitizer.sanitize) }
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], CellWidth.cells(in: text))
      }
    }
    return rows.map { row in
      var line = ""
      var spaces = 0
      for (column, text) in row.enumerated() {
        if !text.isEmpty {
          line += String(repeating: " ", count: spaces) + text
          spaces = 0
        }
        spaces += widths[column] - CellWidth.cells(in: text) + gap
      }
      return line
    }
  }
}
