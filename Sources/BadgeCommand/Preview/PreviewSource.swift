internal import StyleAPI
internal import TerminalKit

/// What a preview shows: drawings that may change by themselves and react to keys.
///
/// A source that draws elsewhere, as in another process, says by its descriptors when there is
/// something new. All calls come on one thread.
protocol PreviewSource: AnyObject {
  /// The names of the previews that there are; at least one.
  var names: [String] { get }
  /// The descriptors that are readable when something may have changed; they are asked for again
  /// with every frame.
  var descriptors: [Int32] { get }
  /// How often to look whether something has changed, where no descriptor says it.
  var interval: Duration? { get }

  /// Takes note of what a descriptor announced.
  ///
  /// - Returns: Whether frames are different from now on.
  func takeChanges() -> Bool

  /// The current drawing of a preview.
  func frame(for request: PreviewRequest) -> PreviewFrame

  /// Gives an event to the preview that was drawn last.
  ///
  /// - Returns: Whether it is of use there; else the screen may have a use for it.
  func send(_ event: InputEvent) -> Bool

  /// Shows everything as it is at the start.
  func restart()
}

extension PreviewSource {
  var interval: Duration? { nil }

  /// What has no state is always as at the start.
  func restart() {}
}

/// Which drawing is wanted.
struct PreviewRequest: Hashable, Sendable {
  /// The index of the preview among the source's names.
  var preview: Int
  /// The room that there is, in cells.
  var size: TerminalSize
  /// The surroundings that were chosen; nil for those that the preview has anyway.
  var colorScheme: ColorScheme?
  /// The locale that was chosen; nil for that which the preview has anyway.
  var locale: String?
}

/// A drawing, or what is wrong with it.
struct PreviewFrame: Sendable {
  /// The drawing, laid out with the `"cells"` metrics; nil where there is none.
  var drawing: DisplayList?
  /// What is wrong, in English; nil where nothing is.
  var problem: String?
  /// Whether what is typed goes into a text, so that letters are no commands.
  var takesText = false
  /// Whether there is a control that can have the focus.
  var hasControls = false
  /// What the control that has the focus is called; nil where none has, or it has no name.
  var focus: String?
  /// Where the control that has the focus is in the drawing, in points; nil where none has.
  var focusPlace: CGRect?
  /// Whether nothing changes any more until the preview is started again.
  var hasEnded = false
  /// What is going on besides, in a word; nil for nothing.
  var activity: String?
}
