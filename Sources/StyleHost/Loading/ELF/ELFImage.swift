/// A shared library, read from its bytes: nothing of it is mapped or run.
///
/// The headers are read at once; notes, the dynamic section and the symbols when they are asked
/// for. Every length and offset is checked against the file, so that damaged and hostile files
/// give an ``ELFError`` and nothing else.
///
/// ```swift
/// let image = try ELFImage(ELFBytes(bytes))
/// try image.dynamicSection().needed   // ["libStyleAPI.so", "libc.so.6"]
/// ```
package struct ELFImage: Sendable {
  /// The file's bytes.
  package let bytes: ELFBytes
  /// The program headers, in the file's order.
  package let segments: [ELFSegment]

  static let maximumHeaders: UInt64 = 4096

  /// Reads the headers of a shared library for `platform` and checks that every loaded segment
  /// and the section table lie inside the file.
  package init(_ bytes: ELFBytes, platform: ELFPlatform = .host) throws(ELFError) {
    try Self.checkMagic(bytes)
    let header = ELFTable(try bytes.read(offset: 0, count: 64, part: .fileHeader))
    let found = ELFPlatform(
      wordClass: header.bytes[4],
      byteOrder: header.bytes[5],
      machine: Self.machine(of: header)
    )
    guard found == platform else { throw .foreign(found: found, expected: platform) }
    guard
      let type = header.number(UInt16.self, at: 16),
      let programOffset = header.number(UInt64.self, at: 32),
      let sectionOffset = header.number(UInt64.self, at: 40),
      let programSize = header.number(UInt16.self, at: 54),
      let programCount = header.number(UInt16.self, at: 56),
      let sectionSize = header.number(UInt16.self, at: 58),
      let sectionCount = header.number(UInt16.self, at: 60)
    else { throw .malformed(.fileHeader, .inconsistent) }
    if let other = Self.fileType(type) { throw .notSharedLibrary(other) }

    self.bytes = bytes
    segments = try Self.readSegments(
      bytes,
      offset: programOffset,
      size: programSize,
      count: programCount
    )
    // Nothing here reads sections, but their table is the last thing in a file: a download that
    // broke off is recognised by it even where all that is loaded has arrived.
    if sectionOffset != 0 {
      let end = sectionOffset.addingReportingOverflow(UInt64(sectionSize) * UInt64(sectionCount))
      guard !end.overflow, end.partialValue <= bytes.count else {
        throw .truncated(
          .sectionHeaders,
          end: end.overflow ? .max : end.partialValue,
          size: bytes.count
        )
      }
    }
  }

  /// The bytes of `count` bytes at a virtual address, as the loader would map them.
  func read(address: UInt64, count: UInt64, part: ELFPart) throws(ELFError) -> [UInt8] {
    try bytes.read(offset: try offset(of: address, part: part).offset, count: count, part: part)
  }

  /// Where a virtual address lies in the file, and how many bytes of its segment follow it.
  func offset(
    of address: UInt64,
    part: ELFPart
  ) throws(ELFError) -> (offset: UInt64, available: UInt64) {
    for segment in segments where segment.kind == .load {
      guard address >= segment.address, address - segment.address < segment.fileSize else {
        continue
      }
      let distance = address - segment.address
      return (segment.offset + distance, segment.fileSize - distance)
    }
    throw .malformed(part, .address(address))
  }
}

extension ELFImage {
  private static func checkMagic(_ bytes: ELFBytes) throws(ELFError) {
    let start = try bytes.read(offset: 0, count: min(bytes.count, 512), part: .fileHeader)
    guard !start.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { return }
    if start.isEmpty { throw .notELF(.empty) }
    if start.starts(with: "!<arch>\n".utf8) { throw .notELF(.archive) }
    let isText = start.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    throw .notELF(isText ? .text : .other)
  }

  /// `e_machine`, in the byte order that the file claims.
  private static func machine(of header: ELFTable) -> UInt16 {
    let value = header.number(UInt16.self, at: 18) ?? 0
    return header.bytes[5] == 2 ? value.byteSwapped : value
  }

  /// What a file is whose `e_type` is not `ET_DYN`.
  private static func fileType(_ type: UInt16) -> ELFFileType? {
    switch type {
    case 3: nil
    case 1: .object
    case 2: .executable
    case 4: .core
    default: .unknown(type)
    }
  }

  private static func readSegments(
    _ bytes: ELFBytes,
    offset: UInt64,
    size: UInt16,
    count: UInt16
  ) throws(ELFError) -> [ELFSegment] {
    guard count > 0 else { throw .malformed(.programHeaders, .missing) }
    guard size == ELFSegment.size else {
      throw .malformed(.programHeaders, .entrySize(UInt64(size)))
    }
    guard UInt64(count) <= maximumHeaders else {
      throw .malformed(.programHeaders, .tooLarge(UInt64(count)))
    }
    let table = ELFTable(
      try bytes.read(
        offset: offset,
        count: UInt64(count) * UInt64(size),
        part: .programHeaders
      )
    )
    var segments: [ELFSegment] = []
    segments.reserveCapacity(Int(count))
    var loads = 0
    for index in 0..<Int(count) {
      guard let segment = ELFSegment(table, at: index * ELFSegment.size) else {
        throw .malformed(.programHeaders, .inconsistent)
      }
      if segment.kind == .load {
        let end = segment.offset.addingReportingOverflow(segment.fileSize)
        guard !end.overflow, end.partialValue <= bytes.count else {
          throw .truncated(
            .segment(loads),
            end: end.overflow ? .max : end.partialValue,
            size: bytes.count
          )
        }
        guard segment.fileSize <= segment.memorySize,
          !segment.address.addingReportingOverflow(segment.memorySize).overflow
        else { throw .malformed(.segment(loads), .inconsistent) }
        loads += 1
      }
      segments.append(segment)
    }
    guard loads > 0 else { throw .malformed(.programHeaders, .missing) }
    return segments
  }
}
