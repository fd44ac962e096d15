internal import StyleAPI
internal import StyleHost

extension ValidationCheck {
  /// The longest side of a badge that is no mistake, in points.
  private static let largestSide = 4_096.0
  /// The most items of a drawing.
  private static let mostItems = 2_000
  /// The most groups within one another.
  private static let deepest = 64
  /// How long a badge may take to be drawn, the way to the plugin's process and back with it.
  private static let longestDrawing = Duration.milliseconds(50)

  /// What is looked at about finished drawings.
  static let drawings: [ValidationCheck] = [
    drawing(
      "drawing.size",
      "The usual badge has a size that can be seen, and no side above \(Int(largestSide)) points",
      fix: "Let the texts decide the size, with padding around them."
    ) { _, reply in
      let size = reply.list.bounds.size
      let isSeen = size.width > 0 && size.height > 0
      let isFit = size.width <= largestSide && size.height <= largestSide
      return isSeen && isFit ? [] : ["it is \(size.width) × \(size.height) points"]
    },
    drawing(
      "drawing.ink",
      "Nothing is painted far outside of the badge",
      fix: "Offset and scale no further than the badge's own size.",
      isAdvice: true
    ) { _, reply in
      let (bounds, ink) = (reply.list.bounds, reply.list.ink)
      let room = max(bounds.width, bounds.height)
      let isNear =
        ink.minX >= bounds.minX - room && ink.minY >= bounds.minY - room
        && ink.maxX <= bounds.maxX + room && ink.maxY <= bounds.maxY + room
      return isNear ? [] : ["it paints \(ink.width) × \(ink.height) points"]
    },
    drawing(
      "drawing.ink-box",
      "What is painted lies in the box that the drawing names",
      fix: "Report it: StyleAPI makes that box."
    ) { _, reply in
      let ink = reply.list.ink
      return reply.list.paintedBoxes.filter { box in
        box.minX < ink.minX - 0.5 || box.minY < ink.minY - 0.5
          || box.maxX > ink.maxX + 0.5 || box.maxY > ink.maxY + 0.5
      }
      .prefix(1).map { "something at \($0.minX), \($0.minY) lies outside" }
    },
    drawing(
      "drawing.items",
      "It is made of no more than \(mostItems) items",
      fix: "Draw a picture as one path or one image."
    ) { _, reply in
      let count = reply.list.items.count
      return count > mostItems ? ["it is made of \(count)"] : []
    },
    drawing(
      "drawing.depth",
      "Its groups lie no more than \(deepest) deep",
      fix: "Put fewer modifiers around one another."
    ) { _, reply in
      var (depth, deepestSoFar) = (0, 0)
      for item in reply.list.items {
        if item.opens { depth += 1 } else if case .end = item { depth -= 1 }
        deepestSoFar = max(deepestSoFar, depth)
      }
      return deepestSoFar > deepest ? ["they lie \(deepestSoFar) deep"] : []
    },
    ValidationCheck(
      "drawing.time",
      "A badge is drawn within \(longestDrawing)",
      fix: "Do less in the style's body.",
      isAdvice: true
    ) { session in
      let clock = ContinuousClock()
      return session.withStyles { style in
        DrawingCase.usual(style).flatMap { drawn -> [String] in
          // The first is not counted: it may have to start a process.
          _ = session.draw(drawn.request)
          let start = clock.now
          _ = session.draw(drawn.request)
          let time = clock.now - start
          return time > longestDrawing ? ["\(drawn.name): it takes \(time.rounded)"] : []
        }
      }
    },
    ValidationCheck(
      "drawing.repeatable",
      "The same badge is drawn the same way again, whatever was drawn in between",
      fix: "Keep nothing from badge to badge, and use no random numbers and no clock."
    ) { session in
      session.withStyles { style in
        let cases = DrawingCase.usual(style)
        let first = cases.map { session.draw($0.request) }
        let second = Array(cases.reversed().map { session.draw($0.request) }.reversed())
        return cases.indices.compactMap { index in
          cases[index].difference(between: first[index], and: second[index])
        }
      }
    },
    ValidationCheck(
      "drawing.processes",
      "Every process draws the same badge the same way",
      fix: "Use no hash values, addresses or random numbers: they differ from process to process."
    ) { session in
      session.withAnotherProcess { style, evaluator in
        DrawingCase.usual(style).compactMap { drawn in
          let other = Result { () throws(BadgeEvaluationError) in
            try evaluator.evaluate(drawn.request)
          }
          return drawn.difference(between: session.draw(drawn.request), and: other)
        }
      }
    },
    drawing(
      "drawing.svg",
      "Its SVG is well-formed",
      fix: "Report it: StyleHost writes it."
    ) { drawn, reply in
      guard drawn.request.target == .svg else { return [] }
      return WellFormedness.problem(in: SVGRenderer().svg(for: reply.list)).map { [$0] } ?? []
    },
    drawing(
      "drawing.ansi",
      "Its text for terminals has no control sequences but those of colours and links",
      fix: "Report it: StyleHost writes it."
    ) { drawn, reply in
      guard case .ansi = drawn.request.target else { return [] }
      let renderer = ANSIRenderer(profile: .trueColor)
      guard let text = try? renderer.text(for: reply.list) else { return ["it cannot be drawn"] }
      return TerminalText.foreignSequences(in: text).map { "it has \($0)" }
    },
    drawing(
      "drawing.links",
      "Its links lead to the web or to an address of mail",
      fix: "Link to https:, http: or mailto: addresses only."
    ) { _, reply in
      reply.list.items.compactMap { item -> String? in
        guard case .beginLink(let span) = item else { return nil }
        let link = reply.list.string(span)
        return (try? SafeLink(link)) == nil ? "it links to '\(link)'" : nil
      }
    },
    contrast("drawing.contrast", "Text is legible in light and in dark surroundings", [[:]]),
    contrast(
      "drawing.contrast-increased",
      "Text is legible where more contrast is asked for",
      [["colorSchemeContrast": "increased"]]
    ),
    contrast(
      "drawing.contrast-tints",
      "Text is legible in whatever tint the badge has",
      ["white", "black", "yellow", "red", "#0a7", "navy", "silver"].map {
        ["badgeTint": $0, "badgeLabelTint": $0]
      }
    ),
  ]

  /// A check that looks at the usual drawings.
  private static func drawing(
    _ id: String,
    _ title: String,
    fix: String,
    isAdvice: Bool = false,
    look: @escaping @Sendable (DrawingCase, BadgeReply) -> [String]
  ) -> ValidationCheck {
    ValidationCheck(id, title, fix: fix, isAdvice: isAdvice) { session in
      session.drawing(DrawingCase.usual, look: look)
    }
  }

  /// A check of the contrast of texts with what they lie on, as it is drawn.
  private static func contrast(
    _ id: String,
    _ title: String,
    _ environments: [[String: String]]
  ) -> ValidationCheck {
    ValidationCheck(
      id,
      title,
      fix: "Choose inks and plates with LegiblePlate, which keeps a contrast of 4.5."
    ) { session in
      session.drawing { style in
        environments.flatMap { environment in
          PageColor.all.flatMap { page in
            [BadgeRequest.Form.pair, .single].map { form in
              let values = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
              return DrawingCase(
                style,
                ([page.name] + values).joined(separator: ", "),
                form: form,
                label: form == .pair ? "build" : nil,
                environment: environment.merging(["colorScheme": page.scheme]) { $1 }
              )
            }
          }
        }
      } look: { drawn, reply in
        let page = PageColor.all.first {
          $0.scheme == drawn.request.environment["colorScheme"]
        }
        let measured = DrawnTextContrast.measure(
          reply.list,
          over: (page ?? PageColor.all[0]).color
        )
        // A text may be drawn more than once, as with a shadow of its own; the best counts.
        let best = Dictionary(grouping: measured, by: \.text)
          .compactMapValues { $0.max { $0.ratio < $1.ratio } }
        return best.values.filter { $0.ratio < Contrast.minimum }
          .sorted { $0.text < $1.text }
          .map { "'\($0.text)' has a contrast of \(($0.ratio * 100).rounded(.down) / 100)" }
      }
    }
  }
}

extension DrawingCase {
  /// How two drawings of it differ; nil if they do not.
  ///
  /// One that was not made is like no other.
  fileprivate func difference(
    between first: Result<BadgeReply, BadgeEvaluationError>,
    and second: Result<BadgeReply, BadgeEvaluationError>
  ) -> String? {
    switch (first, second) {
    case (.success(let first), .success(let second)):
      first == second ? nil : "\(name): it differs"
    case (.failure(let error), _), (_, .failure(let error)): "\(name): \(error)"
    }
  }
}

/// A page that badges stand on.
private struct PageColor {
  let name: String
  let scheme: String
  let color: DisplayColor

  static let all = [
    PageColor(
      name: "on a white page",
      scheme: "light",
      color: DisplayColor(red: 1, green: 1, blue: 1)
    ),
    // The page of the best-known host of READMEs, #0d1117.
    PageColor(
      name: "on a dark page",
      scheme: "dark",
      color: DisplayColor(red: 13 / 255, green: 17 / 255, blue: 23 / 255)
    ),
  ]
}
