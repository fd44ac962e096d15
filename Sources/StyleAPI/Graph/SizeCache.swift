/// The sizes that a node has answered to its last proposals.
///
/// Two answers lie in the node; a node that is asked more often gets a table of
/// ``SizeCache/tableCount`` more, so that nested stacks (which probe each child at zero, at
/// infinity and at their share on both axes) do not measure again at every level.
struct SizeCache {
  static let tableCount = 24

  struct Entry {
    var proposal: Proposal
    var size: CGSize
  }

  private var first = Entry(proposal: .invalid, size: .zero)
  private var second = Entry(proposal: .invalid, size: .zero)
  private var table: UnsafeMutablePointer<Entry>?
  private var tableNext: UInt8 = 0

  /// Whether no size is known.
  var isEmpty: Bool { !first.proposal.isValid }

  /// The size that was answered to a proposal.
  func size(for proposal: Proposal) -> CGSize? {
    if first.proposal == proposal { return first.size }
    if second.proposal == proposal { return second.size }
    guard let table else { return nil }
    for index in 0..<Self.tableCount where table[index].proposal == proposal {
      return table[index].size
    }
    return nil
  }

  /// Keeps an answer.
  mutating func insert(_ size: CGSize, for proposal: Proposal) {
    let entry = Entry(proposal: proposal, size: size)
    if !first.proposal.isValid {
      first = entry
    } else if !second.proposal.isValid {
      second = entry
    } else {
      let table = makeTable()
      table[Int(tableNext)] = entry
      tableNext = tableNext + 1 == Self.tableCount ? 0 : tableNext + 1
    }
  }

  /// Starts where an earlier cache has given its memory back.
  @inline(__always)
  mutating func begin() {
    first.proposal = .invalid
    second.proposal = .invalid
    table = nil
    tableNext = 0
  }

  /// Forgets all answers.
  mutating func removeAll() {
    if isEmpty { return }
    first.proposal = .invalid
    second.proposal = .invalid
    table?.deallocate()
    table = nil
    tableNext = 0
  }

  private mutating func makeTable() -> UnsafeMutablePointer<Entry> {
    if let table { return table }
    let table = UnsafeMutablePointer<Entry>.allocate(capacity: Self.tableCount)
    table.initialize(repeating: Entry(proposal: .invalid, size: .zero), count: Self.tableCount)
    self.table = table
    return table
  }
}
