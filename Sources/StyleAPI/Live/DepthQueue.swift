/// Records in the order in which their bodies run: those with fewer nodes above them first.
struct DepthQueue {
  private var levels: [[LiveRecord]] = []
  /// How many records of each level were taken.
  private var taken: [Int] = []
  /// The first level that may have records.
  private var first = 0

  /// Adds a record behind those that have as many nodes above them.
  mutating func insert(_ record: LiveRecord) {
    let depth = record.depth
    while levels.count <= depth {
      levels.append([])
      taken.append(0)
    }
    levels[depth].append(record)
    first = min(first, depth)
  }

  /// Takes the first record.
  mutating func popFirst() -> LiveRecord? {
    while first < levels.count {
      if taken[first] < levels[first].count {
        defer { taken[first] += 1 }
        return levels[first][taken[first]]
      }
      levels[first] = []
      taken[first] = 0
      first += 1
    }
    return nil
  }
}
