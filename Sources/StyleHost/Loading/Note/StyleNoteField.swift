/// The fields of a line in a note: text between colons, in which a backslash hides what follows.
///
/// `\:`, `\,` and `\\` stand for the character, `\n` for a new line. The last field of a line,
/// which is what people write sentences in, may hold colons as they are.
struct StyleNoteField: Equatable {
  /// The field as it stands in the note.
  let raw: ArraySlice<UInt8>

  private static let backslash = UInt8(ascii: "\\")

  /// The parts between unhidden separators; at most `limit`, the last with the rest of the line.
  static func split(
    _ line: ArraySlice<UInt8>,
    separator: UInt8,
    limit: Int = .max
  ) -> [StyleNoteField] {
    var fields: [StyleNoteField] = []
    var start = line.startIndex
    var index = line.startIndex
    while index < line.endIndex, fields.count + 1 < limit {
      if line[index] == backslash {
        index += 1
      } else if line[index] == separator {
        fields.append(StyleNoteField(raw: line[start..<index]))
        start = index + 1
      }
      index += 1
    }
    fields.append(StyleNoteField(raw: line[start...]))
    return fields
  }

  /// What the field says; nil if a backslash hides something that needs no hiding.
  var text: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      if raw[index] == Self.backslash {
        index += 1
        guard index < raw.endIndex else { return nil }
        switch raw[index] {
        case UInt8(ascii: ":"), UInt8(ascii: ","), Self.backslash: bytes.append(raw[index])
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        default: return nil
        }
      } else {
        bytes.append(raw[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text as a field; `hidden` are the characters that would end it.
  static func encode(_ text: String, hidden: [UInt8] = []) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        bytes += [backslash, UInt8(ascii: "n")]
      } else {
        if byte == backslash || hidden.contains(byte) { bytes.append(backslash) }
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
