extension GraphState {
  // MARK: Text

  mutating func text(_ text: Text) {
    let node = open(.text, tag: nil)
    if text.details == nil {
      plainText(text.string, node)
    } else {
      richText(text, TextLook(environment), node)
      setObject(node, nil)
    }
    setDirection(of: node)
    close()
  }

  /// Sets a text of one look; where only the characters or the paint are new, nothing else is made.
  ///
  /// The node keeps the environment that the look came from: in the same one it is the same look.
  private mutating func plainText(_ string: String, _ node: NodePointer) {
    let content = node.pointee.text >= 0 ? texts[node.pointee.text] : nil
    // A live graph has to know what is read.
    if let content, live == nil, let known = node.environmentEntry,
      known.toOpaque() == head?.toOpaque()
    {
      return replace(content, string, node)
    }
    let environment = self.environment
    let look = TextLook(environment)
    let font = look.resolvedFont
    let paint = environment.foregroundPaint
    setEntry(head, of: node)
    if let content, content.pointee.hasLook(look, font) {
      content.pointee.run.paint = paint
      return replace(content, string, node)
    }
    let run = TextContent.Run(
      string: string,
      font: font,
      paint: paint,
      decoration: look.defaults.decoration,
      width: 0
    )
    setText(node, [], run, look)
  }

  private mutating func replace(
    _ content: UnsafeMutablePointer<TextContent>,
    _ string: String,
    _ node: NodePointer
  ) {
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
      node.pointee.text = texts.insert(consume content)
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
