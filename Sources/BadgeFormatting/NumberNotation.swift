/// A way to write a number; the raw values are part of the library's interface.
enum NumberNotation: Int32 {
  /// `3,000`
  case decimal = 0
  /// `95.3%` for 0.953
  case percent = 1
  /// `SEK 3,000.00`
  case currency = 2
  /// `3K`
  case compact = 3
  /// `3E3`
  case scientific = 4
  /// `3 kB`
  case bytes = 5
}
