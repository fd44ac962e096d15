/// Why a file cannot be drawn as an icon.
public enum IconError: Error, Hashable, Sendable {
  /// There is no file.
  case missing(file: String)
  /// There is something else than a file.
  case notRegular(file: String, FileKind)
  /// The system refuses to read the file, with this `errno`.
  case unreadable(file: String, errno: Int32)
  /// The file is larger than this, in bytes.
  case tooLarge(file: String, limit: Int)
  /// The file is neither an SVG document nor a PNG picture; `format` says what it is, if known.
  case unknownFormat(file: String, format: String?)
  /// The file begins like a PNG picture and is none.
  case damagedPNG(file: String)
  /// The file is an SVG document that cannot be drawn in one colour.
  case svg(file: String, line: Int, SVGIconProblem)
}

/// What is in an SVG document that an icon cannot have, or what is not in it.
public enum SVGIconProblem: Error, Hashable, Sendable {
  /// The bytes are not UTF-8.
  case notUTF8
  /// The document is not well-formed; the words say what is wrong.
  case notWellFormed(String)
  /// The document's element is not `svg`.
  case notSVG(root: String)
  /// There is neither a `viewBox` nor a width and a height.
  case noViewBox
  /// The `viewBox`, or the width and the height, are no box.
  case badViewBox(String)
  /// Nothing in it is filled.
  case nothingDrawn
  /// The data of a path cannot be read.
  case badPath(String)
  /// The element would be lost.
  case unsupportedElement(String)
  /// The attribute would be lost.
  case unsupportedAttribute(String, value: String)
  /// The document has several colours, and an icon is drawn in that of the badge's text.
  case severalColors([String])
}

extension IconError: CustomStringConvertible {
  /// What is wrong and what to do next, in English.
  public var description: String {
    switch self {
    case .missing(let file): "\(Quoted(file)): there is no such file"
    case .notRegular(let file, let kind): "\(Quoted(file)): this is a \(kind), not a file"
    case .unreadable(let file, let code):
      "\(Quoted(file)): it cannot be read: \(SystemMessage(code))"
    case .tooLarge(let file, let limit):
      "\(Quoted(file)): the file is larger than \(limit) bytes; an icon should be small"
    case .unknownFormat(let file, let format):
      "\(Quoted(file)): "
        + (format.map { "this is \($0)" } ?? "this is no picture that can be drawn")
        + "; give an SVG or a PNG file"
    case .damagedPNG(let file): "\(Quoted(file)): this PNG file is damaged"
    case .svg(let file, let line, let problem): "\(Quoted(file)): line \(line): \(problem)"
    }
  }
}

extension SVGIconProblem: CustomStringConvertible {
  /// What is wrong and what to do next, in English.
  public var description: String {
    switch self {
    case .notUTF8: "the file is not in UTF-8; save it in UTF-8"
    case .notWellFormed(let what): "this is not well-formed: \(what)"
    case .notSVG(let root): "this is a document of \(Quoted(root)), not of 'svg'"
    case .noViewBox: "the 'svg' has no viewBox, such as viewBox=\"0 0 24 24\""
    case .badViewBox(let value):
      "\(Quoted(value)) is no box; write four numbers, such as viewBox=\"0 0 24 24\""
    case .nothingDrawn: "nothing in it is filled; an icon is the filled paths of its file"
    case .badPath(let data): "the path \(Quoted(data)) cannot be read"
    case .unsupportedElement(let name):
      "an icon cannot have the element \(Quoted(name)); turn it into a 'path', or give a PNG file"
    case .unsupportedAttribute(let name, let value):
      "an icon cannot have \(Quoted("\(name)=\"\(value)\"")); "
        + "draw it into the 'path', or give a PNG file"
    case .severalColors(let colors):
      "the icon has the colours \(SceneError.Problem.list(colors, "and")), and is drawn in that "
        + "of the badge's text; give a PNG file, or an icon of one colour"
    }
  }
}
