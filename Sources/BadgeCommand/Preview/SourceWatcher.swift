internal import Glibc

/// Notices changes of sources anywhere below a folder, by inotify(7).
///
/// What begins with a dot, as the folder of what was built, is left out.
final class SourceWatcher {
  /// What to wait for before ``takeChanges()``.
  let descriptor: Int32
  /// The folders that are watched, by the numbers of the watches.
  private var folders: [Int32: String] = [:]

  private static let mostFolders = 5_000
  private static let endings = [
    ".swift", ".c", ".h", ".cc", ".cpp", ".hpp", ".m", ".mm", ".s", ".S", ".modulemap", ".note",
  ]
  private static let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE

  /// Watches a folder from now on; nil where the system has nothing left to watch with.
  init?(_ folder: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    watch(folder)
    if folders.isEmpty { return nil }
  }

  deinit { close(descriptor) }

  /// Whether a source has changed since the last call.
  func takeChanges() -> Bool {
    var hasChanged = false
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        if take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { hasChanged = true }
      }
    }
    return hasChanged
  }

  /// Takes events, as the kernel writes them: four numbers, and a name of so many bytes.
  private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var hasChanged = false
    var position = 0
    while position + 16 <= bytes.count {
      let watch = bytes.loadUnaligned(fromByteOffset: position, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
      let end = min(position + 16 + length, bytes.count)
      let name = String(
        decoding: bytes[position + 16..<end].prefix { $0 != 0 },
        as: UTF8.self
      )
      position = end
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { hasChanged = true }
      guard let folder = folders[watch], !name.hasPrefix(".") else { continue }
      if mask & UInt32(IN_ISDIR) != 0 {
        if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { self.watch(folder + "/" + name) }
        hasChanged = true
      } else if mask & UInt32(IN_CREATE) == 0, Self.isSource(name) {
        hasChanged = true
      }
    }
    return hasChanged
  }

  static func isSource(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  /// Watches a folder and those in it.
  private func watch(_ folder: String) {
    guard folders.count < Self.mostFolders else { return }
    let number = inotify_add_watch(descriptor, folder, UInt32(Self.events | IN_ONLYDIR))
    guard number >= 0 else { return }
    folders[number] = folder
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      guard entry.pointee.d_type == UInt8(DT_DIR) else { continue }
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { watch(folder + "/" + name) }
    }
  }
}
