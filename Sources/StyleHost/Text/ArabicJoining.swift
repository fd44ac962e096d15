/// How much the contextual forms of Arabic letters differ in width from their isolated forms.
///
/// A letter in the middle of a word is less than half as wide as the same letter alone, so a sum of
/// isolated widths is up to 40 % too much. The rules are those of The Unicode Standard, section
/// 9.2: a letter joins its neighbours as their and its joining types allow, marks are looked
/// through, and lam with alef is one glyph.
struct ArabicJoining {
  /// The blocks with letters that join.
  static let scalars: ClosedRange<UInt32> = 0x0600...0x08FF

  /// The sum of the differences, in thousandths of an em.
  static func correction(of utf8: UnsafeBufferPointer<UInt8>, face: FontFace) -> Int {
    var joining = ArabicJoining(face: face)
    for scalar in UTF8Scalars(utf8) { joining.add(scalar) }
    joining.finish(joinsNext: false)
    return joining.correction
  }

  private struct Letter {
    var value: UInt32
    var shape: Shape
    var joinsPrevious: Bool
  }

  private let face: FontFace
  private var correction = 0
  /// The last letter, whose form is known when the next one is.
  private var letter: Letter?

  private init(face: FontFace) {
    self.face = face
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    guard let shape = Shape(scalar) else { return }
    let joined = (letter?.shape.joinsNext ?? false) && shape.joinsPrevious
    if joined, let lam = letter, lam.value == 0x0644, scalar.isAlef {
      ligate(lam, shape)
      return
    }
    finish(joinsNext: joined)
    letter = Letter(value: scalar.value, shape: shape, joinsPrevious: joined)
  }

  /// Adds the difference of the last letter, now that both its sides are known.
  private mutating func finish(joinsNext: Bool) {
    guard let last = letter else { return }
    letter = nil
    if face != .monospaced {
      let form = Form(joinsPrevious: last.joinsPrevious, joinsNext: joinsNext)
      correction +=
        last.shape.width(form, isBold: face.isBold)
        - last.shape.width(.isolated, isBold: face.isBold)
    }
  }

  /// Puts one glyph in place of lam and alef, after which nothing joins.
  private mutating func ligate(_ lam: Letter, _ alef: Shape) {
    letter = nil
    guard face != .monospaced else {
      correction -= Int(
        FontTables.advances[
          AdvanceTable.classNumber(of: 0x0627)
            * FontFace.allCases.count + face.rawValue
        ]
      )
      return
    }
    let isBold = face.isBold
    let ligature = FontTables.lamAlef[(isBold ? 2 : 0) + (lam.joinsPrevious ? 1 : 0)]
    correction +=
      Int(ligature) - lam.shape.width(.isolated, isBold: isBold)
      - alef.width(.isolated, isBold: isBold)
  }
}

extension ArabicJoining {
  /// The form of a letter; the raw value is its place in ``FontTables/joiningShapes``.
  private enum Form: Int {
    case isolated, final, initial, medial

    init(joinsPrevious: Bool, joinsNext: Bool) {
      switch (joinsPrevious, joinsNext) {
      case (false, false): self = .isolated
      case (true, false): self = .final
      case (false, true): self = .initial
      case (true, true): self = .medial
      }
    }
  }

  /// The widths of the letters on one skeleton, or of what stands between letters.
  private struct Shape {
    /// A row of ``FontTables/joiningShapes`` from 1 on, or 0 for what has no forms.
    private let number: Int
    private let isJoiner: Bool

    /// Makes the shape of a scalar, or nil if joining looks through it.
    init?(_ scalar: Unicode.Scalar) {
      number = Self.number(of: scalar.value)
      isJoiner = scalar == "\u{200D}"
      if number == 0, !isJoiner, scalar != "\u{200C}" {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return nil
        default: break
        }
      }
    }

    var joinsPrevious: Bool { number != 0 || isJoiner }
    var joinsNext: Bool { isJoiner || width(.initial, isBold: false) != 0 }

    func width(_ form: Form, isBold: Bool) -> Int {
      guard number != 0 else { return 0 }
      return Int(FontTables.joiningShapes[(number - 1) * 8 + (isBold ? 4 : 0) + form.rawValue])
    }

    private static func number(of value: UInt32) -> Int {
      var low = 0
      var high = FontTables.joiningRuns.count
      guard ArabicJoining.scalars.contains(value), FontTables.joiningRuns[0] >> 12 <= value else {
        return 0
      }
      while high - low > 1 {
        let middle = (low + high) >> 1
        if FontTables.joiningRuns[middle] >> 12 <= value { low = middle } else { high = middle }
      }
      return Int(FontTables.joiningRuns[low] & 0xFFF)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is an alef that makes one glyph with a lam before it.
  fileprivate var isAlef: Bool {
    value == 0x0622 || value == 0x0623 || value == 0x0625 || value == 0x0627
  }
}
