internal import StyleAPI

extension SVGWriter {
  /// Writes a gradient in the coordinates of what it paints.
  mutating func gradient(_ gradient: UnsafePointer<DisplayGradient>, number: Int) {
    switch gradient.pointee.geometry {
    case .linear(let from, let to):
      out.append(literal: "<linearGradient id=\"")
      out.append(identifier: number)
      out.append(UInt8(ascii: "\""))
      attributeUnlessZero(" x1=\"", from.x)
      attributeUnlessZero(" y1=\"", from.y)
      // Without it the line would end at the far side.
      attribute(" x2=\"", to.x)
      attributeUnlessZero(" y2=\"", to.y)
      out.append(literal: " gradientUnits=\"userSpaceOnUse\">")
      stops(of: gradient) { $0 }
      out.append(literal: "</linearGradient>\n")
    case .radial(let center, let startRadius, let endRadius):
      radial(gradient, center, max(0, startRadius), max(0, endRadius), number: number)
    }
  }

  /// Writes a gradient between two circles around one point.
  ///
  /// Not every reader knows SVG's inner circle (`fr`); moving the stops outwards says the same.
  private mutating func radial(
    _ gradient: UnsafePointer<DisplayGradient>,
    _ center: CGPoint,
    _ startRadius: Double,
    _ endRadius: Double,
    number: Int
  ) {
    let radius = max(startRadius, endRadius)
    out.append(literal: "<radialGradient id=\"")
    out.append(identifier: number)
    out.append(UInt8(ascii: "\""))
    attribute(" cx=\"", center.x)
    attribute(" cy=\"", center.y)
    attribute(" r=\"", radius)
    out.append(literal: " gradientUnits=\"userSpaceOnUse\">")
    stops(of: gradient, isReversed: startRadius > endRadius) { location in
      guard radius > 0 else { return location }
      return (startRadius + location * (endRadius - startRadius)) / radius
    }
    out.append(literal: "</radialGradient>\n")
  }

  /// Writes the stops.
  ///
  /// SVG mixes colours and opacities apart, so that white running into clear black would pass
  /// through grey: a clear stop takes the colour of its neighbours.
  ///
  /// - Parameters:
  ///   - gradient: The gradient; its array of stops is looked at where it lies.
  ///   - isReversed: Whether the last stop comes first.
  ///   - place: Where a location goes.
  private mutating func stops(
    of gradient: UnsafePointer<DisplayGradient>,
    isReversed: Bool = false,
    _ place: (Double) -> Double
  ) {
    let count = gradient.pointee.stops.count
    func entry(_ index: Int) -> DisplayGradient.Stop {
      gradient.pointee.stops[isReversed ? count - 1 - index : index]
    }
    for index in 0..<count {
      let stop = entry(index)
      let offset = min(1, max(0, place(stop.location)))
      guard ByteBuffer.opacity(stop.color) == 0 else {
        self.stop(stop.color, at: offset)
        continue
      }
      let before = index > 0 ? entry(index - 1).color.unlessClear : nil
      let after = index + 1 < count ? entry(index + 1).color.unlessClear : nil
      if let before { self.stop(before.cleared, at: offset) }
      if let after, after.cleared != before?.cleared { self.stop(after.cleared, at: offset) }
      if before == nil, after == nil { self.stop(stop.color.cleared, at: offset) }
    }
  }

  private mutating func stop(_ color: DisplayColor, at offset: Double) {
    out.append(literal: "<stop")
    attribute(" offset=\"", offset)
    out.append(literal: " stop-color=\"")
    out.append(shortHex: color)
    out.append(UInt8(ascii: "\""))
    opacity(" stop-opacity=\"", of: color)
    out.append(literal: "/>")
  }
}

extension DisplayColor {
  /// The colour, or nil where nothing of it can be seen.
  fileprivate var unlessClear: DisplayColor? { ByteBuffer.opacity(self) > 0 ? self : nil }

  /// The colour with an opacity of zero.
  fileprivate var cleared: DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, opacity: 0)
  }
}
