import StyleAPI

/// A layout that reads the dimensions of its one view.
struct DimensionReader<Value>: Layout {
  final class Box {
    var value: Value?
  }

  let box = Box()
  private let read: (ViewDimensions) -> Value

  init(_ read: @escaping (ViewDimensions) -> Value) {
    self.read = read
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    guard let view = subviews.first else { return }
    box.value = read(view.dimensions(in: proposal))
    view.place(at: bounds.origin, proposal: proposal)
  }
}
