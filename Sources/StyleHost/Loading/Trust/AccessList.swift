internal import Glibc

/// The access list of a file or folder (`acl(5)`): whom it grants more than the permissions say.
enum AccessList {
  /// Somebody who may write.
  enum Writer: Hashable, Sendable {
    /// A user, by number.
    case user(UInt32)
    /// A group, by number.
    case group(UInt32)
  }

  /// The users and groups that may write beside the owner and the owner's group.
  ///
  /// Where there is an access list, what `st_mode` says of the group is the most that the list
  /// grants anybody: without the group's right to write there is nothing to be asked.
  static func writers(of path: String) -> [Writer] {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      let count = path.withCString { path in
        "system.posix_acl_access".withCString { name in
          SystemCall.call(
            SystemCall.getxattr,
            Int(bitPattern: path),
            Int(bitPattern: name),
            Int(bitPattern: buffer.baseAddress),
            buffer.count
          )
        }
      }
      return count > 0 ? writers(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) : []
    }
  }

  /// The same of the list as the kernel hands it out: its version, and for each entry a tag, the
  /// rights and a number (`struct posix_acl_xattr_entry`).
  static func writers(in list: UnsafeRawBufferPointer) -> [Writer] {
    let (user, group, write): (UInt16, UInt16, UInt16) = (2, 8, 2)
    return stride(from: 4, to: max(4, list.count - 7), by: 8).compactMap { start in
      let tag = UInt16(littleEndian: list.loadUnaligned(fromByteOffset: start, as: UInt16.self))
      let rights = list.loadUnaligned(fromByteOffset: start + 2, as: UInt16.self)
      let number = list.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
      guard UInt16(littleEndian: rights) & write != 0 else { return nil }
      switch tag {
      case user: return .user(UInt32(littleEndian: number))
      case group: return .group(UInt32(littleEndian: number))
      default: return nil
      }
    }
  }
}
