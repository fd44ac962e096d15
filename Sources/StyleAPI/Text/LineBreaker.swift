/// Breaks a text into lines that fit, and cuts what is too much.
///
/// Spaces at the end of a line that was broken are not drawn. A word that is too long for a line
/// is broken between two characters.
struct LineBreaker {
  let content: TextContent
  let metrics: any TextMetrics
  /// The room for a line in points.
  let room: Double
  /// The most lines.
  let limit: Int

  /// A character with the piece that it comes from.
  struct Letter {
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
        if lines.count + 1 == limit {
          lines.append(line(lastLine(rest, paragraphs, runs), runs))
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

  // MARK: Breaking

  /// As many letters as fit, up to the last place where a line may end, and the others.
  private func split(_ letters: ArraySlice<Letter>) -> (ArraySlice<Letter>, ArraySlice<Letter>) {
    guard let end = endOfLine(letters) else { return (fittingSpaces(letters), []) }
    let taken = letters[..<end]
    let lastInk = taken.lastIndex { !$0.character.isBreakingSpace }
    let next = letters[end...].firstIndex { !$0.character.isBreakingSpace }
    return (letters[..<(lastInk.map { $0 + 1 } ?? end)], letters[(next ?? letters.endIndex)...])
  }

  /// The index of the first letter that has to stand on the next line; nil where all letters fit.
  private func endOfLine(_ letters: ArraySlice<Letter>) -> Int? {
    var width = 0.0
    var lastBreak: Int?
    for index in letters.indices {
      let letter = letters[index]
      if index > letters.startIndex {
        let before = letters[index - 1].character
        if !letter.character.isBreakingSpace,
          before.isBreakingSpace || before.canBreak(before: letter.character)
        {
          lastBreak = index
        }
      }
      width += letter.width
      guard width > room + TextContent.tolerance, !letter.character.isBreakingSpace else {
        continue
      }
      // At least one letter a line, however narrow the room.
      return lastBreak ?? max(index, letters.startIndex + 1)
    }
    return nil
  }

  /// The letters without those spaces at their end that do not fit.
  private func fittingSpaces(_ letters: ArraySlice<Letter>) -> ArraySlice<Letter> {
    var letters = letters
    var width = letters.width
    while width > room + TextContent.tolerance, let last = letters.last,
      last.character.isBreakingSpace
    {
      width -= last.width
      letters.removeLast()
    }
    return letters
  }

  // MARK: Cutting

  /// The letters of the last line: the rest of the text, cut to the room with an ellipsis.
  private func lastLine(
    _ rest: ArraySlice<Letter>,
    _ paragraphs: ArraySlice<[Letter]>,
    _ runs: [TextContent.Run]
  ) -> ArraySlice<Letter> {
    let rest = paragraphs.isEmpty ? fittingSpaces(rest) : rest
    if paragraphs.isEmpty, rest.width <= room + TextContent.tolerance { return rest }
    switch content.truncation {
    case .tail:
      let run = rest.last?.run ?? runs.count - 1
      let kept = fitting(rest, in: room - ellipsis(run, runs).width).withoutLastSpaces
      return kept + [ellipsis(kept.last?.run ?? rest.first?.run ?? run, runs)]
    case .head:
      let end = paragraphs.last.map { $0[...] } ?? rest
      let run = end.last?.run ?? runs.count - 1
      let kept = fittingTail(end, in: room - ellipsis(run, runs).width).withoutFirstSpaces
      return [ellipsis(kept.first?.run ?? run, runs)] + kept
    case .middle:
      let end = paragraphs.last.map { $0[...] } ?? rest
      let dots = ellipsis(rest.first?.run ?? runs.count - 1, runs)
      let head = fitting(rest, in: (room - dots.width) / 2)
      let left = paragraphs.isEmpty ? end[head.endIndex...] : end
      let tail = fittingTail(left, in: room - dots.width - head.width).withoutFirstSpaces
      return head.withoutLastSpaces + [ellipsis(head.last?.run ?? dots.run, runs)] + tail
    }
  }

  private func ellipsis(_ run: Int, _ runs: [TextContent.Run]) -> Letter {
    Letter(character: "…", run: run, width: "…".width(in: runs[run].font, metrics))
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

  // MARK: Lines

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

extension ArraySlice<LineBreaker.Letter> {
  fileprivate var width: Double { reduce(0) { $0 + $1.width } }

  fileprivate var withoutLastSpaces: Self {
    self[..<(lastIndex { !$0.character.isBreakingSpace }.map { $0 + 1 } ?? startIndex)]
  }

  fileprivate var withoutFirstSpaces: Self {
    self[(firstIndex { !$0.character.isBreakingSpace } ?? endIndex)...]
  }
}
