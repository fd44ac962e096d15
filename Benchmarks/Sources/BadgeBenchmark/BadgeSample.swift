/// The badges that are drawn: labels and messages of usual lengths.
enum BadgeSample {
  static let all: [(label: String, message: String)] = {
    let labels = ["build", "version", "coverage", "license", "docs", "swift", "downloads", "tests"]
    let messages = [
      "passing", "1.0.0", "97 %", "MIT", "latest", "6.3", "12k/month", "412 passed, 0 failed",
    ]
    return (0..<64).map { (labels[$0 % 8], messages[($0 * 3 + $0 / 8) % 8]) }
  }()

  static subscript(index: Int) -> (label: String, message: String) { all[index & 63] }
}
