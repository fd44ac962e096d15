/// The default values of keys that a drawing has asked for, each of them asked for once.
public final class _EnvironmentDefaults {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The live graph that wants to know what is read.
  weak var live: LiveGraph?

  init() {}

  /// Whether nobody has asked for any.
  var isEmpty: Bool { values.isEmpty }

  func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    // Two steps: a missing value would pass for a nil of an optional type.
    if let known = values[ObjectIdentifier(key)], let value = known as? Key.Value { return value }
    let value = Key.defaultValue
    values[ObjectIdentifier(key)] = value
    return value
  }
}
