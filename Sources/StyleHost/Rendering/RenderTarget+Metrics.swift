@_spi(Host) public import StyleAPI

extension RenderTarget {
  /// What measures texts for the target.
  ///
  /// - Parameter ambiguousIsWide: Whether characters of ambiguous width take two cells.
  @_spi(Host) public func textMetrics(ambiguousIsWide: Bool) -> any TextMetrics {
    switch self {
    case .svg: FontTableMetrics()
    case .ansi: CellMetrics(ambiguousIsWide: ambiguousIsWide)
    }
  }
}
