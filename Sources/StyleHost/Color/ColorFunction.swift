internal import StyleAPI

/// Reads CSS's functions `rgb()`, `rgba()`, `hsl()` and `hsla()` (CSS Color 4, sections 4.1 and 7).
///
/// Unlike CSS, which clamps, this refuses components that are out of range: in what a person types
/// they are mistakes.
enum ColorFunction {
  /// The colour of a function call in small letters; `input` is what errors carry.
  static func color(word: String, input: String) throws(ColorError) -> DisplayColor {
    let bytes = Array(word.utf8)
    let opening = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.endIndex
    let name = String(decoding: bytes[..<opening], as: UTF8.self)
    let components: [ColorComponent]
    switch name {
    case "rgb", "rgba": components = [.red, .green, .blue]
    case "hsl", "hsla": components = [.hue, .saturation, .lightness]
    case "var", "env", "attr": throw .dependsOnDocument(input)
    default: throw .unknownFunction(name: name, input: input)
    }
    var scanner = ColorScanner(bytes, from: opening + 1)
    guard let arguments = scanner.arguments(), areConsistent(arguments, in: components) else {
      throw .malformed(input, expected: expectation(components))
    }
    var values: [Double] = []
    for (component, argument) in zip(components + [.opacity], arguments.values) {
      let value = component.value(of: argument)
      guard let value else {
        throw .outOfRange(component, value: argument.text, input: input)
      }
      values.append(value)
    }
    let opacity = values.count == 4 ? values[3] : 1
    return components[0] == .red
      ? DisplayColor(
        red: Float(values[0]),
        green: Float(values[1]),
        blue: Float(values[2]),
        opacity: Float(opacity)
      )
      : DisplayColor(
        hue: values[0],
        saturation: values[1],
        lightness: values[2],
        opacity: opacity
      )
  }

  private static func expectation(_ components: [ColorComponent]) -> String {
    components[0] == .red
      ? "rgb(255 128 0), rgb(255, 128, 0) or rgb(100% 50% 0% / 80%)"
      : "hsl(30 100% 50%), hsl(30deg, 100%, 50%) or hsl(30 100% 50% / 80%)"
  }

  /// Whether units stand where CSS allows them: angles only in a hue, percentages anywhere else;
  /// with commas, `rgb()` takes all numbers or all percentages, `hsl()` needs percentages, and
  /// there is no `none`.
  private static func areConsistent(
    _ arguments: ColorScanner.Arguments,
    in components: [ColorComponent]
  ) -> Bool {
    let colors = arguments.values.prefix(3)
    for (component, argument) in zip(components + [.opacity], arguments.values) {
      switch argument.unit {
      case .number: break
      case .percent: if component == .hue { return false }
      case .degrees: if component != .hue { return false }
      case .none: if arguments.hasCommas { return false }
      }
    }
    guard arguments.hasCommas else { return true }
    if components[0] == .red { return colors.allSatisfy { $0.unit == colors[0].unit } }
    return colors.dropFirst().allSatisfy { $0.unit == .percent }
  }
}

extension ColorComponent {
  /// The component from 0 to 1, the hue in turns; nil if the argument is out of range.
  fileprivate func value(of argument: ColorScanner.Argument) -> Double? {
    guard argument.value.isFinite else { return nil }
    if argument.unit == .none { return 0 }
    let value: Double
    switch self {
    case .hue: return (argument.value / 360).truncatingRemainder(dividingBy: 1)
    case .red, .green, .blue:
      value = argument.value / (argument.unit == .percent ? 100 : 255)
    case .saturation, .lightness: value = argument.value / 100
    case .opacity: value = argument.unit == .percent ? argument.value / 100 : argument.value
    }
    return 0...1 ~= value ? value : nil
  }
}

extension DisplayColor {
  /// Makes a colour from its hue in turns and its other components from 0 to 1, by the formula of
  /// CSS Color 4, section 7.1.
  init(hue: Double, saturation: Double, lightness: Double, opacity: Double) {
    func channel(_ offset: Double) -> Float {
      var place = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      let chroma = saturation * min(lightness, 1 - lightness)
      return Float(lightness - chroma * max(-1, min(place - 3, 9 - place, 1)))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), opacity: Float(opacity))
  }
}
