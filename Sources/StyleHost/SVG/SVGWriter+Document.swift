internal import StyleAPI

extension SVGWriter {
  /// Writes a document with one drawing.
  mutating func document(_ contents: DisplayListContents, box: CGRect) {
    openDocument(contents, box: box)
    _ = definitions(contents, numbering: 0)
    items(contents, numbering: 0)
    closeDocument()
  }

  /// Writes a document that is right in a light and in a dark surrounding.
  ///
  /// Readers without style sheets draw the light one. Where the drawings differ in paints only, the
  /// shapes are there once; else one of two groups is displayed.
  mutating func document(light: DisplayListContents, dark: DisplayListContents, box: CGRect) {
    openDocument(light, box: box)
    if var switches = PaintSwitches(light: light, dark: dark) {
      switches.number(after: light)
      styleSheet(switches)
      let base = definitions(light, numbering: 0, switches: switches)
      precondition(base == switches.darkGradients, "numbers must be those that were announced")
      definitions(darkGradients: dark, switches)
      items(light, numbering: 0, switches: switches)
    } else {
      alternatives(light, dark)
    }
    closeDocument()
  }

  /// Writes both drawings, one of them displayed.
  private mutating func alternatives(_ light: DisplayListContents, _ dark: DisplayListContents) {
    usesIdentifiers = true
    let darkBase = light.gradients.count + light.clipAndFilterCount
    let lightClass = darkBase + dark.gradients.count + dark.clipAndFilterCount
    out.append(literal: "<style>@media (prefers-color-scheme:dark){.")
    out.append(identifier: lightClass)
    out.append(literal: "{display:none}.")
    out.append(identifier: lightClass + 1)
    out.append(literal: "{display:inline}}</style>\n")
    _ = definitions(light, numbering: 0)
    _ = definitions(dark, numbering: darkBase)
    out.append(literal: "<g")
    className(lightClass)
    out.append(literal: ">\n")
    items(light, numbering: 0)
    out.append(literal: "</g>\n<g")
    className(lightClass + 1)
    out.append(literal: " display=\"none\">\n")
    items(dark, numbering: darkBase)
    out.append(literal: "</g>\n")
  }

  /// Writes the root element's start and the title.
  private mutating func openDocument(_ contents: DisplayListContents, box: CGRect) {
    out.append(literal: "<svg xmlns=\"http://www.w3.org/2000/svg\"")
    length(" width=\"", box.width)
    length(" height=\"", box.height)
    out.append(literal: " viewBox=\"")
    out.append(decimal: box.minX)
    out.append(UInt8(ascii: " "))
    out.append(decimal: box.minY)
    out.append(UInt8(ascii: " "))
    out.append(decimal: max(0, box.width))
    out.append(UInt8(ascii: " "))
    out.append(decimal: max(0, box.height))
    out.append(literal: "\" role=\"img\"")
    name(contents)
  }

  /// Writes the accessible name as `aria-label`, ends the tag, and repeats the name as `<title>`.
  private mutating func name(_ contents: DisplayListContents) {
    let label = out.count
    out.append(literal: " aria-label=\"")
    let start = out.count
    var reader = AccessibleNameReader(contents, escapes: true)
    reader.read(into: &out)
    let end = out.count
    if start < end {
      out.append(UInt8(ascii: "\""))
    } else {
      // An empty name would be read as one.
      out.truncate(to: label)
    }
    if let font = contents.firstFont { rootFace(font) }
    out.append(literal: ">\n")
    guard start < end else { return }
    out.append(literal: "<title>")
    out.append(copyOf: start..<end)
    out.append(literal: "</title>\n")
  }

  private mutating func closeDocument() {
    out.append(literal: "</svg>\n")
  }
}

extension DisplayListContents {
  /// The font of the first text.
  fileprivate var firstFont: ResolvedFont? {
    for item in items {
      if case .text(let run) = item { return run.font }
    }
    return nil
  }
}
