internal import StyleAPI

extension ByteBuffer {
  /// Appends an item on one line, without its indentation.
  mutating func append(dump item: DisplayItem, _ contents: DisplayListContents) {
    switch item {
    case .fill(let outline, let paint):
      append(literal: "fill ")
      append(dump: outline, contents)
      append(dump: paint, contents)
    case .stroke(let outline, let paint, let stroke):
      append(literal: "stroke ")
      append(dump: outline, contents)
      append(dump: paint, contents)
      append(dump: stroke)
    case .text(let run):
      append(literal: "text ")
      append(json: contents.bytes(run.text))
      append(dump: run)
      append(dump: run.paint, contents)
      if run.decoration.contains(.underline) { append(literal: " underline") }
      if run.decoration.contains(.strikethrough) { append(literal: " strikethrough") }
    case .image(let index, let rect):
      let image = contents.image(index)
      append(literal: "image ")
      append(json: image.label)
      append(UInt8(ascii: " "))
      append(dump: rect)
      append(literal: " png ")
      append(integer: image.png.count)
      append(literal: " bytes")
    case .beginClip(let outline):
      append(literal: "clip ")
      append(dump: outline, contents)
    case .beginOpacity(let opacity):
      append(literal: "opacity ")
      append(decimal: opacity)
    case .beginShadow(let shadow):
      append(literal: "shadow ")
      append(dump: shadow.color)
      append(literal: " radius ")
      append(decimal: shadow.radius)
      append(literal: " by ")
      append(dump: CGPoint(x: shadow.x, y: shadow.y))
    case .beginTransform(let transform):
      append(literal: "transform scale ")
      append(dump: CGPoint(x: transform.scaleX, y: transform.scaleY))
      append(literal: " move ")
      append(dump: CGPoint(x: transform.translateX, y: transform.translateY))
    case .beginLink(let span):
      append(literal: "link ")
      append(json: contents.bytes(span))
    case .beginLabel(let span):
      append(literal: "named ")
      append(json: contents.bytes(span))
    case .beginHelp(let span):
      append(literal: "help ")
      append(json: contents.bytes(span))
    case .beginRole(let role):
      append(string: role.name)
    case .end:
      append(literal: "end")
    }
  }
}
