public import StyleAPI
public import StyleHost

/// Something that ``checkStyle(_:samples:tints:)`` has found wrong with a style.
public struct StyleFinding: Hashable, Sendable {
  /// What the style was asked to draw.
  public struct Subject: Hashable, Sendable {
    /// The way in which it was asked.
    public var form: StyleForm
    /// The name of the sample text.
    public var sample: String
    /// What was drawn.
    public var target: RenderTarget
    /// The surroundings.
    public var colorScheme: ColorScheme
    /// The direction of layout.
    public var direction: LayoutDirection
    /// How large text was wanted.
    public var sizeCategory: ContentSizeCategory
    /// The name of the tint, or nil for the style's own colours.
    public var tint: String?
  }

  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// Nothing was drawn.
    case notDrawn(RenderingError)
    /// Two drawings of the same differ.
    case notReproducible
    /// A number in the drawing is not finite.
    case notFinite
    /// Something is painted outside of the box that the drawing claims, in points.
    case outsideInk(x: Double, y: Double, width: Double, height: Double)
    /// Text cannot be told from what is drawn under it: the contrast is below 4.5 (WCAG 2.1).
    case lowContrast(text: String, contrast: Double, ink: DisplayColor, under: DisplayColor)
    /// Text lies on a picture, so that its contrast is not known.
    case textOnPicture(String)
    /// The document is not well-formed, and from which byte on.
    case illFormedSVG(reason: String, offset: Int)
    /// The document has an element that no drawing may have.
    case forbiddenElement(String)
    /// An element has an attribute that it may not have.
    case forbiddenAttribute(String, element: String)
    /// The document has a style sheet with more than paints for dark surroundings.
    case forbiddenStyleSheet(String)
    /// The document refers to something elsewhere.
    case foreignReference(String)
    /// The document refers to an id that it does not have.
    case danglingReference(String)
    /// Two elements have one id.
    case repeatedIdentifier(String)
    /// The document has no `role="img"`.
    case missingRole
    /// The document has text but no `<title>`.
    case missingTitle
    /// The document has text but no `aria-label`.
    case missingLabel
    /// The text for a terminal has a control character, or a sequence that is no colour and no link.
    case foreignControl(Unicode.Scalar, row: Int)
    /// A row does not end the looks and links that it began.
    case rowNotReset(Int)
    /// There is an escape sequence although the terminal has no colours.
    case colorWithoutColors(row: Int)
    /// There are more colours than the terminal has.
    case tooManyColors(row: Int)
  }

  /// What the style was asked to draw.
  public var subject: Subject
  /// What is wrong.
  public var problem: Problem
}
