/// Whether a text is well-formed XML, as far as icons and drawings go.
package enum WellFormedness {
  /// What is wrong with a document; nil where it has one element that everything else is in, whose
  /// tags match.
  package static func problem(in text: String) -> String? {
    var scanner = XMLScanner(Array(text.utf8))
    var open: [String] = []
    var roots = 0
    do throws(SVGIconProblem) {
      while let token = try scanner.next() {
        switch token {
        case .start(let name, _, let isEmpty):
          if open.isEmpty { roots += 1 }
          if !isEmpty { open.append(name) }
        case .end(let name):
          guard open.popLast() == name else {
            return "line \(scanner.line): </\(name)> ends nothing"
          }
        case .text: continue
        }
      }
    } catch {
      return "line \(scanner.line): \(error)"
    }
    if let name = open.last { return "<\(name)> does not end" }
    return roots == 1 ? nil : "it has \(roots) root elements"
  }
}
