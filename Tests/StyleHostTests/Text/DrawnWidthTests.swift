import Foundation
@_spi(Host) import StyleAPI
import TestSupport
import Testing

@testable import StyleHost

/// Compares the tables with what rsvg-convert draws in DejaVu Sans.
///
/// librsvg writes text as outlines. Bars before and after a text have one outline, so the distance
/// of the two is the advance of a bar and of the text.
@Suite(
  .external("the tests that need rsvg-convert and DejaVu's fonts")
)
struct DrawnWidthTests {
  @Test("Scripts in DejaVu Sans are as wide as drawn", arguments: ShapedWord.dejaVu)
  func sans(_ sample: ShapedWord) throws {
    let drawn = try drawnWidth(sample.word, family: "DejaVu Sans", weight: 400)
    let measured = fontWidth(sample.word, ResolvedFont(family: .verdana, size: 100))
    #expect(abs(measured / drawn - 1) < 0.015, "\(measured) against \(drawn)")
  }

  @Test("Scripts in DejaVu Sans Bold are as wide as drawn", arguments: ShapedWord.dejaVu)
  func bold(_ sample: ShapedWord) throws {
    let drawn = try drawnWidth(sample.word, family: "DejaVu Sans", weight: 700)
    let measured = fontWidth(sample.word, ResolvedFont(family: .verdana, size: 100, weight: 700))
    #expect(abs(measured / drawn - 1) < 0.015, "\(measured) against \(drawn)")
  }

  @Test(
    "Monospaced text is as wide as drawn",
    arguments: ["passing", "Größe", "привет", "Ελλάδα", "e\u{301}te\u{301}", "→✓✗", "سلام"]
  )
  func monospaced(text: String) throws {
    let drawn = try drawnWidth(text, family: "DejaVu Sans Mono", weight: 400)
    let measured = fontWidth(text, ResolvedFont(family: .monospaced, size: 100))
    #expect(abs(measured / drawn - 1) < 0.002, "\(measured) against \(drawn)")
  }

  /// The advance of a text at 100 pixels.
  private func drawnWidth(_ text: String, family: String, weight: Int) throws -> Double {
    let bar = try distanceOfBars(around: "", family: family, weight: weight)
    return try distanceOfBars(around: text, family: family, weight: weight) - bar
  }

  private func distanceOfBars(
    around text: String,
    family: String,
    weight: Int
  ) throws -> Double {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="10" y="100" \
      font-family="\(family)" font-weight="\(weight)" font-size="100">|\(text)|</text></svg>
      """
    let drawing = try run("rsvg-convert", ["--format=svg"], input: svg)
    let outlines = drawing.matches(of: /M ([0-9.]+) ([0-9.]+) L \1 ([0-9.]+)/)
    let first = try #require(outlines.first)
    let bars = outlines.filter { $0.output.2 == first.output.2 && $0.output.3 == first.output.3 }
    let places = bars.compactMap { Double($0.output.1) }
    return try #require(places.max()) - #require(places.min())
  }

  private func run(_ tool: String, _ arguments: [String], input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(tool) failed or is missing")
    return String(decoding: output, as: UTF8.self)
  }
}
