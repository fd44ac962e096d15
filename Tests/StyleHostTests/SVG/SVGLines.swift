import StyleAPI

@testable import StyleHost

/// The lines of a drawing's document between the root's start, the title, and the root's end; ids
/// in it begin with `ID` instead of the hash.
func svgLines(_ drawing: Drawing, textLength: SVGRenderer.TextLength = .never) -> [String] {
  let svg = SVGRenderer(textLength: textLength).svg(for: drawing.list)
  return withoutHash(svg).split(separator: "\n").map(String.init).filter { line in
    !line.hasPrefix("<svg ") && !line.hasPrefix("<title>") && line != "</svg>"
      && line != "<defs>" && line != "</defs>"
  }
}

/// A document with `ID` for the hash in its ids.
func withoutHash(_ svg: String) -> String {
  guard let id = svg.firstRange(of: "id=\"") ?? svg.firstRange(of: "class=\"") else { return svg }
  return svg.replacing(svg[id.upperBound...].prefix(9), with: "ID")
}
