/// A program header: a range of the file and where the loader puts it.
package struct ELFSegment: Hashable, Sendable {
  /// What the loader does with a segment.
  package enum Kind: Hashable, Sendable {
    case load, dynamic, interpreter, note
    /// Says what may be done with the stack (`PT_GNU_STACK`).
    case stack
    /// What is only written while the library is loaded (`PT_GNU_RELRO`).
    case relocatedReadOnly
    case other(UInt32)
  }

  /// What the loader does with it.
  package var kind: Kind
  /// What may be done with it (`PF_X`, `PF_W`, `PF_R`).
  package var permissions: UInt32
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
      let permissions = table.number(UInt32.self, at: start + 4),
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
      case 0x6474_E551: .stack
      case 0x6474_E552: .relocatedReadOnly
      default: .other(type)
      }
    self.permissions = permissions
    self.offset = offset
    self.address = address
    self.fileSize = fileSize
    self.memorySize = memorySize
    self.alignment = alignment
  }
}

extension ELFSegment {
  /// Whether it may be run.
  package var isExecutable: Bool { permissions & 1 != 0 }
  /// Whether it may be written.
  package var isWritable: Bool { permissions & 2 != 0 }
}
