internal import StyleAPI

/// Finds which plate each thing lies on.
struct CellPlates {
  /// The things, in painter's order.
  let entries: [CellEntry]
  private var plates: [Int: CellNode.Plate] = [:]
  private var isGone: [Bool]
  private var childrenOfPlate: [Int: [Int]] = [:]
  private var outermost: [Int] = []

  /// How far a shadow or an embossed edge lies from its letters, in points.
  private static let emboss = 3.0
  /// How far a thing may stick out of the plate that it lies on, in points.
  private static let tolerance = 1.5

  init(_ entries: [CellEntry]) {
    self.entries = entries
    isGone = Array(repeating: false, count: entries.count)
  }

  /// The indices of the things that are not hidden, in painter's order.
  var visible: [Int] { entries.indices.filter { !isGone[$0] } }

  /// The marks that form a plate; `nil` for other things.
  func plate(at entry: Int) -> CellNode.Plate? { plates[entry] }

  /// The things on a plate, or on none, in painter's order.
  func children(of plate: Int?) -> [Int] {
    guard let plate else { return outermost }
    return childrenOfPlate[plate] ?? []
  }

  // MARK: Hidden things

  /// Forgets what an opaque region covers, and letters that are the shadow of later ones.
  mutating func removeHidden(glyphs: [CellGlyph]) {
    for (index, cover) in entries.enumerated().dropFirst() where cover.isOpaque && !cover.isRound {
      for below in 0..<index where cover.box.holds(entries[below].box, tolerance: 0.5) {
        isGone[below] = true
      }
    }
    removeShadows(glyphs: glyphs)
  }

  /// Forgets letters that are repeated by later ones a little beside them.
  private mutating func removeShadows(glyphs: [CellGlyph]) {
    var seen: [ArraySlice<CellGlyph>: [Int]] = [:]
    for index in entries.indices.reversed() where !isGone[index] {
      guard case .letters(let range) = entries[index].kind else { continue }
      let box = entries[index].box
      let later = seen[glyphs[range], default: []]
      let isShadow = later.contains { other in
        abs(entries[other].box.minX - box.minX) <= Self.emboss
          && abs(entries[other].box.minY - box.minY) <= Self.emboss
      }
      if isShadow {
        isGone[index] = true
      } else {
        seen[glyphs[range], default: []].append(index)
      }
    }
  }

  // MARK: Plates

  /// Finds the plates, and the smallest that holds each thing.
  mutating func assign() {
    collectFills()
    collectLines()
    // From the smallest to the largest, so that the first that holds a thing is its plate.
    let order = plates.keys.sorted {
      (entries[$0].box.area, $1) < (entries[$1].box.area, $0)
    }
    for index in visible {
      if let plate = plate(of: index, among: order) {
        childrenOfPlate[plate, default: []].append(index)
      } else {
        outermost.append(index)
      }
    }
  }

  /// Makes plates of fills; a fill over another of the same cells is a layer of it.
  private mutating func collectFills() {
    var found: [Int] = []
    for index in visible where entries[index].canBePlate {
      guard let mark = entries[index].mark else { continue }
      switch entries[index].kind {
      case .fill, .path: break
      default: continue
      }
      if let lower = found.last(where: { entries[index].isLayer(of: entries[$0]) }) {
        plates[lower]?.fills.append(mark)
        isGone[index] = true
      } else {
        plates[index] = CellNode.Plate(fills: [mark])
        found.append(index)
      }
    }
  }

  /// Makes frames of lines; a line around a plate is its border.
  private mutating func collectLines() {
    for index in visible where entries[index].canBePlate {
      guard let mark = entries[index].mark, case .line = entries[index].kind else { continue }
      let same = plates.keys.filter { entries[index].isLayer(of: entries[$0]) }.min()
      if let same {
        if plates[same]?.border == nil { plates[same]?.border = mark }
        isGone[index] = true
      } else {
        plates[index] = CellNode.Plate(border: mark)
      }
    }
  }

  private func plate(of index: Int, among order: [Int]) -> Int? {
    let entry = entries[index]
    let isLetters = if case .letters = entry.kind { true } else { false }
    let whole = order.first { candidate in
      guard candidate != index, isBelow(candidate, index) else { return false }
      let plate = entries[candidate].box
      if isLetters {
        return plate.minX - CellMetric.hairline <= entry.box.minX
          && entry.box.maxX <= plate.maxX + CellMetric.hairline
          && plate.minY <= entry.box.midY && entry.box.midY <= plate.maxY
      }
      return plate.area > entry.box.area && plate.holds(entry.box, tolerance: Self.tolerance)
    }
    if whole != nil || !isLetters { return whole }
    // Letters that stick out: they are on the last plate that is under half of them.
    return order.filter { candidate in
      guard case .fill = entries[candidate].kind, candidate < index else { return false }
      let plate = entries[candidate].box
      let shared = plate.intersection(entry.box)
      return shared.width >= entry.box.width / 2
        && plate.minY <= entry.box.midY && entry.box.midY <= plate.maxY
    }.max()
  }

  /// Whether a plate is painted before a thing; a frame holds what is around it in any order.
  private func isBelow(_ plate: Int, _ index: Int) -> Bool {
    plate < index || plates[plate]?.isFrame == true
  }
}
