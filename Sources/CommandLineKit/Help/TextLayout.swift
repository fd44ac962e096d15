/// How text is fitted to the columns of a terminal.
package struct TextLayout: Sendable {
  /// The columns that a line may fill.
  package var width: Int
  /// The columns that a text takes, in cells.
  package var cellWidth: @Sendable (String) -> Int

  /// Describes a terminal.
  ///
  /// - Parameters:
  ///   - width: The columns that a line may fill.
  ///   - cellWidth: The cells that a text takes; one for each character by default, which is right
  ///     for text without wide characters.
  package init(width: Int = 80, cellWidth: @escaping @Sendable (String) -> Int = { $0.count }) {
    self.width = width
    self.cellWidth = cellWidth
  }
}

extension TextLayout {
  /// Breaks a text into lines, each indented.
  ///
  /// Lines of the text are kept apart, and what indents one indents its continuation. A word that
  /// is wider than the line is not broken.
  ///
  /// - Parameters:
  ///   - text: The text, in which a line feed ends a line.
  ///   - indent: The columns left free before each line; none by default.
  package func lines(of text: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let own = line.prefix { $0 == " " }.count
      let words = line.split(separator: " ").map(String.init)
      lines += fill(words, firstIndent: indent + own, indent: indent + own)
    }
    return lines
  }

  /// Puts as many pieces on each line as fit, with a space between two.
  ///
  /// - Parameters:
  ///   - pieces: Texts that are not broken.
  ///   - firstIndent: The columns left free before the first line.
  ///   - indent: The columns left free before each other line.
  func fill(_ pieces: [String], firstIndent: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    var isEmpty = true
    for piece in pieces {
      let width = cellWidth(piece)
      if isEmpty {
        let space = lines.isEmpty ? firstIndent : indent
        line = spaces(space) + piece
        used = space + width
        isEmpty = false
      } else if used + 1 + width <= self.width {
        line += " " + piece
        used += 1 + width
      } else {
        lines.append(line)
        line = spaces(indent) + piece
        used = indent + width
      }
    }
    return lines + [line]
  }

  /// A text with spaces after it, up to a width in cells.
  func padded(_ text: String, to width: Int) -> String {
    text + spaces(width - cellWidth(text))
  }

  /// Some spaces; none if the count is negative.
  func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
