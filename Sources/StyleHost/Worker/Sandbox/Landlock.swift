internal import Glibc

/// The kernel's Landlock: what files a process may reach, from now on (`landlock(7)`).
enum Landlock {
  /// Rights to files and folders, as the kernel numbers them.
  private struct Access: OptionSet {
    let rawValue: UInt64

    static let readFile = Access(rawValue: 1 << 2)
    static let readFolder = Access(rawValue: 1 << 3)

    /// Everything that a version of Landlock controls.
    static func all(version: Int) -> Access {
      // 13 rights in version 1; then renaming between folders, truncating, and ioctl on devices.
      let count =
        switch version {
        case 1: 13
        case 2: 14
        case 3, 4: 15
        default: 16
        }
      return Access(rawValue: (1 << UInt64(count)) - 1)
    }
  }

  /// `struct landlock_ruleset_attr`, of which older kernels take the first part.
  private struct Ruleset {
    var files: UInt64
    var network: UInt64
    var scopes: UInt64
  }

  /// The version of the kernel's Landlock; 0 where there is none or it is switched off.
  static var version: Int {
    // LANDLOCK_CREATE_RULESET_VERSION
    max(0, SystemCall.call(SystemCall.landlockCreateRuleset, 0, 0, 1))
  }

  /// Lets this process read below some folders and some files, and reach nothing else.
  ///
  /// Nothing may be written or executed anywhere; mapping a library needs no right to execute. As
  /// far as the kernel's version goes, TCP, abstract sockets and signals to others end too.
  ///
  /// - Returns: Whether it holds.
  static func allowReading(folders: [String], files: [String]) -> Bool {
    let version = version
    guard version > 0 else { return false }
    var ruleset = Ruleset(
      files: Access.all(version: version).rawValue,
      network: version >= 4 ? 0b11 : 0,
      scopes: version >= 6 ? 0b11 : 0
    )
    let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
    let descriptor = withUnsafeBytes(of: &ruleset) {
      SystemCall.call(SystemCall.landlockCreateRuleset, Int(bitPattern: $0.baseAddress), size)
    }
    guard descriptor >= 0 else { return false }
    defer { close(Int32(descriptor)) }
    for folder in folders {
      guard allow([.readFile, .readFolder], below: folder, descriptor) else { return false }
    }
    for file in files {
      guard allow([.readFile], below: file, descriptor) else { return false }
    }
    return SystemCall.call(SystemCall.landlockRestrictSelf, descriptor) == 0
  }

  /// Adds a rule; there is none to add for what is not there.
  private static func allow(_ access: Access, below path: String, _ ruleset: Int) -> Bool {
    let openPath: Int32 = 0x20_0000
    let descriptor = open(path, openPath | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT || errno == ENOTDIR }
    defer { close(descriptor) }
    // `struct landlock_path_beneath_attr` is packed: 8 bytes and 4.
    var rule: (UInt64, Int32) = (access.rawValue, descriptor)
    let pathBeneath = 1
    return withUnsafeBytes(of: &rule) {
      SystemCall.call(
        SystemCall.landlockAddRule,
        ruleset,
        pathBeneath,
        Int(bitPattern: $0.baseAddress)
      )
    } == 0
  }
}
