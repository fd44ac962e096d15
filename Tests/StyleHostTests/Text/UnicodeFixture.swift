import Foundation

/// The lines of a file in Tests/Fixtures/Unicode, without the first, which has its versions.
func unicodeFixture(_ name: String, file: String = #filePath) throws -> [Substring] {
  let url = URL(filePath: file).deletingLastPathComponent()
    .appending(path: "../../Fixtures/Unicode/\(name)").standardizedFileURL
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    .map { $0 }
}

/// The text of scalars in hexadecimal, separated by spaces.
func text(ofHexadecimal scalars: some StringProtocol) -> String {
  var text = String.UnicodeScalarView()
  for digits in scalars.split(separator: " ") {
    text.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
  }
  return String(text)
}
