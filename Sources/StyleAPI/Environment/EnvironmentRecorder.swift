/// Notes which keys are read while a body runs, and keeps the defaults of keys.
public final class _EnvironmentRecorder {
  /// The keys that were read since the last ``takeReads()``.
  private var reads: [ObjectIdentifier] = []
  private var defaults: [ObjectIdentifier: Any] = [:]

  init() {}

  func record(_ key: ObjectIdentifier) {
    if !reads.contains(key) { reads.append(key) }
  }

  /// The keys that were read, which are then forgotten.
  func takeReads() -> [ObjectIdentifier] {
    defer { reads.removeAll(keepingCapacity: true) }
    return reads
  }

  func defaultValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    if let value = defaults[ObjectIdentifier(key)] as? Key.Value { return value }
    let value = Key.defaultValue
    defaults[ObjectIdentifier(key)] = value
    return value
  }
}
