/// The name of a reference file: `<test>.<name>.<strategy>.<extension>`.
///
/// It has letters, digits, `-`, `_`, `+` and `.` only, so that it is the same on every file system.
/// Where that changes a name, six hexadecimal digits of its hash keep it apart from others.
struct SnapshotFileName {
  /// The most bytes of a file name: some file systems that encrypt names allow 143.
  static let limit = 100

  /// The whole name.
  let string: String

  /// Makes a name.
  ///
  /// - Parameters:
  ///   - test: The test function's name as the compiler has it, such as `draws(size:)`.
  ///   - name: The name that the assertion was given.
  ///   - strategy: The strategy's name; left out where it is the extension.
  ///   - pathExtension: The extension without its dot.
  init(test: String, name: String?, strategy: String, pathExtension: String) {
    var stem = Self.clean(Self.functionName(test))
    if let name { stem += "." + Self.clean(name) }
    let suffix = strategy == pathExtension ? "." + pathExtension : ".\(strategy).\(pathExtension)"
    if stem.utf8.count + suffix.utf8.count > Self.limit {
      let room = max(0, Self.limit - suffix.utf8.count - 7)
      stem = String(decoding: stem.utf8.prefix(room), as: UTF8.self) + "-" + Self.hash(stem)
    }
    string = stem + suffix
  }

  /// The name without parentheses, argument labels and backticks.
  private static func functionName(_ test: String) -> String {
    if test.hasPrefix("`") { return String(test.dropFirst().prefix { $0 != "`" }) }
    return String(test.prefix { $0 != "(" })
  }

  private static func clean(_ name: String) -> String {
    var cleaned = ""
    for scalar in name.unicodeScalars {
      let isSafe = isSafe(scalar) && !(scalar == "." && cleaned.isEmpty)
      if isSafe {
        cleaned.unicodeScalars.append(scalar)
      } else if !cleaned.isEmpty, cleaned.last != "-" {
        cleaned += "-"
      }
    }
    while cleaned.last == "-" || cleaned.last == "." { cleaned.removeLast() }
    if cleaned == name, !name.isEmpty { return name }
    return (cleaned.isEmpty ? "" : cleaned + "-") + hash(name)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "+", ".": true
    default: false
    }
  }

  /// Six hexadecimal digits: FNV-1a of 64 bits, folded to 24.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = (hash ^ hash >> 24 ^ hash >> 48) & 0xff_ffff
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
