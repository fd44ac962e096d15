extension GraphState {
  // MARK: Text

  mutating func text(_ text: Text) {
    let node = open(.text, tag: nil)
    let look = TextLook(environment)
    if text.details == nil {
      plainText(text.string, look, node)
    } else {
      richText(text, look, node)
    }
    setDirection(of: node)
    close()
  }

  /// Sets a text of one look; where only the characters or the paint are new, nothing else is made.
  private mutating func plainText(_ string: String, _ look: TextLook, _ node: NodePointer) {
    let font = look.resolvedFont
    let paint = environment.foregroundPaint
    guard node.pointee.text >= 0, texts[node.pointee.text].pointee.hasLook(look, font) else {
      let run = TextContent.Run(
        string: string,
        font: font,
        paint: paint,
        decoration: look.defaults.decoration,
        width: 0
      )
      return setText(node, [], run, look)
    }
    let content = texts[node.pointee.text]
    content.pointee.run.paint = paint
    if content.pointee.run.string == string { return }
    content.pointee.run.string = string
    content.pointee.measure(with: metrics)
    invalidate(node)
  }

  private mutating func richText(_ text: Text, _ look: TextLook, _ node: NodePointer) {
    var runs: [TextContent.Run] = []
    text.resolve(in: environment, look: look) { string, look in
      runs.append(
        TextContent.Run(
          string: string,
          font: look.resolvedFont,
          paint: look.style?._paint(in: environment) ?? environment.foregroundPaint,
          decoration: look.defaults.decoration,
          width: 0
        )
      )
    }
    if let first = runs.first { setText(node, runs.dropFirst(), first, look) }
  }

  private mutating func setText(
    _ node: NodePointer,
    _ more: ArraySlice<TextContent.Run>,
    _ run: TextContent.Run,
    _ look: TextLook
  ) {
    var content = TextContent(
      run: run,
      more: Array(more),
      lineLimit: look.defaults.lineLimit,
      truncation: look.defaults.truncationMode,
      alignment: look.defaults.alignment,
      line: metrics.lineMetrics(font: run.font).rounded
    )
    content.measure(with: metrics)
    if node.pointee.text >= 0 {
      texts[node.pointee.text].pointee = content
      invalidate(node)
    } else {
      node.pointee.text = texts.insert(content)
    }
  }

  // MARK: Shapes

  mutating func shape(
    _ geometry: _ShapeGeometry,
    inset: Double,
    paint: _Paint,
    object: ShapeObject?
  ) {
    let node = open(.shape, tag: nil)
    if node.pointee.shape != geometry { invalidate(node) }
    node.pointee.shape = geometry
    node.pointee.a = inset
    setPaint(node, paint)
    if object != nil || node.pointee.object != nil {
      setObject(node, object)
      invalidate(node)
    }
    setDirection(of: node)
    close()
  }
}
