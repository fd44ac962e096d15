import Foundation
import Glibc
import TestSupport

/// The program as it was built together with the tests, run as a process of its own.
struct BuiltTool {
  /// Variables beside those that keep the user's own from having an effect.
  var variables: [String: String] = [:]
  var input = ""
  /// Where the program runs; nil is a new folder with the input in a file `in`.
  var folder: String?

  /// How a run ended, and what it wrote.
  struct Result {
    /// The exit code, or the number of a signal with a minus sign.
    var code: Int32
    var output: String
    var messages: String
  }

  /// The folder of the test bundle, in which the program and the plugins are.
  static let products = BuiltProducts.folder

  static let path = BuiltProducts.badge.plainPath

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result { try run(Self.path, arguments) }

  /// Runs a line of shell, in which `$0` is the program.
  func shell(_ line: String) throws -> Result { try run("/bin/sh", ["-c", line, Self.path]) }

  private func run(_ program: String, _ arguments: [String]) throws -> Result {
    let home = try TestFolder(["in": input])
    var environment: [String: String?] = BuiltProducts.isolation(home: home.url)
    // The terminal and the locale are what a test says.
    for name in ["TERM", "LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LANG", "COLORFGBG", "COLUMNS"] {
      environment[name] = .some(nil)
    }
    let result = try ChildProcess(
      program,
      arguments,
      environment: environment.merging(variables) { $1 },
      folder: URL(filePath: folder ?? home.path),
      input: Array(input.utf8)
    ).run()
    let code: Int32 =
      switch result.outcome {
      case .exited(let code): code
      case .signalled(let signal): -signal
      case .timedOut: -SIGKILL
      }
    return Result(code: code, output: result.output, messages: result.errors)
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
