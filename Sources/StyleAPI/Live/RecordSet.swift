/// Records without an order, each of them once.
struct RecordSet {
  private var records: [ObjectIdentifier: Unmanaged<LiveRecord>] = [:]

  var isEmpty: Bool { records.isEmpty }

  mutating func insert(_ record: LiveRecord) {
    records[ObjectIdentifier(record)] = .passUnretained(record)
  }

  mutating func remove(_ record: LiveRecord) {
    records[ObjectIdentifier(record)] = nil
  }

  /// The number of records.
  var count: Int { records.count }

  /// The records, which live on for as long as the result does.
  var all: [LiveRecord] { records.values.map { $0.takeUnretainedValue() } }

  /// Calls a function with each record; none may be added or removed meanwhile.
  func forEach(_ body: (LiveRecord) -> Void) {
    for record in records.values { record._withUnsafeGuaranteedRef(body) }
  }
}
