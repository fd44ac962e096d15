internal import Glibc

/// The environment variables that a run sees.
///
/// A list and not a dictionary: a run reads about ten of them, and the runtime takes longer to make
/// the type of a dictionary than to search the list. What is worth a dictionary, such as the many
/// variables that tell a terminal's colours, makes one.
package struct VariableList: Sendable {
  /// The variables as the system has them, `NAME=value`.
  private var entries: [String] = []

  /// The variables of this process.
  static var process: VariableList {
    var list = VariableList()
    var entry = environ
    while let text = entry.pointee {
      list.entries.append(String(cString: text))
      entry += 1
    }
    return list
  }

  /// The value of a variable, the last of several; nil where there is none.
  package subscript(name: String) -> String? {
    for index in entries.indices.reversed() {
      if let value = Self.value(of: name, in: entries[index]) { return value }
    }
    return nil
  }

  /// Whether there is a variable whose name begins with a text.
  func hasName(startingWith prefix: String) -> Bool {
    entries.contains { $0.hasPrefix(prefix) }
  }

  /// All variables by their names.
  package var dictionary: [String: String] {
    var dictionary: [String: String] = [:]
    for entry in entries {
      guard let sign = entry.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      dictionary[String(entry[..<sign])] = String(entry[entry.utf8.index(after: sign)...])
    }
    return dictionary
  }

  private static func value(of name: String, in entry: String) -> String? {
    // The names that are asked for are ASCII, so that the prefix has as many bytes as the name.
    guard entry.hasPrefix(name) else { return nil }
    let bytes = entry.utf8
    guard
      let sign = bytes.index(
        bytes.startIndex,
        offsetBy: name.utf8.count,
        limitedBy: bytes.endIndex
      ),
      sign != bytes.endIndex, bytes[sign] == UInt8(ascii: "=")
    else { return nil }
    return String(entry[bytes.index(after: sign)...])
  }
}

extension VariableList: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    entries = elements.map { $0 + "=" + $1 }
  }

  /// The variables of a dictionary.
  package init(_ dictionary: [String: String]) {
    entries = dictionary.map { $0 + "=" + $1 }
  }
}
