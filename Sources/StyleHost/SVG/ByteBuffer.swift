/// A growable run of bytes that a renderer writes its output into.
///
/// An array would check for uniqueness at every append; a badge is about a hundred appends.
///
/// ```swift
/// var buffer = ByteBuffer()
/// buffer.append(literal: "width=")
/// buffer.append(decimal: 37.5)
/// buffer.string  // "width=37.5"
/// ```
package struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes written.
  package private(set) var count = 0

  /// Makes an empty buffer with room for this many bytes before it has to grow.
  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for this many bytes more.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if capacity &- count < additional { grow(by: additional) }
  }

  @inline(never)
  private mutating func grow(by additional: Int) {
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// Appends one byte.
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  /// Appends the UTF-8 of a literal; its length is known to the compiler, so this is a few moves.
  @inline(__always)
  package mutating func append(literal: StaticString) {
    append(bytes: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Appends bytes.
  @inline(__always)
  package mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(bytes: start, count: bytes.count)
  }

  @inline(__always)
  private mutating func append(bytes: UnsafePointer<UInt8>, count added: Int) {
    reserve(added)
    (base + count).update(from: bytes, count: added)
    count &+= added
  }

  /// Appends the first of eight bytes.
  @inline(__always)
  package mutating func append(_ bytes: EightBytes, upTo end: Int) {
    // All eight are stored, which is one move, and those that are not wanted are written over.
    reserve(8)
    UnsafeMutableRawPointer(base + count)
      .storeBytes(of: bytes.word.littleEndian, as: UInt64.self)
    count &+= end
  }

  /// Appends the UTF-8 of a string that is not known before run time.
  package mutating func append(string: String) {
    var string = string
    string.withUTF8 { append(bytes: $0) }
  }

  /// Appends the UTF-8 of a character.
  mutating func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Appends a copy of bytes that were written before.
  mutating func append(copyOf range: Range<Int>) {
    precondition(range.upperBound <= count, "the range must have been written")
    reserve(range.count)
    (base + count).update(from: base + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Where the next byte goes; only room that was reserved may be written.
  @inline(__always)
  var end: UnsafeMutablePointer<UInt8> { base + count }

  /// Takes in bytes that were put at ``end``.
  @inline(__always)
  mutating func advance(to end: UnsafeMutablePointer<UInt8>) {
    count = base.distance(to: end)
  }

  /// The byte written last, or zero where none is.
  @inline(__always)
  var last: UInt8 { count > 0 ? base[count - 1] : 0 }

  /// Takes off the bytes from an index on.
  mutating func truncate(to end: Int) {
    precondition((0...count).contains(end), "the end must lie within the bytes")
    count = end
  }

  /// Forgets the bytes and keeps the room.
  package mutating func removeAll() { count = 0 }

  /// Calls the closure with the bytes written so far.
  @inline(__always)
  package func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Calls the closure with the bytes from an index on, to be changed in place.
  mutating func withMutableBytes(
    from start: Int,
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    precondition(start <= count, "the bytes must have been written")
    body(UnsafeMutableBufferPointer(start: base + start, count: count - start))
  }

  /// The bytes as a string; ill-formed UTF-8 becomes U+FFFD.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
