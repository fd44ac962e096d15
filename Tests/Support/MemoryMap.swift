internal import Glibc

/// The files that are mapped into a process, from `/proc/PID/maps`.
///
/// It needs nothing but the C library and can be compiled into a plugin as it is.
package struct MemoryMap {
  /// A stretch of memory that comes from a file.
  package struct Region {
    /// The addresses.
    package var addresses: Range<UInt>
    /// The file's path.
    package var file: String
  }

  /// The regions that come from files, in the order of their addresses.
  package var regions: [Region] = []

  /// Reads the map of this process, or of another one.
  package init?(process: Int32? = nil) {
    let name = process.map(String.init) ?? "self"
    guard let file = fopen("/proc/\(name)/maps", "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0, let text = line {
      if let region = Region(line: String(cString: text)) { regions.append(region) }
    }
  }

  /// The file that an address comes from; nil for the heap and the stack.
  package func file(holding address: UInt) -> String? {
    regions.first { $0.addresses.contains(address) }?.file
  }

  /// The file that holds the metadata of a type.
  package func file(holding type: Any.Type) -> String? {
    file(holding: unsafeBitCast(type, to: UInt.self))
  }

  /// The mapped files of a name, wherever they are.
  package func files(named name: String) -> [String] {
    var files: [String] = []
    for region in regions where region.file.hasSuffix("/" + name) {
      if !files.contains(region.file) { files.append(region.file) }
    }
    return files
  }
}

extension MemoryMap.Region {
  /// Reads a line such as `7f00-7f10 r-xp 00000000 08:01 42   /usr/lib/libc.so.6`.
  init?(line: String) {
    let line = line.last == "\n" ? line.dropLast() : line[...]
    let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    guard fields.count == 6 else { return nil }
    let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    let path = fields[5].drop { $0 == " " }
    guard bounds.count == 2, bounds[0] < bounds[1], path.first == "/" else { return nil }
    self.init(addresses: bounds[0]..<bounds[1], file: String(path))
  }
}
