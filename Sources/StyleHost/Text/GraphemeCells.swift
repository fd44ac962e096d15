/// The cells of one grapheme, scalar by scalar.
struct GraphemeCells {
  private(set) var cells = 0
  private let ambiguousIsWide: Bool
  /// The last scalar that took cells, until something has used it up.
  private var base: Unicode.Scalar?
  private var isFlag = false
  private var isJoined = false
  private var isAfterVirama = false

  init(ambiguousIsWide: Bool) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if isJoined { return }
    switch scalar.value {
    case 0x200D:
      // What follows a joiner is part of the first emoji; between consonants it only shapes.
      isJoined = !isAfterVirama && base != nil
    case 0xFE0E: presentAsText()
    case 0xFE0F: presentAsEmoji()
    case 0x1F1E6...0x1F1FF:
      cells += isFlag ? 0 : 2
      isFlag.toggle()
    case 0x1F3FB...0x1F3FF:
      if !(base?.properties.isEmoji ?? false) || base?.isASCII == true { measured(scalar, 2) }
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
    cells = isAfterVirama && cells > 0 ? 2 : cells + width
    base = width > 0 ? scalar : base
    isAfterVirama = false
  }

  /// A mark or an invisible character: a spacing mark makes its base wide.
  private mutating func join(_ scalar: Unicode.Scalar) {
    if scalar.properties.canonicalCombiningClass == .virama {
      isAfterVirama = true
    } else if scalar.properties.generalCategory == .spacingMark, base != nil {
      cells = 2
      base = nil
    }
  }

  /// Variation selector 16: a narrow character that can be an emoji becomes one.
  private mutating func presentAsEmoji() {
    if let base, base.properties.isEmoji { cells = 2 }
    base = nil
  }

  /// Variation selector 15: a wide emoji becomes a narrow sign.
  private mutating func presentAsText() {
    if let base, base.properties.isEmojiPresentation, cells == 2 { cells = 1 }
    base = nil
  }
}
