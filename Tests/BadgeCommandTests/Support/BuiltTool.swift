import Foundation
import Glibc

/// The program as it was built together with the tests, run as a process of its own.
struct BuiltTool {
  var variables: [String: String] = [:]
  var input = ""
  var folder: String?

  /// How a run ended, and what it wrote.
  struct Result {
    var code: Int32
    var output: String
    var messages: String
  }

  /// The folder of the test bundle, in which the program and the plugins are.
  static let products: URL = {
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: executable ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  static let path = products.appending(path: "badge").path(percentEncoded: false)

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result {
    try shell("exec \"$0\" \"$@\"", [Self.path] + arguments)
  }

  /// Runs a line of shell, in which `$0` is the program.
  func shell(_ line: String) throws -> Result { try shell(line, [Self.path]) }

  private func shell(_ line: String, _ arguments: [String]) throws -> Result {
    let folder = try TestFolder(["in": input])
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line] + arguments
    // Nothing of the user's own environment may have an effect.
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_DATA_DIRS": folder.path,
    ].merging(variables) { $1 }
    process.currentDirectoryURL = URL(filePath: self.folder ?? folder.path)
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder.path("in")))
    try folder.write("", to: "messages")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.path("messages")))
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      messages: try folder.read("messages")
    )
  }
}

extension BuiltTool {
  /// Runs the program without its output, and returns its exit code and the most memory it had.
  func usage(of arguments: [String]) throws -> (code: Int32, peakKilobytes: Int) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = ([Self.path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, Self.path, &actions, nil, words + [nil], environ)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    var status: Int32 = 0
    var peak = 0
    // What wait4(2) says of the memory counts that of this process too, before the new program was
    // loaded; the high-water mark in /proc is the program's own. It only rises, so the last look
    // before the end is the one that counts.
    while waitpid(process, &status, WNOHANG) == 0 {
      peak = max(peak, Self.highWaterMark(of: process))
      usleep(2000)
    }
    // What wait(2) calls WEXITSTATUS, if it was no signal.
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F), peak)
  }

  /// The most memory that a process has had so far, in KiB.
  private static func highWaterMark(of process: pid_t) -> Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

extension BuiltTool {
  /// Runs the program with a terminal of 80 columns for its output, and returns what it writes.
  func runOnTerminal(_ arguments: String...) throws -> String {
    var terminal: Int32 = -1
    var side: Int32 = -1
    guard openpty(&terminal, &side, nil, nil, nil) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    defer { close(terminal) }
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = arguments
    process.environment = variables
    process.currentDirectoryURL = URL(filePath: "/")
    process.standardInput = FileHandle.nullDevice
    let output = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    // The other side is still open here, so reading would wait at the end; what was written is there.
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
