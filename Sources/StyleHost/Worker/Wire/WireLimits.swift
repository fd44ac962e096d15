/// How much may cross between a host and a worker.
enum WireLimits {
  /// The largest message, in bytes, with its header.
  static let message = 4 << 20
  /// The longest single text of a message, in bytes.
  static let text = 256 << 10
  /// The most items of a drawing.
  static let items = 50_000
  /// The most cells of a terminal that the items of a drawing cover, each counted as often as it is
  /// covered: what a renderer may have to do for a message that is short.
  static let work = 20_000_000.0
  /// The most groups of a drawing within one another.
  static let depth = 256
  /// The most steps of all outlines of a drawing, counted as often as they are drawn.
  static let steps = 100_000
  /// The most gradients of a drawing.
  static let gradients = 2_000
  /// The most stops of a gradient.
  static let stops = 256
  /// The most times that pictures of a drawing are drawn.
  static let pictures = 100
  /// The largest coordinate, in points: what layout cuts lengths to, and sums of a few of them.
  static let farthest = 1e10
  /// The largest and heaviest font.
  static let fontSize = 10_000.0
  /// The most parts of a label, which may stand within one another.
  static let parts = 10_000
  /// The most values of an environment, or options of a style.
  static let names = 1_000
}
