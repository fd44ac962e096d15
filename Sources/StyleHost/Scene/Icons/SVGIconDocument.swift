internal import StyleAPI

/// The filled paths of an SVG file, as icon collections draw them.
///
/// What is read: `svg` with a `viewBox` (or a width and a height), `g`, `path`, `circle`,
/// `ellipse`, `rect`, `polygon` and `polyline`, all filled in one colour, by either rule. Titles,
/// descriptions and what editors leave behind are skipped, and so is what is not painted.
/// Everything else, such as strokes, transforms, gradients or a second colour, would be lost, and
/// is therefore an error.
struct SVGIconDocument {
  /// The file's title.
  private(set) var title: String?
  private(set) var shapes: [IconShape] = []
  /// The width of the box over its height.
  var ratio: Double { box.map { $0.width / $0.height } ?? 1 }

  private var box: CGRect?
  private var paints: [String] = []
  private var open: [(name: String, paint: IconPaint)] = []

  /// What is wrong with a document, and in which line.
  struct Failure: Error {
    let problem: SVGIconProblem
    let line: Int
  }

  /// Reads a document.
  init(_ bytes: [UInt8]) throws(Failure) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(problem: .notUTF8, line: 1)
    }
    let hasMark = bytes.starts(with: JSONReader.byteOrderMark)
    var scanner = XMLScanner(hasMark ? Array(bytes.dropFirst(3)) : bytes)
    do throws(SVGIconProblem) {
      while let token = try scanner.next() { try read(token, &scanner) }
      if let last = open.last { throw SVGIconProblem.notWellFormed("<\(last.name)> does not end") }
      guard box != nil else { throw SVGIconProblem.notWellFormed("there is no element") }
      guard !shapes.isEmpty else { throw SVGIconProblem.nothingDrawn }
    } catch {
      throw Failure(problem: error, line: scanner.line)
    }
  }

  private mutating func read(
    _ token: XMLScanner.Token,
    _ scanner: inout XMLScanner
  ) throws(SVGIconProblem) {
    switch token {
    case .text: break
    case .end(let name):
      guard open.popLast()?.name == name else {
        throw .notWellFormed("</\(name)> ends nothing")
      }
    case .start(let name, let attributes, let isEmpty):
      try begin(name, SVGAttributes(attributes), isEmpty: isEmpty, &scanner)
    }
  }

  private mutating func begin(
    _ name: String,
    _ attributes: SVGAttributes,
    isEmpty: Bool,
    _ scanner: inout XMLScanner
  ) throws(SVGIconProblem) {
    if open.isEmpty {
      guard box == nil else { throw .notWellFormed("there is a second element after the 'svg'") }
      guard name == "svg" else { throw .notSVG(root: name) }
      box = try attributes.box()
    } else if Self.isSkipped(name) {
      let text = isEmpty ? "" : try skip(name, &scanner)
      if name == "title", title == nil, !text.isEmpty { title = text }
      return
    } else if name != "g", !SVGAttributes.shapes.contains(name) {
      throw .unsupportedElement(name)
    }
    let paint = try (open.last?.paint ?? IconPaint()).applying(attributes)
    if paint.isVisible, let data = try attributes.pathData(of: name) { try add(data, paint) }
    if !isEmpty { open.append((name, paint)) }
  }

  private mutating func add(_ data: String, _ paint: IconPaint) throws(SVGIconProblem) {
    guard let box else { return }
    let scale = Icon.height / box.height
    guard
      let scaled = PathDataScaler.scaled(data, by: scale, origin: box.origin),
      let path = Path(svgPath: scaled)
    else { throw .badPath(data) }
    if !paints.contains(paint.ink) { paints.append(paint.ink) }
    guard paints.count == 1 else { throw .severalColors(paints) }
    shapes.append(IconShape(path: path, isEvenOdd: paint.isEvenOdd))
  }

  // MARK: What is not drawn

  /// Elements that show nothing where they stand, and those of editors.
  private static func isSkipped(_ name: String) -> Bool {
    ["title", "desc", "metadata", "defs"].contains(name) || name.contains(":")
  }

  /// Skips the content of an element and returns the text in it.
  private func skip(
    _ name: String,
    _ scanner: inout XMLScanner
  ) throws(SVGIconProblem) -> String {
    var open = [name]
    var text = ""
    while let token = try scanner.next() {
      switch token {
      case .text(let more): text += more
      case .start(let name, _, let isEmpty): if !isEmpty { open.append(name) }
      case .end(let name):
        guard open.popLast() == name else { throw .notWellFormed("</\(name)> ends nothing") }
        if open.isEmpty {
          return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
      }
    }
    throw .notWellFormed("<\(name)> does not end")
  }
}
