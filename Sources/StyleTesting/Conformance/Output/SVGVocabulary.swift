/// The elements that a drawing may have, each with its attributes.
///
/// Nothing here runs a script, moves, or fetches anything.
enum SVGVocabulary {
  /// The attributes of an element, or nil where the element is not allowed.
  static func attributes(of element: String) -> Set<String>? { elements[element] }

  private static let paint: Set<String> = [
    "class", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "clip-rule",
  ]
  private static let face: Set<String> = [
    "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor",
    "textLength", "direction", "xml:space",
  ]
  private static let group: Set<String> = [
    "class", "transform", "clip-path", "filter", "opacity", "display",
  ]
  private static let primitive: Set<String> = ["in", "result"]

  private static let elements: [String: Set<String>] = [
    "svg": face.union([
      "xmlns", "width", "height", "viewBox", "role", "aria-label", "fill", "text-rendering",
    ]),
    "title": [],
    "style": [],
    "defs": [],
    "linearGradient": ["id", "x1", "y1", "x2", "y2", "gradientUnits"],
    "radialGradient": ["id", "cx", "cy", "r", "gradientUnits"],
    "stop": ["class", "offset", "stop-color", "stop-opacity"],
    "clipPath": ["id"],
    "filter": [
      "id", "x", "y", "width", "height", "filterUnits", "color-interpolation-filters",
    ],
    "feGaussianBlur": primitive.union(["stdDeviation"]),
    "feOffset": primitive.union(["dx", "dy"]),
    "feFlood": primitive.union(["class", "flood-color", "flood-opacity"]),
    "feComposite": primitive.union(["in2", "operator"]),
    "feMerge": primitive,
    "feMergeNode": ["in"],
    "g": group.union(paint).union(face),
    "a": group.union(["href"]),
    "rect": paint.union(["x", "y", "width", "height", "rx"]),
    "circle": paint.union(["cx", "cy", "r"]),
    "ellipse": paint.union(["cx", "cy", "rx", "ry"]),
    "path": paint.union(["d"]),
    "text": paint.union(face).union(["x", "y"]),
    "image": ["x", "y", "width", "height", "preserveAspectRatio", "href"],
  ]

  /// The properties that the style sheet of an adaptive drawing may set.
  static let properties: Set<String> = [
    "display", "fill", "fill-opacity", "stroke", "stroke-opacity", "flood-color", "flood-opacity",
    "stop-color", "stop-opacity",
  ]
}
