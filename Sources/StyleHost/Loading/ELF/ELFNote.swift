/// One note of a `PT_NOTE` segment: who wrote it, its kind, and its content.
package struct ELFNote: Hashable, Sendable {
  /// Who wrote the note, without the zero at the end.
  package var owner: String
  /// The kind, whose meaning is the owner's.
  package var type: UInt32
  /// The content.
  package var descriptor: [UInt8]

  /// Makes a note.
  package init(owner: String, type: UInt32, descriptor: [UInt8]) {
    self.owner = owner
    self.type = type
    self.descriptor = descriptor
  }
}

extension ELFImage {
  private static let maximumNoteSize: UInt64 = 1 << 20

  /// All notes of the file, in the file's order.
  package func notes() throws(ELFError) -> [ELFNote] {
    var notes: [ELFNote] = []
    for segment in segments where segment.kind == .note {
      guard segment.fileSize <= Self.maximumNoteSize else {
        throw .malformed(.notes, .tooLarge(segment.fileSize))
      }
      let table = ELFTable(
        try bytes.read(offset: segment.offset, count: segment.fileSize, part: .notes)
      )
      // The format says 4; segments aligned to 8 (GNU properties) pad to 8.
      let alignment = segment.alignment == 8 ? 8 : 4
      try Self.appendNotes(of: table, alignment: alignment, to: &notes)
    }
    return notes
  }

  private static func appendNotes(
    of table: ELFTable,
    alignment: Int,
    to notes: inout [ELFNote]
  ) throws(ELFError) {
    func padded(_ count: Int) -> Int { (count + alignment - 1) / alignment * alignment }
    var position = 0
    while position < table.bytes.count {
      guard
        let nameSize = table.number(UInt32.self, at: position),
        let contentSize = table.number(UInt32.self, at: position + 4),
        let type = table.number(UInt32.self, at: position + 8)
      else { throw .malformed(.notes, .inconsistent) }
      let name = position + 12
      let content = padded(name + Int(nameSize))
      let end = content + Int(contentSize)
      guard content <= table.bytes.count, end <= table.bytes.count else {
        throw .malformed(.notes, .inconsistent)
      }
      let owner = table.bytes[name..<name + Int(nameSize)].prefix { $0 != 0 }
      notes.append(
        ELFNote(
          owner: String(decoding: owner, as: UTF8.self),
          type: type,
          descriptor: Array(table.bytes[content..<end])
        )
      )
      position = padded(end)
    }
  }
}
