/// Why a text is not a colour.
///
/// Each case carries what was given, so that the caller can name the nearest of
/// ``ColorParser/names``.
public enum ColorError: Error, Hashable, Sendable {
  /// There is nothing but white space.
  case empty
  /// The text looks like a name and is none.
  case unknownName(String)
  /// There is a `#`, but not 3, 4, 6 or 8 hexadecimal digits after it.
  case badHexadecimal(String)
  /// The function is not one of `rgb`, `rgba`, `hsl` and `hsla`.
  case unknownFunction(name: String, input: String)
  /// The colour would depend on a document that there is not: `currentColor`, `inherit`, `var()`.
  case dependsOnDocument(String)
  /// The function is not written as CSS writes it; the second value says what it should look like.
  case malformed(String, expected: String)
  /// A component is too small or too large.
  case outOfRange(ColorComponent, value: String, input: String)
}

/// A component of a colour as CSS writes it.
public enum ColorComponent: String, Hashable, Sendable, CaseIterable {
  /// Red, 0 to 255 or 0% to 100%.
  case red
  /// Green, 0 to 255 or 0% to 100%.
  case green
  /// Blue, 0 to 255 or 0% to 100%.
  case blue
  /// The hue, an angle of any size.
  case hue
  /// The saturation, 0% to 100%.
  case saturation
  /// The lightness, 0% to 100%.
  case lightness
  /// The opacity, 0 to 1 or 0% to 100%.
  case opacity

  /// The values that the component may take, in words.
  var range: String {
    switch self {
    case .red, .green, .blue: "0 to 255 or 0% to 100%"
    case .hue: "any finite angle"
    case .saturation, .lightness: "0% to 100%"
    case .opacity: "0 to 1 or 0% to 100%"
    }
  }
}

extension ColorError: CustomStringConvertible {
  /// What is wrong and what to write instead, in English.
  ///
  /// Control characters of the input are replaced, and a long input is cut.
  public var description: String {
    switch self {
    case .empty: "the colour is empty: give a name, a hexadecimal colour, rgb() or hsl()"
    case .unknownName(let input): "unknown colour \(quoted(input))"
    case .badHexadecimal(let input):
      "\(quoted(input)) is not a colour: write 3, 4, 6 or 8 hexadecimal digits after the #"
    case .unknownFunction(let name, let input):
      "unknown colour function \(quoted(name)) in \(quoted(input)): "
        + "write rgb(), rgba(), hsl() or hsla()"
    case .dependsOnDocument(let input):
      "\(quoted(input)) depends on the page that a badge stands in: give the colour itself"
    case .malformed(let input, let expected):
      "\(quoted(input)) is not a colour: write it like \(expected)"
    case .outOfRange(let component, let value, let input):
      "\(component.rawValue) \(value) is out of range in \(quoted(input)): "
        + "it may be \(component.range)"
    }
  }

  private func quoted(_ input: String) -> String {
    let text = TextSanitizer.sanitize(input)
    return text.count > 60 ? "'\(text.prefix(57))...'" : "'\(text)'"
  }
}
