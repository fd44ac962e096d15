import Foundation
import Testing

@testable import StyleHost

import struct StyleAPI.CGPoint
import struct StyleAPI.CGRect
import enum StyleAPI.DisplayItem
import struct StyleAPI.DisplayList

@Suite struct DisplayListJSONTests {
  private func item(_ list: DisplayList, _ index: Int = 0) throws -> String {
    let lines = DisplayListJSON.encode(list).split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasSuffix(#""items": ["#) })
    let line = lines[first + 1 + index].trimmingCharacters(in: [" "])
    return line.hasSuffix(",") ? String(line.dropLast()) : line
  }

  @Test("A document says its version, metrics, name and boxes")
  func document() {
    var drawing = Drawing(20.5, 10, ink: CGRect(x: -1, y: -2.25, width: 30, height: 40))
    drawing.text("ok", x: 1, y: 8, width: 12)
    #expect(
      DisplayListJSON.encode(drawing.list) == ##"""
        {
          "version": 1,
          "metrics": "font",
          "name": "ok",
          "bounds": [0, 0, 20.5, 10],
          "ink": [-1, -2.25, 30, 40],
          "items": [
            {"type": "text", "text": "ok", "origin": [1, 8], "width": 12, "font": {"family": "verdana", "size": 11, "weight": 400, "italic": false, "monospacedDigits": false, "tracking": 0}, "paint": {"color": "#ffffff", "opacity": 1}, "underline": false, "strikethrough": false}
          ]
        }

        """##
    )
  }

  @Test("An empty drawing has an empty list of items")
  func empty() {
    #expect(DisplayListJSON.encode(DisplayList(metrics: "cells")).hasSuffix("\"items\": []\n}\n"))
  }

  @Test(
    "Items without buffers",
    arguments: [
      (.end, #"{"type": "end"}"#),
      (.beginRole(.overlayBadge), #"{"type": "beginRole", "role": "overlayBadge"}"#),
      (.beginOpacity(0.5), #"{"type": "beginOpacity", "opacity": 0.5}"#),
      (
        .beginTransform(.init(scaleX: 2, scaleY: 1, translateX: -3, translateY: 0)),
        #"{"type": "beginTransform", "scale": [2, 1], "translate": [-3, 0]}"#
      ),
      (
        .beginShadow(.init(color: .hex(0x010203, 0.25), radius: 2, x: 0, y: 1)),
        ##"{"type": "beginShadow", "color": "#010203", "opacity": 0.25, "radius": 2, "x": 0, "y": 1}"##
      ),
      (
        .beginClip(.ellipse(CGRect(x: 1, y: 2, width: 3, height: 4))),
        #"{"type": "beginClip", "outline": {"type": "ellipse", "rect": [1, 2, 3, 4]}}"#
      ),
      (
        .fill(
          .uneven(
            CGRect(x: 1, y: 2, width: 3, height: 4),
            .init(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
          ),
          .hex(0xFF0000)
        ),
        #"{"type": "fill", "outline": {"type": "uneven", "rect": [1, 2, 3, 4], "radii": [1, 2, 3, 4]}, "#
          + ##""paint": {"color": "#ff0000", "opacity": 1}}"##
      ),
      (
        .stroke(
          .rounded(CGRect(x: 1, y: 2, width: 3, height: 4), radius: 1),
          .hex(0),
          .init(width: 2, cap: .round, join: .bevel, dash: 1, gap: 2)
        ),
        #"{"type": "stroke", "outline": {"type": "rounded", "rect": [1, 2, 3, 4], "radius": 1}, "#
          + ##""paint": {"color": "#000000", "opacity": 1}, "width": 2, "cap": "round", "##
          + #""join": "bevel", "miterLimit": 10, "dash": 1, "gap": 2}"#
      ),
    ] as [(DisplayItem, String)]
  )
  func items(item: DisplayItem, json: String) throws {
    #expect(try self.item(Drawing(item).list) == json)
  }

  @Test("Paths, gradients and pictures stand within the items")
  func inline() throws {
    var drawing = Drawing(20, 10)
    let path = drawing.path([.move(.zero), .line(CGPoint(x: 5, y: 0)), .close], evenOdd: true)
    let linear = drawing.gradient(
      .linear(from: .zero, to: CGPoint(x: 0, y: 20)),
      (.hex(0xFF0000), 0),
      (.hex(0, 0), 1)
    )
    let radial = drawing.gradient(
      .radial(center: .zero, startRadius: 1, endRadius: 2),
      (.hex(0xFF0000), 0.5)
    )
    drawing.fill(path, linear)
    drawing.fill(.rectangle(.zero), radial)
    drawing.image(
      .init(png: [1, 2, 3], label: "a \"b\""),
      in: CGRect(x: 1, y: 2, width: 3, height: 4)
    )
    drawing.link("https://a") { _ in }
    drawing.named("n") { _ in }
    drawing.help("h") { _ in }
    let expected = [
      #"{"type": "fill", "outline": {"type": "path", "d": "M0 0H5Z", "rule": "evenodd"}, "#
        + #""paint": {"gradient": "linear", "from": [0, 0], "to": [0, 20], "stops": ["#
        + ##"{"color": "#ff0000", "opacity": 1, "location": 0}, "##
        + ##"{"color": "#000000", "opacity": 0, "location": 1}]}}"##,
      #"{"type": "fill", "outline": {"type": "rectangle", "rect": [0, 0, 0, 0]}, "#
        + #""paint": {"gradient": "radial", "center": [0, 0], "startRadius": 1, "endRadius": 2, "#
        + ##""stops": [{"color": "#ff0000", "opacity": 1, "location": 0.5}]}}"##,
      #"{"type": "image", "rect": [1, 2, 3, 4], "label": "a \"b\"", "png": "AQID"}"#,
      #"{"type": "beginLink", "url": "https://a"}"#,
      #"{"type": "end"}"#,
      #"{"type": "beginLabel", "label": "n"}"#,
      #"{"type": "end"}"#,
      #"{"type": "beginHelp", "help": "h"}"#,
    ]
    for (index, json) in expected.enumerated() {
      #expect(try item(drawing.list, index) == json)
    }
  }

  @Test(
    "Strings keep their characters; what could steer a reader is escaped",
    arguments: [
      ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#), ("\u{1B}[31m", #""\u001b[31m""#),
      ("\u{7F}\u{9B}\u{202E}\u{2028}\u{FEFF}", #""\u007f\u009b\u202e\u2028\ufeff""#),
      ("日本 👍 é", #""日本 👍 é""#),
    ]
  )
  func strings(text: String, json: String) {
    var buffer = ByteBuffer()
    buffer.append(json: text)
    #expect(buffer.string == json)
  }

  @Test("Foundation reads every document back, with the texts as they were")
  func parsed() throws {
    var random = RandomTexts(seed: 9)
    for _ in 0..<300 {
      let (label, message) = (random.text(maximum: 15), random.text(maximum: 15))
      let json = DisplayListJSON.encode(SampleDrawings.flat(label, message))
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
      let object = try #require(value as? [String: Any])
      let items = try #require(object["items"] as? [[String: Any]])
      let texts = items.compactMap { $0["text"] as? String }
      #expect(
        texts.map { Array($0.unicodeScalars) } == [label, message].map { Array($0.unicodeScalars) }
      )
      #expect(object["version"] as? Int == 1)
    }
    for sample in SampleDrawings.all {
      let json = DisplayListJSON.encode(sample.make(false))
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    }
  }
}
