extension DisplayListBuilder {
  mutating func drawClip(_ node: NodePointer, in rect: CGRect) {
    guard let object = node.object(ShapeObject.self) else { return }
    let isRightToLeft = node.pointee.flags.contains(.isRightToLeft)
    let outline = outline(
      object.geometry,
      inset: object.inset,
      object: object,
      in: rect,
      isRightToLeft: isRightToLeft
    )
    let saved = clip
    let nothing = CGRect(origin: rect.origin, size: .zero)
    let box = transform.applied(to: bounds(of: outline) ?? nothing)
    clip = saved.map { $0.intersection(box) } ?? box
    group(.beginClip(outline)) { $0.drawContent(of: node, at: rect.origin) }
    clip = saved
  }

  mutating func drawShadow(_ node: NodePointer, at origin: CGPoint) {
    let shadow = DisplayShadow(
      color: node.pointee.color,
      radius: node.pointee.a.boundedLength,
      x: node.pointee.b.bounded,
      y: node.pointee.c.bounded
    )
    guard shadow.color.opacity > 0 else { return drawContent(of: node, at: origin) }
    let saved = bleed
    // Beyond three standard deviations less than a seven-hundredth of the shadow is left.
    let reach = 3 * shadow.radius
    bleed.leading += max(0, reach - shadow.x) * transform.scaleX
    bleed.trailing += max(0, reach + shadow.x) * transform.scaleX
    bleed.top += max(0, reach - shadow.y) * transform.scaleY
    bleed.bottom += max(0, reach + shadow.y) * transform.scaleY
    group(.beginShadow(shadow)) { $0.drawContent(of: node, at: origin) }
    bleed = saved
  }

  mutating func drawScale(_ node: NodePointer, in rect: CGRect) {
    guard node.pointee.a.isFinite, node.pointee.b.isFinite, node.pointee.a != 0, node.pointee.b != 0
    else { return }
    let x = node.pointee.flags.contains(.isRightToLeft) ? 1 - node.pointee.c : node.pointee.c
    let anchor = UnitPoint(x: x, y: node.pointee.d).point(in: rect).bounded
    let own = DisplayTransform(
      scaleX: node.pointee.a,
      scaleY: node.pointee.b,
      translateX: anchor.x * (1 - node.pointee.a),
      translateY: anchor.y * (1 - node.pointee.b)
    )
    let saved = transform
    transform = DisplayTransform(
      scaleX: own.scaleX * saved.scaleX,
      scaleY: own.scaleY * saved.scaleY,
      translateX: own.translateX * saved.scaleX + saved.translateX,
      translateY: own.translateY * saved.scaleY + saved.translateY
    )
    group(.beginTransform(own)) { $0.drawContent(of: node, at: rect.origin) }
    transform = saved
  }

  mutating func drawMeaning(_ node: NodePointer, at origin: CGPoint) {
    guard let object = node.object(StringObject.self),
      !object.string.isEmpty
    else { return drawContent(of: node, at: origin) }
    let span = span(object.string)
    let item: DisplayItem =
      switch node.pointee.kind {
      case .link: .beginLink(span)
      case .help: .beginHelp(span)
      default: .beginLabel(span)
      }
    group(item) { $0.drawContent(of: node, at: origin) }
  }

  mutating func drawContainer(_ node: NodePointer, in rect: CGRect) {
    let saved = container
    if let object = node.object(ShapeObject.self),
      object.geometry != .containerRelative
    {
      container = ShapeContainer(
        shape: object.shape,
        rect: rect,
        isRightToLeft: node.pointee.flags.contains(.isRightToLeft)
      )
    }
    drawContent(of: node, at: rect.origin)
    container = saved
  }
}
