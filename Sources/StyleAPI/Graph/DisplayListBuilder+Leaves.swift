extension DisplayListBuilder {
  mutating func fill(_ outline: DisplayOutline, _ paint: DisplayPaint) {
    if case .color(let color) = paint, color.opacity == 0 { return }
    guard let box = bounds(of: outline) else { return }
    list.pointee.items.append(.fill(outline, paint))
    addInk(box)
  }

  mutating func paint(of node: NodePointer, in box: CGRect) -> DisplayPaint {
    node.withGradient { add($0, in: box) } ?? .color(node.pointee.color)
  }

  mutating func add(_ gradient: _UnitGradient, in box: CGRect) -> DisplayPaint {
    let gradient = gradient.gradient(in: box)
    if gradient.stops.isEmpty { return .color(Color.clear.resolved(in: .light)) }
    let index = Int32(list.pointee.gradients.count)
    list.pointee.gradients.append(consume gradient)
    return .gradient(index)
  }

  mutating func drawText(_ node: NodePointer, in rect: CGRect) {
    guard node.pointee.text >= 0 else { return }
    let content = engine.state.pointee.texts[node.pointee.text]
    if let width = content.pointee.width, width <= rect.width + TextContent.tolerance,
      content.pointee.more.isEmpty
    {
      // One run on one line, which most texts are.
      let y = rect.minY + content.pointee.line.ascent
      // What rounding has added to the width is shared by both sides.
      let room = rect.width - width
      let x = rect.minX + (room < 1 ? room / 2 : 0)
      draw(&content.pointee.run, at: CGPoint(x: x, y: y), in: rect, content.pointee.line)
      return
    }
    drawLines(
      content.pointee.lines(in: Proposal(rect.size), with: engine.metrics),
      of: content.pointee.alignment,
      in: rect,
      isRightToLeft: node.pointee.flags.contains(.isRightToLeft)
    )
  }

  mutating func drawLines(
    _ lines: [TextLine],
    of alignment: TextAlignment,
    in rect: CGRect,
    isRightToLeft: Bool
  ) {
    var top = rect.minY
    for line in lines {
      let room = rect.width - line.width
      var x =
        switch alignment {
        case .leading: isRightToLeft ? room : 0
        case .center: room / 2
        case .trailing: isRightToLeft ? 0 : room
        }
      x += rect.minX
      // The first piece stands where reading starts.
      for var run in isRightToLeft ? line.runs.reversed() : line.runs {
        draw(&run, at: CGPoint(x: x, y: top + line.metrics.ascent), in: rect, line.metrics)
        x += run.width
      }
      top += line.metrics.height
    }
  }

  private mutating func draw(
    _ run: UnsafePointer<TextContent.Run>,
    at origin: CGPoint,
    in box: CGRect,
    _ line: LineMetrics
  ) {
    if run.pointee.string.isEmpty { return }
    let paint: DisplayPaint
    switch run.pointee.paint {
    case .color(let color):
      if color.opacity == 0 { return }
      paint = .color(color)
    case .gradient(let gradient): paint = add(gradient, in: box)
    }
    list.pointee.items.append(
      .text(
        DisplayText(
          text: span(run.pointee.string),
          origin: origin,
          width: run.pointee.width,
          font: run.pointee.font,
          paint: paint,
          decoration: run.pointee.decoration
        )
      )
    )
    addInk(
      CGRect(x: origin.x, y: origin.y - line.ascent, width: run.pointee.width, height: line.height)
    )
  }

  mutating func drawShape(_ node: NodePointer, in rect: CGRect) {
    let object = node.object(ShapeObject.self)
    let outline = outline(
      node.pointee.shape,
      inset: node.pointee.a,
      object: object,
      in: rect,
      isRightToLeft: node.pointee.flags.contains(.isRightToLeft)
    )
    guard let stroke = object?.drawing.stroke?.bounded else {
      return fill(outline, paint(of: node, in: rect))
    }
    guard stroke.width > 0, let box = bounds(of: outline, stroke) else { return }
    let paint = paint(of: node, in: rect)
    if case .color(let color) = paint, color.opacity == 0 { return }
    list.pointee.items.append(.stroke(outline, paint, stroke))
    addInk(box)
  }

  mutating func drawImage(_ node: NodePointer, in rect: CGRect) {
    guard let object = node.object(ImageObject.self) else { return }
    // A picture without a label is decoration, which is not spoken of.
    if object.label.isEmpty { return draw(object, of: node, in: rect) }
    let label = span(object.label)
    group(.beginLabel(label)) { $0.draw(object, of: node, in: rect) }
  }

  private mutating func draw(_ object: ImageObject, of node: NodePointer, in rect: CGRect) {
    switch object.content {
    case .png(let bytes):
      let image = DisplayImage(png: bytes, label: object.label)
      let index = list.pointee.images.firstIndex(of: image) ?? list.pointee.images.count
      if index == list.pointee.images.count { list.pointee.images.append(image) }
      list.pointee.items.append(.image(Int32(index), rect))
      addInk(rect)
    case .path(let path, let viewBox):
      let scale = min(rect.width / viewBox.width, rect.height / viewBox.height)
      let x = rect.midX - viewBox.width * scale / 2
      let y = rect.midY - viewBox.height * scale / 2
      let icon = path.mapped { CGPoint(x: $0.x * scale + x, y: $0.y * scale + y) }
      fill(add(icon, isEvenOdd: false), paint(of: node, in: rect))
    }
  }
}
