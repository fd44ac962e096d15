/// The loader's list of the system's libraries, `/etc/ld.so.cache`.
///
/// The format is glibc's `struct cache_file_new`: a magic, the number of libraries, and for each
/// one where its name and its path stand in the file.
struct LoaderCache: Sendable {
  private let table: ELFTable
  private let count: Int

  private static let magic = Array("glibc-ld.so.cache1.1".utf8)
  private static let headerSize = 48
  private static let entrySize = 24

  /// The system's; nil if there is none or it has another format.
  static let shared: LoaderCache? = {
    guard let file = try? OpenFile.open("/etc/ld.so.cache"), file.identity.size < 64 << 20,
      let bytes = try? ELFBytes(file),
      let content = try? bytes.read(offset: 0, count: bytes.count, part: .fileHeader)
    else { return nil }
    return LoaderCache(content)
  }()

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic) else { return nil }
    table = ELFTable(bytes)
    guard let count = table.number(UInt32.self, at: 20) else { return nil }
    self.count = Int(count)
  }

  /// The path of a library.
  func path(of name: String) -> String? {
    let wanted = Array(name.utf8)
    for index in 0..<count {
      let start = Self.headerSize + index * Self.entrySize
      guard let key = table.number(UInt32.self, at: start + 4),
        let value = table.number(UInt32.self, at: start + 8)
      else { return nil }
      if let text = text(at: Int(key)), text.elementsEqual(wanted) {
        return self.text(at: Int(value)).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    return nil
  }

  private func text(at offset: Int) -> ArraySlice<UInt8>? {
    guard offset < table.bytes.count else { return nil }
    return table.bytes[offset...].prefix { $0 != 0 }
  }
}
