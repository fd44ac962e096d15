import Foundation

/// The built command line tool.
enum Tool {
  enum Failure: Error { case failed(String) }

  /// Whether `badge render` has an option.
  static func knows(_ option: String) -> Bool {
    (try? output(of: ["render", "--help"]))?.contains(option) ?? false
  }

  /// Runs the tool where the images' scenes are, with its output going to another file.
  static func run(_ arguments: [String], writing file: String) throws {
    var arguments = arguments
    if let option = arguments.firstIndex(of: "-o") { arguments[option + 1] = file }
    _ = try output(of: arguments)
  }

  private static func output(of arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(BundledStyles.products)/badge")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: ImagesFolder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure.failed(text) }
    return text
  }
}
