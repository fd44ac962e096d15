extension UnifiedDiff {
  /// The diff as text, which `patch` takes; empty where nothing differs.
  ///
  /// - Parameter file: The path in the header, the same for both texts.
  func text(file: String) -> String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    // A tab ends the path, which may have spaces in it.
    let end = file.contains(" ") ? "\t\n" : "\n"
    var text = "--- \(file)\(end)+++ \(file)\(end)"
    for hunk in hunks { text += self.text(of: hunk) }
    return text
  }

  /// The ranges of lines that hold changes and their surroundings.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let before = lines[..<hunk.lowerBound]
    let within = lines[hunk]
    let old = Self.range(before.count(where: \.isOld), within.count(where: \.isOld))
    let new = Self.range(before.count(where: \.isNew), within.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + within.map(\.text).joined()
  }

  /// A range of lines as hunks have it: the first line, and the number of them unless it is one.
  private static func range(_ before: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(before),0"
    case 1: "\(before + 1)"
    default: "\(before + 1),\(count)"
    }
  }
}

extension UnifiedDiff.Line {
  var isChange: Bool {
    if case .kept = self { return false }
    return true
  }

  /// Whether the line is in the first text.
  var isOld: Bool {
    if case .added = self { return false }
    return true
  }

  /// Whether the line is in the second text.
  var isNew: Bool {
    if case .removed = self { return false }
    return true
  }

  /// The line with its mark.
  var text: String {
    let (mark, bytes) =
      switch self {
      case .kept(let bytes): (" ", bytes)
      case .removed(let bytes): ("-", bytes)
      case .added(let bytes): ("+", bytes)
      }
    let line = mark + String(decoding: bytes, as: UTF8.self)
    return bytes.last == UInt8(ascii: "\n") ? line : line + "\n\\ No newline at end of file\n"
  }
}
