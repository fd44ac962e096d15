/// How far a worker has come.
public enum WorkerStage: String, Hashable, Sendable {
  /// The process starts and gives up its rights; nothing of the plugin runs.
  case starting
  /// The plugin is loaded and registers its styles.
  case loading
  /// A style draws a badge.
  case evaluating
}
