/// The guides that containers and frames have answered since sizes were last forgotten.
///
/// A guide of a stack is made of those of its views, and placing these asks for guides again.
/// Without a memory each level of nesting would ask several times as often as the one above.
struct GuideCache {
  private struct Query: Hashable {
    var node: NodePointer
    var key: AlignmentKey
    var width: UInt64
    var height: UInt64
  }

  private var values: [Query: Double?] = [:]

  /// The answer that was given before; nil where none was given, and a nil in it for no guide.
  func value(_ node: NodePointer, _ key: AlignmentKey, _ proposal: Proposal) -> Double?? {
    values.isEmpty ? nil : values[query(node, key, proposal)]
  }

  /// Keeps an answer.
  mutating func insert(
    _ value: Double?,
    for node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) {
    values.updateValue(value, forKey: query(node, key, proposal))
  }

  /// Forgets all answers.
  mutating func removeAll() {
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }

  private func query(
    _ node: NodePointer,
    _ key: AlignmentKey,
    _ proposal: Proposal
  ) -> Query {
    Query(
      node: node,
      key: key,
      width: proposal.width.bitPattern,
      height: proposal.height.bitPattern
    )
  }
}
