package import StyleAPI

extension DisplayList {
  /// Where the fills, lines and pictures of the drawing are, in points, with transforms and clips
  /// worked in.
  ///
  /// Shadows and letters are left out of account.
  package var paintedBoxes: [CGRect] {
    InkReader.read(self, options: .everything).marks.compactMap { mark in
      if case .letters = mark.kind { nil } else { mark.box }
    }
  }
}

extension CellOptions {
  /// Options by which nothing of a drawing is left out.
  static var everything: CellOptions {
    CellOptions(
      profile: .trueColor,
      glyphs: .unicode,
      hyperlinks: false,
      background: .unknown,
      ambiguousIsWide: false,
      cellLimit: .max
    )
  }
}
