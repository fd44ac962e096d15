private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}
private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundValue { .color(.primary) }
}
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TextDefaultsKey: EnvironmentKey {
  static var defaultValue: TextDefaults { TextDefaults() }
}

/// The current style of texts; colours, which are the rule, are held without a box.
enum ForegroundValue: Equatable {
  case color(Color)
  case style(any ShapeStyle)

  static func == (one: ForegroundValue, other: ForegroundValue) -> Bool {
    switch (one, other) {
    case (.color(let one), .color(let two)): one == two
    case (.style(let one), .style(let two)): ValueComparison.areEqual(one as Any, two as Any)
    default: false
    }
  }
}

/// Looks of texts that are rarely changed, kept under one key.
@usableFromInline
struct TextDefaults: Equatable {
  var weight: Font.Weight?
  var isItalic = false
  var decoration: TextDecoration = []
  var isMonospaced = false
  var hasMonospacedDigits = false
  var lineLimit: Int?
  var truncationMode = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
}

/// One change of ``TextDefaults``, as plain data.
@usableFromInline
enum TextChange {
  case weight(Font.Weight?)
  case isItalic(Bool)
  case decoration(TextDecoration, Bool)
  case isMonospaced(Bool)
  case hasMonospacedDigits
  case lineLimit(Int?)
  case truncationMode(Text.TruncationMode)
  case alignment(TextAlignment)
}

extension TextDefaults {
  mutating func apply(_ change: TextChange) {
    switch change {
    case .weight(let weight): self.weight = weight
    case .isItalic(let isItalic): self.isItalic = isItalic
    case .decoration(let line, true): decoration.insert(line)
    case .decoration(let line, false): decoration.remove(line)
    case .isMonospaced(let isMonospaced): self.isMonospaced = isMonospaced
    case .hasMonospacedDigits: hasMonospacedDigits = true
    case .lineLimit(let number): lineLimit = number
    case .truncationMode(let mode): truncationMode = mode
    case .alignment(let alignment): self.alignment = alignment
    }
  }
}

extension EnvironmentValues {
  /// The font of texts; nil stands for ``Font/body``.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How large a reader wants text to be; `large` by default.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// The colour of what can be tinted; nil leaves it to the view.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The most lines that a text takes; nil sets no limit.
  public var lineLimit: Int? {
    get { textDefaults.lineLimit }
    set { textDefaults.lineLimit = newValue }
  }

  /// Where a text that does not fit is cut; at its tail by default.
  public var truncationMode: Text.TruncationMode {
    get { textDefaults.truncationMode }
    set { textDefaults.truncationMode = newValue }
  }

  /// How the lines of a text are lined up; `leading` by default.
  public var multilineTextAlignment: TextAlignment {
    get { textDefaults.alignment }
    set { textDefaults.alignment = newValue }
  }

  var textDefaults: TextDefaults {
    get { self[TextDefaultsKey.self] }
    set { self[TextDefaultsKey.self] = newValue }
  }

  var foreground: ForegroundValue {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The paint of texts.
  var foregroundPaint: _Paint {
    switch foreground {
    case .color(let color): .color(color.resolve(in: self))
    case .style(let style): style._paint(in: self)
    }
  }
}

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }
}

/// How the lines of a text are lined up.
@frozen
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// At the leading edge.
  case leading
  /// Around the middle.
  case center
  /// At the trailing edge.
  case trailing
}
