/// What came of comparing a snapshot with its reference.
public enum SnapshotOutcome: Hashable, Sendable {
  /// Both are the same, byte by byte.
  case matches
  /// There is no reference, and none is to be written.
  case missing
  /// They differ, and the reference is to stay.
  case differs(SnapshotDifference)
  /// There was no reference: the snapshot is to be written as one.
  case recordsNew
  /// They differ, and the snapshot is to be written over the reference.
  case recordsChanged(SnapshotDifference)
  /// Both are the same, and the snapshot is to be written all the same.
  case recordsUnchanged

  /// Whether the snapshot is to be written.
  public var records: Bool {
    switch self {
    case .recordsNew, .recordsChanged, .recordsUnchanged: true
    case .matches, .missing, .differs: false
    }
  }
}

/// Compares a snapshot with its reference, without reading or writing anything.
///
/// ```swift
/// compareSnapshot("<svg/>\n", with: nil, recording: .missing)  // .recordsNew
/// ```
///
/// - Parameters:
///   - received: The text that a strategy made.
///   - reference: The bytes of the reference file, or nil where there is none.
///   - mode: When references are written.
public func compareSnapshot(
  _ received: String,
  with reference: [UInt8]?,
  recording mode: SnapshotRecordMode
) -> SnapshotOutcome {
  guard let reference else { return mode == .never ? .missing : .recordsNew }
  if received.utf8.elementsEqual(reference) { return mode == .all ? .recordsUnchanged : .matches }
  let difference = SnapshotDifference(reference: reference, received: received)
  return mode == .failed || mode == .all ? .recordsChanged(difference) : .differs(difference)
}
