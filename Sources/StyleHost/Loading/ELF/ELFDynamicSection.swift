/// What the dynamic section says: which libraries are needed and where they are looked for.
package struct ELFDynamicSection: Sendable {
  /// The names of the libraries that must be there (`DT_NEEDED`), in order.
  package internal(set) var needed: [String] = []
  /// The library's own name (`DT_SONAME`).
  package internal(set) var soname: String?
  /// The folders for its libraries (`DT_RUNPATH`), as written, `$ORIGIN` included.
  package internal(set) var runpath: [String] = []
  /// The older form of the same (`DT_RPATH`), which only counts where there is no `runpath`.
  package internal(set) var rpath: [String] = []
  /// How many functions run when the library is loaded.
  package internal(set) var initializerCount = 0
  /// True if code has to be changed while the library is loaded (`DT_TEXTREL`).
  package internal(set) var hasTextRelocations = false
  /// True if all symbols are looked up when the library is loaded (`DF_BIND_NOW`).
  package internal(set) var bindsNow = false
  /// True for a program: position-independent ones have a library's `e_type`.
  package internal(set) var isProgram = false

  var strings = ELFStringTable(bytes: [])
  var symbolAddress: UInt64?
  /// Where the table of functions stands that run when the library is loaded.
  var initializerAddress: UInt64?
  /// The one such function that is not in the table (`DT_INIT`).
  var initFunction: UInt64?
  /// Where the relocations stand, and how many bytes they have.
  var relocations: (address: UInt64, size: UInt64)?
  /// The same of those for functions that are called (`DT_JMPREL`).
  var callRelocations: (address: UInt64, size: UInt64)?
  var hashAddress: UInt64?
  var gnuHashAddress: UInt64?
}

/// The names that symbols and libraries refer to by their offset.
package struct ELFStringTable: Sendable {
  let bytes: [UInt8]

  /// The longest name, to which no declaration of StyleAPI comes near.
  ///
  /// The ends of longer ones would be looked for again and again where many symbols have parts of the
  /// same one.
  private static let longestName = 16 << 10

  /// The bytes of the name at an offset, without the zero at its end.
  func bytes(at offset: UInt64) -> ArraySlice<UInt8>? {
    guard offset < UInt64(bytes.count) else { return nil }
    let rest = bytes[Int(offset)...].prefix(Self.longestName)
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return rest[..<end]
  }

  /// True if the table has these bytes at an offset.
  func hasName(at offset: Int, startingWith prefix: [UInt8]) -> Bool {
    guard offset <= bytes.count - prefix.count else { return false }
    let table = bytes.span
    let prefix = prefix.span
    for index in prefix.indices where table[offset + index] != prefix[index] { return false }
    return true
  }

  /// Calls a function with the name at an offset where ``bytes(at:)`` has found one.
  func withName<Result>(at offset: Int, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes[offset...].withUnsafeBytes { name in
      guard let start = name.baseAddress else { fatalError("a name ends with a zero") }
      return body(start.assumingMemoryBound(to: CChar.self))
    }
  }

  func name(at offset: UInt64) throws(ELFError) -> String {
    guard let bytes = bytes(at: offset) else { throw .malformed(.strings, .name(offset)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ELFImage {
  /// No library in the field comes near; a table of this size is a damaged one.
  static let maximumTableSize: UInt64 = 64 << 20

  /// Reads the dynamic section.
  package func dynamicSection() throws(ELFError) -> ELFDynamicSection {
    let entries = try dynamicEntries()
    func value(_ tag: ELFDynamicTag) -> UInt64? { Self.value(tag, in: entries) }
    var section = ELFDynamicSection()
    section.strings = try strings(address: value(.strings), size: value(.stringsSize))
    section.symbolAddress = value(.symbols)
    section.hashAddress = value(.hash)
    section.gnuHashAddress = value(.gnuHash)
    if let size = value(.symbolSize), size != ELFSymbolTable.entrySize {
      throw .malformed(.symbols, .entrySize(size))
    }
    for entry in entries where entry.tag == ELFDynamicTag.needed.rawValue {
      section.needed.append(try section.strings.name(at: entry.value))
    }
    if let offset = value(.soname) { section.soname = try section.strings.name(at: offset) }
    if let offset = value(.runpath) {
      section.runpath = Self.folders(try section.strings.name(at: offset))
    }
    if let offset = value(.rpath) {
      section.rpath = Self.folders(try section.strings.name(at: offset))
    }
    section.initializerCount = Int(clamping: (value(.initializersSize) ?? 0) / 8)
    section.initializerAddress = value(.initializers)
    section.initFunction = value(.initFunction)
    if let address = value(.relocations), let size = value(.relocationsSize) {
      section.relocations = (address, size)
    }
    if let address = value(.callRelocations), let size = value(.callRelocationsSize) {
      section.callRelocations = (address, size)
    }
    section.isProgram = Self.isProgram(entries)
    let flags = value(.flags) ?? 0
    section.hasTextRelocations = value(.textRelocations) != nil || flags & 4 != 0
    section.bindsNow =
      value(.bindNow) != nil || flags & 8 != 0 || (value(.flags1) ?? 0) & 1 != 0
    return section
  }

  /// Whether the file is a program, without reading what `dynamicSection()` would: of a large
  /// library, that is hundreds of kilobytes of names.
  package func isProgram() throws(ELFError) -> Bool {
    Self.isProgram(try dynamicEntries())
  }

  private typealias DynamicEntries = [(tag: UInt64, value: UInt64)]

  private static func isProgram(_ entries: DynamicEntries) -> Bool {
    (value(.flags1, in: entries) ?? 0) & 0x0800_0000 != 0
  }

  private static func value(_ tag: ELFDynamicTag, in entries: DynamicEntries) -> UInt64? {
    entries.last { $0.tag == tag.rawValue }?.value
  }

  private func dynamicEntries() throws(ELFError) -> DynamicEntries {
    guard let segment = segments.first(where: { $0.kind == .dynamic }) else {
      throw .malformed(.dynamicSection, .missing)
    }
    guard segment.fileSize <= 1 << 20 else {
      throw .malformed(.dynamicSection, .tooLarge(segment.fileSize))
    }
    let table = ELFTable(
      try bytes.read(offset: segment.offset, count: segment.fileSize, part: .dynamicSection)
    )
    var entries: DynamicEntries = []
    var position = 0
    while let tag = table.number(UInt64.self, at: position), tag != 0,
      let value = table.number(UInt64.self, at: position + 8)
    {
      entries.append((tag, value))
      position += 16
    }
    return entries
  }

  private func strings(address: UInt64?, size: UInt64?) throws(ELFError) -> ELFStringTable {
    guard let address, let size else { throw .malformed(.strings, .missing) }
    guard size <= Self.maximumTableSize else { throw .malformed(.strings, .tooLarge(size)) }
    return ELFStringTable(bytes: try read(address: address, count: size, part: .strings))
  }

  private static func folders(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }
}

/// The tags of dynamic entries that are read (`DT_…`).
enum ELFDynamicTag: UInt64 {
  case needed = 1
  case callRelocationsSize = 2
  case hash = 4
  case strings = 5
  case symbols = 6
  case relocations = 7
  case relocationsSize = 8
  case stringsSize = 10
  case symbolSize = 11
  case initFunction = 12
  case soname = 14
  case rpath = 15
  case textRelocations = 22
  case callRelocations = 23
  case bindNow = 24
  case initializers = 25
  case initializersSize = 27
  case runpath = 29
  case flags = 30
  case gnuHash = 0x6FFF_FEF5
  case flags1 = 0x6FFF_FFFB
}
