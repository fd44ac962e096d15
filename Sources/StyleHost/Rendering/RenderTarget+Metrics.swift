@_spi(Host) public import StyleAPI

extension RenderTarget {
  /// What measures texts for the target.
  @_spi(Host) public var textMetrics: any TextMetrics {
    switch self {
    case .svg: FontTableMetrics()
    case .ansi: CellMetrics(ambiguousIsWide: false)
    }
  }
}
