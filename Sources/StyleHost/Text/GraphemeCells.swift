/// The cells of one grapheme, scalar by scalar.
struct GraphemeCells {
  private(set) var cells = 0
  private let ambiguousIsWide: Bool
  /// The last scalar that took cells.
  private var base: Unicode.Scalar?
  /// Whether a variation selector or a spacing mark may still change the base.
  private var isOpen = false
  private var isFlag = false
  private var isAfterJoiner = false
  private var isAfterVirama = false

  init(ambiguousIsWide: Bool) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if isAfterJoiner {
      // What a joiner joins is part of the first emoji, which alone has a width.
      isAfterJoiner = false
      return
    }
    switch scalar.value {
    case 0x200D: isAfterJoiner = !isAfterVirama && cells > 0
    case 0xFE0E: presentAsText()
    case 0xFE0F: presentAsEmoji()
    case 0x1F1E6...0x1F1FF:
      cells += isFlag ? 0 : 2
      isFlag.toggle()
    case 0x1F3FB...0x1F3FF:
      if !isPictograph(base) { measured(scalar, 2) }
    default:
      let width = ScalarCells(scalar)
      if width == .joining {
        join(scalar)
      } else {
        measured(scalar, width.count(ambiguousIsWide: ambiguousIsWide))
      }
    }
  }

  private mutating func measured(_ scalar: Unicode.Scalar, _ width: Int) {
    // A conjunct of consonants takes two cells, however many they are.
    cells = isAfterVirama && cells > 0 ? 2 : cells + width
    base = scalar
    isOpen = true
    isAfterVirama = false
  }

  /// A mark or an invisible character: a spacing mark makes its base wide.
  private mutating func join(_ scalar: Unicode.Scalar) {
    if scalar.properties.canonicalCombiningClass == .virama {
      isAfterVirama = true
    } else if scalar.properties.generalCategory == .spacingMark, isOpen {
      cells = 2
      isOpen = false
    }
  }

  /// Variation selector 16: a narrow character that can be an emoji becomes one.
  private mutating func presentAsEmoji() {
    if isOpen, base?.properties.isEmoji == true { cells = 2 }
    isOpen = false
  }

  /// Variation selector 15: a wide emoji becomes a narrow sign.
  private mutating func presentAsText() {
    if isOpen, base?.properties.isEmojiPresentation == true, cells == 2 { cells = 1 }
    isOpen = false
  }

  /// Whether a skin tone colours a scalar rather than standing beside it.
  private func isPictograph(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isEmoji && !scalar.isASCII
  }
}
