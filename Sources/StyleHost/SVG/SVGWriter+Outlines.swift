internal import StyleAPI

extension SVGWriter {
  /// Writes the start of the element for an outline: its name and its shape.
  @inline(__always)
  mutating func openElement(_ outline: DisplayOutline, _ contents: DisplayListContents) {
    switch outline {
    case .rectangle(let rect):
      openRectangle(rect)
    case .rounded(let rect, let radius):
      openRounded(rect, radius)
    case .uneven(let rect, let radii) where radii.areEqual:
      openRounded(rect, radii.topLeft)
    case .uneven(let rect, let radii):
      out.append(literal: "<path d=\"")
      out.append(pathData: rect, radii)
      out.append(UInt8(ascii: "\""))
    case .ellipse(let rect):
      openEllipse(rect)
    case .path(let first, let count, _):
      out.append(literal: "<path d=\"")
      out.append(pathData: contents.elements(first: first, count: count))
      out.append(UInt8(ascii: "\""))
    }
  }

  /// Writes `fill-rule` or its like where an outline needs one.
  @inline(__always)
  mutating func fillRule(_ name: StaticString, of outline: DisplayOutline) {
    guard case .path(_, _, evenOdd: true) = outline else { return }
    out.append(literal: name)
  }

  /// Writes the start of a rectangle's element.
  mutating func openRectangle(_ rect: CGRect) {
    out.append(literal: "<rect")
    attributeUnlessZero(" x=\"", rect.minX)
    attributeUnlessZero(" y=\"", rect.minY)
    length(" width=\"", rect.width)
    length(" height=\"", rect.height)
  }

  private mutating func openRounded(_ rect: CGRect, _ radius: Double) {
    openRectangle(rect)
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if ByteBuffer.thousandths(radius) > 0 { attribute(" rx=\"", radius) }
  }

  private mutating func openEllipse(_ rect: CGRect) {
    let isCircle = ByteBuffer.thousandths(rect.width) == ByteBuffer.thousandths(rect.height)
    if isCircle {
      out.append(literal: "<circle")
    } else {
      out.append(literal: "<ellipse")
    }
    attributeUnlessZero(" cx=\"", rect.midX)
    attributeUnlessZero(" cy=\"", rect.midY)
    if isCircle {
      length(" r=\"", rect.width / 2)
    } else {
      length(" rx=\"", rect.width / 2)
      length(" ry=\"", rect.height / 2)
    }
  }
}

extension CornerRadii {
  /// Whether all four corners are the same.
  fileprivate var areEqual: Bool {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft
  }
}
