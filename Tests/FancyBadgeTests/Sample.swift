import StyleAPI

/// What the snapshots are made of.
enum Sample {
  /// Colours on which the ink is white, near-black, and white after a little darkening.
  static let tints = ["red", "yellow", "brightgreen", "blue", "navy", "white", "#6e40c9"]

  /// A tick of 14 points.
  @ViewBuilder static var icon: some View {
    let size = CGSize(width: 14, height: 14)
    Image(svgPath: "M2 7l3.5 3.5L12 4", viewBox: size, label: "tick")
  }
}
