/// A control sequence that a terminal sends for a key: `CSI`, parameters, and a final byte.
struct ControlSequence {
  /// The parameters; those left out are nil.
  private let parameters: [Int?]
  /// Whether the parameters are of a private kind, or there are intermediate bytes: a terminal's
  /// answer, or a mouse.
  private let isPrivate: Bool
  private let final: UInt8

  /// Reads the bytes after the introducer, the last of which is the final one.
  init(_ bytes: ArraySlice<UInt8>) {
    final = bytes.last ?? 0
    let body = bytes.dropLast()
    isPrivate = !body.allSatisfy { (0x30...0x3B).contains($0) }
    parameters = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      // A sub-parameter after a colon says more than is needed here.
      Int(String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
    }
  }

  private func parameter(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index] : nil
  }

  /// What the sequence announces, if it is a paste.
  var pastes: Bool { final == UInt8(ascii: "~") && parameter(0) == 200 && !isPrivate }

  /// The modifiers as xterm writes them: one more than the sum of the keys' values.
  private var modifiers: KeyModifiers {
    guard let value = parameter(1), (2...256).contains(value) else { return [] }
    return KeyModifiers(rawValue: UInt8(value - 1)).intersection([.shift, .alt, .control])
  }

  /// The key that the sequence stands for; nil for what is none.
  var event: InputEvent? {
    guard !isPrivate else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return .key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "~"):
      if parameter(0) == 27 { return parameter(2).flatMap { character($0) } }
      return parameter(0).flatMap { Self.numberedKeys[$0] }.map { .key($0, modifiers) }
    case UInt8(ascii: "u"): return parameter(0).flatMap { character($0) }
    // With a row and a column it is the answer to where the cursor is.
    case UInt8(ascii: "R") where parameter(0) ?? 1 != 1: return nil
    default: return Self.letterKeys[final].map { .key($0, modifiers) }
    }
  }

  /// The keys that are named by a letter, after `CSI` or `SS3`.
  static let letterKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys that are named by a number, as VT220, rxvt and xterm have them.
  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// A key by the code of its character, as kitty's protocol and xterm's `modifyOtherKeys` have it.
  private func character(_ code: Int) -> InputEvent? {
    switch code {
    case 9: return .key(.tab, modifiers)
    case 13: return .key(.enter, modifiers)
    case 27: return .key(.escape, modifiers)
    case 8, 127: return .key(.backspace, modifiers)
    // Of the private use area are keys that have no character.
    case 32..<127, 160..<0xE000, 0xF900...0x10FFFF:
      guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      let isText = modifiers.isDisjoint(with: [.alt, .control])
      return isText ? .text(String(scalar)) : .key(.character(Character(scalar)), modifiers)
    default: return nil
    }
  }
}
