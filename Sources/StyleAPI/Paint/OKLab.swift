import Glibc

/// A colour in OKLab, a space in which distances are about as large as they look.
///
/// The matrices are those of Björn Ottosson, "A perceptual color space for image processing"
/// (2020), in the version of 2021-01-25.
@_spi(Host)
public struct OKLab: Hashable, Sendable {
  /// The lightness, 0 to 1.
  public var lightness: Float
  /// From green to red.
  public var a: Float
  /// From blue to yellow.
  public var b: Float

  init(lightness: Float, a: Float, b: Float) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Makes a colour from sRGB, without its opacity.
  public init(_ color: DisplayColor) {
    let r = Self.linear(color.red)
    let g = Self.linear(color.green)
    let b = Self.linear(color.blue)
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func color(opacity: Float) -> DisplayColor {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return DisplayColor(
      red: Self.gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.gamma(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity
    )
  }

  private func cube(_ x: Float) -> Float { x * x * x }

  private static func linear(_ component: Float) -> Float {
    component <= 0.04045 ? component / 12.92 : powf((component + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ component: Float) -> Float {
    let value =
      component <= 0.0031308 ? component * 12.92 : 1.055 * powf(component, 1 / 2.4) - 0.055
    return min(max(value, 0), 1)
  }
}
