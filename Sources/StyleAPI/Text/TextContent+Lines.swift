/// A line of a text: pieces from left to right.
struct TextLine {
  var runs: [TextContent.Run]
  var width: Double
  var metrics: LineMetrics
}

extension TextContent {
  /// Measures each piece on one line; pieces with line breaks are measured when they are broken.
  mutating func measure(with metrics: any TextMetrics) {
    run.width = run.string.width(in: run.font, metrics)
    var total = run.width
    var hasBreak = run.string.hasLineBreak
    for index in more.indices {
      more[index].width = more[index].string.width(in: more[index].font, metrics)
      total += more[index].width
      hasBreak = hasBreak || more[index].string.hasLineBreak
      let line = metrics.lineMetrics(font: more[index].font).rounded
      self.line.ascent = max(self.line.ascent, line.ascent)
      self.line.descent = max(self.line.descent, line.descent)
    }
    width = hasBreak ? nil : total
  }

  /// A text fits where its width exceeds the room by less than rounding can explain.
  static var tolerance: Double { 1e-6 }

  /// The lines of the text for a proposal, at least one.
  func lines(in proposal: Proposal, with metrics: any TextMetrics) -> [TextLine] {
    let room = proposal.width.isNaN ? .infinity : max(proposal.width, 0)
    if let width, width <= room + Self.tolerance {
      return [TextLine(runs: runs, width: width, metrics: line)]
    }
    var limit = max(lineLimit ?? .max, 1)
    let fitting = (proposal.height + Self.tolerance) / line.height
    if fitting < 1e9 { limit = min(limit, max(Int(fitting), 1)) }
    return LineBreaker(content: self, metrics: metrics, room: room, limit: limit).lines()
  }
}

extension UnsafeMutablePointer<TextContent> {
  /// The size of the text for a proposal, in points.
  ///
  /// It is in whole points, so that plates around texts have crisp edges and meet without a seam.
  func size(for proposal: Proposal, with state: UnsafeMutablePointer<GraphState>) -> CGSize {
    if let width = pointee.width,
      proposal.width.isNaN || width <= proposal.width + TextContent.tolerance
    {
      return CGSize(width: width.roundedUpToWhole, height: pointee.line.height)
    }
    let lines = pointee.lines(in: proposal, with: state.pointee.metrics)
    return CGSize(
      width: lines.reduce(0) { max($0, $1.width) }.roundedUpToWhole,
      height: lines.reduce(0) { $0 + $1.metrics.height }
    )
  }
}

extension String {
  /// The width in points on one line; letters that are drawn together take no less than nothing.
  func width(in font: ResolvedFont, _ metrics: any TextMetrics) -> Double {
    if let width = utf8.withContiguousStorageIfAvailable({ metrics.width(of: $0, font: font) }) {
      return max(width, 0)
    }
    var copy = self
    return max(copy.withUTF8 { metrics.width(of: $0, font: font) }, 0)
  }
}

extension Double {
  /// The next whole number, by way of an integer since that is what is fast.
  var roundedUpToWhole: Double {
    guard self < 1e9 else { return self }
    let whole = Double(Int(self))
    return self - whole > TextContent.tolerance ? whole + 1 : whole
  }
}

extension LineMetrics {
  /// The same line in whole points, with its baseline on a whole point.
  var rounded: LineMetrics {
    let ascent = Double(Int(self.ascent + 0.5))
    return LineMetrics(ascent: ascent, descent: height.roundedUpToWhole - ascent)
  }
}
