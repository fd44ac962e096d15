/// The address of a link in the form that the OSC 8 sequence takes.
enum TerminalLink {
  /// The schemes that a drawing may link to.
  private static let schemes = ["https", "http", "mailto"]

  /// The address with every byte outside of 33–126 percent-encoded; `nil` if its scheme is none of
  /// https, http and mailto.
  ///
  /// The sequence allows the bytes 32–126 (Egmont Koblinger, "Hyperlinks in terminal emulators").
  /// A space is encoded too, since no URI holds one.
  static func address(_ utf8: some Collection<UInt8>) -> String? {
    let scheme = utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < utf8.count else { return nil }
    let name = String(decoding: scheme, as: UTF8.self).lowercased()
    guard schemes.contains(name) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if (33...126).contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0xF)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
