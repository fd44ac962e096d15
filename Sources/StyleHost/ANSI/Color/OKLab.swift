internal import Glibc

/// A colour in OKLab, a space in which distances are about as large as they look.
///
/// The matrices are those of Björn Ottosson, "A perceptual color space for image processing"
/// (2020), in the version of 2021-01-25.
struct OKLab: Hashable, Sendable {
  /// The lightness, 0 to 1.
  var lightness: Float
  /// From green to red.
  var a: Float
  /// From blue to yellow.
  var b: Float

  init(_ color: InkColor) {
    let red = InkColor.linear(color.red)
    let green = InkColor.linear(color.green)
    let blue = InkColor.linear(color.blue)
    let long = cbrtf(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_993 * blue)
    let medium = cbrtf(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let short = cbrtf(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    lightness = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
    a = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    b = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  /// How much colour there is: 0 for greys, about 0.3 at most.
  var chroma: Float { (a * a + b * b).squareRoot() }

  /// The square of the distance to another colour.
  func squaredDistance(to other: OKLab) -> Float {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}
