@_spi(Host) internal import StyleAPI

extension DisplayList {
  /// The baselines of the first and of the last line of text, in points from the top; nil without
  /// text.
  var baselines: (first: Double?, last: Double?) {
    var first: Double?
    var last: Double?
    for case .text(let run) in items {
      first = min(first ?? run.origin.y, run.origin.y)
      last = max(last ?? run.origin.y, run.origin.y)
    }
    return (first, last)
  }

  /// The drawing without the role that all of it plays, if it is this one.
  func removingOuterRole(_ role: DisplayRole) -> DisplayList {
    guard items.count >= 2, case .beginRole(role) = items[0] else { return self }
    var depth = 0
    for index in items.indices {
      if items[index].opens { depth += 1 } else if case .end = items[index] { depth -= 1 }
      if depth == 0, index < items.count - 1 { return self }
    }
    var list = self
    list.items.removeLast()
    list.items.removeFirst()
    return list
  }

  /// The drawing as a view of its size.
  var view: some View {
    let baselines = baselines
    return DrawingView(
      self,
      firstTextBaseline: baselines.first,
      lastTextBaseline: baselines.last
    )
  }
}
