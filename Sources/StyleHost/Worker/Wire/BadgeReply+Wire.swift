internal import StyleAPI

extension WireWriter {
  /// Writes a reply.
  mutating func write(_ reply: BadgeReply) {
    write(reply.firstTextBaseline) { $0.write($1) }
    write(reply.lastTextBaseline) { $0.write($1) }
    write(reply.list)
  }
}

extension WireReader {
  /// Reads a reply, and checks its drawing.
  mutating func reply(for target: RenderTarget) throws(WireError) -> BadgeReply {
    let first = try optional { (reader) throws(WireError) in try reader.double() }
    let last = try optional { (reader) throws(WireError) in try reader.double() }
    let list = try displayList(for: target)
    return BadgeReply(list: list, firstTextBaseline: first, lastTextBaseline: last)
  }

  /// Reads a drawing, and checks that it is one of the target's metrics and of a size that may be
  /// drawn.
  mutating func displayList(for target: RenderTarget) throws(WireError) -> DisplayList {
    let list = try displayList()
    guard list.metrics == (target == .svg ? "font" : "cells") else { throw .unknown(.target, 0) }
    let extent = list.extent
    guard extent.width <= RenderingError.largestSide, extent.height <= RenderingError.largestSide
    else { throw .outOfRange(.size) }
    return list
  }
}
