internal import StyleAPI

extension SVGWriter {
  /// Writes a run of text and the lines drawn with it.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - bytes: Its text.
  ///   - base: The number of the drawing's first gradient.
  ///   - number: The number of the class that repaints it, if any.
  mutating func text(
    _ run: DisplayText,
    _ bytes: UnsafeBufferPointer<UInt8>,
    gradients base: Int,
    class number: Int?
  ) {
    let traits = TextTraits(bytes)
    guard traits.isPrintableASCII || TextSanitizer.isClean(bytes) else {
      // The spaces that stand for line breaks count among the traits.
      var clean = TextSanitizer.sanitize(utf8: bytes)
      return clean.withUTF8 { text(run, $0, gradients: base, class: number) }
    }
    out.append(literal: "<text")
    anchor(run, traits)
    face(run.font)
    if textLength == .measured, run.width > 0 { attribute(" textLength=\"", run.width) }
    if traits.isRightToLeft { out.append(literal: " direction=\"rtl\"") }
    if traits.losesSpaces { out.append(literal: " xml:space=\"preserve\"") }
    if let number { className(number) }
    fill(run.paint, gradients: base)
    out.append(UInt8(ascii: ">"))
    out.append(escaping: bytes)
    out.append(literal: "</text>\n")
    if !run.decoration.isEmpty { lines(of: run, gradients: base, class: number) }
  }

  /// Writes where a run is.
  ///
  /// It hangs on its middle, so that it stays in its place where another face is wider or narrower
  /// than the one that was measured. In two cases readers disagree about the middle and the run
  /// begins at its start: librsvg leaves the space after the last letter out, and it finds the
  /// wrong place where x and y are scaled differently.
  @inline(__always)
  private mutating func anchor(_ run: DisplayText, _ traits: TextTraits) {
    if run.font.tracking == 0, unevenScales == 0 {
      attributeUnlessZero(" x=\"", run.origin.x + run.width / 2)
      attributeUnlessZero(" y=\"", run.origin.y)
    } else {
      let start = traits.isRightToLeft ? run.origin.x + run.width : run.origin.x
      attributeUnlessZero(" x=\"", start)
      attributeUnlessZero(" y=\"", run.origin.y)
      out.append(literal: " text-anchor=\"start\"")
    }
  }

  /// Writes underline and strikethrough as rectangles.
  ///
  /// Readers draw `text-decoration` up to twice as thick as others do. These are as thick and as
  /// far from the baseline as Verdana's, in parts of the font size.
  private mutating func lines(of run: DisplayText, gradients base: Int, class number: Int?) {
    let thickness = run.font.size * 0.06
    func line(at offset: Double) -> CGRect {
      CGRect(
        x: run.origin.x,
        y: run.origin.y + run.font.size * offset,
        width: run.width,
        height: thickness
      )
    }
    if run.decoration.contains(.underline) {
      plate(line(at: 0.09), run.paint, gradients: base, class: number)
    }
    if run.decoration.contains(.strikethrough) {
      plate(line(at: -0.29), run.paint, gradients: base, class: number)
    }
  }

  private mutating func plate(
    _ rect: CGRect,
    _ paint: DisplayPaint,
    gradients base: Int,
    class number: Int?
  ) {
    openRectangle(rect)
    if let number { className(number) }
    fill(paint, gradients: base)
    out.append(literal: "/>\n")
  }

  /// Writes onto the root element what its texts have in common.
  ///
  /// That is the anchor, and the family and size of the first text; others say where they differ.
  mutating func rootFace(_ font: ResolvedFont) {
    family(font.family)
    length(" font-size=\"", font.size)
    out.append(literal: " text-anchor=\"middle\"")
    rootFont = font
  }

  private mutating func face(_ font: ResolvedFont) {
    if font.family != rootFont?.family { family(font.family) }
    if font.size != rootFont?.size { length(" font-size=\"", font.size) }
    if font.weight != 400 { attribute(" font-weight=\"", Double(font.weight)) }
    if font.isItalic { out.append(literal: " font-style=\"italic\"") }
    attributeUnlessZero(" letter-spacing=\"", font.tracking)
  }

  /// Writes the names of a family.
  ///
  /// The lists end with names that exist on Linux, since resvg draws no text at all where it knows
  /// none of them.
  private mutating func family(_ family: FontFamily) {
    switch family {
    case .verdana:
      out.append(literal: " font-family=\"Verdana,Geneva,DejaVu Sans,sans-serif\"")
    case .helvetica:
      out.append(
        literal:
          " font-family=\"Helvetica Neue,Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif\""
      )
    case .monospaced:
      out.append(
        literal:
          " font-family=\"SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,Liberation Mono,monospace\""
      )
    }
  }
}
