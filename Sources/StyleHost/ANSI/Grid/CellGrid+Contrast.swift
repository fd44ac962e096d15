extension CellGrid {
  /// Gives letters colours that can be read on what is drawn under them.
  mutating func settleColors(_ contrast: inout TextContrast) {
    for y in 0..<rows {
      var x = 0
      while x < columns {
        let run = self[x, y].run
        let isOnPlate = self[x, y].background != nil
        let start = x
        repeat {
          x += 1
        } while x < columns && self[x, y].run == run
          && (self[x, y].background != nil) == isOnPlate
        if run != 0 { settle(start..<x, y, isOnPlate: isOnPlate, &contrast) }
      }
    }
  }

  private mutating func settle(
    _ range: Range<Int>,
    _ y: Int,
    isOnPlate: Bool,
    _ contrast: inout TextContrast
  ) {
    guard isOnPlate else {
      for x in range {
        self[x, y].foreground = self[x, y].foreground.flatMap { contrast.onBackground($0) }
      }
      return
    }
    var letters: [(ink: InkColor?, plate: InkColor)] = []
    for x in range {
      let cell = self[x, y]
      // All cells of a wide letter have the colour of the first, each on its own plate.
      let ink = cell.isContinuation ? letters.last?.ink : cell.foreground
      letters.append((ink, cell.background ?? .black))
    }
    for (x, color) in zip(range, contrast.onPlates(letters)) { self[x, y].foreground = color }
  }
}
