/// Reads JSON (RFC 8259), strictly and in one pass over bytes.
///
/// `JSONDecoder` of FoundationEssentials cannot do what scenes and batches need: it takes the first
/// of two equal keys without a word, accepts a comma after the last member, says of a syntax error
/// only that there is one, and keeps no places for the errors that are found later. For a line of a
/// batch with three keys it takes 3.1 µs, six times as long as this reader.
///
/// The caller walks the text: it begins an object and takes one member after the other, or asks for
/// a value as a tree. Nothing is allocated but the strings that the caller asks for.
///
/// ```swift
/// var reader = JSONReader(bytes)
/// try reader.beginObject()
/// var isFirst = true
/// while let key = try reader.nextKey(&isFirst) { … try reader.readString() … }
/// try reader.finish()
/// ```
package struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The byte that is read next.
  package private(set) var index: Int
  /// How many objects and arrays are open.
  private var depth = 0

  /// How many objects and arrays may stand within one another.
  static let deepest = 256

  /// The three bytes that some editors put before UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Makes a reader of bytes, which have to stay where they are while it is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    let hasMark = bytes.count >= 3 && bytes.starts(with: Self.byteOrderMark)
    index = hasMark ? 3 : 0
  }

  func error(_ problem: JSONProblem, at offset: Int? = nil) -> JSONError {
    JSONError(problem: problem, offset: offset ?? index)
  }

  // MARK: Bytes

  /// The next byte that is not white space; nil at the end.
  @inline(__always)
  mutating func peek() -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      index &+= 1
    }
    return nil
  }

  @inline(__always)
  mutating func advance(to next: Int) { index = next }

  /// The error that something else stands here than what was expected.
  func unexpected(_ expected: JSONExpectation) -> JSONError {
    guard index < bytes.count else { return error(.unexpectedEnd(expected: expected)) }
    var scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: bytes[index...]))
    guard let scalar = scalars.next(), !scalars.hasReplaced else { return error(.notUTF8) }
    return error(.unexpected(found: scalar, expected: expected))
  }

  // MARK: Structure

  private mutating func open() throws(JSONError) {
    guard depth < Self.deepest else { throw error(.tooDeep(limit: Self.deepest)) }
    depth += 1
    index += 1
  }

  private mutating func close() {
    depth -= 1
    index += 1
  }

  /// Reads the brace that begins an object.
  package mutating func beginObject() throws(JSONError) {
    guard peek() == UInt8(ascii: "{") else { throw unexpected(.object) }
    try open()
  }

  /// Reads a key and its colon, or the end of the object.
  ///
  /// - Parameter isFirst: True before the first key; false from then on.
  /// - Returns: The key; nil at the end of the object.
  @inline(__always)
  package mutating func nextKey(_ isFirst: inout Bool) throws(JSONError) -> JSONString? {
    let byte = peek()
    if byte == UInt8(ascii: "}") {
      close()
      return nil
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw unexpected(.commaOrBrace) }
      index &+= 1
    }
    guard peek() == UInt8(ascii: "\"") else { throw unexpected(isFirst ? .keyOrEnd : .key) }
    let key = try scanString()
    guard peek() == UInt8(ascii: ":") else { throw unexpected(.colon) }
    index &+= 1
    isFirst = false
    return key
  }

  /// Reads the bracket that begins an array, which has to be there.
  mutating func beginArray() throws(JSONError) { try open() }

  /// Goes to the next element, or past the end of the array.
  ///
  /// - Returns: True where an element follows.
  mutating func nextElement(_ isFirst: inout Bool) throws(JSONError) -> Bool {
    let byte = peek()
    if byte == UInt8(ascii: "]") {
      close()
      return false
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw unexpected(.commaOrBracket) }
      index += 1
    }
    isFirst = false
    return true
  }

  /// Makes sure that nothing follows the value.
  package mutating func finish() throws(JSONError) {
    guard peek() == nil else { throw unexpected(.nothing) }
  }
}
