/// A fenced block of code in a Markdown document.
struct MarkdownBlock: Equatable {
  /// What stands after the fence: `sh`, `swift`, `text`.
  var language: String
  /// The lines between the fences, each ended by a line feed.
  var text: String
  /// The number of the line of the opening fence, from 1.
  var line: Int
  /// The file that the block is the content of: the paragraph before it is its path in backquotes,
  /// with a colon if one likes.
  var file: String?
}

extension MarkdownBlock {
  /// Finds the fenced blocks of a document, in order.
  static func blocks(in document: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: MarkdownBlock?
    var paragraph = ""
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = MarkdownBlock(
          language: String(line.dropFirst(3)),
          text: "",
          line: index + 1,
          file: file(named: paragraph)
        )
        paragraph = ""
      } else if !line.isEmpty {
        paragraph = String(line)
      }
    }
    return blocks
  }

  /// The path in a paragraph that is nothing else.
  private static func file(named paragraph: String) -> String? {
    let words = paragraph.hasSuffix(":") ? paragraph.dropLast() : paragraph[...]
    guard words.count > 2, words.first == "`", words.last == "`" else { return nil }
    let path = words.dropFirst().dropLast()
    return path.contains("`") || path.contains(" ") ? nil : String(path)
  }
}
