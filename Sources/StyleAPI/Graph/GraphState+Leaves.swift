extension GraphState {
  // MARK: Text

  mutating func text(_ text: Text) {
    let node = open(.text, tag: nil)
    let look = TextLook(environment)
    if text.details == nil {
      let font = look.resolvedFont
      if node.pointee.text >= 0, isUnchanged(node, text.string, font, look) {
        texts[node.pointee.text].pointee.run.paint = environment.foregroundPaint
      } else {
        let run = TextContent.Run(
          string: text.string,
          font: font,
          paint: environment.foregroundPaint,
          decoration: look.defaults.decoration,
          width: 0
        )
        setText(node, [], run, look)
      }
    } else {
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
    setDirection(of: node)
    close()
  }

  private func isUnchanged(
    _ node: NodePointer,
    _ string: String,
    _ font: ResolvedFont,
    _ look: TextLook
  ) -> Bool {
    let content = texts[node.pointee.text]
    return content.pointee.more.isEmpty && content.pointee.run.string == string
      && content.pointee.run.font == font
      && content.pointee.run.decoration == look.defaults.decoration
      && content.pointee.lineLimit == look.defaults.lineLimit
      && content.pointee.truncation == look.defaults.truncationMode
      && content.pointee.alignment == look.defaults.alignment
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
