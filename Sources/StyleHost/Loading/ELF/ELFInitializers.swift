/// A function that runs as soon as a library is loaded.
struct ELFInitializer: Hashable, Sendable {
  /// Its address, relative to where the library is loaded; 0 where the file does not say.
  var address: UInt64
  /// Its name, if the file has kept it.
  var name: String?
}

extension ELFImage {
  private static let relocationSize = 24
  private static let sectionSize = 64

  /// The functions that run as soon as the library is loaded, with the names that the file has kept.
  func initializers(_ dynamic: ELFDynamicSection) throws(ELFError) -> [ELFInitializer] {
    var addresses: [UInt64] = []
    if let table = dynamic.initializerAddress, dynamic.initializerCount > 0 {
      addresses = try initializers(at: table, count: dynamic.initializerCount, dynamic)
    }
    if let function = dynamic.initFunction { addresses.insert(function, at: 0) }
    return try named(addresses)
  }

  /// The function that runs beside those of the table (`DT_INIT`); nil where it is the one that the
  /// compiler's own start files make, which has a section to itself.
  func ownInitFunction(_ dynamic: ELFDynamicSection) throws(ELFError) -> ELFInitializer? {
    guard let function = dynamic.initFunction,
      try address(ofSection: ".init") != function
    else { return nil }
    return try named([function]).first
  }

  /// The functions that run while the library is linked, to find out which of several others is to
  /// be called (`STT_GNU_IFUNC`).
  func resolvers(_ dynamic: ELFDynamicSection) throws(ELFError) -> [ELFInitializer] {
    var addresses: [UInt64] = []
    var symbols: ELFSymbolTable?
    for place in [dynamic.relocations, dynamic.callRelocations] {
      guard let place else { continue }
      let table = try relocations(place)
      for position in stride(from: 0, to: table.bytes.count, by: Self.relocationSize) {
        guard let info = table.number(UInt64.self, at: position + 8) else { break }
        if UInt32(truncatingIfNeeded: info) == Self.resolvingRelocation {
          addresses.append(table.number(UInt64.self, at: position + 16) ?? 0)
        } else if info >> 32 != 0 {
          if symbols == nil { symbols = try self.symbols(dynamic) }
          if let address = symbols?.resolver(at: Int(info >> 32)) { addresses.append(address) }
        }
      }
    }
    return addresses.isEmpty ? [] : try named(Set(addresses).sorted())
  }

  /// `R_…_IRELATIVE`.
  private static var resolvingRelocation: UInt32 {
    #if arch(x86_64)
      37
    #elseif arch(arm64)
      1032
    #elseif arch(riscv64)
      58
    #else
      248
    #endif
  }

  private func named(_ addresses: [UInt64]) throws(ELFError) -> [ELFInitializer] {
    zip(addresses, try functionNames(at: addresses)).map(ELFInitializer.init)
  }

  private func relocations(
    _ place: (address: UInt64, size: UInt64)
  ) throws(ELFError) -> ELFTable {
    guard place.size <= Self.maximumTableSize else {
      throw .malformed(.dynamicSection, .tooLarge(place.size))
    }
    return ELFTable(
      try read(address: place.address, count: place.size, part: .dynamicSection)
    )
  }

  /// The entries of the table: what a relocation puts there, else what stands there.
  private func initializers(
    at address: UInt64,
    count: Int,
    _ dynamic: ELFDynamicSection
  ) throws(ELFError) -> [UInt64] {
    guard UInt64(count) <= Self.maximumHeaders else {
      throw .malformed(.dynamicSection, .tooLarge(UInt64(count)))
    }
    let table = ELFTable(
      try read(address: address, count: UInt64(count) * 8, part: .dynamicSection)
    )
    var functions = (0..<count).map { table.number(UInt64.self, at: $0 * 8) ?? 0 }
    guard let place = dynamic.relocations else { return functions }
    let entries = try relocations(place)
    var position = 0
    while let place = entries.number(UInt64.self, at: position),
      let addend = entries.number(UInt64.self, at: position + 16)
    {
      position += Self.relocationSize
      guard place >= address else { continue }
      let index = (place - address) / 8
      if index < UInt64(count) { functions[Int(index)] = addend }
    }
    return functions
  }

  /// The names of the functions that begin at some addresses, which only the linker's own table of
  /// symbols has; `strip` takes it away.
  private func functionNames(at addresses: [UInt64]) throws(ELFError) -> [String?] {
    var names = [String?](repeating: nil, count: addresses.count)
    guard !addresses.isEmpty, let (symbols, strings) = try linkerSymbols() else { return names }
    var places = Dictionary(grouping: addresses.indices) { addresses[$0] }
    var position = 0
    while let offset = symbols.number(UInt32.self, at: position),
      let info = symbols.number(UInt8.self, at: position + 4),
      let value = symbols.number(UInt64.self, at: position + 8)
    {
      position += Int(ELFSymbolTable.entrySize)
      // STT_FUNC
      guard info & 0xF == 2, let indices = places.removeValue(forKey: value) else { continue }
      let name = try? strings.name(at: UInt64(offset))
      for index in indices { names[index] = name }
    }
    return names
  }

  /// The table of sections, and which of them has their names; nil where the file has none.
  private func sections() throws(ELFError) -> (table: ELFTable, count: Int, names: Int)? {
    let header = ELFTable(try bytes.read(offset: 0, count: 64, part: .fileHeader))
    guard let start = header.number(UInt64.self, at: 40), start != 0,
      let size = header.number(UInt16.self, at: 58), Int(size) == Self.sectionSize,
      let count = header.number(UInt16.self, at: 60),
      let names = header.number(UInt16.self, at: 62)
    else { return nil }
    let table = ELFTable(
      try bytes.read(offset: start, count: UInt64(count) * UInt64(size), part: .sectionHeaders)
    )
    return (table, Int(count), Int(names))
  }

  /// Where a section is loaded; nil where there is none.
  private func address(ofSection name: String) throws(ELFError) -> UInt64? {
    guard let (table, count, names) = try sections(),
      let strings = try content(ofSection: names, in: table)
    else { return nil }
    let texts = ELFStringTable(bytes: strings)
    let wanted = Array(name.utf8) + [0]
    for index in 0..<count {
      let start = index * Self.sectionSize
      guard let offset = table.number(UInt32.self, at: start),
        texts.hasName(at: Int(offset), startingWith: wanted),
        let address = table.number(UInt64.self, at: start + 16)
      else { continue }
      return address
    }
    return nil
  }

  private func linkerSymbols() throws(ELFError) -> (ELFTable, ELFStringTable)? {
    guard let (sections, count, _) = try sections() else { return nil }
    for index in 0..<count
    where sections.number(UInt32.self, at: index * Self.sectionSize + 4) == 2 {
      guard let link = sections.number(UInt32.self, at: index * Self.sectionSize + 40),
        let symbols = try content(ofSection: index, in: sections),
        let strings = try content(ofSection: Int(link), in: sections)
      else { return nil }
      return (ELFTable(symbols), ELFStringTable(bytes: strings))
    }
    return nil
  }

  private func content(
    ofSection index: Int,
    in sections: ELFTable
  ) throws(ELFError) -> [UInt8]? {
    let start = index * Self.sectionSize
    guard let offset = sections.number(UInt64.self, at: start + 24),
      let size = sections.number(UInt64.self, at: start + 32)
    else { return nil }
    guard size <= Self.maximumTableSize else {
      throw .malformed(.sectionHeaders, .tooLarge(size))
    }
    return try bytes.read(offset: offset, count: size, part: .sectionHeaders)
  }
}
