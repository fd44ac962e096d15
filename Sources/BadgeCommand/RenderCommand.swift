internal import CommandLineKit
internal import StyleAPI
internal import StyleHost

struct RenderCommand {
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  func run() throws {
    let library = StyleLibrary(searchPath: .standard)
    var environment = EnvironmentValues()
    environment.badgeStyle = try library.style(arguments.string("style") ?? "default")
    let badge = Badge(arguments.string("label") ?? "", arguments.string("message") ?? "")
    let format = arguments.string("format") ?? (StandardStream.output.isTerminal ? "ansi" : "svg")
    let text: String =
      switch format {
      case "ansi":
        try ANSIRenderer(profile: .trueColor).render(badge, environment: environment) + "\n"
      case "text": try PlainTextRenderer().render(badge, environment: environment) + "\n"
      default: try SVGRenderer().render(badge, environment: environment)
      }
    try StandardStream.output.write(text)
  }
}
