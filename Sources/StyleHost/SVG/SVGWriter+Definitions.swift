internal import StyleAPI

extension SVGWriter {
  /// Writes one `<defs>` with what the items refer to, or nothing where they refer to nothing.
  ///
  /// Gradients are numbered from `base` on by their index, then clips and filters in the order in
  /// which they begin. All stand before the drawing: browsers know nothing of a resource that lies
  /// in a group that isn't displayed.
  ///
  /// - Returns: The first number that is free.
  mutating func definitions(
    _ contents: DisplayListContents,
    numbering base: Int,
    switches: PaintSwitches? = nil
  ) -> Int {
    var defs = false
    for index in contents.gradients.indices {
      openDefinitions(&defs)
      gradient(contents.address(ofGradient: Int32(index)), number: base + index)
    }
    var number = base + contents.gradients.count
    for index in contents.items.indices {
      switch contents.items[index] {
      case .beginClip(let outline):
        openDefinitions(&defs)
        clip(outline, number: number, contents)
        number += 1
      case .beginShadow(let shadow) where contents.textWithHardShadow(at: index) == nil:
        openDefinitions(&defs)
        let region = DrawingExtent(ofGroupAt: index, contents).box ?? .zero
        filter(shadow, number: number, around: region, flood: switches?.classNumber(of: index))
        number += 1
      default:
        break
      }
    }
    if defs { out.append(literal: "</defs>\n") }
    return number
  }

  private mutating func openDefinitions(_ isOpen: inout Bool) {
    guard !isOpen else { return }
    out.append(literal: "<defs>\n")
    isOpen = true
  }

  private mutating func clip(
    _ outline: DisplayOutline,
    number: Int,
    _ contents: DisplayListContents
  ) {
    out.append(literal: "<clipPath id=\"")
    out.append(identifier: number)
    out.append(literal: "\">")
    openElement(outline, contents)
    fillRule(" clip-rule=\"evenodd\"", of: outline)
    out.append(literal: "/></clipPath>\n")
  }

  /// Writes the filter for a shadow, in steps that every reader knows: librsvg draws `feDropShadow`
  /// wrong.
  private mutating func filter(
    _ shadow: DisplayShadow,
    number: Int,
    around box: CGRect,
    flood: Int?
  ) {
    let region = box.insetBy(dx: -shadow.reach, dy: -shadow.reach)
    out.append(literal: "<filter id=\"")
    out.append(identifier: number)
    out.append(UInt8(ascii: "\""))
    attribute(" x=\"", region.minX)
    attribute(" y=\"", region.minY)
    length(" width=\"", region.width)
    length(" height=\"", region.height)
    out.append(literal: " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
    blurAndOffset(shadow)
    out.append(literal: " result=\"shadow\"/><feFlood")
    if let flood { className(flood) }
    out.append(literal: " flood-color=\"")
    out.append(shortHex: shadow.color)
    out.append(UInt8(ascii: "\""))
    opacity(" flood-opacity=\"", of: shadow.color)
    out.append(literal: "/><feComposite in2=\"shadow\" operator=\"in\"/>")
    out.append(literal: "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    out.append(literal: "</filter>\n")
  }

  /// Writes the steps that make a shadow's shape, without the end of the last one.
  ///
  /// A deviation of zero would switch the whole step off in older readers.
  private mutating func blurAndOffset(_ shadow: DisplayShadow) {
    let blurs = ByteBuffer.thousandths(shadow.radius) > 0
    let moves = ByteBuffer.thousandths(shadow.x) != 0 || ByteBuffer.thousandths(shadow.y) != 0
    if blurs {
      out.append(literal: "<feGaussianBlur in=\"SourceAlpha\"")
      attribute(" stdDeviation=\"", shadow.radius)
    }
    guard moves || !blurs else { return }
    out.append(literal: blurs ? "/><feOffset" : "<feOffset in=\"SourceAlpha\"")
    attributeUnlessZero(" dx=\"", shadow.x)
    attributeUnlessZero(" dy=\"", shadow.y)
  }
}

extension DisplayListContents {
  /// The run whose shadow begins at an index, where that shadow can be drawn as a second text.
  ///
  /// It can where it isn't blurred and the text is one opaque run: the classic look of README
  /// badges, without a filter.
  func textWithHardShadow(at index: Int) -> DisplayText? {
    guard case .beginShadow(let shadow) = items[index],
      ByteBuffer.thousandths(shadow.radius) <= 0,
      index + 2 < items.count,
      case .text(let run) = items[index + 1],
      case .end = items[index + 2],
      case .color(let color) = run.paint,
      ByteBuffer.opacity(color) == 1000
    else { return nil }
    return run
  }
}
