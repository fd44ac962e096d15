internal import Glibc

/// Turns the linker's names of Swift declarations into readable ones.
enum Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The longest name that is made readable, in bytes.
  private static let longestName = 512
  /// The most references to earlier parts that a name may have.
  private static let mostReferences = 14
  /// How much is made readable of a list of names, in bytes.
  private static let longestText = 1 << 16

  /// The readable forms of names, as many as fit into a text; the other names as they are.
  static func demangle(_ symbols: [String]) -> [String] {
    var rest = longestText
    return symbols.map { symbol in
      guard rest > 0 else { return symbol }
      let text = demangle(symbol)
      rest -= text.utf8.count
      return text
    }
  }

  /// The readable form; the name itself if the runtime has none for it, or if it could be endless.
  ///
  /// A name may refer to parts of itself, and each reference can double what is written: a plugin
  /// could have a short one that fills all memory.
  static func demangle(_ symbol: String) -> String {
    guard !couldBeEndless(symbol), let address = dlsym(nil, "swift_demangle") else {
      return symbol
    }
    let function = unsafeBitCast(address, to: Function.self)
    guard let text = function(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(text) }
    return String(cString: text)
  }

  /// Whether a name is not made readable, whatever it is.
  static func couldBeEndless(_ symbol: String) -> Bool {
    symbol.utf8.count > longestName || references(in: symbol) > mostReferences
  }

  /// How many references a name has to its own parts, or more, since identifiers look alike.
  ///
  /// They are an `A`, then for each a number of times and a letter, of which the last is in upper case.
  private static func references(in symbol: String) -> Int {
    var count = 0
    var times: Int?
    var isReference = false
    for byte in symbol.utf8 {
      guard isReference else {
        isReference = byte == UInt8(ascii: "A")
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        times = min((times ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), longestName)
      default:
        count += max(times ?? 1, 1)
        times = nil
        isReference = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      }
    }
    return count
  }
}
