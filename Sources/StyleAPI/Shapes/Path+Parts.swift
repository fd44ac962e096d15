extension Path {
  /// A part of a path from one `move` to the next, or to where it is closed.
  struct Part {
    var segments: [PathSegment] = []
    /// Whether the part ends where it starts; its last segment leads there if need be.
    var isClosed = false
  }

  /// The parts of the path that draw something.
  var parts: [Part] {
    var parts: [Part] = []
    var part = Part()
    var start = CGPoint.zero
    var pen = CGPoint.zero
    func finished(_ part: Part) -> [Part] { part.segments.isEmpty ? [] : [part] }
    for element in elements {
      switch element {
      case .move(let point):
        parts += finished(part)
        part = Part()
        start = point
        pen = point
      case .close:
        if pen != start { part.segments.append(PathSegment(start: pen, form: .line, end: start)) }
        part.isClosed = true
        parts += finished(part)
        part = Part()
        pen = start
      case .line(let end):
        part.segments.append(PathSegment(start: pen, form: .line, end: end))
        pen = end
      case .quad(let end, let control):
        part.segments.append(PathSegment(start: pen, form: .quad(control), end: end))
        pen = end
      case .cubic(let end, let one, let two):
        part.segments.append(PathSegment(start: pen, form: .cubic(one, two), end: end))
        pen = end
      }
    }
    return parts + finished(part)
  }

  /// Draws a segment from where the path stands.
  mutating func add(_ segment: PathSegment) {
    switch segment.form {
    case .line: addLine(to: segment.end)
    case .quad(let control): addQuadCurve(to: segment.end, control: control)
    case .cubic(let one, let two): addCurve(to: segment.end, control1: one, control2: two)
    }
  }
}
