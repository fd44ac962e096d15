internal import Glibc

/// The bytes of a small file.
enum IconFile {
  /// Why a file cannot be read.
  enum Failure: Error {
    case opening(OpenFile.Failure)
    case reading(errno: Int32)
    case tooLarge
  }

  /// Reads a regular file of at most so many bytes.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let file: OpenFile
    do {
      file = try OpenFile.open(path)
    } catch {
      throw .opening(error)
    }
    guard file.identity.size <= UInt64(limit) else { throw .tooLarge }
    var code: Int32?
    // One byte more than the file has shows whether it has grown.
    let capacity = Int(file.identity.size) + 1
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = 0
      while count < capacity {
        let got = Glibc.read(
          file.descriptor,
          buffer.baseAddress.map { $0 + count },
          capacity - count
        )
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if let code { throw .reading(errno: code) }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }
}

/// What the system says of an `errno`.
struct SystemMessage: CustomStringConvertible {
  let description: String

  init(_ code: Int32) { description = String(cString: strerror(code)) }
}
