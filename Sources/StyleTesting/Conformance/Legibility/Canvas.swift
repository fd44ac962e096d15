internal import StyleAPI

/// One point of a drawing as it is painted, twice: with a letter on it and without.
struct Canvas {
  /// A colour whose components are multiplied with its opacity.
  struct Pixel {
    private var components: SIMD4<Float>

    init(_ color: DisplayColor) {
      components =
        SIMD4(color.red, color.green, color.blue, 1) * min(max(color.opacity, 0), 1)
    }

    /// The opacity, from 0 to 1.
    var opacity: Float { components.w }

    /// The colour, without its opacity.
    var color: DisplayColor {
      let opacity = components.w > 0 ? components.w : 1
      return DisplayColor(
        red: components.x / opacity,
        green: components.y / opacity,
        blue: components.z / opacity
      )
    }

    /// Paints another pixel over this one.
    mutating func add(_ pixel: Pixel, opacity: Float = 1) {
      components = pixel.components * opacity + components * (1 - pixel.components.w * opacity)
    }
  }

  /// What is seen with the letter.
  private(set) var withLetter: Pixel
  /// What is seen without it.
  private(set) var without: Pixel
  /// Whether a picture is there.
  var meetsPicture = false

  /// Makes a canvas on a page; the default is a clear one.
  init(_ page: DisplayColor = DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)) {
    withLetter = Pixel(page)
    without = withLetter
  }

  /// Paints a colour.
  mutating func add(_ color: DisplayColor, opacity: Float = 1) {
    let pixel = Pixel(color)
    withLetter.add(pixel, opacity: opacity)
    without.add(pixel, opacity: opacity)
  }

  /// Paints a letter.
  mutating func addLetter(_ color: DisplayColor) { withLetter.add(Pixel(color)) }

  /// Paints a layer.
  mutating func add(_ layer: Canvas, opacity: Float) {
    withLetter.add(layer.withLetter, opacity: opacity)
    without.add(layer.without, opacity: opacity)
    meetsPicture = meetsPicture || layer.meetsPicture
  }
}
