/// A program header: a range of the file and where the loader puts it.
package struct ELFSegment: Hashable, Sendable {
  /// What the loader does with a segment.
  package enum Kind: Hashable, Sendable {
    case load, dynamic, interpreter, note
    case other(UInt32)
  }

  /// What the loader does with it.
  package var kind: Kind
  /// The first byte in the file.
  package var offset: UInt64
  /// The first byte in memory, relative to where the library is loaded.
  package var address: UInt64
  /// The number of bytes in the file.
  package var fileSize: UInt64
  /// The number of bytes in memory; what the file does not hold is zero.
  package var memorySize: UInt64
  /// The alignment, in bytes.
  package var alignment: UInt64

  /// The size of a program header of a 64-bit file, in bytes.
  static let size = 56

  init?(_ table: ELFTable, at start: Int) {
    guard
      let type = table.number(UInt32.self, at: start),
      let offset = table.number(UInt64.self, at: start + 8),
      let address = table.number(UInt64.self, at: start + 16),
      let fileSize = table.number(UInt64.self, at: start + 32),
      let memorySize = table.number(UInt64.self, at: start + 40),
      let alignment = table.number(UInt64.self, at: start + 48)
    else { return nil }
    kind =
      switch type {
      case 1: .load
      case 2: .dynamic
      case 3: .interpreter
      case 4: .note
      default: .other(type)
      }
    self.offset = offset
    self.address = address
    self.fileSize = fileSize
    self.memorySize = memorySize
    self.alignment = alignment
  }
}
