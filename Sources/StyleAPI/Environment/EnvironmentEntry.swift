/// One written value of an environment, and the environment that it was written into.
///
/// Environments are persistent lists: a write makes one entry in front of the others, which all
/// environments below share. Keys are told apart by the identity of their types.
public class _EnvironmentEntry {
  final let key: ObjectIdentifier
  final private(set) var next: _EnvironmentEntry?
  /// One bit for each key in the list, so that most keys that are not in it are missed at once.
  final let mask: UInt64

  @usableFromInline
  init(key: ObjectIdentifier, next: _EnvironmentEntry?) {
    self.key = key
    mask = (next?.mask ?? 0) | Self.bit(of: key)
    self.next = next
  }

  /// Entries that nobody else has go one after the other: one in the other would take a stack as
  /// deep as the list is long.
  deinit {
    var rest = next.take()
    while var entry = rest.take() {
      if isKnownUniquelyReferenced(&entry) { rest = entry.next.take() }
    }
  }

  /// Whether another entry of the same key holds an equal value.
  @usableFromInline
  func isEqual(to other: _EnvironmentEntry) -> Bool { false }

  /// The same value written into another environment.
  func copied(next: _EnvironmentEntry?) -> _EnvironmentEntry {
    _EnvironmentEntry(key: key, next: next)
  }

  /// Whether a key can be in the list; most that are not are told from its bit.
  final func mayHold(_ key: ObjectIdentifier) -> Bool { mask & Self.bit(of: key) != 0 }

  private static func bit(of key: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: key)
    return 1 << UInt64((address >> 4 ^ address >> 11) & 63)
  }
}

extension Optional<_EnvironmentEntry> {
  /// Where the entry lies, for who asks whether it is the same one and counts no reference to it.
  var address: UnsafeMutableRawPointer? { map { Unmanaged.passUnretained($0).toOpaque() } }
}

/// An entry together with its value.
///
/// It is generic over the value and not over the key: for a type that asks for a conformance the
/// runtime searches the records of all images, which takes as long as ten badges.
@usableFromInline
final class _TypedEntry<Value>: _EnvironmentEntry {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value, key: ObjectIdentifier, next: _EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }

  deinit {}

  override func copied(next: _EnvironmentEntry?) -> _EnvironmentEntry {
    _TypedEntry(value, key: key, next: next)
  }

  @usableFromInline
  override func isEqual(to other: _EnvironmentEntry) -> Bool {
    guard let other = other as? _TypedEntry<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}
