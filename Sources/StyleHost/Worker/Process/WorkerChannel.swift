internal import Glibc

/// The descriptors of a worker.
enum WorkerChannel {
  /// Where messages come from and go to, in the worker.
  static let messages: Int32 = 3
  /// The plugin, in the worker.
  static let plugin: Int32 = 4
  /// The plugin of the style that badges in a preview have, unless they say otherwise; in the worker
  /// of a preview.
  static let stylePlugin: Int32 = 5
}

/// A connected pair of sockets that no other program inherits.
struct SocketPair {
  /// This side's.
  let own: Int32
  /// The side that is handed to a worker; above those that a worker has, so that none is in the way
  /// when they are put in their places.
  let other: Int32

  /// Makes a pair.
  ///
  /// - Throws: The system's `errno`.
  init() throws(SystemError) {
    var pair: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw SystemError() }
    let moved = pair.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    let code = errno
    for descriptor in pair { close(descriptor) }
    guard moved[0] >= 0, moved[1] >= 0 else {
      for descriptor in moved where descriptor >= 0 { close(descriptor) }
      throw SystemError(code: code)
    }
    (own, other) = (moved[0], moved[1])
  }
}

/// An error that the system gives a number.
package struct SystemError: Error {
  package var code: Int32

  /// The error of the call that has just failed.
  package init() { code = errno }

  package init(code: Int32) { self.code = code }
}

extension SystemError: CustomStringConvertible {
  /// What the system calls the error.
  package var description: String { String(cString: strerror(code)) }
}

/// A time of the clock that nobody sets.
struct Deadline {
  private let nanoseconds: Int64

  /// A time from now on.
  init(after duration: Duration) {
    let parts = duration.components
    let length = parts.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let end = Self.now.addingReportingOverflow(
      length.overflow ? .max : length.partialValue + parts.attoseconds / 1_000_000_000
    )
    nanoseconds = end.overflow ? .max : end.partialValue
  }

  /// The milliseconds that are left, as `poll(2)` takes them; 0 when it is over.
  var milliseconds: Int32 {
    let left = nanoseconds - Self.now
    return left <= 0 ? 0 : Int32(clamping: (left + 999_999) / 1_000_000)
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
