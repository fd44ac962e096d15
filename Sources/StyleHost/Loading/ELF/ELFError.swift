/// Why bytes are not a shared library that this process can load.
package enum ELFError: Error, Equatable, Sendable {
  /// The file does not begin with the ELF magic.
  case notELF(Appearance)
  /// A part ends at byte `end`, behind the last byte of the file, which has `size`.
  case truncated(ELFPart, end: UInt64, size: UInt64)
  /// The file is for another word size, byte order or processor.
  case foreign(found: ELFPlatform, expected: ELFPlatform)
  /// The file is ELF, but an executable, an object file or a core dump.
  case notSharedLibrary(ELFFileType)
  /// A part contradicts itself or the rest of the file.
  case malformed(ELFPart, Problem)
  /// The system refused to read, with this `errno`.
  case unreadable(errno: Int32)

  /// What a file looks like that is not ELF.
  package enum Appearance: Equatable, Sendable {
    case empty, text, archive, other
  }

  /// What is wrong with a part.
  package enum Problem: Equatable, Sendable {
    /// An entry has a size other than the format's.
    case entrySize(UInt64)
    /// More entries or bytes than any real library has.
    case tooLarge(UInt64)
    /// An address that no loaded segment of the file holds.
    case address(UInt64)
    /// A name that begins or ends outside the string table.
    case name(UInt64)
    /// The part is needed and missing.
    case missing
    /// The lengths inside the part lead out of it.
    case inconsistent
  }
}

/// A part of an ELF file, for messages.
package enum ELFPart: Equatable, Sendable {
  case fileHeader, programHeaders, sectionHeaders
  case segment(Int)
  case notes, dynamicSection, strings, symbols, symbolHash
}

/// What an ELF file says it is (`e_type`).
package enum ELFFileType: Equatable, Sendable {
  case object, executable, core
  case unknown(UInt16)
}
