import Foundation
import StyleAPI
import StyleHost

@testable import BadgeCommand

/// The tool in this process, with variables, streams and styles of a test's own.
///
/// Plugins are not loaded here: the test bundle links one of them already, and a second copy of its
/// types would be in the way. They are loaded by the built program, see `BuiltTool`.
struct TestTool {
  var variables: [String: String] = [:]
  var input = ""
  var isTerminal = false
  var folder = "/"
  var home = "/home/nobody"
  var styles: any StyleProvider = TestStyles()
  /// What the user answers; nil if nobody is there to be asked.
  var answer: Bool?

  /// How a run ended, and what it wrote.
  struct Result {
    var code: Int32
    var output: String
    var messages: String

    /// The message's first line.
    var problem: String { messages.split(separator: "\n").first.map(String.init) ?? "" }
  }

  func run(_ arguments: String...) -> Result { run(arguments) }

  func run(_ arguments: [String]) -> Result {
    let output = CapturedOutput(isTerminal: isTerminal)
    let messages = CapturedOutput()
    let code = BadgeTool.run(arguments, in: environment(output: output, messages: messages))
    return Result(code: code, output: output.text, messages: messages.text)
  }

  func environment(
    output: any OutputChannel = CapturedOutput(),
    messages: any OutputChannel = CapturedOutput()
  ) -> ToolEnvironment {
    var environment = ToolEnvironment(
      variables: VariableList(variables),
      currentFolder: folder,
      home: home,
      executable: nil,
      input: TextInput(input),
      output: output,
      messages: messages
    )
    let styles = styles
    environment.makeStyles = { _, _ in styles }
    let answer = answer
    environment.ask = { question in
      if answer != nil { try? messages.write(question + "\n") }
      return answer
    }
    return environment
  }
}

/// Two styles that are linked in: `default` is plain, `frame` draws a line in the tint's colour.
struct TestStyles: StyleProvider {
  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    let names = ["default", "frame"]
    guard names.contains(name) else {
      throw .unknownStyle(name: name, nearest: name.hasPrefix("fr") ? ["frame"] : [], refused: [])
    }
    for option in options.keys.sorted() where name != "frame" || option != "width" {
      throw .unknownOption(style: name, option: option, nearest: nil, options: ["width"])
    }
    guard let width = Double(options["width"] ?? "1") else {
      let value = options["width"] ?? ""
      throw .badOptionValue(style: name, option: "width", value: value, expected: "a number")
    }
    return name == "frame" ? FrameStyle(width: width) : FillStyle()
  }
}

/// A plate in the tint's colour.
struct FillStyle: BadgeStyle {
  @Environment(\.badgeTint) private var tint
  @Environment(\.badgeLabelTint) private var labelTint
  @Environment(\.colorScheme) private var scheme

  func makeBody(_ label: AnyView) -> some View {
    plate(label, tint ?? (scheme == .dark ? .white : .blue))
  }

  func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    HStack(spacing: 0) {
      configuration.icon
      configuration.label?.padding(.horizontal, 6).background(labelTint ?? .gray)
      plate(configuration.message, tint ?? (scheme == .dark ? .white : .blue))
    }
  }

  private func plate(_ view: AnyView, _ color: Color) -> some View {
    view.padding(.horizontal, 6).background(Capsule().fill(color))
  }
}

/// A line around the label.
struct FrameStyle: BadgeStyle {
  var width: Double

  func makeBody(_ label: AnyView) -> some View {
    label.padding(4).overlay { Rectangle().strokeBorder(Color.green, lineWidth: width) }
  }
}
