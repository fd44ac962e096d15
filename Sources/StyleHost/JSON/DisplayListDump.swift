public import StyleAPI

/// A display list as indented text, for people who review what a style draws.
///
/// A line an item, a group's items deeper than the group. Lengths are in points with at most three
/// decimals, boxes are `x,y width×height`, colours `#rgb` or `#rrggbb`, with `@opacity` where they
/// are translucent.
///
/// ```swift
/// print(DisplayListDump.text(of: list))
/// // drawing font 0,0 90×20
/// // badge
/// //   fill rounded 0,0 37×20 r3 #555
/// //   label
/// //     text "build" 6,14 w25 verdana 11 #fff
/// ```
public enum DisplayListDump {
  /// The dump of a drawing, ended by a line feed.
  public static func text(of list: DisplayList) -> String {
    var buffer = ByteBuffer()
    buffer.append(literal: "drawing ")
    buffer.append(string: list.metrics)
    buffer.append(UInt8(ascii: " "))
    buffer.append(dump: list.bounds)
    if list.ink != list.bounds {
      buffer.append(literal: " ink ")
      buffer.append(dump: list.ink)
    }
    buffer.append(UInt8(ascii: "\n"))
    list.withContents { contents in
      var depth = 0
      for item in contents.items {
        if case .end = item {
          depth = max(0, depth - 1)
          continue
        }
        for _ in 0..<depth { buffer.append(literal: "  ") }
        buffer.append(dump: item, contents)
        buffer.append(UInt8(ascii: "\n"))
        if item.opens { depth += 1 }
      }
    }
    return buffer.string
  }
}
