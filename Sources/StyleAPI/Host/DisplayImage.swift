/// A picture that is embedded in a drawing.
public struct DisplayImage: Hashable, Sendable {
  /// The file's bytes: a PNG.
  public var png: [UInt8]
  /// What the picture shows, for readers and for terminals.
  public var label: String

  /// Makes a picture from the bytes of a PNG file.
  public init(png: [UInt8], label: String) {
    self.png = png
    self.label = label
  }
}
