/// A line of text that is being edited, and the place in it where what is typed goes.
///
/// All steps go from one whole character, as a reader sees it, to the next.
struct TextEdit: Equatable {
  private(set) var text: String
  /// The number of bytes before the place, which lies between two characters.
  private(set) var position: Int

  /// Makes the edit of a text.
  ///
  /// - Parameter position: The number of bytes before the place; nil for the end. It is moved
  ///   behind the character that it lies in, and back to the end of a shorter text.
  init(_ text: String, at position: Int? = nil) {
    self.text = text
    self.position = 0
    self.position = boundary(at: position ?? text.utf8.count)
  }

  /// The text before the place.
  var before: Substring { text[..<index] }
  /// The text behind the place.
  var after: Substring { text[index...] }
  /// Whether the place is behind all of the text.
  var isAtEnd: Bool { index == text.endIndex }

  private var index: String.Index { text.utf8.index(text.startIndex, offsetBy: position) }

  /// The nearest boundary of characters at or behind a number of bytes.
  private func boundary(at position: Int) -> Int {
    var bytes = 0
    for character in text {
      if bytes >= position { break }
      bytes += character.utf8.count
    }
    return bytes
  }

  /// Puts text at the place, which is then behind it.
  ///
  /// Line ends become spaces and other control characters are left out: the text is one line.
  mutating func insert(_ inserted: String) {
    let line = String(
      String.UnicodeScalarView(
        inserted.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
          switch scalar {
          case "\n", "\t", "\u{2028}", "\u{2029}", "\u{85}": " "
          case _ where scalar.properties.generalCategory == .control: nil
          default: scalar
          }
        }
      )
    )
    let end = position + line.utf8.count
    text = before + line + after
    // What was typed may have become one character with what stands around it.
    position = boundary(at: end)
  }

  /// Deletes the character before the place.
  mutating func deleteBackward() {
    guard let character = before.last else { return }
    replace(before.dropLast(), position - character.utf8.count, after)
  }

  /// Deletes the character behind the place.
  mutating func deleteForward() {
    replace(before, position, after.dropFirst())
  }

  private mutating func replace(_ before: Substring, _ position: Int, _ after: Substring) {
    text = String(before) + String(after)
    self.position = boundary(at: position)
  }

  /// Moves the place over the character before it.
  mutating func moveBackward() { position -= before.last?.utf8.count ?? 0 }

  /// Moves the place over the character behind it.
  mutating func moveForward() { position += after.first?.utf8.count ?? 0 }

  /// Moves the place before all of the text.
  mutating func moveToStart() { position = 0 }

  /// Moves the place behind all of the text.
  mutating func moveToEnd() { position = text.utf8.count }

  /// Does what a key asks for.
  ///
  /// - Returns: Whether the key means anything to a line of text.
  mutating func handle(_ key: ControlKey) -> Bool {
    switch key {
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .left: moveBackward()
    case .right: moveForward()
    case .home: moveToStart()
    case .end: moveToEnd()
    case .enter, .escape, .up, .down, .pageUp, .pageDown: return false
    }
    return true
  }
}
