/// A value that flows up from the views that set it to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A preference that a view sets, looks at, or draws over another view.
class PreferenceObject {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }
}

/// A value that a view sets.
final class PreferenceValue<Key: PreferenceKey>: PreferenceObject {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self))
  }
}

/// An action that runs when a value has changed.
class PreferenceAction: PreferenceObject {
  /// Looks at the value below a node and runs the action if it has changed.
  func run(at node: NodePointer) {}
}

final class TypedPreferenceAction<Key: PreferenceKey>: PreferenceAction
where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  var last: Key.Value?

  init(_ action: @escaping (Key.Value) -> Void) {
    self.action = action
    super.init(key: ObjectIdentifier(Key.self))
  }

  override func run(at node: NodePointer) {
    let value = node.preference(Key.self)
    guard value != last ?? Key.defaultValue else { return }
    last = value
    action(value)
  }
}

extension UnsafeMutablePointer<Node> {
  /// The value of a preference that the views below a node set together.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var value: Key.Value?
    collect(key, &value)
    return value ?? Key.defaultValue
  }

  private func collect<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?) {
    var child = pointee.first
    while let node = child {
      node.collectHere(key, &value)
      child = node.pointee.next
    }
  }

  private func collectHere<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?) {
    if pointee.kind == .preference,
      let object = pointee.object?.takeUnretainedValue() as? PreferenceValue<Key>
    {
      // A value that is set on a view replaces what the view sets itself.
      if var all = value {
        Key.reduce(value: &all) { object.value }
        value = all
      } else {
        value = object.value
      }
      return
    }
    collect(key, &value)
  }
}
