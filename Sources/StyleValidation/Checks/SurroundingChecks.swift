internal import StyleAPI
internal import StyleHost

extension ValidationCheck {
  /// What is looked at in surroundings of every kind.
  static let surroundings: [ValidationCheck] = [
    surrounding(
      "surroundings.schemes",
      "It is drawn in light and in dark surroundings, with more contrast too",
      [
        "colorScheme": ColorScheme.allCases.map { "\($0)" },
        "colorSchemeContrast": ColorSchemeContrast.allCases.map { "\($0)" },
      ]
    ),
    surrounding(
      "surroundings.sizes",
      "It is drawn in every size of text",
      ["sizeCategory": ContentSizeCategory.allCases.map { "\($0)" }]
    ),
    surrounding(
      "surroundings.directions",
      "It is drawn from left to right and from right to left",
      ["layoutDirection": LayoutDirection.allCases.map { "\($0)" }]
    ),
    surrounding(
      "surroundings.tints",
      "It is drawn in whatever tint the badge has",
      ["badgeTint": colors, "badgeLabelTint": colors]
    ),
    surrounding(
      "surroundings.foreground",
      "It is drawn whatever the tint and the colour of texts are around it",
      ["tint": colors, "foreground": colors]
    ),
    surrounding(
      "surroundings.fonts",
      "It is drawn whatever the font is around it",
      ["font": ["caption2", "largeTitle", "9", "40", "14 bold", "11 monospaced"]]
    ),
    surrounding(
      "surroundings.scales",
      "It is drawn for screens of every resolution",
      ["displayScale": ["1", "2", "3", "0.5"]]
    ),
    surrounding(
      "surroundings.disabled",
      "It is drawn where controls do not react",
      ["isEnabled": ["false"]]
    ),
    surrounding(
      "surroundings.lines",
      "It is drawn where texts are cut to one line",
      ["lineLimit": ["1", "2"], "truncationMode": ["head", "middle", "tail"]]
    ),
    surrounding(
      "surroundings.locales",
      "It is drawn in every locale, calendar and time zone",
      [
        "locale": ["en_US", "ar_EG", "hi_IN", "ja_JP", "de_CH"],
        "calendar": ["gregorian", "islamic", "buddhist"],
        "timeZone": ["GMT", "Pacific/Apia"],
      ]
    ),
  ]

  private static let colors = ["black", "white", "yellow", "#0a7", "#80008080", "transparent"]

  /// A check that draws the usual badges in an environment with other values, one after the other.
  private static func surrounding(
    _ id: String,
    _ title: String,
    _ values: [String: [String]]
  ) -> ValidationCheck {
    ValidationCheck(
      id,
      title,
      fix: "Read the environment, and take none of its values for granted."
    ) { session in
      session.drawing { style in
        values.sorted { $0.key < $1.key }.flatMap { name, values in
          values.flatMap { value in
            DrawingCase.targets.map { targetName, target in
              DrawingCase(
                style,
                "\(targetName), \(name)=\(value)",
                environment: [name: value],
                target: target
              )
            }
          }
        }
      }
    }
  }
}
