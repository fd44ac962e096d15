/// A picture: an icon drawn from SVG path data, or an embedded PNG.
///
/// An icon is painted with the foreground style. Terminals show the picture's label.
///
/// ```swift
/// let dot = Image(svgPath: "M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", viewBox: CGSize(width: 16, height: 16), label: "dot")
/// dot?.frame(width: 14, height: 14)
/// ```
public struct Image: View, Sendable {
  private let object: ImageObject
  private let size: CGSize
  private var isResizable = false

  /// Makes a picture from the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - png: The file; nil is returned for anything that is not a whole PNG. What follows the
  ///     picture is left out.
  ///   - label: What the picture shows.
  public init?(png: [UInt8], label: String) {
    guard let file = PNGFile(png) else { return nil }
    object = ImageObject(.png(Array(png.prefix(file.byteCount))), label: label)
    size = file.size
  }

  /// Makes an icon from the `d` attribute of an SVG path.
  ///
  /// - Parameters:
  ///   - svgPath: The path data; nil is returned where it cannot be read.
  ///   - viewBox: The size of the icon's own coordinates, which is also its size in points.
  ///   - label: What the icon shows.
  public init?(svgPath: String, viewBox: CGSize, label: String) {
    guard let path = Path(svgPath: svgPath), viewBox.width > 0, viewBox.height > 0,
      viewBox.width.isFinite, viewBox.height.isFinite
    else { return nil }
    object = ImageObject(.path(path, viewBox), label: label)
    size = viewBox
  }

  /// The picture in the size that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Adds the picture.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.image(view.object, size: view.size, isResizable: view.isResizable)
  }
}

/// The contents of a picture, shared by all its uses.
final class ImageObject: Sendable {
  enum Content: Sendable {
    case png([UInt8])
    case path(Path, CGSize)
  }

  let content: Content
  let label: String

  init(_ content: Content, label: String) {
    self.content = content
    self.label = label
  }

  /// Whether the picture is painted with the foreground style.
  var isTemplate: Bool {
    if case .path = content { return true }
    return false
  }
}
