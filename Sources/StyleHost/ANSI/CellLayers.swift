internal import StyleAPI

/// Puts panels over the middle of what they stand before.
///
/// A panel is arranged by itself: what lies below it has no part in where its texts go.
enum CellLayers {
  /// Stacks drawings, each but the first in the middle of those before it.
  ///
  /// - Parameters:
  ///   - room: The cells of the whole drawing, which is larger where a drawing in it is.
  ///   - limit: The cells that there may be.
  static func stack(
    _ drawings: [(grid: CellGrid, links: [String])],
    in room: CellSize,
    limit: Int
  ) throws(RenderingError) -> (grid: CellGrid, links: [String]) {
    let columns = drawings.map(\.grid.columns).max() ?? 0
    let rows = drawings.map(\.grid.rows).max() ?? 0
    let size = CellSize(columns: max(columns, room.columns), rows: max(rows, room.rows))
    let cells = drawings.map { $0.grid.columns * $0.grid.rows }.reduce(limit, +)
    var whole = try CellGrid(columns: size.columns, rows: size.rows, limit: cells)
    var links: [String] = []
    for (index, drawing) in drawings.enumerated() {
      let grid = drawing.grid
      let x = index == 0 ? 0 : (size.columns - grid.columns) / 2
      let y = index == 0 ? 0 : (size.rows - grid.rows) / 2
      whole.put(grid, x: x, y: y, firstLink: links.count)
      links += drawing.links
    }
    return (whole, links)
  }
}

extension CellGrid {
  /// Covers a part of the grid with another one.
  ///
  /// - Parameter firstLink: The number of links before those of the other grid.
  fileprivate mutating func put(_ other: CellGrid, x: Int, y: Int, firstLink: Int) {
    for row in 0..<other.rows {
      // A wide character that is cut in two leaves a space.
      if other.columns > 0 {
        clear(x: x, y: y + row)
        clear(x: x + other.columns - 1, y: y + row)
      }
      for column in 0..<other.columns {
        var cell = other[column, row]
        if cell.link >= 0 { cell.link += firstLink }
        self[x + column, y + row] = cell
      }
    }
  }
}

extension DisplayList {
  /// What lies below all panels, and each panel, as drawings of their own; nil where there is none.
  var layers: [DisplayList]? {
    guard let first = items.firstIndex(of: .beginRole(.presentation)) else { return nil }
    var layers = [with(items[..<first])]
    var depth = 0
    var start = first
    for index in items[first...].indices {
      if items[index].opens { depth += 1 } else if items[index] == .end { depth -= 1 }
      guard depth == 0 else { continue }
      layers.append(with(items[start...index]))
      start = index + 1
    }
    return layers
  }

  private func with(_ items: ArraySlice<DisplayItem>) -> DisplayList {
    var list = self
    list.items = Array(items)
    return list
  }
}
