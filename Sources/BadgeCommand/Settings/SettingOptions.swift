internal import CommandLineKit
internal import StyleHost

/// The level of the environment chain that the command line is.
struct SettingOptions: Sendable {
  /// A value as it was given.
  struct Value: Hashable, Sendable {
    var name: String
    var text: String
    /// The option, as it is written: `--color`, `--env locale`.
    var option: String
  }

  /// The values, in the order in which they count: a later one wins.
  var values: [Value] = []
  /// Values for single options of the style.
  var styleOptions: [String] = []

  /// The values that have options of their own.
  static let optionNames: KeyValuePairs<String, String> = [
    EnvironmentKeys.style: "style",
    EnvironmentKeys.tint: "color",
    EnvironmentKeys.labelTint: "label-color",
    EnvironmentKeys.colorScheme: "color-scheme",
    OutputSetting.ansi.rawValue: "ansi",
    OutputSetting.glyphs.rawValue: "glyphs",
    OutputSetting.hyperlinks.rawValue: "hyperlinks",
    OutputSetting.background.rawValue: "background",
  ]

  init() {}

  /// Reads the options that set values.
  ///
  /// What is given by an option of its own wins over `--env`.
  init(_ arguments: ParsedArguments) throws(ParserError) {
    for text in arguments.strings("env") {
      let value = try Self.assignment(text, arguments)
      values.append(value)
    }
    for (name, option) in Self.optionNames {
      guard let text = arguments.string(option) else { continue }
      values.append(Value(name: name, text: text, option: "--" + option))
    }
    for text in arguments.strings("option") {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw arguments.invalid(text, for: "option", because: "Please write NAME=VALUE.")
      }
      styleOptions.append(text)
    }
  }

  private static func assignment(
    _ text: String,
    _ arguments: ParsedArguments
  ) throws(ParserError) -> Value {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw arguments.invalid(text, for: "env", because: "Please write KEY=VALUE.")
    }
    let name = String(text[..<sign])
    if OutputSetting(rawValue: name) == nil {
      do {
        _ = try EnvironmentSetting.named(name)
      } catch {
        let sentence = "\(error)".withCapital
        let end = sentence.hasSuffix("?") ? "" : "."
        throw arguments.invalid(text, for: "env", because: sentence + end)
      }
    }
    let value = String(text[text.index(after: sign)...])
    return Value(name: name, text: value, option: "--env \(name)")
  }
}

extension String {
  /// The text with its first letter in upper case, as a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
