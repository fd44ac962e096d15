import Foundation
import Testing

@testable import StyleHost

@Suite struct NumberWriterTests {
  private func written(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(decimal: value)
    return buffer.string
  }

  @Test(
    "Numbers have at most three decimals, no negative zero and no exponent",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (9, "9"), (10, "10"), (99, "99"),
      (100, "100"), (999, "999"), (1000, "1000"), (12345, "12345"), (0.5, "0.5"), (0.25, "0.25"),
      (0.125, "0.125"), (-0.125, "-0.125"), (0.1, "0.1"), (37.5, "37.5"), (82.25, "82.25"),
      (0.05, "0.05"), (0.005, "0.005"), (0.0004, "0"), (-0.0004, "0"), (0.0006, "0.001"),
      (1.9996, "2"), (99.9999, "100"), (-9.9999, "-10"), (1e-300, "0"), (123456.789, "123456.789"),
    ] as [(Double, String)]
  )
  func table(value: Double, text: String) {
    #expect(written(value) == text)
  }

  @Test(
    "Numbers that cannot be are drawn as zero, and huge ones stop where 32-bit floats get coarse",
    arguments: [
      (Double.nan, "0"), (.infinity, "0"), (-.infinity, "0"), (1e300, "999999999"),
      (-1e300, "-999999999"), (999_999_998.5, "999999998.5"),
    ]
  )
  func extremes(value: Double, text: String) {
    #expect(written(value) == text)
  }

  @Test("10,000 numbers are what Foundation's formatting makes of them")
  func comparison() {
    var random = RandomTexts(seed: 1)
    for _ in 0..<10_000 {
      let magnitude = pow(10, Double.random(in: -4...8, using: &random))
      let value = magnitude * (Bool.random(using: &random) ? 1 : -1)
      #expect(written(value) == naive(value), "\(value)")
    }
  }

  private func naive(_ value: Double) -> String {
    var text = String(format: "%.3f", (value * 1000).rounded(.toNearestOrEven) / 1000)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  @Test("Whole numbers of all lengths are written", arguments: 0..<16)
  func lengths(digits: Int) {
    let value = (0..<digits).reduce(1) { number, digit in number * 10 + digit % 10 }
    var buffer = ByteBuffer()
    buffer.append(integer: value)
    #expect(buffer.string == "\(value)")
  }
}
