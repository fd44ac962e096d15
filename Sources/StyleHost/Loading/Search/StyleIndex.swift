internal import Glibc
internal import StyleAPI

/// Which styles the files of a folder have, remembered from run to run.
///
/// Asking for one style needs the notes of all files before it; with hundreds of plugins, reading
/// them takes longer than drawing. What is remembered of a file counts only as long as its inode,
/// its size and its times stay the same and for a host of the same build, and only says which files
/// need not be opened: the one that has the style is read as if nothing were remembered. So an index
/// that is damaged, missing or out of date costs time and does nothing else.
struct StyleIndex: Equatable {
  /// What is remembered of a file.
  struct Item: Equatable {
    /// The file's name in its folder.
    var name: String
    /// The state of the file.
    var identity: FileIdentity
    /// The styles that a host can use; none if the file is no plugin, or one that it cannot take.
    var styles: [String]
  }

  /// The folder.
  var folder: String
  /// The host that could use the styles.
  var host: String
  /// The files in the order of their names' bytes.
  var items: [Item] = []

  /// From how many files on an index saves time.
  static let fewestFiles = 12

  /// What of a host decides which plugins it can use.
  static func key(of host: StyleHostBuild) -> String {
    "\(host.api) \(host.flavor.rawValue) \(host.compiler)"
  }
}

// MARK: - Bytes

extension StyleIndex {
  private static let magic = Array("BADGEIX1".utf8)

  /// The index as a file has it: little-endian numbers, texts after their lengths, and a checksum.
  var bytes: [UInt8] {
    var bytes = Self.magic
    Self.append(folder, to: &bytes)
    Self.append(host, to: &bytes)
    Self.append(UInt32(items.count), to: &bytes)
    for item in items {
      for number in item.identity.numbers { Self.append(number, to: &bytes) }
      Self.append(item.name, to: &bytes)
      // A style's name has no spaces.
      Self.append(item.styles.joined(separator: " "), to: &bytes)
    }
    Self.append(Self.checksum(of: bytes[...]), to: &bytes)
    return bytes
  }

  /// Reads an index; nil if the bytes are not a whole one.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic), bytes.count >= Self.magic.count + 8 else { return nil }
    let table = ELFTable(bytes)
    let end = bytes.count - 8
    guard table.number(UInt64.self, at: end) == Self.checksum(of: bytes[..<end]) else { return nil }
    var position = Self.magic.count
    func text() -> String? {
      guard let count = table.number(UInt32.self, at: position), position + 4 + Int(count) <= end
      else { return nil }
      let start = position + 4
      position = start + Int(count)
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    guard let folder = text(), let host = text(),
      let count = table.number(UInt32.self, at: position)
    else { return nil }
    position += 4
    self.folder = folder
    self.host = host
    for _ in 0..<count {
      var numbers: [UInt64] = []
      for _ in 0..<FileIdentity.numberCount {
        guard let number = table.number(UInt64.self, at: position) else { return nil }
        numbers.append(number)
        position += 8
      }
      guard let identity = FileIdentity(numbers), let name = text(), let styles = text() else {
        return nil
      }
      let names = styles.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      items.append(Item(name: name, identity: identity, styles: names))
    }
    guard position == end else { return nil }
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append(UInt32(text.utf8.count), to: &bytes)
    bytes += text.utf8
  }

  /// FNV-1a, which tells accidents.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

// MARK: - Files

extension StyleIndex {
  /// The largest index that is read, in bytes.
  private static let largestFile: UInt64 = 16 << 20

  /// The file of a folder's index among those of all folders.
  private static func path(of folder: String, in cache: String) -> String {
    StylePath.join(cache, String(checksum(of: Array(folder.utf8)[...]), radix: 16) + ".index")
  }

  /// Reads the index of a folder; an empty one where there is none that fits.
  static func read(of folder: String, for host: StyleHostBuild, in cache: String) -> StyleIndex {
    let empty = StyleIndex(folder: folder, host: key(of: host))
    guard let file = try? OpenFile.open(path(of: folder, in: cache)),
      file.identity.size <= largestFile, let bytes = try? ELFBytes(file).all(),
      let index = StyleIndex(bytes), index.folder == folder, index.host == empty.host
    else { return empty }
    return index
  }

  /// Writes the index beside the old one, and then in its place.
  ///
  /// Where that fails, as on a read-only system, the next run does without too.
  func write(in cache: String) {
    guard Self.makeFolder(cache) else { return }
    let target = Self.path(of: folder, in: cache)
    let temporary = "\(target).\(getpid()).tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(temporary, flags, 0o600)
    guard descriptor >= 0 else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0, rest.isEmpty, rename(temporary, target) == 0 else {
      unlink(temporary)
      return
    }
  }

  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let parent = StylePath.parent(of: path), makeFolder(parent) else {
      return false
    }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}

extension FileIdentity {
  fileprivate static let numberCount = 7

  fileprivate var numbers: [UInt64] {
    [
      device, inode, size, UInt64(bitPattern: seconds), UInt64(bitPattern: nanoseconds),
      UInt64(bitPattern: changeSeconds), UInt64(bitPattern: changeNanoseconds),
    ]
  }

  fileprivate init?(_ numbers: [UInt64]) {
    guard numbers.count == Self.numberCount else { return nil }
    device = numbers[0]
    inode = numbers[1]
    size = numbers[2]
    seconds = Int64(bitPattern: numbers[3])
    nanoseconds = Int64(bitPattern: numbers[4])
    changeSeconds = Int64(bitPattern: numbers[5])
    changeNanoseconds = Int64(bitPattern: numbers[6])
  }
}
