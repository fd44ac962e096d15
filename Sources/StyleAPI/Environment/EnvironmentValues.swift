/// The values that flow down the tree of views.
///
/// A view reads what its nearest ancestor has written, or the key's default. Writing makes one
/// small object, whatever the number of values.
///
/// ```swift
/// var values = EnvironmentValues()
/// values.colorScheme = .dark
/// values.colorScheme  // .dark
/// ```
@frozen
public struct EnvironmentValues {
  @usableFromInline var head: _EnvironmentEntry?
  @usableFromInline var defaults: _EnvironmentDefaults?

  /// Makes an environment in which every key has its default value.
  @inlinable
  public init() {
    head = nil
    defaults = nil
  }

  init(head: _EnvironmentEntry?, defaults: _EnvironmentDefaults? = nil) {
    self.head = head
    self.defaults = defaults
  }

  /// The value of a key.
  ///
  /// Declare a property of your own that reads and writes it, so that `\.name` is its key path.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let entry = find(ObjectIdentifier(key))
      if let defaults, let live = defaults.live { live.noteRead(key, entry, in: self) }
      if let entry {
        return entry._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: _TypedEntry<Key.Value>.self).value
        }
      }
      return defaults?.value(of: key) ?? Key.defaultValue
    }
    set {
      head = _TypedEntry<Key.Value>(newValue, key: ObjectIdentifier(key), next: head.take())
    }
  }

  /// Whether somebody has written a value for a key.
  func hasValue<Key: EnvironmentKey>(for key: Key.Type) -> Bool {
    find(ObjectIdentifier(key)) != nil
  }

  private func find(_ key: ObjectIdentifier) -> Unmanaged<_EnvironmentEntry>? {
    guard let head, head.mayHold(key) else { return nil }
    var entry = Unmanaged.passUnretained(head)
    while true {
      let found = entry._withUnsafeGuaranteedRef { $0.key == key }
      if found { return entry }
      guard let next = entry._withUnsafeGuaranteedRef({ $0.next.map(Unmanaged.passUnretained) })
      else { return nil }
      entry = next
    }
  }
}
