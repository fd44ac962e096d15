/// Why a number cannot be written in the manner of a locale.
public enum NumberFormattingError: Error, Hashable, Sendable {
  /// The library that writes numbers is in none of these folders.
  case libraryMissing(library: String, searched: [String])
  /// The system's loader refuses the library.
  case libraryRefused(file: String, message: String)
  /// The file is not the library that it should be.
  case noEntry(file: String, entry: String)
  /// The number is too large or too small.
  case outOfRange(String)
  /// The notation takes whole numbers below 2^63 only.
  case notWhole(String)
}

extension NumberFormattingError: CustomStringConvertible {
  /// What is wrong and what to do next, in English.
  public var description: String {
    switch self {
    case .libraryMissing(let library, let searched):
      "numbers are written by \(library), which is in none of these folders: "
        + searched.joined(separator: ", ")
        + "; build it with 'swift build --product BadgeFormatting', or write the number as a text"
    case .libraryRefused(let file, let message):
      "\(file): the system's loader refuses the library that writes numbers: \(message)"
    case .noEntry(let file, let entry):
      "\(file): this is not the library that writes numbers (it has no '\(entry)'); build it again"
    case .outOfRange(let digits):
      "the number \(Quoted(digits)) is too large or too small; write it as a text"
    case .notWhole(let digits):
      "\(Quoted(digits)) is no count of bytes, which is a whole number below 2^63"
    }
  }
}
