extension LiveGraph {
  /// Notes that the body that runs has read a key.
  func noteRead<Key: EnvironmentKey>(
    _ key: Key.Type,
    _ entry: Unmanaged<_EnvironmentEntry>?,
    in values: EnvironmentValues
  ) {
    guard let reader else { return }
    let id = ObjectIdentifier(key)
    reader.noteRead(id, entry?.takeUnretainedValue(), in: values.head) {
      let value = values.defaults?.value(of: key) ?? Key.defaultValue
      return _TypedEntry<Key.Value>(value, key: id, next: nil)
    }
  }
}

extension GraphState {
  /// The environment where a node stands, made of what the nodes above it have written.
  static func environment(
    at node: NodePointer,
    in state: UnsafeMutablePointer<GraphState>
  ) -> EnvironmentValues {
    var writers: [NodePointer] = []
    var parent = node.pointee.parent
    while let current = parent {
      if current.pointee.kind == .environment { writers.append(current) }
      parent = current.pointee.parent
    }
    var head = state.pointee.rootEnvironment
    for writer in writers.reversed() {
      guard let own = writer.object(_EnvironmentEntry.self) else { continue }
      head = own.moved(count: Int(writer.pointee.a), onto: head)
      state.pointee.setObject(writer, head)
    }
    return EnvironmentValues(head: head, defaults: state.pointee.defaults)
  }

  /// Replaces the values of an environment's node, and marks who reads those that have changed.
  mutating func openLiveEnvironment(_ values: EnvironmentValues, _ live: LiveGraph) {
    let isNew = candidate?.pointee.kind != .environment
    let node = open(.environment, tag: nil)
    guard let head = values.head else { return }
    let outer = environment.head
    let old = isNew ? [] : node.object(_EnvironmentEntry.self)?.first(Int(node.pointee.a)) ?? []
    let new = head.first(head.count(above: outer))
    let changed = Self.changedKeys(old, new)
    if !isNew, changed.isEmpty, old.count == new.count, let last = old.last, last.next === outer,
      let kept = old.first
    {
      push(.passUnretained(kept), for: node)
      return
    }
    setObject(node, head)
    push(.passUnretained(head), for: node)
    if !isNew { for key in changed { live.markReaders(of: key, below: node) } }
  }

  /// The keys whose values differ between two lists of entries.
  static func changedKeys(
    _ old: [_EnvironmentEntry],
    _ new: [_EnvironmentEntry]
  ) -> Set<ObjectIdentifier> {
    var changed: Set<ObjectIdentifier> = []
    for key in Set((old + new).map(\.key)) {
      let one = old.first { $0.key == key }
      let other = new.first { $0.key == key }
      if let one, let other, one === other || one.isEqual(to: other) { continue }
      changed.insert(key)
    }
    return changed
  }
}

extension EnvironmentValues {
  /// The same values without those that were written over, which an environment that is changed
  /// again and again would collect.
  var withoutHiddenValues: EnvironmentValues {
    let entries = head?.first(.max) ?? []
    var seen: Set<ObjectIdentifier> = []
    let shown = entries.filter { seen.insert($0.key).inserted }
    if shown.count == entries.count { return self }
    let head = shown.reversed().reduce(nil) { $1.copied(next: $0) }
    return EnvironmentValues(head: head, defaults: defaults)
  }
}

extension _EnvironmentEntry {
  /// The entries from this one on, up to a number.
  func first(_ count: Int) -> [_EnvironmentEntry] {
    var entries: [_EnvironmentEntry] = []
    var entry: _EnvironmentEntry? = self
    while let current = entry, entries.count < count {
      entries.append(current)
      entry = current.next
    }
    return entries
  }

  /// The number of entries from this one on, up to another one.
  func count(above outer: _EnvironmentEntry?) -> Int {
    var count = 0
    var entry: _EnvironmentEntry? = self
    while let current = entry, current !== outer {
      count += 1
      entry = current.next
    }
    return count
  }

  /// The entries from this one on, in front of other ones than those they were written into.
  fileprivate func moved(count: Int, onto outer: _EnvironmentEntry?) -> _EnvironmentEntry {
    let entries = first(count)
    if entries.last?.next === outer { return self }
    return entries.reversed().reduce(outer) { $1.copied(next: $0) } ?? self
  }
}
