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

  init() {}

  /// Reads the options that set values.
  ///
  /// What is given by an option of its own wins over `--env`.
  init(_ arguments: ParsedArguments) throws(ParserError) {
    for text in arguments.strings("env") {
      let value = try Self.assignment(text, arguments)
      values.append(value)
    }
    let options = [
      ("style", EnvironmentKeys.style), ("color", EnvironmentKeys.tint),
      ("label-color", EnvironmentKeys.labelTint), ("color-scheme", EnvironmentKeys.colorScheme),
      ("ansi", OutputSetting.ansi.rawValue), ("glyphs", OutputSetting.glyphs.rawValue),
      ("hyperlinks", OutputSetting.hyperlinks.rawValue),
      ("background", OutputSetting.background.rawValue),
    ]
    for (option, name) in options {
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
    guard OutputSetting(rawValue: name) == nil else {
      return Value(name: name, text: String(text[text.index(after: sign)...]), option: "--env \(name)")
    }
    do {
      _ = try EnvironmentSetting.named(name)
    } catch {
      throw arguments.invalid(text, for: "env", because: "\(error)".withCapital + ".")
    }
    return Value(name: name, text: String(text[text.index(after: sign)...]), option: "--env \(name)")
  }
}

extension String {
  /// The text with its first letter in upper case, as a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
