import Foundation
import Testing

/// The pixels of a PNG file, as tools that are not ours read them.
struct Picture: Equatable {
  /// The size in pixels.
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, row by row.
  private let bytes: [UInt8]

  /// Reads a file with ImageMagick, on white.
  init(_ file: URL) throws {
    let path = file.path(percentEncoded: false)
    let size = try Self.run(["identify", "-format", "%w %h", path])
    let numbers = String(decoding: size, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let data = try Self.run([
      "convert", path, "-background", "white", "-alpha", "remove", "-depth", "8", "rgb:-",
    ])
    try self.init(
      width: #require(numbers.first),
      height: #require(numbers.last),
      bytes: Array(data)
    )
  }

  private init(width: Int, height: Int, bytes: [UInt8]) throws {
    self.width = width
    self.height = height
    self.bytes = bytes
    try #require(bytes.count == width * height * 3)
  }

  /// A part of the picture; what lies beyond its edges is white.
  func cropped(y: Int, width newWidth: Int, height newHeight: Int) throws -> Picture {
    var part: [UInt8] = []
    for row in y..<y + newHeight {
      for column in 0..<newWidth {
        for channel in 0..<3 {
          let isInside = row < height && column < width
          part.append(isInside ? self[column, row, channel] : 255)
        }
      }
    }
    return try Picture(width: newWidth, height: newHeight, bytes: part)
  }

  /// The share of pixels that differ by more than a tenth of the range.
  ///
  /// Two rasterisers shade the edge of one shape differently, so a pixel counts only where its
  /// colour also lies outside of what the other picture has around the place.
  func disagreement(with other: Picture) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for row in 0..<height {
      for column in 0..<width where differs(from: other, column, row) { count += 1 }
    }
    return Double(count) / Double(width * height)
  }

  private func differs(from other: Picture, _ column: Int, _ row: Int) -> Bool {
    (0..<3).contains { channel in
      let mine = self[column, row, channel]
      let theirs = other[column, row, channel]
      return mine.distance(to: theirs).magnitude > 25
        && (other.lacks(mine, column, row, channel) || lacks(theirs, column, row, channel))
    }
  }

  /// Whether a value is far from all values around a place.
  private func lacks(_ value: UInt8, _ column: Int, _ row: Int, _ channel: Int) -> Bool {
    var range = (low: UInt8.max, high: UInt8.min)
    for y in max(0, row - 1)...min(height - 1, row + 1) {
      for x in max(0, column - 1)...min(width - 1, column + 1) {
        let near = self[x, y, channel]
        range = (min(range.low, near), max(range.high, near))
      }
    }
    return Int(value) < Int(range.low) - 25 || Int(value) > Int(range.high) + 25
  }

  private subscript(column: Int, row: Int, channel: Int) -> UInt8 {
    bytes[(row * width + column) * 3 + channel]
  }

  /// Runs a tool and returns what it writes; a failure or a missing tool is one of the test.
  @discardableResult
  static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments[0]) failed or is missing")
    return data
  }
}
