/// Reads what a ``WireWriter`` has written, and trusts none of it.
///
/// Nothing is taken that is not there, nothing is allocated for a length that is only claimed.
struct WireReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// Makes a reader of bytes that stay where they are while it is used.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// How many bytes have not been read.
  var rest: Int { bytes.count - position }

  /// Reads all of some bytes.
  ///
  /// - Throws: What `body` throws, and ``WireError/trailing(_:)`` where it leaves something.
  static func read<Value>(
    _ bytes: [UInt8],
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    // `withUnsafeBytes` would make the error an untyped one.
    let result = bytes.withUnsafeBytes { buffer -> Result<Value, WireError> in
      var reader = WireReader(buffer)
      do throws(WireError) {
        let value = try body(&reader)
        try reader.finish()
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Checks that everything was read.
  func finish() throws(WireError) {
    guard rest == 0 else { throw .trailing(rest) }
  }

  @inline(__always)
  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type = Number.self
  ) throws(WireError) -> Number {
    let size = MemoryLayout<Number>.size
    guard rest >= size else { throw .truncated }
    defer { position += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
  }

  mutating func flag() throws(WireError) -> Bool {
    switch try number(UInt8.self) {
    case 0: return false
    case 1: return true
    case let value: throw .unknown(.flag, UInt64(value))
    }
  }

  /// A finite number of at most a magnitude.
  @inline(__always)
  mutating func double(
    _ part: WireError.Part = .coordinate,
    in range: ClosedRange<Double> = -WireLimits.farthest...WireLimits.farthest
  ) throws(WireError) -> Double {
    let value = Double(bitPattern: try number())
    guard value.isFinite else { throw .notFinite(part) }
    guard range.contains(value) else { throw .outOfRange(part) }
    return value
  }

  /// A finite number; renderers stop at 0 and at 1 where it is a colour's.
  @inline(__always)
  mutating func float(_ part: WireError.Part) throws(WireError) -> Float {
    let value = Float(bitPattern: try number())
    guard value.isFinite else { throw .notFinite(part) }
    return value
  }

  /// How many of something follow, each of which takes at least so many bytes.
  mutating func count(
    of part: WireError.Part,
    atLeast size: Int,
    limit: Int
  ) throws(WireError) -> Int {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw .tooMany(part, count: count, limit: limit) }
    guard count * size <= rest else { throw .truncated }
    return count
  }

  mutating func byteList(
    _ part: WireError.Part = .bytes,
    limit: Int
  ) throws(WireError) -> [UInt8] {
    let count = try count(of: part, atLeast: 1, limit: limit)
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  mutating func text(limit: Int = WireLimits.text) throws(WireError) -> String {
    let list = try byteList(.text, limit: limit)
    guard let text = String(validating: list, as: UTF8.self) else { throw .notUTF8(.text) }
    return text
  }

  mutating func optional<Value>(
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func list<Value>(
    of part: WireError.Part,
    atLeast size: Int,
    limit: Int,
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    let count = try count(of: part, atLeast: size, limit: limit)
    var list: [Value] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }

  /// A case of an enumeration by its number.
  @inline(__always)
  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ part: WireError.Part,
    _ type: Value.Type = Value.self
  ) throws(WireError) -> Value {
    let number = try number(UInt8.self)
    guard let value = Value(rawValue: number) else { throw .unknown(part, UInt64(number)) }
    return value
  }
}
