/// How an element is painted, as far as an icon can be.
struct IconPaint {
  /// What is filled: `currentColor`, a colour as it is written, or `none`.
  private var fill = Self.text
  private(set) var isEvenOdd = false
  private var isShown = true

  /// The colour of text, for which black stands too.
  private static let text = "currentColor"

  /// Whether anything is to be seen of an outline.
  var isVisible: Bool { isShown && fill != "none" }

  /// What the fill is called, so that two of them can be told apart.
  var ink: String { fill }

  /// Attributes that would change the picture, with the values under which they do not.
  private static let harmless: [(name: String, values: [String])] = [
    ("stroke", ["none"]), ("opacity", ["1", "100%"]), ("fill-opacity", ["1", "100%"]),
    ("transform", ["none", ""]), ("clip-path", ["none"]), ("mask", ["none"]),
    ("filter", ["none"]), ("mix-blend-mode", ["normal"]), ("marker-start", ["none"]),
  ]

  /// The paint of an element within one that is painted so.
  func applying(_ attributes: SVGAttributes) throws(SVGIconProblem) -> IconPaint {
    var paint = self
    if attributes["display"] == "none" || attributes["visibility"] == "hidden" {
      paint.isShown = false
    }
    for (name, values) in Self.harmless {
      guard let value = attributes[name], !values.contains(value), paint.isShown else { continue }
      throw .unsupportedAttribute(name, value: value)
    }
    switch attributes["fill-rule"] {
    case nil, "inherit": break
    case "evenodd": paint.isEvenOdd = true
    case "nonzero": paint.isEvenOdd = false
    case let value?: throw .unsupportedAttribute("fill-rule", value: value)
    }
    switch attributes["fill"]?.lowercased() {
    case nil, "inherit": break
    case "currentcolor", "black", "#000", "#000000": paint.fill = Self.text
    case "none", "transparent": paint.fill = "none"
    case let value? where value.hasPrefix("url("):
      throw .unsupportedAttribute("fill", value: value)
    case let value?: paint.fill = value
    }
    return paint
  }
}
