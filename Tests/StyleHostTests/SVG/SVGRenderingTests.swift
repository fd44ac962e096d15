import Foundation
import TestSupport
import Testing

@testable import StyleHost

import struct StyleAPI.DisplayList

/// Draws the samples with librsvg and Chromium and compares.
@Suite(
  .serialized,
  .external("the tests that need rsvg-convert, chromium and ImageMagick")
)
struct SVGRenderingTests {
  /// Pixels for each point.
  private static let scale = 4

  @Test("librsvg and Chromium agree to 0.1 % of pixels", arguments: [false, true])
  func agreement(isDark: Bool) throws {
    try withFolder { folder in
      let documents = SampleDrawings.all.map { sample in
        (sample.name, SVGRenderer().svg(for: sample.make(isDark)))
      }
      let sheet = try chromium(documents, in: folder)
      var y = 0
      for (name, svg) in documents {
        let drawn = try librsvg(svg, in: folder)
        let height = drawn.height
        let shown = try sheet.cropped(y: y, width: drawn.width, height: height)
        let disagreement = drawn.disagreement(with: shown)
        #expect(disagreement <= 0.001, "\(name): \(disagreement)")
        y += height
      }
    }
  }

  @Test("The comparison sees half a point", arguments: ["flat", "corner", "strokes", "faces"])
  func comparison(name: String) throws {
    try withFolder { folder in
      let sample = try #require(SampleDrawings.all.first { $0.name == name })
      let svg = SVGRenderer().svg(for: sample.make(false))
      let shifted = svg.replacing(
        /viewBox="0 (-?[0-9]+)/,
        with: { "viewBox=\"0.5 \($0.output.1)" }
      )
      let drawn = try librsvg(svg, in: folder)
      let other = try librsvg(shifted, in: folder)
      #expect(drawn.disagreement(with: drawn) == 0)
      #expect(drawn.disagreement(with: other) > 0.001)
    }
  }

  @Test("Adaptive documents look like the dark ones in the dark, also where shapes differ")
  func dark() throws {
    try withFolder { folder in
      let lists = adaptivePairs
      let adaptive = lists.map { ($0.name, SVGRenderer().adaptive(light: $0.light, dark: $0.dark)) }
      let dark = lists.map { ($0.name, SVGRenderer().svg(for: $0.dark)) }
      let shown = try chromium(adaptive, isDark: true, in: folder)
      let expected = try chromium(dark, in: folder)
      #expect(shown == expected)
      let inTheLight = try chromium(adaptive, in: folder)
      #expect(shown != inTheLight)
    }
  }

  @Test("Adaptive documents look like the light ones in the light, and where CSS is not known")
  func light() throws {
    try withFolder { folder in
      let lists = adaptivePairs
      let adaptive = lists.map { ($0.name, SVGRenderer().adaptive(light: $0.light, dark: $0.dark)) }
      let light = lists.map { ($0.name, SVGRenderer().svg(for: $0.light)) }
      let shown = try chromium(adaptive, in: folder)
      let expected = try chromium(light, in: folder)
      #expect(shown == expected)
      for (adaptive, light) in zip(adaptive, light) {
        let drawn = try librsvg(adaptive.1, in: folder)
        let plain = try librsvg(light.1, in: folder)
        #expect(drawn == plain, "\(light.0)")
      }
    }
  }

  @Test("xmllint finds nothing wrong")
  func wellFormed() throws {
    try withFolder { folder in
      for sample in SampleDrawings.all {
        let file = folder.appending(path: "\(sample.name).svg")
        let svg = SVGRenderer().adaptive(light: sample.make(false), dark: sample.make(true))
        try svg.write(to: file, atomically: true, encoding: .utf8)
        try Picture.run(["xmllint", "--noout", file.path(percentEncoded: false)])
      }
    }
  }

  /// The samples in both schemes, and pairs of different shape and equal size.
  private var adaptivePairs: [(name: String, light: DisplayList, dark: DisplayList)] {
    var pairs = SampleDrawings.all.map { ($0.name, $0.make(false), $0.make(true)) }
    for (light, dark) in [("gradients", "outlines"), ("outlines", "strokes"), ("faces", "faces")] {
      guard let first = SampleDrawings.all.first(where: { $0.name == light }),
        let second = SampleDrawings.all.first(where: { $0.name == dark })
      else { continue }
      var other = second.make(true)
      other.items.removeLast()
      pairs.append(("\(light) or \(dark)", first.make(false), other))
    }
    return pairs
  }

  private func librsvg(_ svg: String, in folder: URL) throws -> Picture {
    let source = folder.appending(path: "drawing.svg")
    let target = folder.appending(path: "drawing.png")
    try svg.write(to: source, atomically: true, encoding: .utf8)
    try Picture.run([
      "rsvg-convert", "--zoom=\(Self.scale)", "--background-color=white",
      "--output=\(target.path(percentEncoded: false))", source.path(percentEncoded: false),
    ])
    return try Picture(target)
  }

  /// Shows documents as images of one page, one below the other, as README hosts do.
  private func chromium(
    _ documents: [(name: String, svg: String)],
    isDark: Bool = false,
    in folder: URL
  ) throws -> Picture {
    var page = "<!doctype html><style>body{margin:0;background:#fff}img{display:block}</style>"
    for (index, document) in documents.enumerated() {
      let file = folder.appending(path: "\(index).svg")
      try document.svg.write(to: file, atomically: true, encoding: .utf8)
      page += "<img src=\"\(index).svg\">"
    }
    let source = folder.appending(path: "page.html")
    let target = folder.appending(path: "page.png")
    try page.write(to: source, atomically: true, encoding: .utf8)
    try? FileManager.default.removeItem(at: target)
    try Picture.run([
      "timeout", "120", "chromium", "--headless", "--no-sandbox", "--disable-gpu",
      "--hide-scrollbars", "--force-device-scale-factor=\(Self.scale)", "--window-size=130,900",
      "--user-data-dir=\(folder.appending(path: "profile").path(percentEncoded: false))",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      "--screenshot=\(target.path(percentEncoded: false))", source.absoluteString,
    ])
    return try Picture(target)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
