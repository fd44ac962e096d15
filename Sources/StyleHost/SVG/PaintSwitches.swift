internal import StyleAPI

/// How a dark drawing differs from the light one with the same shapes: which items get another
/// paint.
struct PaintSwitches {
  /// A CSS rule: what it sets to which paint.
  struct Rule: Equatable {
    /// The kind of paint that a rule sets.
    enum Property {
      case fill, stroke, flood
    }

    var property: Property
    /// The dark paint; a gradient's index is one among the dark list's.
    var paint: DisplayPaint
    /// Whether the rule has to set the opacity too, since one of the two isn't opaque.
    var setsOpacity: Bool
  }

  /// The rules, in the order of their first use.
  private(set) var rules: [Rule] = []
  /// The number that stands for the dark list's first gradient.
  private(set) var darkGradients = 0
  /// The number that stands for the first rule's class.
  private(set) var firstClass = 0
  /// The rule for each item, or -1.
  private var rule: [Int32]

  private let light: DisplayListContents
  private let dark: DisplayListContents

  /// Compares two drawings.
  ///
  /// - Returns: nil where they differ in more than paints.
  init?(light: DisplayListContents, dark: DisplayListContents) {
    guard light.items.count == dark.items.count,
      light.text.elementsEqual(dark.text),
      light.path.elementsEqual(dark.path),
      light.images.elementsEqual(dark.images)
    else { return nil }
    self.light = light
    self.dark = dark
    rule = [Int32](repeating: -1, count: light.items.count)
    for index in light.items.indices {
      guard compare(light.items[index], dark.items[index], at: index) else { return nil }
    }
  }

  /// Takes the numbers behind the light list's resources.
  mutating func number(after light: DisplayListContents) {
    darkGradients = light.gradients.count + light.clipAndFilterCount
    firstClass = darkGradients + dark.gradients.count
  }

  /// The number of an item's class, or nil where its paint stays.
  func classNumber(of index: Int) -> Int? {
    rule[index] < 0 ? nil : firstClass + Int(rule[index])
  }

  /// Notes how an item's paint changes; false where something else changes too.
  private mutating func compare(_ item: DisplayItem, _ other: DisplayItem, at index: Int) -> Bool {
    switch (item, other) {
    case (.fill(let outline, let paint), .fill(let darkOutline, let darkPaint)):
      note(.fill, from: paint, to: darkPaint, at: index)
      return outline == darkOutline
    case (
      .stroke(let outline, let paint, let line), .stroke(let other, let darkPaint, let darkLine)
    ):
      note(.stroke, from: paint, to: darkPaint, at: index)
      return outline == other && line == darkLine
    case (.text(let run), .text(let darkRun)):
      note(.fill, from: run.paint, to: darkRun.paint, at: index)
      var repainted = darkRun
      repainted.paint = run.paint
      return repainted == run
    case (.beginShadow(let shadow), .beginShadow(let darkShadow)):
      let isText = light.textWithHardShadow(at: index) != nil
      guard isText == (dark.textWithHardShadow(at: index) != nil) else { return false }
      note(
        isText ? .fill : .flood,
        from: .color(shadow.color),
        to: .color(darkShadow.color),
        at: index
      )
      var repainted = darkShadow
      repainted.color = shadow.color
      return repainted == shadow
    default:
      return item == other
    }
  }

  private mutating func note(
    _ property: Rule.Property,
    from paint: DisplayPaint,
    to darkPaint: DisplayPaint,
    at index: Int
  ) {
    guard !looksSame(paint, darkPaint) else { return }
    let new = Rule(
      property: property,
      paint: darkPaint,
      setsOpacity: paint.isTranslucent || darkPaint.isTranslucent
    )
    if let known = rules.firstIndex(of: new) {
      rule[index] = Int32(known)
    } else {
      rule[index] = Int32(rules.count)
      rules.append(new)
    }
  }

  private func looksSame(_ paint: DisplayPaint, _ darkPaint: DisplayPaint) -> Bool {
    switch (paint, darkPaint) {
    case (.color(let color), .color(let darkColor)):
      color == darkColor
    case (.gradient(let index), .gradient(let darkIndex)):
      light.gradient(index) == dark.gradient(darkIndex)
    default:
      false
    }
  }
}

extension DisplayPaint {
  /// Whether it is a colour that is written with an opacity.
  fileprivate var isTranslucent: Bool {
    guard case .color(let color) = self else { return false }
    return ByteBuffer.opacity(color) != 1000
  }
}

extension DisplayListContents {
  /// How many clips and filters the items need.
  var clipAndFilterCount: Int {
    items.indices.count { index in
      switch items[index] {
      case .beginClip: true
      case .beginShadow: textWithHardShadow(at: index) == nil
      default: false
      }
    }
  }
}
