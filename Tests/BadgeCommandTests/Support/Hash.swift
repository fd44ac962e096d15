import Foundation
import StyleHost

/// Hashes of files.
enum Hash {
  /// The SHA-256 of a file, in 64 digits.
  static func sha256(of path: String) throws -> String {
    var hash = SHA256()
    hash.update([UInt8](try Data(contentsOf: URL(filePath: path))))
    return hash.hexadecimal
  }
}
