/// One axis of a flexible frame: its least, ideal and largest length; NaN where none is set.
///
/// Limits that are no lengths (not a number, an infinite least or ideal length) count as not given
/// and negative ones as zero. Of contradictory limits the least length goes before the ideal one,
/// and both before the largest.
struct FlexibleLength {
  private(set) var least: Double
  private(set) var ideal: Double
  private(set) var most: Double

  /// Takes limits that agree already.
  init(agreed least: Double, _ ideal: Double, _ most: Double) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  init(_ least: Double, _ ideal: Double, _ most: Double) {
    self.least = least.isFinite ? max(least, 0) : .nan
    self.ideal = ideal.isFinite ? max(ideal, 0) : .nan
    self.most = most > -.infinity ? max(most, 0) : .nan
    if self.ideal < self.least { self.ideal = self.least }
    let floor = self.ideal.isNaN ? self.least : self.ideal
    if self.most < floor { self.most = floor }
  }

  private func clamped(_ length: Double) -> Double {
    var length = length
    if length < least { length = least }
    if length > most { length = most }
    return length
  }

  /// What the frame offers to its view to be measured.
  func contentProposal(_ proposal: Double) -> Double {
    let length = proposal.isNaN ? ideal : proposal
    return length.isNaN ? .nan : clamped(length)
  }

  /// What the frame offers to its view when it places it.
  ///
  /// That is what it offered before, except that a limit which has set the frame's length where
  /// none was proposed is passed on: the view then fills the frame, or is cut to it.
  ///
  /// - Parameters:
  ///   - offered: What the frame offered to its view to be measured.
  ///   - length: The frame's own length.
  func placementProposal(_ offered: Double, _ length: Double) -> Double {
    guard offered.isNaN, length <= least || length >= most else { return offered }
    return length
  }

  /// The frame's own length.
  ///
  /// - Parameters:
  ///   - proposal: What the frame was offered.
  ///   - offered: What the frame offered to its view.
  ///   - content: What the view took.
  func size(_ proposal: Double, _ offered: Double, _ content: Double) -> Double {
    if proposal.isNaN, !ideal.isNaN { return ideal }
    switch (least.isNaN, most.isNaN) {
    case (true, true): return content
    case (false, false):
      return proposal.isNaN ? clamped(content) : clamped(proposal)
    case (false, true):
      return max(min(offered.isNaN ? .infinity : offered, content), least)
    case (true, false):
      return min(max(offered.isNaN ? -.infinity : offered, content), most)
    }
  }
}

extension _UnaryModifier {
  /// Makes the limits of a flexible frame agree, once and for all measurements.
  mutating func makeLimitsAgree() {
    let width = FlexibleLength(a, b, c)
    let height = FlexibleLength(d, e, f)
    (a, b, c) = (width.least, width.ideal, width.most)
    (d, e, f) = (height.least, height.ideal, height.most)
  }
}

extension UnsafeMutablePointer<Node> {
  /// The limits of a flexible frame's width.
  var flexibleWidth: FlexibleLength {
    FlexibleLength(agreed: pointee.a, pointee.b, pointee.c)
  }

  /// The limits of a flexible frame's height.
  var flexibleHeight: FlexibleLength {
    FlexibleLength(agreed: pointee.d, pointee.e, pointee.f)
  }
}
