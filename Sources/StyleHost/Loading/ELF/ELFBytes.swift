internal import Glibc

/// The bytes of a file, read piece by piece, each piece checked against the file's size.
///
/// A file is read with `pread`, never mapped: a file that shrinks while it is read gives a short
/// read, where a mapping would give SIGBUS.
package struct ELFBytes: Sendable {
  private enum Storage: Sendable {
    case memory([UInt8])
    case file(OpenFile)
  }

  /// The size, in bytes.
  package let count: UInt64
  private let storage: Storage
  /// The first bytes of a file, which usually hold its headers and its notes.
  private let head: [UInt8]

  private static let headSize: UInt64 = 4096

  /// Bytes in memory.
  package init(_ bytes: [UInt8]) {
    count = UInt64(bytes.count)
    storage = .memory(bytes)
    head = []
  }

  /// The bytes of a file; throws ``ELFError/unreadable(errno:)``.
  package init(_ file: OpenFile) throws(ELFError) {
    count = file.identity.size
    storage = .file(file)
    head = try Self.read(
      file,
      offset: 0,
      count: min(count, Self.headSize),
      size: count,
      part: .fileHeader
    )
  }

  /// The bytes from `offset` on; `part` is what a message calls them.
  func read(offset: UInt64, count: UInt64, part: ELFPart) throws(ELFError) -> [UInt8] {
    let (end, overflow) = offset.addingReportingOverflow(count)
    guard !overflow, end <= self.count else {
      throw .truncated(part, end: overflow ? .max : end, size: self.count)
    }
    switch storage {
    case .memory(let bytes):
      return Array(bytes[Int(offset)..<Int(end)])
    case .file(let file):
      if end <= UInt64(head.count) { return Array(head[Int(offset)..<Int(end)]) }
      return try Self.read(file, offset: offset, count: count, size: self.count, part: part)
    }
  }

  /// All bytes.
  package func all() throws(ELFError) -> [UInt8] {
    try read(offset: 0, count: count, part: .fileHeader)
  }

  /// The SHA-256 of all bytes, in 64 digits.
  package func sha256() throws(ELFError) -> String {
    var hash = SHA256()
    var offset: UInt64 = 0
    while offset < count {
      let size = min(count - offset, 1 << 16)
      hash.update(try read(offset: offset, count: size, part: .fileHeader))
      offset += size
    }
    return hash.hexadecimal
  }

  private static func read(
    _ file: OpenFile,
    offset: UInt64,
    count: UInt64,
    size: UInt64,
    part: ELFPart
  ) throws(ELFError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      while filled < Int(count) {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]
        )
        let got = pread(
          file.descriptor,
          rest.baseAddress,
          Int(count) - filled,
          off_t(offset) + off_t(filled)
        )
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw .unreadable(errno: failure) }
    guard bytes.count == Int(count) else {
      throw .truncated(part, end: offset + count, size: offset + UInt64(bytes.count))
    }
    return bytes
  }
}

/// A table of little-endian numbers; reading outside it gives nil.
struct ELFTable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func number<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type = T.self, at offset: Int) -> T?
  {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<T>.size else { return nil }
    return T(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: T.self)
    )
  }
}
