internal import Glibc

/// A plugin's bytes as they were when it was checked, in a memory file that is sealed: what a worker
/// loads is what the host has read, whatever becomes of the file.
struct PluginSnapshot: Sendable {
  /// The path, as it was given.
  let path: String
  /// The memory file, or the file itself where the kernel has no sealed ones.
  let file: OpenFile
  /// Whether nobody can change the bytes any more.
  let isSealed: Bool
  /// What the plugin says of itself.
  let note: StyleNote

  /// The largest plugin that is loaded, in bytes.
  private static let largestFile: UInt64 = 256 << 20

  /// Reads a file and checks it: structure, note and symbols.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - host: What the plugin has to fit.
  ///   - approve: Decides, by the bytes of the copy, whether the plugin may run.
  init(
    path: String,
    host: StyleHostBuild = .current,
    approve: ((PluginCandidate) throws(StyleLoadingError) -> Void)? = nil
  ) throws(StyleLoadingError) {
    self.path = path
    let original: OpenFile
    do {
      original = try OpenFile.open(path)
    } catch {
      throw StyleLoadingError(error, file: path)
    }
    guard original.identity.size <= Self.largestFile else {
      throw .damaged(
        file: path,
        part: ELFPart.fileHeader.description,
        problem: "stands before more than \(Self.largestFile) bytes"
      )
    }
    // Most files that are no plugin are found out before anything is copied.
    _ = try PluginFile(original, path: path).note(for: host)
    let copy = try Self.sealedCopy(of: original, path: path)
    isSealed = copy != nil
    file = copy ?? original
    let plugin = try PluginFile(file, path: path)
    note = try plugin.note(for: host)
    let dynamic = try plugin.dynamicSection()
    guard !dynamic.isProgram else { throw .notSharedLibrary(file: path, .program) }
    try plugin.checkSymbols(dynamic, builtFor: note.apiBuilt)
    try approve?(PluginCandidate(path: path, note: note, bytes: plugin.image.bytes))
  }

  /// Nil where the kernel has no memory files.
  private static func sealedCopy(
    of original: OpenFile,
    path: String
  ) throws(StyleLoadingError) -> OpenFile? {
    // MFD_CLOEXEC and MFD_ALLOW_SEALING
    let descriptor = "badge-style".withCString {
      SystemCall.call(SystemCall.memfdCreate, Int(bitPattern: $0), 0b11)
    }
    guard descriptor >= 0 else { return nil }
    let code = copy(original.descriptor, to: Int32(descriptor))
    // F_ADD_SEALS with F_SEAL_SEAL, F_SEAL_SHRINK, F_SEAL_GROW and F_SEAL_WRITE
    guard code == 0, fcntl(Int32(descriptor), 1033, 0b1111) == 0 else {
      close(Int32(descriptor))
      throw .unreadable(file: path, errno: code == 0 ? errno : code)
    }
    do {
      return try OpenFile(owning: Int32(descriptor))
    } catch {
      throw StyleLoadingError(error, file: path)
    }
  }

  /// Copies a file; the `errno` of what failed, or 0.
  private static func copy(_ source: Int32, to target: Int32) -> Int32 {
    withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      var offset: off_t = 0
      while true {
        let count = pread(source, buffer.baseAddress, buffer.count, offset)
        if count == 0 { return 0 }
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        guard offset + off_t(count) <= off_t(largestFile) else { return EFBIG }
        var written = 0
        while written < count {
          let rest = UnsafeRawBufferPointer(rebasing: buffer[written..<count])
          let step = write(target, rest.baseAddress, rest.count)
          if step < 0, errno != EINTR { return errno }
          written += max(0, step)
        }
        offset += off_t(count)
      }
    }
  }
}
