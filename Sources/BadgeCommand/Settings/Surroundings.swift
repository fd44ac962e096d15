internal import StyleHost

/// What is known of the terminal without being told by an option.
struct Surroundings {
  private let variables: VariableList

  init(_ environment: ToolEnvironment) {
    variables = environment.variables
  }

  /// The terminal's background by `COLORFGBG`, which rxvt, Konsole and others set to the numbers of
  /// two palette colours, `15;0` or `15;default;0`.
  var background: TerminalBackground {
    let last = (variables["COLORFGBG"] ?? "").split(separator: ";").last
    guard let number = last.flatMap({ Int(String($0)) }), (0...15).contains(number) else {
      return .unknown
    }
    // Of the sixteen, light grey and the bright ones but dark grey are light.
    return number == 7 || number > 8 ? .light : .dark
  }

  /// The locale of numbers, and the variable that says it; nil where none does.
  var locale: (identifier: String, variable: String)? {
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"]
    guard let name = names.first(where: { variables[$0].map { !$0.isEmpty } ?? false }) else {
      return nil
    }
    return (LocaleIdentifier.ofTerminal(environment: variables.dictionary), name)
  }
}
