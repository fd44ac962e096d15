internal import StyleAPI
internal import StyleHost

/// What is drawn, and where the code of its views runs.
enum DrawingSource {
  /// Views whose code runs in this process, but for the styles of plugins.
  case view(AnyView)
  /// A preview of a plugin that has a process of its own, by its index.
  case session(LivePreviewSession, index: Int)
}
