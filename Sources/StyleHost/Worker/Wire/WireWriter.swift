/// Writes values one after the other: numbers in little-endian order, texts and lists after their
/// length.
struct WireWriter: ~Copyable {
  private var buffer = ByteBuffer()

  /// How many bytes have been written.
  var count: Int { buffer.count }

  /// What has been written.
  var bytes: [UInt8] { buffer.withBytes { Array($0) } }

  /// Calls the closure with what has been written.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try buffer.withBytes { (bytes) throws(Failure) in try body(UnsafeRawBufferPointer(bytes)) }
  }

  /// Forgets what was written and keeps the room.
  mutating func removeAll() { buffer.removeAll() }

  @inline(__always)
  mutating func write<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number) {
    let size = MemoryLayout<Number>.size
    buffer.reserve(size)
    let start = buffer.end
    UnsafeMutableRawPointer(start).storeBytes(of: number.littleEndian, as: Number.self)
    buffer.advance(to: start + size)
  }

  @inline(__always)
  mutating func write(_ number: Double) { write(number.bitPattern) }

  @inline(__always)
  mutating func write(_ number: Float) { write(number.bitPattern) }

  @inline(__always)
  mutating func write(_ flag: Bool) { write(UInt8(flag ? 1 : 0)) }

  mutating func write(count: Int) { write(UInt32(clamping: count)) }

  mutating func write(_ list: [UInt8]) {
    write(count: list.count)
    append(list)
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(count: utf8.count)
      buffer.append(bytes: utf8)
    }
  }

  mutating func write<Value>(_ value: Value?, _ body: (inout WireWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Value>(_ list: [Value], _ body: (inout WireWriter, Value) -> Void) {
    write(count: list.count)
    for value in list { body(&self, value) }
  }

  /// Adds bytes as they are.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer.append(bytes: $0) }
  }

  /// Puts a number over what was written as a number of that size at an offset.
  mutating func replace<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int,
    by number: Number
  ) {
    buffer.withMutableBytes(from: offset) { bytes in
      UnsafeMutableRawBufferPointer(bytes).storeBytes(of: number.littleEndian, as: Number.self)
    }
  }
}
