internal import StyleAPI
internal import StyleHost

extension StyleFinding: CustomStringConvertible {
  /// What is wrong and with what, in English.
  public var description: String { "\(subject): \(problem)" }
}

extension StyleFinding.Subject: CustomStringConvertible {
  /// What the style was asked to draw, in English.
  public var description: String {
    var words = ["\(form.rawValue) badge of \(sample)"]
    switch target {
    case .svg: words.append("as SVG")
    case .ansi(.none): words.append("in a terminal without colours")
    case .ansi(let depth): words.append("in a terminal (\(depth))")
    }
    if colorScheme == .dark { words.append("in dark surroundings") }
    if direction == .rightToLeft { words.append("from right to left") }
    if sizeCategory != .large { words.append("in size \(sizeCategory)") }
    if let tint { words.append("tinted \(tint)") }
    return words.joined(separator: " ")
  }
}

extension StyleFinding.Problem: CustomStringConvertible {
  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .notDrawn(let error): "\(error)"
    case .notReproducible:
      "two drawings of the same differ; a style may depend on its environment only"
    case .notFinite: "a number in the drawing is not finite"
    case .outsideInk(let x, let y, let width, let height):
      "something at \(x), \(y) of \(width) × \(height) points lies outside of the drawing's box"
    case .lowContrast(let text, let contrast, let ink, let under):
      """
      '\(ReadableText.defused(String(text.prefix(20))))' is \(ink.hexadecimal) on \
      \(under.hexadecimal), a contrast of \(Self.twoDecimals(contrast)) where text needs 4.5; \
      LegiblePlate makes colours that have it
      """
    case .textOnPicture(let text):
      """
      '\(ReadableText.defused(String(text.prefix(20))))' lies on a picture, so that its contrast \
      is not known; put a plate between them
      """
    case .illFormedSVG(let reason, let offset):
      "the SVG is not well-formed at byte \(offset): \(reason)"
    case .forbiddenElement(let element): "the SVG has an element <\(element)>"
    case .forbiddenAttribute(let name, let element):
      "<\(element)> has an attribute '\(name)'"
    case .forbiddenStyleSheet(let rule): "the SVG has a style sheet with '\(rule)'"
    case .foreignReference(let address): "the SVG refers to '\(address)'"
    case .danglingReference(let name): "the SVG refers to '#\(name)', which it does not have"
    case .repeatedIdentifier(let name): "two elements of the SVG have the id '\(name)'"
    case .missingRole: "the SVG has no role=\"img\""
    case .missingTitle: "the SVG has no title"
    case .missingLabel: "the SVG has no aria-label"
    case .foreignControl(let scalar, let row):
      "row \(row) has U+\(String(scalar.value, radix: 16, uppercase: true)), which a terminal obeys"
    case .rowNotReset(let row): "row \(row) does not end the colours or the link that it began"
    case .colorWithoutColors(let row): "row \(row) has an escape sequence"
    case .tooManyColors(let row): "row \(row) has colours that the terminal does not have"
    }
  }

  private static func twoDecimals(_ value: Double) -> String {
    // Rounded down, so that 4.499 doesn't read as enough.
    let hundredths = Int((value * 100).rounded(.down))
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }
}

extension DisplayColor {
  /// The colour as `#rrggbb`.
  fileprivate var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let byte = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + digits.joined()
  }
}
