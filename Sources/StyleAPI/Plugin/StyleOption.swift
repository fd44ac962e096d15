/// An option of a style, as its plugin declares it.
///
/// ```swift
/// StyleOption("tint", .color, help: "The colour of the plate.")
/// StyleOption("gap", .number(0...20), default: "4", help: "Points between the parts.")
/// ```
public struct StyleOption: Hashable, Sendable {
  /// What values an option takes.
  public enum Kind: Hashable, Sendable {
    /// A colour: a name, a hexadecimal number, `rgb()` or `hsl()`.
    case color
    /// A number within limits.
    case number(ClosedRange<Double>)
    /// A whole number within limits.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// Any text.
    case text
    /// One of a few words.
    case choice([String])
  }

  /// The option's name.
  public let name: String
  /// The values that it takes.
  public let kind: Kind
  /// The value where none is given, as it would be written; nil where the style decides.
  public let defaultValue: String?
  /// A sentence about the option.
  public let help: String

  /// Declares an option.
  public init(_ name: String, _ kind: Kind, default defaultValue: String? = nil, help: String = "")
  {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.help = help
  }
}

/// The values of a style's options; the host has checked them against their declarations.
public struct StyleOptions: Hashable, Sendable {
  /// A value.
  public enum Value: Hashable, Sendable {
    /// The value of a `color` option.
    case color(Color)
    /// The value of a `number` option.
    case number(Double)
    /// The value of an `integer` option.
    case integer(Int)
    /// The value of a `flag` option.
    case flag(Bool)
    /// The value of a `text` or `choice` option.
    case text(String)
  }

  /// The values by the names of their options.
  public let values: [String: Value]

  /// Makes options of checked values.
  public init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  /// The value of a colour option.
  public func color(_ name: String) -> Color? {
    if case .color(let value) = values[name] { return value }
    return nil
  }

  /// The value of a number or integer option.
  public func number(_ name: String) -> Double? {
    switch values[name] {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The value of an integer option.
  public func integer(_ name: String) -> Int? {
    if case .integer(let value) = values[name] { return value }
    return nil
  }

  /// The value of a flag option.
  public func flag(_ name: String) -> Bool? {
    if case .flag(let value) = values[name] { return value }
    return nil
  }

  /// The value of a text or choice option.
  public func text(_ name: String) -> String? {
    if case .text(let value) = values[name] { return value }
    return nil
  }
}
