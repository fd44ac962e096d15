internal import StyleAPI

/// Writes path data into room that was reserved: absolute commands, no space that a reader doesn't
/// need.
///
/// ```swift
/// buffer.reserve(PathPen.longestCommand)
/// var pen = PathPen(at: buffer.end)
/// pen.command("M", CGPoint(x: 0.5, y: -3))  // M0.5-3
/// buffer.advance(to: pen.end)
/// ```
struct PathPen {
  /// The place behind what has been written.
  private(set) var end: UnsafeMutablePointer<UInt8>

  /// The number of bytes that a command with its numbers may take: no command has more than six.
  static var longestCommand: Int { 6 * (ByteBuffer.longestNumber + 1) + 8 }

  init(at end: UnsafeMutablePointer<UInt8>) {
    self.end = end
  }

  /// Writes a command and its point in thousandths.
  @inline(__always)
  mutating func command(_ letter: Unicode.Scalar, _ x: Int, _ y: Int) {
    write(letter)
    number(x)
    number(y)
  }

  /// Writes a command and its point.
  @inline(__always)
  mutating func command(_ letter: Unicode.Scalar, _ point: CGPoint) {
    write(letter)
    coordinates(point)
  }

  /// Writes one more point for the last command.
  mutating func coordinates(_ point: CGPoint) {
    number(ByteBuffer.thousandths(point.x))
    number(ByteBuffer.thousandths(point.y))
  }

  /// Writes a line, as short as its direction allows.
  mutating func line(from: CGPoint, to: CGPoint) {
    let x = ByteBuffer.thousandths(to.x)
    let y = ByteBuffer.thousandths(to.y)
    if ByteBuffer.thousandths(from.y) == y {
      write("H")
      number(x)
    } else if ByteBuffer.thousandths(from.x) == x {
      write("V")
      number(y)
    } else {
      write("L")
      number(x)
      number(y)
    }
  }

  /// Writes a horizontal line unless it has no length; places are in thousandths.
  @inline(__always)
  mutating func horizontal(from: Int, to: Int) {
    if from == to { return }
    write("H")
    number(to)
  }

  /// Writes a vertical line unless it has no length; places are in thousandths.
  @inline(__always)
  mutating func vertical(from: Int, to: Int) {
    if from == to { return }
    write("V")
    number(to)
  }

  /// Writes a quarter of a circle to the right, or nothing where the corner is square; the place is
  /// in thousandths.
  @inline(__always)
  mutating func corner(_ radius: Double, to x: Int, _ y: Int) {
    let radius = ByteBuffer.thousandths(radius)
    if radius > 0 { arc(radius, to: x, y) }
  }

  @inline(never)
  private mutating func arc(_ radius: Int, to x: Int, _ y: Int) {
    write("A")
    number(radius)
    number(radius)
    // No rotation, the short way round, clockwise.
    let flags: StaticString = " 0 0 1"
    end.update(from: flags.utf8Start, count: flags.utf8CodeUnitCount)
    end += flags.utf8CodeUnitCount
    number(x)
    number(y)
  }

  /// Writes the end of a closed part.
  mutating func close() { write("Z") }

  @inline(__always)
  private mutating func write(_ letter: Unicode.Scalar) {
    end[0] = UInt8(truncatingIfNeeded: letter.value)
    end += 1
  }

  /// Writes a number, with a space before it where the last one would run into it.
  @inline(__always)
  private mutating func number(_ value: Int) {
    let followsDigit = end[-1] &- UInt8(ascii: "0") < 10
    if value >= 0, followsDigit { write(" ") }
    end = ByteBuffer.write(thousandths: value, to: end)
  }
}
