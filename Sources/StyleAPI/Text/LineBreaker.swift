/// Breaks a text into lines that fit, at spaces where there are any, and cuts what is too much.
struct LineBreaker {
  let content: TextContent
  let metrics: any TextMetrics
  /// The room for a line in points.
  let room: Double
  /// The most lines.
  let limit: Int

  /// A character with the piece that it comes from.
  private struct Letter {
    var character: Character
    var run: Int
    var width: Double
  }

  /// The lines, at least one and at most ``limit``.
  func lines() -> [TextLine] {
    let runs = content.runs
    var lines: [TextLine] = []
    var paragraphs = self.paragraphs(runs)[...]
    while let paragraph = paragraphs.popFirst() {
      var rest = paragraph[...]
      repeat {
        let isLast = lines.count + 1 == limit
        if isLast {
          let isCut = !paragraphs.isEmpty
          lines.append(line(truncated(rest, isCut: isCut, runs), runs))
          return lines
        }
        let (taken, remainder) = split(rest)
        lines.append(line(taken, runs))
        rest = remainder
      } while !rest.isEmpty
    }
    return lines
  }

  /// The letters between line breaks.
  private func paragraphs(_ runs: [TextContent.Run]) -> [[Letter]] {
    var paragraphs: [[Letter]] = [[]]
    for (index, run) in runs.enumerated() {
      for character in run.string {
        if character.isNewline {
          paragraphs.append([])
        } else {
          let width = String(character).width(in: run.font, metrics)
          paragraphs[paragraphs.count - 1].append(
            Letter(character: character, run: index, width: width)
          )
        }
      }
    }
    return paragraphs
  }

  /// As many letters as fit, up to the last space where there is one, and the others.
  private func split(_ letters: ArraySlice<Letter>) -> (ArraySlice<Letter>, ArraySlice<Letter>) {
    var width = 0.0
    var lastSpace: Int?
    for index in letters.indices {
      let letter = letters[index]
      if letter.character == " " { lastSpace = index }
      width += letter.width
      guard width > room + TextContent.tolerance, letter.character != " " else { continue }
      if let lastSpace {
        return (letters[..<lastSpace], letters[(lastSpace + 1)...])
      }
      // At least one letter a line, however narrow the room.
      let end = max(index, letters.startIndex + 1)
      return (letters[..<end], letters[end...])
    }
    return (letters, letters[letters.endIndex...])
  }

  /// The letters cut to the room with an ellipsis where some are left out.
  private func truncated(
    _ letters: ArraySlice<Letter>,
    isCut: Bool,
    _ runs: [TextContent.Run]
  ) -> ArraySlice<Letter> {
    let width = letters.reduce(0) { $0 + $1.width }
    guard isCut || width > room + TextContent.tolerance else { return letters }
    let run = letters.last?.run ?? runs.count - 1
    let ellipsis = Letter(
      character: "…",
      run: run,
      width: "…".width(in: runs[run].font, metrics)
    )
    let room = room - ellipsis.width
    switch content.truncation {
    case .tail: return fitting(letters, in: room) + [ellipsis]
    case .head: return [ellipsis] + fittingTail(letters, in: room)
    case .middle:
      let head = fitting(letters, in: room / 2)
      let used = head.reduce(0) { $0 + $1.width }
      return head + [ellipsis] + fittingTail(letters[head.endIndex...], in: room - used)
    }
  }

  private func fitting(_ letters: ArraySlice<Letter>, in room: Double) -> ArraySlice<Letter> {
    var width = 0.0
    var end = letters.startIndex
    for index in letters.indices {
      width += letters[index].width
      if width > room + TextContent.tolerance { break }
      end = index + 1
    }
    return letters[..<end]
  }

  private func fittingTail(_ letters: ArraySlice<Letter>, in room: Double) -> ArraySlice<Letter> {
    var width = 0.0
    var start = letters.endIndex
    for index in letters.indices.reversed() {
      width += letters[index].width
      if width > room + TextContent.tolerance { break }
      start = index
    }
    return letters[start...]
  }

  /// A line of letters, put together to pieces again.
  private func line(_ letters: ArraySlice<Letter>, _ runs: [TextContent.Run]) -> TextLine {
    var line = TextLine(runs: [], width: 0, metrics: content.line)
    var last = -1
    for letter in letters {
      if letter.run != last {
        var run = runs[letter.run]
        run.string = ""
        line.runs.append(run)
        last = letter.run
      }
      line.runs[line.runs.count - 1].string.append(letter.character)
    }
    for index in line.runs.indices {
      line.runs[index].width = line.runs[index].string.width(in: line.runs[index].font, metrics)
      line.width += line.runs[index].width
    }
    return line
  }
}
