internal import StyleAPI

/// The attributes of an element, with those of its `style` among them.
struct SVGAttributes {
  private var values: [String: String] = [:]

  /// The elements that are outlines.
  static let shapes = ["path", "circle", "ellipse", "rect", "polygon", "polyline"]

  init(_ attributes: [(name: String, value: String)]) {
    for (name, value) in attributes { values[name] = value.trimmed }
    // Declarations of a style win over attributes (SVG 2, section 6.6).
    for declaration in (values["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// The box that a document's coordinates are given in.
  func box() throws(SVGIconProblem) -> CGRect {
    if let text = values["viewBox"] {
      let numbers = Self.numbers(text)
      guard let numbers, numbers.count == 4, Self.isBox(numbers[2], numbers[3]) else {
        throw .badViewBox(text)
      }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = values["width"], let height = values["height"] else { throw .noViewBox }
    guard let width = Self.length(width), let height = Self.length(height),
      Self.isBox(width, height)
    else { throw .badViewBox("\(width) \(height)") }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Whether there is something between the sides; a line that goes for a box is none.
  private static func isBox(_ width: Double, _ height: Double) -> Bool {
    width > 0 && height > 0 && (0.001...1_000).contains(width / height)
  }

  /// The outline of a shape as path data; nil where it has none, or is none.
  func pathData(of element: String) throws(SVGIconProblem) -> String? {
    switch element {
    case "path": return values["d"].flatMap { $0.isEmpty || $0 == "none" ? nil : $0 }
    case "polygon", "polyline": return try polygon()
    case "circle":
      let radius = try number("r")
      return ellipse(try number("cx"), try number("cy"), radius, radius)
    case "ellipse":
      return ellipse(
        try number("cx"),
        try number("cy"),
        try number("rx"),
        try number("ry")
      )
    case "rect": return try rectangle()
    default: return nil
    }
  }

  private func number(_ name: String) throws(SVGIconProblem) -> Double {
    guard let text = values[name] else { return 0 }
    guard let number = Self.length(text) else {
      throw .unsupportedAttribute(name, value: text)
    }
    return number
  }

  private func polygon() throws(SVGIconProblem) -> String? {
    guard let points = values["points"], !points.isEmpty else { return nil }
    guard let numbers = Self.numbers(points), numbers.count.isMultiple(of: 2), numbers.count > 3
    else { throw .unsupportedAttribute("points", value: points) }
    return "M" + numbers.map { "\($0)" }.joined(separator: " ") + "z"
  }

  private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String? {
    guard rx > 0, ry > 0 else { return nil }
    return "M\(x - rx) \(y)a\(rx) \(ry) 0 1 0 \(2 * rx) 0a\(rx) \(ry) 0 1 0 \(-2 * rx) 0z"
  }

  private func rectangle() throws(SVGIconProblem) -> String? {
    let (x, y) = (try number("x"), try number("y"))
    let (width, height) = (try number("width"), try number("height"))
    guard width > 0, height > 0 else { return nil }
    // Either radius stands for the other where that is not given.
    let (givenX, givenY) = (try number("rx"), try number("ry"))
    let rx = min(values["rx"] == nil ? givenY : givenX, width / 2)
    let ry = min(values["ry"] == nil ? givenX : givenY, height / 2)
    guard rx > 0, ry > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)z" }
    let (h, v) = (width - 2 * rx, height - 2 * ry)
    return "M\(x + rx) \(y)h\(h)a\(rx) \(ry) 0 0 1 \(rx) \(ry)v\(v)"
      + "a\(rx) \(ry) 0 0 1 \(-rx) \(ry)h\(-h)a\(rx) \(ry) 0 0 1 \(-rx) \(-ry)"
      + "v\(-v)a\(rx) \(ry) 0 0 1 \(rx) \(-ry)z"
  }

  private static func length(_ text: String) -> Double? {
    let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let number = Double(word), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
