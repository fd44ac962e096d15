internal import StyleAPI
internal import StyleHost

extension ValidationCheck {
  /// What is looked at with labels of every kind.
  static let labels: [ValidationCheck] =
    LabelSample.all.map { sample in
      ValidationCheck(
        "labels.\(sample.kind)",
        "Labels \(sample.title) are drawn",
        fix: "Draw whatever text the badge has; take no length or content for granted."
      ) { session in
        session.drawing { style in
          sample.texts.flatMap { text in
            DrawingCase.targets.flatMap { name, target in
              let what = "\(name), '\(text.prefix(30))'"
              return [
                DrawingCase(style, what, message: text, target: target),
                DrawingCase(style, what, label: text, message: text, target: target),
                DrawingCase(style, what, form: .single, label: nil, message: text, target: target),
              ]
            }
          }
        }
      }
    } + [
      ValidationCheck(
        "labels.forms",
        "Badges are drawn with a label, without one, and on a corner",
        fix: "Look at the label for nil, and draw the body for a single label too."
      ) { $0.drawing(DrawingCase.usual) },
      ValidationCheck(
        "labels.said",
        "What a badge says can be read out",
        fix: "Draw the label and the message as they are, or give the drawing an accessible label."
      ) { session in
        session.drawing(DrawingCase.usual) { drawn, reply in
          let name = AccessibleName(of: reply.list).text.lowercased()
          return drawn.texts.filter { !name.contains(text: $0.lowercased()) }
            .map { "'\($0)' is not in what is read out: '\(name)'" }
        }
      },
      ValidationCheck(
        "labels.seen",
        "What a badge says can be read in a terminal",
        fix: "Draw the label and the message where the colours are few, too.",
        isAdvice: true
      ) { session in
        session.drawing { style in
          DrawingCase.usual(style).filter { $0.request.target != .svg }
        } look: { drawn, reply in
          guard let text = try? PlainTextRenderer().text(for: reply.list) else {
            return ["it cannot be drawn as text"]
          }
          return drawn.texts.filter { !text.lowercased().contains(text: $0.lowercased()) }
            .map { "'\($0)' is not in '\(text)'" }
        }
      },
    ]
}
