/// What a row or a section stands in, which decides how it looks.
enum ContainerStyle: Equatable {
  case form
  case list
}

private enum ContainerStyleKey: EnvironmentKey {
  static var defaultValue: ContainerStyle? { nil }
}

extension EnvironmentValues {
  /// The form or list that the view stands in.
  var containerStyle: ContainerStyle? {
    get { self[ContainerStyleKey.self] }
    set { self[ContainerStyleKey.self] = newValue }
  }
}

/// Whether a view in a form is a section, which stands apart from what is around it.
enum SectionTrait: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Rows one below the other, sections further apart.
struct RowLayout: Layout {
  /// The distance between rows in points.
  let rowSpacing: Double
  /// The distance between a section and what is around it in points.
  let sectionSpacing: Double

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let row = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize.zero
    for index in subviews.indices {
      let own = subviews[index].sizeThatFits(row)
      size.width = max(size.width, own.width)
      size.height += own.height + spacing(before: index, subviews)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let row = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for index in subviews.indices {
      y += spacing(before: index, subviews)
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: row)
      y += subviews[index].sizeThatFits(row).height
    }
  }

  private func spacing(before index: Int, _ subviews: Subviews) -> Double {
    guard index > subviews.startIndex else { return 0 }
    let isApart = subviews[index][SectionTrait.self] || subviews[index - 1][SectionTrait.self]
    return isApart ? sectionSpacing : rowSpacing
  }
}
