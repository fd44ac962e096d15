internal import StyleAPI

extension SVGWriter {
  /// Writes the rules that repaint a light drawing in a dark surrounding, or nothing for none.
  mutating func styleSheet(_ switches: PaintSwitches) {
    guard !switches.rules.isEmpty else { return }
    usesIdentifiers = true
    out.append(literal: "<style>@media (prefers-color-scheme:dark){")
    for index in switches.rules.indices {
      out.append(UInt8(ascii: "."))
      out.append(identifier: switches.firstClass + index)
      out.append(UInt8(ascii: "{"))
      declarations(switches.rules[index], switches)
      out.append(UInt8(ascii: "}"))
    }
    out.append(literal: "}</style>\n")
  }

  private mutating func declarations(_ rule: PaintSwitches.Rule, _ switches: PaintSwitches) {
    switch rule.property {
    case .fill: out.append(literal: "fill")
    case .stroke: out.append(literal: "stroke")
    case .flood: out.append(literal: "flood-color")
    }
    out.append(UInt8(ascii: ":"))
    var opacity = 1000
    switch rule.paint {
    case .color(let color):
      out.append(shortHex: color)
      opacity = ByteBuffer.opacity(color)
    case .gradient(let index):
      out.append(literal: "url(#")
      out.append(identifier: switches.darkGradients + Int(index))
      out.append(UInt8(ascii: ")"))
    }
    guard rule.setsOpacity else { return }
    switch rule.property {
    case .fill: out.append(literal: ";fill-opacity:")
    case .stroke: out.append(literal: ";stroke-opacity:")
    case .flood: out.append(literal: ";flood-opacity:")
    }
    out.append(thousandths: opacity)
  }

  /// Writes the gradients that only the rules refer to.
  mutating func definitions(darkGradients dark: DisplayListContents, _ switches: PaintSwitches) {
    var written: [Int32] = []
    for rule in switches.rules {
      guard case .gradient(let index) = rule.paint, !written.contains(index) else { continue }
      if written.isEmpty { out.append(literal: "<defs>\n") }
      written.append(index)
      gradient(dark.address(ofGradient: index), number: switches.darkGradients + Int(index))
    }
    if !written.isEmpty { out.append(literal: "</defs>\n") }
  }
}
