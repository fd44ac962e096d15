/// How a snapshot differs from its reference.
public struct SnapshotDifference: Hashable, Sendable {
  /// What tells the two apart where it cannot be seen in their letters.
  public enum Cause: Hashable, Sendable {
    /// The reference's lines end with carriage return and line feed.
    case lineEndings
    /// The reference begins with a byte order mark.
    case byteOrderMark
    /// The reference is not UTF-8.
    case encoding
  }

  /// A place in both texts.
  public struct Place: Hashable, Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// The number of the character in the line, from 1.
    public let column: Int
    /// The reference's line, or nil after its end.
    public let reference: String?
    /// The snapshot's line, or nil after its end.
    public let received: String?
  }

  /// The reference.
  public let reference: String
  /// The snapshot.
  public let received: String
  /// What tells them apart where it cannot be seen, or nil where it can.
  public let cause: Cause?
  /// The first place where they differ.
  public let place: Place

  init(reference bytes: [UInt8], received: String) {
    reference = String(decoding: bytes, as: UTF8.self)
    self.received = received
    cause = Cause(bytes, reference, received)
    place = Place(Array(reference.utf8), Array(received.utf8))
  }

  /// The changes from the reference to the snapshot, in the form that `patch` takes.
  ///
  /// - Parameter file: The path in the header.
  public func unifiedDiff(file: String) -> String {
    UnifiedDiff(from: reference, to: received).text(file: file)
  }
}

extension SnapshotDifference.Cause {
  fileprivate init?(_ bytes: [UInt8], _ reference: String, _ received: String) {
    if !bytes.elementsEqual(reference.utf8) {
      self = .encoding
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) && !received.utf8.starts(with: bytes.prefix(3))
    {
      self = .byteOrderMark
    } else if reference.utf8.elementsEqual(Self.withCarriageReturns(received)) {
      self = .lineEndings
    } else {
      return nil
    }
  }

  private static func withCarriageReturns(_ text: String) -> [UInt8] {
    text.utf8.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }
}

extension SnapshotDifference.Place {
  fileprivate init(_ reference: [UInt8], _ received: [UInt8]) {
    let common = zip(reference, received).prefix { $0 == $1 }.count
    let feed = UInt8(ascii: "\n")
    let start = reference[..<common].lastIndex(of: feed).map { $0 + 1 } ?? 0
    func content(_ text: [UInt8]) -> String? {
      guard start < text.count else { return nil }
      return String(decoding: text[start...].prefix { $0 != feed }, as: UTF8.self)
    }
    line = reference[..<start].count { $0 == feed } + 1
    self.reference = content(reference)
    self.received = content(received)
    column = Self.column(common - start, self.reference ?? "", self.received ?? "")
  }

  /// The number of the first character that differs, where so many bytes of two lines are the same.
  private static func column(_ common: Int, _ reference: String, _ received: String) -> Int {
    var bytes = 0
    var column = 1
    for (one, other) in zip(reference, received) {
      bytes += one.utf8.count
      if bytes > common || !one.utf8.elementsEqual(other.utf8) { break }
      column += 1
    }
    return column
  }
}
