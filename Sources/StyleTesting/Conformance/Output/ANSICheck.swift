internal import StyleHost

/// What is wrong with the text that a style gives for a terminal.
struct ANSICheck {
  private let profile: ColorProfile
  private var problems: [StyleFinding.Problem] = []
  private var row = 1
  /// The looks that are on, each by the lowest code that sets it.
  private var looks: Set<Int> = []
  /// Whether a link is open.
  private var isLinked = false

  /// The problems of rows for a terminal with so many colours.
  static func problems(of text: String, _ profile: ColorProfile) -> [StyleFinding.Problem] {
    var check = ANSICheck(profile: profile)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      check.see(row: Array(line.unicodeScalars))
      check.row += 1
    }
    return check.problems
  }

  private init(profile: ColorProfile) { self.profile = profile }

  private mutating func see(row scalars: [Unicode.Scalar]) {
    var rest = scalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        see(sequence: &rest)
      } else if Self.isControl(scalar) {
        problems.append(.foreignControl(scalar, row: row))
      }
    }
    if !looks.isEmpty || isLinked { problems.append(.rowNotReset(row)) }
    looks = []
    isLinked = false
  }

  /// Whether a terminal obeys a character or text is reordered by it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private mutating func see(sequence rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[": see(controlSequence: &rest)
    case "]": see(link: &rest)
    default: problems.append(.foreignControl("\u{1B}", row: row))
    }
  }

  private mutating func see(controlSequence rest: inout ArraySlice<Unicode.Scalar>) {
    let parameters = rest.prefix { ("0"..."9").contains($0) || $0 == ";" }
    rest = rest.dropFirst(parameters.count)
    guard rest.popFirst() == "m" else {
      problems.append(.foreignControl("\u{1B}", row: row))
      return
    }
    let text = String(String.UnicodeScalarView(parameters))
    see(codes: text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
  }

  /// Looks at the codes of one SGR sequence (ECMA-48, 8.3.117).
  private mutating func see(codes: [Int]) {
    if profile == .none { problems.append(.colorWithoutColors(row: row)) }
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: looks = []
      case 1...9: looks.insert(code)
      case 22: looks.subtract([1, 2])
      case 23...29: looks.remove(code - 20)
      case 30...38, 90...97: looks.insert(30)
      case 39: looks.remove(30)
      case 40...48, 100...107: looks.insert(40)
      case 49: looks.remove(40)
      default: problems.append(.foreignControl("\u{1B}", row: row))
      }
      guard code == 38 || code == 48 else { continue }
      let depth: ColorProfile = rest.first == 2 ? .trueColor : .ansi256
      if depth > profile { problems.append(.tooManyColors(row: row)) }
      rest = rest.dropFirst(depth == .trueColor ? 4 : 2)
    }
  }

  /// Looks at a link, `]8;parameters;address` and ESC `\`.
  private mutating func see(link rest: inout ArraySlice<Unicode.Scalar>) {
    let body = rest.prefix { $0 != "\u{1B}" }
    rest = rest.dropFirst(body.count)
    let text = String(String.UnicodeScalarView(body))
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.popFirst() != nil, rest.popFirst() == "\\", parts.count == 3, parts[0] == "8",
      !body.contains(where: Self.isControl)
    else {
      problems.append(.foreignControl("\u{1B}", row: row))
      return
    }
    isLinked = !parts[2].isEmpty
  }
}
