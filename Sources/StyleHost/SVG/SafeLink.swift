/// A URL that a drawing may link to: `http`, `https` or `mailto`, and only printable ASCII.
///
/// All outputs use it, so what the SVG links to, a terminal links to as well.
///
/// ```swift
/// try SafeLink("HTTPS://example.com/a b").url  // "HTTPS://example.com/a%20b"
/// try SafeLink("javascript:alert(1)")          // throws LinkError.forbiddenScheme
/// ```
public struct SafeLink: Hashable, Sendable {
  /// The URL; characters outside of printable ASCII, and `" < > ^ { | }`, a grave accent and spaces
  /// are percent-encoded.
  public let url: String

  /// Checks a URL.
  ///
  /// - Parameter text: The URL as it was given. A scheme may be in upper case.
  /// - Throws: ``LinkError`` where the URL may not become a link.
  public init(_ text: String) throws(LinkError) {
    var text = text
    let checked: Result<String, LinkError> = text.withUTF8 { bytes in
      if let error = Self.problem(with: bytes) { return .failure(error) }
      var buffer = ByteBuffer(capacity: bytes.count + 16)
      for byte in bytes { buffer.append(percentEncoding: byte) }
      return .success(buffer.string)
    }
    url = try checked.get()
  }

  /// What speaks against linking to a URL, or nil.
  static func problem(with url: UnsafeBufferPointer<UInt8>) -> LinkError? {
    func text(_ bytes: some Sequence<UInt8>) -> String {
      String(decoding: Array(bytes), as: UTF8.self)
    }
    guard url.contains(where: { $0 != UInt8(ascii: " ") }) else { return .empty }
    if let (character, offset) = firstForbiddenCharacter(in: url) {
      return .forbiddenCharacter(character, offset: offset, url: text(url))
    }
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), isScheme(url[..<colon]) else {
      return .noScheme(text(url))
    }
    let rest = url[(colon + 1)...]
    switch Scheme(url[..<colon]) {
    case .web?:
      let isComplete = rest.starts(with: "//".utf8) && isHostCharacter(rest.dropFirst(2).first)
      return isComplete ? nil : .noTarget(text(url))
    case .mail?:
      return rest.isEmpty || rest.first == UInt8(ascii: "?") ? .noTarget(text(url)) : nil
    case nil:
      return .forbiddenScheme(text(url[..<colon]), url: text(url))
    }
  }

  /// Browsers drop tabs and line ends within a URL and take `\` for `/`; so none may be in one.
  private static func firstForbiddenCharacter(
    in url: UnsafeBufferPointer<UInt8>
  ) -> (Unicode.Scalar, offset: Int)? {
    var offset = 0
    var scalars = UTF8Scalars(url)
    while let scalar = scalars.next() {
      let isAtEnd = offset == 0 || offset == url.count - 1
      let isForbidden =
        switch scalar.value {
        case 0..<0x20, 0x5C, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
        case 0x20: isAtEnd
        default: scalars.hasReplaced
        }
      if isForbidden { return (scalar, offset) }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// Whether bytes have the form of a scheme (RFC 3986 §3.1).
  private static func isScheme(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isHostCharacter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return !"/?#:@ ".utf8.contains(byte)
  }

  private enum Scheme {
    case web, mail

    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      func matches(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { bytes.lazy.map { $0 | 0x20 }.elementsEqual($0) }
      }
      if matches("https") || matches("http") {
        self = .web
      } else if matches("mailto") {
        self = .mail
      } else {
        return nil
      }
    }
  }
}

extension SafeLink: CustomStringConvertible {
  /// The URL.
  public var description: String { url }
}

extension ByteBuffer {
  /// Appends a byte of a URL, percent-encoded unless it may stand in one.
  mutating func append(percentEncoding byte: UInt8) {
    switch byte {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...0xFF:
      append(UInt8(ascii: "%"))
      append(Self.upperHexDigit(byte >> 4))
      append(Self.upperHexDigit(byte & 15))
    default:
      append(byte)
    }
  }

  private static func upperHexDigit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") - 10 + nibble
  }
}
