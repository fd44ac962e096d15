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
  /// Takes over what another action, which this one replaces, has seen.
  func adopt(_ old: PreferenceAction) {}

  /// Looks at the value below a node and runs the action if it has changed.
  func run(at node: NodePointer) {}
}

final class TypedPreferenceAction<Key: PreferenceKey>: PreferenceAction
where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  /// The value that the action was last run with.
  private var last: Key.Value?

  init(_ action: @escaping (Key.Value) -> Void) {
    self.action = action
    super.init(key: ObjectIdentifier(Key.self))
  }

  override func adopt(_ old: PreferenceAction) {
    last = (old as? TypedPreferenceAction<Key>)?.last
  }

  override func run(at node: NodePointer) {
    let found = node.preference(Key.self)
    guard found != nil || last != nil else { return }
    let value = found ?? Key.defaultValue
    guard value != last else { return }
    last = value
    action(value)
  }
}

extension UnsafeMutablePointer<Node> {
  /// The value of a preference that the views below a node set together; nil where none sets it.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - includesSecondary: Whether the second part of an overlay counts.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type,
    includesSecondary: Bool = true
  ) -> Key.Value? {
    var value: Key.Value?
    var child = pointee.first
    while let node = child {
      if includesSecondary || node.pointee.kind != .secondary { node.collect(key, &value) }
      child = node.pointee.next
    }
    return value
  }

  private func collect<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?) {
    if pointee.kind == .preference,
      let object = object(AnyObject.self) as? PreferenceValue<Key>
    {
      // A value that is set on a view replaces what the view sets itself, and each view counts.
      var item = firstLayoutChild
      while let view = item {
        Self.add(object.value, to: &value, key)
        item = view.nextLayoutItem(below: self)
      }
      return
    }
    // What is presented says nothing about what presents it.
    if pointee.kind == .sheet || pointee.kind == .screen { return }
    var child = pointee.first
    while let node = child {
      node.collect(key, &value)
      child = node.pointee.next
    }
  }

  private static func add<Key: PreferenceKey>(
    _ next: Key.Value,
    to value: inout Key.Value?,
    _ key: Key.Type
  ) {
    guard var all = value else {
      value = next
      return
    }
    Key.reduce(value: &all) { next }
    value = all
  }
}
