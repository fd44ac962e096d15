internal import Glibc
internal import StyleHost
internal import Synchronization

/// What the processes of a plugin do beside drawing badges, seen from outside.
final class ProcessTraces: Sendable {
  /// What a process has and is, as `/proc` tells it.
  struct State: Hashable, Sendable {
    /// The number of threads.
    var threads: Int
    /// What its descriptors lead to, by their numbers.
    var descriptors: [Int: String]
    /// The folder that it is in.
    var folder: String?
    /// The mask of new files, in octal digits.
    var mask: String?
    /// The signals that are caught, a bit each, in hexadecimal digits.
    var caughtSignals: String?
    /// The signals that are ignored.
    var ignoredSignals: String?
    /// The memory that it has taken at most, in bytes.
    var memory: Int
  }

  private let record = Mutex(Record())

  private struct Record {
    var process: pid_t?
    var lines: [String] = []
  }

  /// Listens to what workers do.
  func watch(_ worker: inout WorkerConfiguration) {
    let lines = worker.observer.pluginHasWritten
    worker.observer.pluginHasWritten = { [self] file, written in
      record.withLock { $0.lines += written }
      lines(file, written)
    }
    worker.observer.workerIsLoaded = { [self] process in
      record.withLock { $0.process = process }
    }
  }

  /// The lines that the plugin has written so far.
  var lines: [String] { record.withLock(\.lines) }

  /// The state of the process that has drawn a badge last; nil if there is none any more.
  func state() -> State? { record.withLock(\.process).flatMap(Self.state) }

  private static func state(of process: pid_t) -> State? {
    let folder = "/proc/\(process)"
    guard let status = fields(of: folder + "/status") else { return nil }
    var descriptors: [Int: String] = [:]
    for name in FolderEntries.names(in: folder + "/fd") ?? [] {
      guard let number = Int(name) else { continue }
      descriptors[number] = target(of: "\(folder)/fd/\(name)") ?? ""
    }
    return State(
      threads: FolderEntries.names(in: folder + "/task")?.count ?? 0,
      descriptors: descriptors,
      folder: target(of: folder + "/cwd"),
      mask: status["Umask"],
      caughtSignals: status["SigCgt"],
      ignoredSignals: status["SigIgn"],
      memory: (status["VmHWM"]?.split(separator: " ").first).flatMap { Int($0) }.map { $0 << 10 }
        ?? 0
    )
  }

  /// The lines `name: value` of a file.
  private static func fields(of path: String) -> [String: String]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var fields: [String: String] = [:]
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    while getline(&line, &room, file) > 0, let line {
      let text = String(cString: line)
      guard let colon = text.firstIndex(of: ":") else { continue }
      let value = text[text.index(after: colon)...].drop(while: \.isWhitespace)
      fields[String(text[..<colon])] = String(value.prefix { !$0.isNewline })
    }
    return fields
  }

  private static func target(of link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(link, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}

extension ProcessTraces {
  /// The signals that the C library keeps to itself.
  private static let reserved = [32, 33]

  /// The numbers of the signals in a set, as `/proc` writes it.
  static func signals(in set: String?) -> [Int32] {
    guard let set, let bits = UInt64(set, radix: 16) else { return [] }
    return (1...64).filter { bits & 1 << UInt64($0 - 1) != 0 && !reserved.contains($0) }
      .map(Int32.init)
  }
}
