/// The symbols that a library offers to others and wants from them (`.dynsym`).
package struct ELFSymbolTable: Sendable {
  /// The size of an entry of a 64-bit file, in bytes.
  static let entrySize: UInt64 = 24

  private let table: ELFTable
  private let strings: ELFStringTable

  init(table: ELFTable, strings: ELFStringTable) {
    self.table = table
    self.strings = strings
  }

  /// The number of symbols, the empty first one included.
  package var count: Int { table.bytes.count / Int(Self.entrySize) }

  /// Where a symbol stands.
  package enum Side: Sendable {
    /// The library has it.
    case exported
    /// The library does not load without somebody else's.
    case imported
  }

  /// True if the library offers this symbol.
  package func exports(_ name: String) -> Bool {
    let wanted = Array(name.utf8) + [0]
    return contains { $0 == .exported && strings.hasName(at: $1, startingWith: wanted) }
  }

  /// True if the library needs a symbol of somebody else's whose name begins so.
  package func imports(_ prefix: String) -> Bool {
    let wanted = Array(prefix.utf8)
    return contains { $0 == .imported && strings.hasName(at: $1, startingWith: wanted) }
  }

  /// The names on one side that begin with `prefix` and end with one of `suffixes` (any, if there
  /// are none), in the file's order.
  package func names(
    _ side: Side,
    prefix: String,
    suffixes: [String] = []
  ) -> [String] {
    names(side, prefix: prefix, suffixes: suffixes) { _ in true }
  }

  /// The names of the above that `isWanted` accepts, which gets them as C strings: most are only
  /// looked at, and making a `String` takes longer than that.
  package func names(
    _ side: Side,
    prefix: String,
    suffixes: [String] = [],
    where isWanted: (UnsafePointer<CChar>) -> Bool
  ) -> [String] {
    let prefix = Array(prefix.utf8)
    let suffixes = suffixes.map { Array($0.utf8) }
    var names: [String] = []
    _ = contains { symbolSide, offset in
      if symbolSide == side, strings.hasName(at: offset, startingWith: prefix),
        let name = strings.bytes(at: UInt64(offset)),
        suffixes.isEmpty || suffixes.contains(where: { name.suffix($0.count) == $0[...] }),
        strings.withName(at: offset, isWanted)
      {
        names.append(String(decoding: name, as: UTF8.self))
      }
      return false
    }
    return names
  }

  /// The address of a symbol of the library's own that stands for a function that finds another
  /// (`STT_GNU_IFUNC`); nil for any other symbol.
  func resolver(at index: Int) -> UInt64? {
    let start = index * Int(Self.entrySize)
    guard let info = table.number(UInt8.self, at: start + 4), info & 0xF == 10,
      let section = table.number(UInt16.self, at: start + 6), section != 0
    else { return nil }
    return table.number(UInt64.self, at: start + 8)
  }

  /// Walks the symbols until `found` returns true for a side and the place of a name.
  ///
  /// Local symbols and weak imports, which may be missing, are passed over.
  private func contains(where found: (Side, Int) -> Bool) -> Bool {
    for index in 1..<max(count, 1) {
      let start = index * Int(Self.entrySize)
      guard
        let offset = table.number(UInt32.self, at: start), offset != 0,
        let info = table.number(UInt8.self, at: start + 4),
        let section = table.number(UInt16.self, at: start + 6)
      else { continue }
      let binding = info >> 4
      let isDefined = section != 0
      let isGlobal = binding == 1 || binding == 10
      let isWeak = binding == 2
      guard isGlobal || (isWeak && isDefined) else { continue }
      if found(isDefined ? .exported : .imported, Int(offset)) { return true }
    }
    return false
  }
}

extension ELFImage {
  /// Reads the symbols; read them once and keep them.
  package func symbols(
    _ dynamic: ELFDynamicSection
  ) throws(ELFError) -> ELFSymbolTable {
    guard let address = dynamic.symbolAddress else { throw .malformed(.symbols, .missing) }
    let count = try symbolCount(dynamic)
    let size = count.multipliedReportingOverflow(by: ELFSymbolTable.entrySize)
    guard !size.overflow, size.partialValue <= Self.maximumTableSize else {
      throw .malformed(.symbols, .tooLarge(count))
    }
    let bytes = try read(address: address, count: size.partialValue, part: .symbols)
    return ELFSymbolTable(table: ELFTable(bytes), strings: dynamic.strings)
  }

  /// The number of symbols, which only the hash tables tell.
  private func symbolCount(_ dynamic: ELFDynamicSection) throws(ELFError) -> UInt64 {
    if let address = dynamic.hashAddress {
      let table = ELFTable(try read(address: address, count: 8, part: .symbolHash))
      guard let chains = table.number(UInt32.self, at: 4) else {
        throw .malformed(.symbolHash, .inconsistent)
      }
      return UInt64(chains)
    }
    guard let address = dynamic.gnuHashAddress else { throw .malformed(.symbolHash, .missing) }
    return try symbolCount(gnuHash: address)
  }

  /// The highest bucket is the first symbol of the last chain; a set lowest bit ends the chain.
  private func symbolCount(gnuHash address: UInt64) throws(ELFError) -> UInt64 {
    let (offset, available) = try offset(of: address, part: .symbolHash)
    let header = ELFTable(try bytes.read(offset: offset, count: 16, part: .symbolHash))
    guard
      let bucketCount = header.number(UInt32.self, at: 0),
      let firstSymbol = header.number(UInt32.self, at: 4),
      let bloomCount = header.number(UInt32.self, at: 8)
    else { throw .malformed(.symbolHash, .inconsistent) }
    let buckets = 16 + UInt64(bloomCount) * 8
    let chains = buckets + UInt64(bucketCount) * 4
    guard chains <= available else { throw .malformed(.symbolHash, .inconsistent) }
    let table = ELFTable(
      try bytes.read(
        offset: offset + buckets,
        count: UInt64(bucketCount) * 4,
        part: .symbolHash
      )
    )
    var last: UInt32 = 0
    for index in 0..<Int(bucketCount) {
      last = max(last, table.number(UInt32.self, at: index * 4) ?? 0)
    }
    guard last >= firstSymbol, last > 0 else { return UInt64(firstSymbol) }

    let chain = chains + UInt64(last - firstSymbol) * 4
    guard chain <= available else { throw .malformed(.symbolHash, .inconsistent) }
    let length = try chainLength(offset: offset + chain, available: available - chain)
    return UInt64(last) + length
  }

  /// The number of hashes up to the first whose lowest bit is set.
  ///
  /// They are read in blocks: chains are short, and the table has no other end than theirs.
  private func chainLength(offset: UInt64, available: UInt64) throws(ELFError) -> UInt64 {
    var position: UInt64 = 0
    while position + 4 <= available {
      let size = min(4096, (available - position) / 4 * 4)
      let table = ELFTable(
        try bytes.read(offset: offset + position, count: size, part: .symbolHash)
      )
      for start in stride(from: 0, to: Int(size), by: 4) {
        guard let hash = table.number(UInt32.self, at: start) else { break }
        if hash & 1 == 1 { return position / 4 + UInt64(start) / 4 + 1 }
      }
      position += size
    }
    throw .malformed(.symbolHash, .inconsistent)
  }
}
