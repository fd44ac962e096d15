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
    // The first drawing has its place; of the others only what is drawn counts.
    let parts = drawings.enumerated().map { index, drawing in
      index == 0
        ? CellRect(x: 0, y: 0, columns: drawing.grid.columns, rows: drawing.grid.rows)
        : drawing.grid.drawnPart
    }
    let columns = parts.map(\.columns).max() ?? 0
    let rows = parts.map(\.rows).max() ?? 0
    let size = CellSize(columns: max(columns, room.columns), rows: max(rows, room.rows))
    let cells = drawings.map { $0.grid.columns * $0.grid.rows }.reduce(limit, +)
    var whole = try CellGrid(columns: size.columns, rows: size.rows, limit: cells)
    var links: [String] = []
    for (index, drawing) in drawings.enumerated() {
      let part = parts[index]
      whole.put(
        drawing.grid,
        part,
        x: index == 0 ? 0 : (size.columns - part.columns) / 2,
        y: index == 0 ? 0 : (size.rows - part.rows) / 2,
        firstLink: links.count
      )
      links += drawing.links
    }
    // What is looked for is in the layer before the others, which alone takes keys.
    if let last = drawings.last, let part = parts.last, var place = last.grid.place {
      if drawings.count > 1 {
        place.x += (size.columns - part.columns) / 2 - part.x
        place.y += (size.rows - part.rows) / 2 - part.y
      }
      whole.place = place
    }
    return (whole, links)
  }
}

extension CellGrid {
  /// The smallest rectangle around all cells in which something is.
  fileprivate var drawnPart: CellRect {
    var (left, right, top, bottom) = (columns, 0, rows, 0)
    for y in 0..<rows {
      for x in 0..<columns
      where !self[x, y].text.isEmpty || self[x, y].isContinuation || self[x, y].background != nil {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return left < right
      ? CellRect(x: left, y: top, columns: right - left, rows: bottom - top)
      : CellRect(x: 0, y: 0, columns: 0, rows: 0)
  }

  /// Covers a part of the grid with a part of another one.
  ///
  /// - Parameter firstLink: The number of links before those of the other grid.
  fileprivate mutating func put(
    _ other: CellGrid,
    _ part: CellRect,
    x: Int,
    y: Int,
    firstLink: Int
  ) {
    for row in 0..<part.rows {
      // A wide character that is cut in two leaves a space.
      if part.columns > 0 {
        clear(x: x, y: y + row)
        clear(x: x + part.columns - 1, y: y + row)
      }
      for column in 0..<part.columns {
        var cell = other[part.x + column, part.y + row]
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
