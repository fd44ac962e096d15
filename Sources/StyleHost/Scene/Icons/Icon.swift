internal import StyleAPI

/// A small picture before the label of a badge, 14 points high as on README badges.
///
/// An SVG icon is drawn in the colour of the badge's text, a PNG picture in its own colours.
struct Icon: Sendable {
  /// What is drawn.
  enum Drawing: Sendable {
    /// A PNG picture, and the bytes of its file.
    case picture(Image, png: [UInt8])
    case shapes([IconShape])
  }

  /// The height in points.
  static let height = 14.0

  let drawing: Drawing
  /// The width in points.
  let width: Double
  /// What the icon shows.
  let label: String

  /// Makes an icon of the bytes of a file.
  init(_ bytes: [UInt8], file: String) throws(IconError) {
    let name = StylePath.name(of: file)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    switch IconFormat(bytes) {
    case .png:
      guard let size = PNGSize(bytes), let image = Image(png: bytes, label: stem) else {
        throw .damagedPNG(file: file)
      }
      self.init(
        .picture(image.resizable(), png: bytes),
        width: Self.height * size.ratio,
        label: stem
      )
    case .markup:
      let document: SVGIconDocument
      do {
        document = try SVGIconDocument(bytes)
      } catch {
        throw .svg(file: file, line: error.line, error.problem)
      }
      self.init(
        .shapes(document.shapes),
        width: Self.height * document.ratio,
        label: document.title ?? stem
      )
    case .other(let format): throw .unknownFormat(file: file, format: format)
    }
  }

  /// Makes an icon of what it shows and its width in points.
  init(_ drawing: Drawing, width: Double, label: String) {
    self.drawing = drawing
    self.width = width
    self.label = label
  }
}

extension Icon: View {
  var body: some View {
    switch drawing {
    case .picture(let image, _): image.frame(width: width, height: Self.height)
    case .shapes(let shapes):
      ZStack {
        ForEach(0..<shapes.count) { index in
          shapes[index].fill(style: FillStyle(eoFill: shapes[index].isEvenOdd))
        }
      }
      .frame(width: width, height: Self.height)
      .accessibilityLabel(Text(verbatim: label))
    }
  }
}

/// A filled part of an icon, in the icon's box of 14 points.
struct IconShape: Shape {
  let path: Path
  /// Whether a hole is where the outline runs around an even number of times.
  let isEvenOdd: Bool

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// What a file's first bytes say that it is.
private enum IconFormat {
  case png
  case markup
  case other(String?)

  init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: JSONReader.byteOrderMark) ? bytes[3...] : bytes[...]
    let formats: [(start: [UInt8], name: String)] = [
      ([0xFF, 0xD8, 0xFF], "a JPEG picture"), (Array("GIF8".utf8), "a GIF picture"),
      (Array("RIFF".utf8), "a WebP picture"), ([0x1F, 0x8B], "a compressed file"),
      (Array("%PDF".utf8), "a PDF document"), ([0, 0, 1, 0], "a Windows icon"),
    ]
    if bytes.starts(with: PNGSize.signature) {
      self = .png
    } else if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      self = .markup
    } else {
      self = .other(formats.first { bytes.starts(with: $0.start) }?.name)
    }
  }
}

/// The size of a PNG picture in pixels, from its header.
private struct PNGSize {
  let ratio: Double

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24 else { return nil }
    func number(at index: Int) -> Double {
      bytes[index..<index + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return nil }
    ratio = width / height
  }
}
