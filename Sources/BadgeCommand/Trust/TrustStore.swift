internal import StyleHost

/// The plugins that the user has said may run, by the hashes of their bytes.
///
/// The file has a line for each: the SHA-256 in 64 digits, a space, and the path under which the
/// plugin was trusted. The hash is what counts, so that a file may be moved; the path tells a plugin
/// that has changed from one that was never seen. A line that is not understood trusts nothing, and
/// one that begins with '#' is a remark.
struct TrustStore: Sendable {
  /// A trusted plugin.
  struct Pin: Hashable, Sendable {
    var hash: String
    var path: String
  }

  private let file: StateFile

  /// The store in a file.
  init(path: String) { file = StateFile(path: path) }

  /// Where the store is.
  var path: String { file.path }

  /// All pins.
  ///
  /// - Throws: An error also where everybody may write to the store, so that nothing in it counts.
  func pins() throws(ToolError) -> [Pin] { try lines().compactMap { Self.pin($0.text) } }

  /// The numbers of the lines that are not understood, counted from 1.
  func strangeLines() throws(ToolError) -> [Int] {
    try lines().filter { $0.text.utf8.first != UInt8(ascii: "#") && Self.pin($0.text) == nil }
      .map(\.number)
  }

  private func lines() throws(ToolError) -> [StateFile.Line] {
    try file.checkPermissions()
    return try wrapping(ToolError.input) { () throws(InputError) in try file.numberedLines() }
  }

  /// Trusts plugins from now on.
  ///
  /// - Parameter keepsOlder: Whether other bytes that were trusted under the same path still are,
  ///   since they are still there.
  func add(_ pins: [Pin], keepsOlder: Bool = false) throws(ToolError) {
    try file.update { lines in
      for pin in pins {
        // Of a path, only the last bytes count: the old ones were exchanged.
        lines.removeAll { line in
          Self.pin(line)
            .map { $0.path == pin.path && !keepsOlder || $0.hash == pin.hash } ?? false
        }
        lines.append(pin.hash + " " + Self.line(pin.path))
      }
    }
  }

  /// Trusts some bytes no longer.
  ///
  /// - Returns: Whether they were trusted.
  func remove(hash: String) throws(ToolError) -> Bool {
    var wasThere = false
    try file.update { lines in
      let rest = lines.filter { Self.pin($0)?.hash != hash }
      wasThere = rest.count < lines.count
      lines = rest
    }
    return wasThere
  }

  private static func pin(_ line: String) -> Pin? {
    let bytes = line.utf8
    guard let end = bytes.index(bytes.startIndex, offsetBy: 64, limitedBy: bytes.endIndex),
      let hash = hash(line[..<end]), end == bytes.endIndex || bytes[end] == UInt8(ascii: " ")
    else { return nil }
    return Pin(hash: hash, path: String(line[end...].dropFirst()))
  }

  /// A path on one line.
  private static func line(_ path: String) -> String { TextSanitizer.sanitize(path) }

  /// The SHA-256 that a text of 64 hexadecimal digits is, in lower case; nil for any other text.
  static func hash(_ text: some StringProtocol) -> String? {
    let isHash =
      text.utf8.count == 64
      && text.utf8.allSatisfy { byte in
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
          || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
          || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "F")
      }
    return isHash ? text.lowercased() : nil
  }
}
