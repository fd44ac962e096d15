internal import StyleAPI

/// Puts display items down as SVG elements.
///
/// The form is canonical: the same drawing gives the same bytes on every machine.
/// - Each element stands on a line of its own, without indentation, ended by a line feed.
/// - Attributes come in this order: `id`, the place and shape (`x y width height rx`, `cx cy r`,
///   `cx cy rx ry`, `d`), the group's effect (`transform`, `clip-path`, `filter`, `opacity`,
///   `href`), the text's face (`text-anchor font-family font-size font-weight font-style
///   letter-spacing textLength direction xml:space`), `class`, `fill-rule`, `fill`, `fill-opacity`,
///   `stroke`, `stroke-opacity`, `stroke-width`, `stroke-linecap`, `stroke-linejoin`,
///   `stroke-miterlimit`, `stroke-dasharray`. Those at SVG's default are left out.
/// - Numbers have at most three decimals, colours their shortest hex form, opacities a place apart.
struct SVGWriter: ~Copyable {
  /// What has been written.
  var out: ByteBuffer
  /// Whether texts carry the width that was measured.
  let textLength: SVGRenderer.TextLength
  /// The index in ``out`` at which the document begins.
  let start: Int
  /// Whether any id was written, so that they have to be put in at the end.
  var usesIdentifiers = false
  /// Which element each open group became.
  var groups = TemporaryStack<Group>()
  /// The number of open groups that scale x and y differently.
  var unevenScales = 0
  /// The face that the root element carries for all texts.
  var rootFont: ResolvedFont?
  /// Whether a link is open; a link within it is not drawn as one.
  private var isInLink = false

  /// Goes on writing behind what is in a buffer.
  init(_ buffer: consuming ByteBuffer, textLength: SVGRenderer.TextLength) {
    start = buffer.count
    out = buffer
    self.textLength = textLength
  }

  /// The buffer, when the document is complete.
  consuming func finish() -> ByteBuffer {
    if usesIdentifiers { out.resolveIdentifiers(from: start) }
    return out
  }

  /// Writes an attribute, its name given with the space before and the `="` behind it.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: Double) {
    attribute(name, thousandths: ByteBuffer.thousandths(value))
  }

  /// Writes an attribute whose value is given in thousandths.
  @inline(__always)
  mutating func attribute(_ name: StaticString, thousandths value: Int) {
    out.reserve(name.utf8CodeUnitCount + ByteBuffer.longestNumber + 1)
    out.end.update(from: name.utf8Start, count: name.utf8CodeUnitCount)
    let end = ByteBuffer.write(thousandths: value, to: out.end + name.utf8CodeUnitCount)
    end[0] = UInt8(ascii: "\"")
    out.advance(to: end + 1)
  }

  /// Writes an attribute unless it is zero, which is what it is where it is not written.
  @inline(__always)
  mutating func attributeUnlessZero(_ name: StaticString, _ value: Double) {
    let value = ByteBuffer.thousandths(value)
    if value != 0 { attribute(name, thousandths: value) }
  }

  /// Writes an attribute that is a length, which is never negative.
  @inline(__always)
  mutating func length(_ name: StaticString, _ value: Double) {
    attribute(name, max(0, value))
  }
}

// MARK: Groups

extension SVGWriter {
  /// What an open group became.
  enum Group: UInt8, BitwiseCopyable {
    /// No element.
    case nothing
    /// A `<g>`.
    case group
    /// A `<g>` whose x and y are scaled differently.
    case unevenScale
    /// An `<a>`.
    case link
  }

  /// Opens a link, or nothing where the URL is not allowed or a link is open already.
  ///
  /// SVG 2 forbids an `<a>` within another. The outer one wins: who wraps a drawing in a link has
  /// the last word.
  mutating func openLink(_ url: UnsafeBufferPointer<UInt8>) {
    guard !isInLink, SafeLink.problem(with: url) == nil else { return groups.push(.nothing) }
    out.append(literal: "<a href=\"")
    for byte in url {
      if byte == UInt8(ascii: "&") {
        out.append(literal: "&amp;")
      } else {
        out.append(percentEncoding: byte)
      }
    }
    out.append(literal: "\">\n")
    isInLink = true
    groups.push(.link)
  }

  /// Closes the innermost group; does nothing where none is open.
  mutating func closeGroup() {
    switch groups.pop() {
    case .group?:
      out.append(literal: "</g>\n")
    case .unevenScale?:
      out.append(literal: "</g>\n")
      unevenScales -= 1
    case .link?:
      out.append(literal: "</a>\n")
      isInLink = false
    case .nothing?, nil:
      break
    }
  }

  /// Closes all groups that the list left open.
  mutating func closeAllGroups() {
    while groups.count > 0 { closeGroup() }
  }
}
