/// What a build writes.
enum BuildOutput {
  /// The first error in it, as the compiler says it; else the last line.
  static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first { $0.contains(": error: ") } ?? lines.first { $0.hasPrefix("error: ") }
      ?? lines.last ?? "swift build has failed"
  }
}
