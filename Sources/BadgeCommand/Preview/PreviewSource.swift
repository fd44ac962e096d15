internal import StyleAPI
internal import TerminalKit

/// What a preview shows: drawings that may change by themselves and react to keys.
///
/// A source that draws elsewhere, as in another process, gives what it has, and says by its
/// descriptor when it has what was asked for. All calls come on one thread.
protocol PreviewSource: AnyObject {
  /// The names of the previews that there are; at least one.
  var names: [String] { get }
  /// A descriptor that is readable when something may have changed; nil where there is none.
  var descriptor: Int32? { get }
  /// How often to look whether something has changed, where no descriptor says it.
  var interval: Duration? { get }

  /// Takes note of what the descriptor announced.
  ///
  /// - Returns: Whether frames are different from now on.
  func takeChanges() -> Bool

  /// The current drawing of a preview.
  func frame(for request: PreviewRequest) -> PreviewFrame

  /// Gives an event to the preview that was drawn last.
  ///
  /// - Returns: Whether it is of use there; else the screen may have a use for it.
  func send(_ event: InputEvent) -> Bool
}

extension PreviewSource {
  var interval: Duration? { nil }
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
}
