/// What a person does at a terminal.
package enum InputEvent: Hashable, Sendable {
  /// Something was typed: whole graphemes, without control characters.
  case text(String)
  /// Something was pasted: a text in which line feeds end lines, without other control characters
  /// but tabs. A long one comes in several pieces.
  case paste(String)
  /// A key was pressed that is no text.
  case key(Key, KeyModifiers = [])
}

/// A key that is no text.
package enum Key: Hashable, Sendable {
  case tab, enter, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 and so on, by number.
  case function(Int)
  /// A character with a modifier beside shift: a letter in lower case.
  case character(Character)
}

/// The keys that are held down with another one.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
}
