internal import CommandLineKit
internal import StyleHost
internal import TerminalKit

/// What ends a command before its work is done.
///
/// The error is data; ``ErrorExplanation`` turns it into English and an exit code.
enum ToolError: Error, Sendable {
  /// The command line cannot be seen, since `/proc` is not mounted.
  case noWords
  /// The command line cannot be understood.
  case usage(ParserError)
  /// An input cannot be read.
  case input(InputError)
  /// Output cannot be written.
  case output(OutputError)
  /// A value of the environment chain cannot be set.
  case setting(SettingError, SettingSource)
  /// A configuration file is wrong.
  case configuration(ConfigurationError)
  /// A style cannot be had, or its options are wrong; `source` is what asks for it, where that is
  /// not in front of the user.
  case style(StyleLoadingError, source: SettingSource? = nil)
  /// A link is wrong; the second value is the option that gives it.
  case link(LinkError, option: String)
  /// An icon cannot be drawn; the second value is the option that names it.
  case icon(IconError, option: String)
  /// A scene document is wrong; `path` is nil for the standard input.
  case scene(SceneError, path: String?)
  /// A drawing cannot be made.
  case drawing(RenderingError)
  /// A preview of a plugin cannot be shown.
  case preview(LivePreviewError)
  /// Badges were drawn by the fallback style.
  case replaced([BadgeFailure])
  /// A terminal cannot be drawn on.
  case terminal(TerminalError)
  /// A plugin cannot be trusted, installed or removed.
  case trust(TrustError)
  /// A style's package cannot be made or built.
  case authoring(AuthoringError)
  /// Lines of a batch failed.
  case lines(failed: Int, of: Int)
}
