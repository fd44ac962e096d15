/// Turns the bytes that a terminal sends into what a person did.
///
/// Sequences and characters may be cut anywhere between two reads. A sequence that stands for
/// nothing that is known is swallowed whole.
///
/// ```swift
/// var reader = KeyReader()
/// reader.read(Array("a\u{1B}[A".utf8))  // [.text("a"), .key(.up)]
/// reader.read([0x1B])                   // []: an escape, or the start of a sequence
/// reader.timeOut()                      // [.key(.escape)]
/// ```
package struct KeyReader {
  /// How long the bytes of a sequence may be apart; a person's next key takes longer.
  package static let patience = Duration.milliseconds(50)

  /// The longest text that is kept back, in bytes, lest a grapheme be cut.
  private static let longestTail = 256
  /// The longest piece of a paste, in bytes.
  private static let longestPaste = 1 << 16

  private enum State {
    case ground
    /// Inside of a paste.
    case paste
    /// Inside of a control sequence that stands for nothing.
    case skippingSequence
    /// Inside of a string, such as a terminal's answer about its colours.
    case skippingString
  }

  private var state = State.ground
  /// The bytes that cannot be understood without those that follow.
  private var pending: [UInt8] = []
  private var pasted: [UInt8] = []

  package init() {}

  /// Whether ``timeOut()`` is to be called if no byte comes within ``patience``.
  package var isWaiting: Bool {
    if case .paste = state { return false }
    return !pending.isEmpty && !isInSequence
  }

  /// Whether what is pending is a sequence that nobody types by hand.
  private var isInSequence: Bool {
    pending.count > 2 && pending.starts(with: [0x1B, UInt8(ascii: "[")])
  }

  /// Understands some more bytes.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    pending += bytes
    var events: [InputEvent] = []
    var index = 0
    while index < pending.count, let next = step(at: index, &events) { index = next }
    pending.removeFirst(index)
    return events
  }

  /// Makes of the pending bytes what they are if none follow.
  package mutating func timeOut() -> [InputEvent] {
    guard isWaiting else { return [] }
    let bytes = pending
    pending = []
    guard bytes[0] == 0x1B else {
      return Self.text(bytes[...]).map { [.text($0)] } ?? []
    }
    if case .skippingString = state { state = .ground }
    if bytes.count == 1 { return [.key(.escape)] }
    let characters = String(decoding: bytes[1...], as: UTF8.self)
    return characters.first.map { [.key(.character($0), .alt)] } ?? []
  }

  // MARK: Steps

  /// Understands what begins at an index; returns the index after it, or nil if bytes are missing.
  private mutating func step(at index: Int, _ events: inout [InputEvent]) -> Int? {
    switch state {
    case .ground: return ground(at: index, &events)
    case .paste: return paste(at: index, &events)
    case .skippingSequence:
      let byte = pending[index]
      if (0x20...0x3F).contains(byte) { return index + 1 }
      state = .ground
      return (0x40...0x7E).contains(byte) ? index + 1 : index
    case .skippingString: return skipString(at: index)
    }
  }

  private mutating func ground(at index: Int, _ events: inout [InputEvent]) -> Int? {
    let byte = pending[index]
    if byte == 0x1B { return escape(at: index, &events) }
    if let key = Self.controlKey(byte) {
      events.append(key)
      return index + 1
    }
    let end = pending[index...].firstIndex { $0 < 0x20 || $0 == 0x7F } ?? pending.endIndex
    var run = pending[index..<end]
    if end == pending.endIndex { run = run.dropLast(Self.tailCount(of: run)) }
    if let text = Self.text(run) { events.append(.text(text)) }
    return run.endIndex == index ? nil : run.endIndex
  }

  private mutating func escape(at index: Int, _ events: inout [InputEvent]) -> Int? {
    guard index + 1 < pending.count else { return nil }
    let byte = pending[index + 1]
    switch byte {
    case 0x1B:
      events.append(.key(.escape))
      return index + 1
    case UInt8(ascii: "["): return sequence(at: index + 2, &events)
    case UInt8(ascii: "O"): return shift(at: index + 2, &events)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      guard index + 2 < pending.count else { return nil }
      state = .skippingString
      return index + 2
    default: break
    }
    if case .key(let key, let modifiers)? = Self.controlKey(byte) {
      events.append(.key(key, modifiers.union(.alt)))
      return index + 2
    }
    let rest = pending[(index + 1)...]
    let count = UTF8Tail.length(ofScalarAt: rest)
    guard count <= rest.count else { return nil }
    if let character = Self.text(rest.prefix(count))?.first {
      events.append(.key(.character(character), .alt))
    }
    return index + 1 + count
  }

  /// `CSI`, of which the introducer has been read.
  private mutating func sequence(at start: Int, _ events: inout [InputEvent]) -> Int? {
    guard start < pending.count else { return nil }
    // A function key of the Linux console is named by a letter after a second bracket; an old
    // mouse's report has three bytes, whatever they are.
    let isConsole = pending[start] == UInt8(ascii: "[")
    if isConsole || pending[start] == UInt8(ascii: "M") {
      let end = start + (isConsole ? 2 : 4)
      guard end <= pending.count else { return nil }
      let number = Int(pending[end - 1]) - 0x40
      if isConsole, (1...5).contains(number) { events.append(.key(.function(number))) }
      return end
    }
    guard let end = pending[start...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      guard pending.count - start > Self.longestTail else { return nil }
      state = .skippingSequence
      return pending.count
    }
    // Anything but a final byte breaks the sequence off, and is what it is.
    guard (0x40...0x7E).contains(pending[end]) else { return end }
    guard end - start <= Self.longestTail else { return end + 1 }
    let sequence = ControlSequence(pending[start...end])
    if sequence.pastes { state = .paste }
    if let event = sequence.event { events.append(event) }
    return end + 1
  }

  /// `SS3`, of which the introducer has been read.
  private mutating func shift(at start: Int, _ events: inout [InputEvent]) -> Int? {
    guard start < pending.count else { return nil }
    let byte = pending[start]
    if byte == UInt8(ascii: "M") {
      events.append(.key(.enter))
    } else if let key = ControlSequence.letterKeys[byte] {
      events.append(.key(key))
    } else if !(0x20...0x7E).contains(byte) {
      events.append(.key(.character("O"), .alt))
      return start
    }
    return start + 1
  }

  /// Passes over the bytes of a string up to its end: BEL, ST, or what breaks it off.
  private mutating func skipString(at index: Int) -> Int? {
    switch pending[index] {
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x1B:
      guard index + 1 < pending.count else { return nil }
      state = .ground
      return pending[index + 1] == UInt8(ascii: "\\") ? index + 2 : index
    default: break
    }
    return index + 1
  }
}

// MARK: - Pastes

extension KeyReader {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func paste(at index: Int, _ events: inout [InputEvent]) -> Int? {
    let next = pending[index...].firstIndex(of: 0x1B) ?? pending.endIndex
    if next > index {
      pasted += pending[index..<next]
      if pasted.count >= Self.longestPaste {
        let whole = pasted.dropLast(Self.tailCount(of: pasted[...]) { _ in true })
        givePaste(whole, &events)
        pasted.removeFirst(whole.count)
      }
      return next
    }
    let rest = pending[index...].prefix(Self.pasteEnd.count)
    if rest.elementsEqual(Self.pasteEnd) {
      givePaste(pasted[...], &events)
      pasted = []
      state = .ground
      return index + Self.pasteEnd.count
    }
    // An escape of the paste's own is left out.
    return Self.pasteEnd.starts(with: rest) ? nil : index + 1
  }

  private func givePaste(_ bytes: ArraySlice<UInt8>, _ events: inout [InputEvent]) {
    var text = ""
    for character in String(decoding: bytes, as: UTF8.self) {
      switch character {
      case "\r", "\r\n", "\n": text += "\n"
      case "\t": text += "\t"
      default: text.unicodeScalars += character.unicodeScalars.filter { !Self.isControl($0) }
      }
    }
    if !text.isEmpty { events.append(.paste(text)) }
  }
}

// MARK: - Text

extension KeyReader {
  /// The event of a control character; nil for a byte that is none, and for an escape.
  private static func controlKey(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x09: .key(.tab)
    case 0x0A, 0x0D: .key(.enter)
    case 0x08, 0x7F: .key(.backspace)
    case 0x1B: nil
    case 0x00: .key(.character(" "), .control)
    case 0x01...0x1A: .key(.character(Character(Unicode.Scalar(byte | 0x60))), .control)
    case 0x1C...0x1F: .key(.character(Character(Unicode.Scalar(byte | 0x40))), .control)
    default: nil
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// The text of bytes without control characters; nil if nothing is left.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    // The second half of the control characters has two bytes each.
    guard text.unicodeScalars.contains(where: isControl) else { return text.isEmpty ? nil : text }
    let rest = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
    return rest.isEmpty ? nil : rest
  }

  /// Whether a grapheme certainly goes on: it ends in a joiner, or is half a flag.
  private static func isUnfinished(_ grapheme: Character) -> Bool {
    guard let last = grapheme.unicodeScalars.last else { return false }
    let isHalfFlag = (0x1F1E6...0x1F1FF).contains(last.value) && grapheme.unicodeScalars.count == 1
    return isHalfFlag || last.value == 0x200D
  }

  /// How many bytes at the end of a text are kept until more is there: those of a scalar that is
  /// not whole, and of a grapheme that may go on.
  private static func tailCount(
    of bytes: ArraySlice<UInt8>,
    mayGoOn: (Character) -> Bool = isUnfinished
  ) -> Int {
    let cut = UTF8Tail.count(of: bytes)
    let text = String(decoding: bytes.dropLast(cut).suffix(longestTail), as: UTF8.self)
    // Bytes that are not UTF-8 have another length as text.
    guard let last = text.last, !last.unicodeScalars.contains("\u{FFFD}"), mayGoOn(last) else {
      return cut
    }
    let count = cut + last.utf8.count
    return count < longestTail ? count : cut
  }
}

/// The start of a scalar at the end of bytes that are UTF-8.
enum UTF8Tail {
  /// The bytes at the end that are the start of a scalar and not all of it; 0 to 3.
  static func count(of bytes: ArraySlice<UInt8>) -> Int {
    for count in 1...3 where count <= bytes.count {
      let tail = bytes.suffix(count)
      guard let lead = tail.first else { return 0 }
      if lead & 0xC0 == 0x80 { continue }
      return length(ofScalarAt: tail) > count ? count : 0
    }
    return 0
  }

  /// The bytes that a scalar has by its first byte; 1 for a byte with which none begins, and for a
  /// scalar whose second byte is there and wrong.
  static func length(ofScalarAt bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.first else { return 0 }
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let rest = bytes.dropFirst().prefix(length - 1)
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : 1
  }
}
