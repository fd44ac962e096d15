// Views may ask for anything: endless frames, margins that are no numbers, lengths of 1e300. While
// sizes are negotiated infinity has a meaning, so it is let through; whatever layout keeps and
// whatever is drawn is made finite here.

extension Double {
  /// The longest length that is drawn, in points; longer ones are cut to it.
  static var longestLength: Double { 1e9 }

  /// The number if it can be drawn: zero for what is no number, and no more than
  /// ``longestLength`` in either direction.
  var bounded: Double {
    if abs(self) <= Self.longestLength { return self }
    if isNaN { return 0 }
    return self < 0 ? -Self.longestLength : Self.longestLength
  }

  /// The number as a length that is drawn: at least zero, and otherwise as ``bounded``.
  var boundedLength: Double {
    if self >= 0, self <= Self.longestLength { return self }
    return self > 0 ? Self.longestLength : 0
  }
}

extension CGPoint {
  /// The point with ``Double/bounded`` coordinates.
  @inline(__always)
  var bounded: CGPoint {
    if abs(x) <= Double.longestLength, abs(y) <= Double.longestLength { return self }
    return CGPoint(x: x.bounded, y: y.bounded)
  }
}

extension CGSize {
  /// The size with lengths that can be drawn.
  var bounded: CGSize { CGSize(width: width.boundedLength, height: height.boundedLength) }

  /// The size as the answer to a proposal: zero for what is no length, long lengths cut, and
  /// infinity as it is.
  @inline(__always)
  var answered: CGSize {
    if width >= 0, width <= Double.longestLength, height >= 0, height <= Double.longestLength {
      return self
    }
    return CGSize(width: width.answered, height: height.answered)
  }
}

extension Double {
  fileprivate var answered: Double {
    if self >= 0, self <= Self.longestLength { return self }
    return self == .infinity ? self : boundedLength
  }
}
