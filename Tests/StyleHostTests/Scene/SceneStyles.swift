import StyleAPI
import StyleHost
import Synchronization

/// A plate in the tint of the environment, or else in a colour by which the style is recognised.
struct PlateStyle: BadgeStyle {
  @Environment(\.badgeTint) private var tint
  @Environment(\.badgeLabelTint) private var labelTint
  let color: Color

  func makeBody(_ label: AnyView) -> some View {
    label.font(.caption).padding(2).background(tint ?? color, in: Rectangle())
  }

  func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    HStack(spacing: 0) {
      HStack(spacing: 2) {
        configuration.icon
        configuration.label
      }
      .padding(2)
      .background(labelTint ?? .gray, in: Rectangle())
      configuration.message.padding(2).background(tint ?? color, in: Rectangle())
    }
    .font(.caption)
  }
}

/// Styles that are there without a plugin.
struct SceneStyles: StyleProvider {
  /// What each style paints its plates with, as an SVG document has it.
  static let fancy = "#123456"
  static let standard = "#654321"

  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    for option in options.keys.sorted() where option != "tint" {
      throw .unknownOption(style: name, option: option, nearest: "tint", options: ["tint"])
    }
    let colors = ["fancy": Self.fancy, "default": Self.standard]
    guard let color = options["tint"] ?? colors[name], colors[name] != nil else {
      throw .unknownStyle(name: name, nearest: ["fancy"], refused: [])
    }
    do {
      return PlateStyle(color: Color(try ColorParser.parse(color)))
    } catch {
      throw .badOptionValue(style: name, option: "tint", value: color, expected: "a colour")
    }
  }
}

extension SceneDocument {
  init(_ text: String) throws(SceneError) {
    try self.init(json: Array(text.utf8))
  }

  /// The scene as plain text.
  func plainText(_ environment: EnvironmentValues = EnvironmentValues()) throws -> String {
    try PlainTextRenderer().render(try view(styles: SceneStyles()), environment: environment)
  }

  /// The scene as an SVG document.
  func svg(_ environment: EnvironmentValues = EnvironmentValues()) throws -> String {
    try SVGRenderer().render(try view(styles: SceneStyles()), environment: environment)
  }
}

/// Styles that count how often they are asked for.
final class CountingStyles: StyleProvider {
  let count = Mutex(0)

  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    count.withLock { $0 += 1 }
    return try SceneStyles().style(name, options: name == "fancy" ? [:] : options)
  }
}
