/// What stands before every message between a host and a worker.
///
/// ```
/// 0   magic      "BDGW"
/// 4   version    2 bytes
/// 6   kind       2 bytes
/// 8   nonce      8 bytes, drawn by the host for each worker
/// 16  sequence   4 bytes, the number of the request that it belongs to
/// 20  count      4 bytes, how many bytes of content follow
/// ```
///
/// Magic and nonce tell a worker's own messages from what a style writes to the channel by mistake.
/// A style that means it can read them, and gains nothing: whatever comes is checked as data.
struct Frame: Equatable, Sendable {
  /// What a message is.
  enum Kind: UInt16, Sendable {
    /// Host: start, under these conditions.
    case hello = 1
    /// Host: draw this badge.
    case evaluate
    /// Host: draw this preview.
    case show
    /// Host: this has happened to the preview that was drawn last.
    case event
    /// Worker: the protections are in place, these of them.
    case ready = 0x101
    /// Worker: the plugin is being loaded.
    case loading
    /// Worker: its styles are registered.
    case loaded
    /// Worker: the badge.
    case reply
    /// Worker: there is no badge, and why.
    case refusal
    /// Worker: the plugin is loaded, and has these previews.
    case previews
    /// Worker: the preview's drawing.
    case picture
    /// Worker: whether the event was of use.
    case handled
    /// Worker: the preview is to be drawn again; said once until that is done.
    case changed
  }

  var kind: Kind
  var nonce: UInt64
  var sequence: UInt32
  var content: [UInt8]

  static let magic: UInt32 = 0x5747_4442
  /// The version of all messages; it grows with every change, since a worker is always the same
  /// program as its host.
  static let version: UInt16 = 2
  static let headerSize = 24

  /// Makes a message.
  init(_ kind: Kind, nonce: UInt64, sequence: UInt32 = 0, content: [UInt8] = []) {
    self.kind = kind
    self.nonce = nonce
    self.sequence = sequence
    self.content = content
  }

  /// The bytes of a message whose content is written by a closure.
  static func bytes(
    _ kind: Kind,
    nonce: UInt64,
    sequence: UInt32,
    into writer: inout WireWriter,
    _ body: (inout WireWriter) -> Void
  ) {
    writer.removeAll()
    writer.write(magic)
    writer.write(version)
    writer.write(kind.rawValue)
    writer.write(nonce)
    writer.write(sequence)
    writer.write(UInt32(0))
    body(&writer)
    writer.replace(at: 20, by: UInt32(clamping: writer.count - headerSize))
  }

  /// What a header says.
  struct Header: Sendable {
    var kind: Kind
    var nonce: UInt64
    var sequence: UInt32
    var count: Int

    /// Reads a header.
    init(_ bytes: UnsafeRawBufferPointer) throws(WireError) {
      var reader = WireReader(bytes)
      let magic = try reader.number(UInt32.self)
      guard magic == Frame.magic else { throw .unknown(.magic, UInt64(magic)) }
      let version = try reader.number(UInt16.self)
      guard version == Frame.version else { throw .unknown(.version, UInt64(version)) }
      let kind = try reader.number(UInt16.self)
      guard let kind = Kind(rawValue: kind) else { throw .unknown(.message, UInt64(kind)) }
      self.kind = kind
      nonce = try reader.number()
      sequence = try reader.number()
      count = Int(try reader.number(UInt32.self))
      guard count <= WireLimits.message - Frame.headerSize else {
        throw .tooMany(.bytes, count: count, limit: WireLimits.message - Frame.headerSize)
      }
    }
  }
}

/// Cuts what arrives on a channel into messages.
struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// How many bytes are kept, with those that were taken already.
  var size: Int { bytes.count }

  /// Makes an empty buffer.
  init() {}

  /// Adds what has arrived.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start > bytes.count / 2 {
      // A sender whose messages always come with the beginning of the next would else fill memory.
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Takes the next whole message; nil where it has not arrived yet.
  ///
  /// - Throws: As soon as a header is wrong, before its content has arrived.
  mutating func next() throws(WireError) -> Frame? {
    let available = bytes.count - start
    guard available >= Frame.headerSize else {
      return nil
    }
    let found = try bytes.withUnsafeBytes { buffer -> Result<Frame.Header, WireError> in
      let range = start..<start + Frame.headerSize
      do throws(WireError) {
        return .success(try Frame.Header(UnsafeRawBufferPointer(rebasing: buffer[range])))
      } catch {
        return .failure(error)
      }
    }.get()
    let size = Frame.headerSize + found.count
    guard available >= size else { return nil }
    let content = Array(bytes[start + Frame.headerSize..<start + size])
    self.start += size
    return Frame(found.kind, nonce: found.nonce, sequence: found.sequence, content: content)
  }
}
