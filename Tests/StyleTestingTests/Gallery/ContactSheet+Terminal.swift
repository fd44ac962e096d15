import StyleAPI
import StyleHost

extension ContactSheet {
  /// The sheet as text for a terminal with 24-bit colours: to be looked at with `cat`.
  static func terminalText(
    style: any BadgeStyle,
    background: TerminalBackground
  ) throws -> String {
    let renderer = ANSIRenderer(profile: .trueColor, background: background)
    var lines: [String] = []
    for script in scripts {
      lines += [script.name, ""]
      for length in lengths {
        var environment = EnvironmentValues()
        environment.badgeStyle = style
        environment.layoutDirection = script.direction
        let message = script.message(of: length)
        let pair = Badge(script.label, message)
        let corner = Text(script.label).badge { Text(message) }
        lines.append(try renderer.render(pair, environment: environment))
        lines.append(try renderer.render(corner, environment: environment))
        lines.append("")
      }
    }
    return lines.joined(separator: "\n")
  }
}
