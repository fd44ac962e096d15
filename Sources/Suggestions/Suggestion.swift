/// What somebody probably meant who wrote a word that does not exist.
package enum Suggestion {
  /// Returns the candidate that a word was probably meant to be.
  ///
  /// Capital letters do not count. A candidate is plausible if there are at most as many mistakes
  /// as a third of the longer word's letters (one in three or four letters, two in five to seven,
  /// three in eight to ten), or if it is the word's only completion, or if it has the same parts in
  /// another order, as `color-label` and `label-color`.
  ///
  /// ```swift
  /// Suggestion.nearest(to: "strct", in: ["strict", "parallel"])  // "strict"
  /// Suggestion.nearest(to: "conf", in: ["configuration"])        // "configuration"
  /// Suggestion.nearest(to: "svg", in: ["text", "json"])          // nil
  /// ```
  ///
  /// - Returns: The nearest plausible candidate, the first of several at the same distance; `nil`
  ///   if none is plausible.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let word = word.lowercased()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let folded = candidate.lowercased()
      let limit = min(plausibleDistance(word, folded), (best?.distance ?? .max) - 1)
      guard limit >= 0, let distance = EditDistance.between(word, and: folded, limit: limit) else {
        continue
      }
      best = (candidate, distance)
    }
    return best?.candidate ?? onlyCompletion(of: word, in: candidates)
      ?? reordering(of: word, in: candidates)
  }

  private static func plausibleDistance(_ left: String, _ right: String) -> Int {
    let length = max(left.count, right.count)
    return length < 3 ? 0 : (length + 1) / 3
  }

  private static func onlyCompletion(of word: String, in candidates: [String]) -> String? {
    guard word.count >= 2 else { return nil }
    let completions = candidates.filter { $0.lowercased().hasPrefix(word) }
    return completions.count == 1 ? completions[0] : nil
  }

  private static func reordering(of word: String, in candidates: [String]) -> String? {
    let parts = word.split(separator: "-").sorted()
    guard parts.count > 1 else { return nil }
    return candidates.first { $0.lowercased().split(separator: "-").sorted() == parts }
  }
}
