import Foundation

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
