extension String {
  /// The text as it can be shown inside a message, on one line and without effects on a terminal.
  ///
  /// Control characters, line and paragraph separators and the controls of bidirectional text are
  /// written as Swift would write them in a literal: `\n`, `\u{1B}`.
  var escapedForMessage: String {
    guard unicodeScalars.contains(where: \.isUnsafeInMessage) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeInMessage {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsafeInMessage: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029: true
    default: false
    }
  }
}
