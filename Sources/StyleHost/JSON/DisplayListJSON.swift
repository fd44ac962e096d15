public import StyleAPI

/// A display list as a JSON document, for programs that want to know what is drawn and where.
///
/// The form is stable: keys come in the same order, each item stands on a line of its own, lengths
/// are in points with at most three decimals, colours are `#rrggbb` with an opacity from 0 to 1.
/// Gradients, paths and pictures stand within the items that use them. Groups are pairs of a
/// `begin…` item and an `end`. Texts are as they were given: characters that XML or a terminal
/// would not bear are escaped, not replaced.
///
/// ```swift
/// print(DisplayListJSON.encode(list))
/// // {
/// //   "version": 1,
/// //   "metrics": "font",
/// //   "name": "build: passing",
/// //   "bounds": [0, 0, 90, 20],
/// //   "ink": [0, 0, 90, 20],
/// //   "items": [
/// //     {"type": "beginRole", "role": "badge"},
/// //     …
/// ```
public enum DisplayListJSON {
  /// The version of the form; it grows when a reader of the last one would fail.
  public static let version = 1

  /// The JSON document for a drawing, ended by a line feed.
  public static func encode(_ list: DisplayList) -> String {
    var buffer = ByteBuffer()
    write(list, into: &buffer)
    return buffer.string
  }

  /// Appends the UTF-8 of the JSON document for a drawing.
  package static func write(_ list: DisplayList, into buffer: inout ByteBuffer) {
    buffer.append(literal: "{\n  \"version\": ")
    buffer.append(integer: version)
    buffer.append(literal: ",\n  \"metrics\": ")
    buffer.append(json: list.metrics)
    buffer.append(literal: ",\n  \"name\": ")
    buffer.append(json: AccessibleName(of: list).text)
    buffer.append(literal: ",\n  \"bounds\": ")
    buffer.append(json: list.bounds)
    buffer.append(literal: ",\n  \"ink\": ")
    buffer.append(json: list.ink)
    buffer.append(literal: ",\n  \"items\": [")
    list.withContents { contents in
      for index in contents.items.indices {
        buffer.append(literal: index == 0 ? "\n    " : ",\n    ")
        buffer.append(json: contents.items[index], contents)
      }
      if !contents.items.isEmpty { buffer.append(literal: "\n  ") }
    }
    buffer.append(literal: "]\n}\n")
  }
}
