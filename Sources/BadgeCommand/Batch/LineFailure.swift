internal import StyleHost

/// Why one line of a batch was not drawn.
enum LineFailure: Error, Sendable {
  /// The line is longer than lines may be.
  case tooLong
  /// The line is wrong, or asks for something that cannot be had.
  case record(SceneError)
  /// The drawing cannot be made.
  case drawing(RenderingError)
  /// The badge was drawn, but by the fallback style.
  case replaced([BadgeFailure])
  /// The line does not say which file it is for.
  case noOutput
  /// The file cannot be written.
  case output(OutputError)
}
