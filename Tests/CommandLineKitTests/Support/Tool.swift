import Foundation
import TestSupport
import Testing

/// A program that a test runs.
struct Tool {
  /// What a program wrote, and how it ended.
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs a program that is found by `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - environment: Variables that are set beside those of the test.
  ///   - folder: Where the program runs.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // The errors go to a file: with two pipes, the one that is read second could fill and block.
    let errorFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: errorFile)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    process.standardError = try FileHandle(forWritingTo: errorFile)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self),
      errors: try String(contentsOf: errorFile, encoding: .utf8),
      status: process.terminationStatus
    )
  }

  /// Makes a folder with files for the time of a test.
  ///
  /// - Parameter files: Contents by name; what begins with `#!` is made executable.
  static func withFolder<Value>(
    _ files: [String: String],
    body: (URL) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      if text.hasPrefix("#!") {
        try ExecutableFile.write(text, to: file)
        continue
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }
}
