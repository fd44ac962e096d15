/// How many typing mistakes lie between two words.
package enum EditDistance {
  /// Returns the Damerau–Levenshtein distance of two words in its restricted form (optimal string
  /// alignment): the fewest insertions, deletions, replacements and swaps of neighbouring
  /// characters, where no part is edited twice.
  ///
  /// ```swift
  /// EditDistance.between("strct", and: "strict", limit: 2)  // 1
  /// EditDistance.between("gren", and: "orange", limit: 2)   // nil
  /// ```
  ///
  /// - Parameter limit: The largest distance of interest.
  /// - Returns: The distance in characters (grapheme clusters); `nil` if it is above `limit`.
  /// - Complexity: O(*n* · *m*) in the lengths of the words, and O(*n*) if they differ by more than
  ///   `limit`.
  package static func between(_ left: String, and right: String, limit: Int) -> Int? {
    let source = Array(left)
    let target = Array(right)
    guard abs(source.count - target.count) <= limit else { return nil }
    // Rows of the usual table: the one before the last, the last, and the one being filled.
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let replacement = last[column] + (source[row] == target[column] ? 0 : 1)
        var distance = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      // A swap reaches back two rows, so both have to be over the limit before giving up.
      if let best = current.min(), let earlier = last.min(), min(best, earlier) > limit {
        return nil
      }
      beforeLast = last
      last = current
    }
    return last[target.count] <= limit ? last[target.count] : nil
  }
}
