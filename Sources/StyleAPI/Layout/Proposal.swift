/// A proposed size inside the layout engine: nil is NaN, compared by its bits.
struct Proposal: Equatable, BitwiseCopyable {
  var width: Double
  var height: Double

  static var unspecified: Proposal { Proposal(width: .nan, height: .nan) }
  /// A proposal that no view is ever offered.
  static var invalid: Proposal { Proposal(width: -.infinity, height: -.infinity) }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// What a client proposes: less than nothing is nothing, and what is no number asks for the
  /// ideal length.
  init(_ size: ProposedViewSize) {
    width = max(size.width ?? .nan, 0)
    height = max(size.height ?? .nan, 0)
  }

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  var isValid: Bool { width != -.infinity }

  static func == (one: Proposal, other: Proposal) -> Bool {
    one.width.bitPattern == other.width.bitPattern
      && one.height.bitPattern == other.height.bitPattern
  }

  /// The same size with another length along an axis.
  func setting(_ axis: Axis, to length: Double) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The size with a fallback in place of each missing length.
  func resolved(_ width: Double, _ height: Double) -> CGSize {
    CGSize(
      width: self.width.isNaN ? width : self.width,
      height: self.height.isNaN ? height : self.height
    )
  }

  /// The size with another size's lengths in place of missing ones.
  func resolved(_ size: CGSize) -> CGSize { resolved(size.width, size.height) }

  var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : width,
      height: height.isNaN ? nil : height
    )
  }
}

extension CGSize {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
