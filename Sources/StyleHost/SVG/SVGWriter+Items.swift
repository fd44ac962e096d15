internal import StyleAPI

extension SVGWriter {
  /// Writes all items.
  ///
  /// - Parameters:
  ///   - contents: The drawing.
  ///   - base: The number of its first resource, as given to
  ///   ``definitions(_:numbering:switches:)``. - switches: Which items get a class; none by
  ///   default.
  mutating func items(
    _ contents: DisplayListContents,
    numbering base: Int,
    switches: PaintSwitches? = nil
  ) {
    withUnsafeTemporaryAllocation(of: Group.self, capacity: contents.items.count) { room in
      groups = TemporaryStack(in: room)
      var resource = base + contents.gradients.count
      for index in contents.items.indices {
        item(at: index, contents, gradients: base, resource: &resource, switches)
      }
      closeAllGroups()
      groups = TemporaryStack()
    }
  }

  @inline(__always)
  private mutating func item(
    at index: Int,
    _ contents: DisplayListContents,
    gradients base: Int,
    resource: inout Int,
    _ switches: PaintSwitches?
  ) {
    switch contents.items[index] {
    case .fill(let outline, let paint):
      openElement(outline, contents)
      paintClass(of: index, switches)
      fillRule(" fill-rule=\"evenodd\"", of: outline)
      fill(paint, gradients: base)
      out.append(literal: "/>\n")
    case .stroke(let outline, let paint, let stroke):
      openElement(outline, contents)
      paintClass(of: index, switches)
      out.append(literal: " fill=\"none\"")
      self.stroke(paint, stroke, along: outline, gradients: base)
      out.append(literal: "/>\n")
    case .text(let run):
      text(
        run,
        contents.bytes(run.text),
        gradients: base,
        class: switches?.classNumber(of: index)
      )
    case .image(let image, let rect):
      self.image(contents.image(image), in: rect)
    case .beginClip:
      openGroup(" clip-path=\"", resource: &resource)
    case .beginShadow(let shadow):
      if let run = contents.textWithHardShadow(at: index) {
        hardShadow(shadow, of: run, contents, class: switches?.classNumber(of: index))
        groups.push(.nothing)
      } else {
        openGroup(" filter=\"", resource: &resource)
      }
    case .beginOpacity(let opacity):
      openGroup(opacity: opacity)
    case .beginTransform(let transform):
      openGroup(transform)
    case .beginLink(let span):
      openLink(contents.bytes(span))
    case .beginHelp(let span):
      openGroup(help: contents.bytes(span))
    case .beginLabel, .beginRole:
      // The name of the whole drawing says it; a picture's parts have none of their own.
      groups.push(.nothing)
    case .end:
      closeGroup()
    }
  }

  @inline(__always)
  private mutating func paintClass(of index: Int, _ switches: PaintSwitches?) {
    guard let switches, let number = switches.classNumber(of: index) else { return }
    className(number)
  }

  private mutating func hardShadow(
    _ shadow: DisplayShadow,
    of run: DisplayText,
    _ contents: DisplayListContents,
    class number: Int?
  ) {
    var run = run
    run.origin.x += shadow.x
    run.origin.y += shadow.y
    run.paint = .color(shadow.color)
    text(run, contents.bytes(run.text), gradients: 0, class: number)
  }

  private mutating func image(_ image: DisplayImage, in rect: CGRect) {
    out.append(literal: "<image")
    attributeUnlessZero(" x=\"", rect.minX)
    attributeUnlessZero(" y=\"", rect.minY)
    length(" width=\"", rect.width)
    length(" height=\"", rect.height)
    out.append(literal: " preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    out.append(base64: image.png)
    out.append(literal: "\"/>\n")
  }

  private mutating func openGroup(_ effect: StaticString, resource: inout Int) {
    out.append(literal: "<g")
    out.append(literal: effect)
    reference(resource)
    resource += 1
    out.append(literal: ">\n")
    groups.push(.group)
  }

  private mutating func openGroup(opacity: Double) {
    let opacity = min(1, max(0, opacity))
    guard ByteBuffer.thousandths(opacity) != 1000 else { return groups.push(.nothing) }
    out.append(literal: "<g")
    attribute(" opacity=\"", opacity)
    out.append(literal: ">\n")
    groups.push(.group)
  }

  /// Opens a group that moves what was scaled: SVG applies the last of the list first.
  private mutating func openGroup(_ transform: DisplayTransform) {
    let moves =
      ByteBuffer.thousandths(transform.translateX) != 0
      || ByteBuffer.thousandths(transform.translateY) != 0
    let scaleX = ByteBuffer.thousandths(transform.scaleX)
    let scaleY = ByteBuffer.thousandths(transform.scaleY)
    let scales = scaleX != 1000 || scaleY != 1000
    guard moves || scales else { return groups.push(.nothing) }
    out.append(literal: "<g transform=\"")
    if moves {
      out.append(literal: "translate(")
      out.append(decimal: transform.translateX)
      out.append(UInt8(ascii: " "))
      out.append(decimal: transform.translateY)
      out.append(UInt8(ascii: ")"))
    }
    if scales {
      out.append(literal: "scale(")
      out.append(thousandths: scaleX)
      if scaleX != scaleY {
        out.append(UInt8(ascii: " "))
        out.append(thousandths: scaleY)
      }
      out.append(UInt8(ascii: ")"))
    }
    out.append(literal: "\">\n")
    if scaleX == scaleY {
      groups.push(.group)
    } else {
      unevenScales += 1
      groups.push(.unevenScale)
    }
  }

  /// Opens a group whose title a browser shows as a tool tip.
  private mutating func openGroup(help: UnsafeBufferPointer<UInt8>) {
    guard !help.isEmpty else { return groups.push(.nothing) }
    out.append(literal: "<g><title>")
    out.append(escaping: help)
    out.append(literal: "</title>\n")
    groups.push(.group)
  }
}
