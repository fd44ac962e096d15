/// How far a worker has come.
public enum WorkerStage: String, Hashable, Sendable {
  /// The process starts and gives up its rights; nothing of the plugin runs.
  case starting
  /// The plugin is loaded and registers its styles.
  case loading
  /// A style draws a badge.
  case evaluating
  /// A preview is shown.
  case previewing

  /// Whether the plugin is loaded and does what is asked of it.
  var isWorking: Bool { self == .evaluating || self == .previewing }
}
