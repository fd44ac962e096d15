/// The cells that a scalar takes where no other joins it; the raw values are those in
/// ``CellWidthTable``.
enum ScalarCells: UInt32 {
  /// A control character, which is never drawn.
  case control
  case one
  case two
  /// Something that takes its width from its grapheme: a mark, an invisible character, a regional
  /// indicator, an emoji modifier.
  case joining
  /// One cell, or two in some terminals set up for Chinese, Japanese or Korean.
  case ambiguous

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if 0x20..<0x7F ~= value {
      self = .one
      return
    }
    // The last run that begins at the scalar or before.
    var low = 0
    var high = CellWidthTable.runs.count
    while high - low > 1 {
      let middle = (low + high) >> 1
      if CellWidthTable.runs[middle] >> 3 <= value { low = middle } else { high = middle }
    }
    self = ScalarCells(rawValue: CellWidthTable.runs[low] & 7) ?? .one
  }

  func count(ambiguousIsWide: Bool) -> Int {
    switch self {
    case .control, .joining: 0
    case .one: 1
    case .two: 2
    case .ambiguous: ambiguousIsWide ? 2 : 1
    }
  }
}
