/// What a live graph knows of one body: what it was given, what it keeps, and what it has read.
///
/// It lives as long as the identity of the view, modifier or badge that it belongs to.
///
/// What marks it is guarded by the graph; all else belongs to the graph's thread.
class LiveRecord: @unchecked Sendable {
  unowned let live: LiveGraph
  let node: NodePointer
  /// Whether the node is still in the graph.
  private(set) var isAlive = true
  /// Whether the record is in the list of those that have to run; see ``LiveGraph/mark(_:)``.
  var isMarked = false
  /// Whether the body has to run again; see ``LiveGraph/mark(_:)``.
  var needsRun = false

  /// What the dynamic properties keep, in the order in which they are filled in.
  private var kept: [AnyObject] = []
  private var cursor = 0
  /// What the body has read of the environment that it stands in.
  private var reads: [EnvironmentRead] = []
  /// The environment that the body stands in.
  private(set) var outer: _EnvironmentEntry?
  /// The boxes of state that the body has read.
  private var sources: [any StateSource] = []
  /// What watches the observable objects that the body has read.
  private(set) lazy var observation = live.makeObservation?()

  init(_ live: LiveGraph, _ node: NodePointer) {
    self.live = live
    self.node = node
  }

  /// The type of the view, for messages and statistics.
  var type: Any.Type { Never.self }

  /// The name of the type.
  final var name: String { String(reflecting: type) }

  /// Runs the body, at the record's node.
  func runBody(in context: _ViewContext) {}

  /// The number of nodes above the record's.
  final var depth: Int {
    var depth = 0
    var node = self.node
    while let parent = node.pointee.parent {
      depth += 1
      node = parent
    }
    return depth
  }

  /// Runs the body and notes what it reads.
  final func run(in context: _ViewContext) {
    live.begin(self)
    forgetReads()
    outer = context.state.pointee.environment.head
    cursor = 0
    live.statistics.countBody(of: type)
    live.evaluate(as: self) { runBody(in: context) }
    // What a body no longer asks for goes.
    if cursor < kept.count { kept.removeSubrange(cursor...) }
  }

  /// Ends with the node.
  final func end() {
    isAlive = false
    forgetReads()
    kept = []
    outer = nil
  }

  private func forgetReads() {
    for read in reads { live.removeReader(self, of: read.key) }
    reads = []
    for source in sources { source.removeReader(self) }
    sources = []
    observation?.forget()
  }
}

// MARK: - What properties keep

extension LiveRecord {
  /// What the next dynamic property keeps; it is made at the first run.
  final func next<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { cursor += 1 }
    if cursor < kept.count {
      if let object = kept[cursor] as? Object { return object }
      // Another order of properties: nothing behind it can be told apart.
      kept.removeSubrange(cursor...)
    }
    let object = make()
    kept.append(object)
    return object
  }
}

// MARK: - Reads

/// A value that a body has read of its environment.
struct EnvironmentRead {
  let key: ObjectIdentifier
  /// The entry that was found, or one with the default value.
  let entry: _EnvironmentEntry
  let isDefault: Bool
}

extension LiveRecord {
  /// Notes that the body has read a key.
  ///
  /// - Parameters:
  ///   - entry: The entry that was found; nil for the default value.
  ///   - head: The environment in which it was looked for.
  ///   - makeDefault: Makes an entry with the default value.
  final func noteRead(
    _ key: ObjectIdentifier,
    _ entry: _EnvironmentEntry?,
    in head: _EnvironmentEntry?,
    makeDefault: () -> _EnvironmentEntry
  ) {
    if reads.contains(where: { $0.key == key }) { return }
    if let entry, !isOuter(entry, from: head) { return }
    reads.append(
      EnvironmentRead(key: key, entry: entry ?? makeDefault(), isDefault: entry == nil)
    )
    live.addReader(self, of: key)
  }

  /// Whether an entry was written outside of the body, and not by the body itself.
  private func isOuter(_ entry: _EnvironmentEntry, from head: _EnvironmentEntry?) -> Bool {
    var current = head
    while let one = current, one !== outer {
      if one === entry { return false }
      current = one.next
    }
    return true
  }

  /// Whether the body has read a key.
  final func hasRead(_ key: ObjectIdentifier) -> Bool { reads.contains { $0.key == key } }

  /// Whether a key that the body has read reads differently in another environment.
  final func readsDiffer(in environment: _EnvironmentEntry?) -> Bool {
    reads.contains { read in
      guard let entry = environment?.entry(for: read.key) else { return !read.isDefault }
      return entry !== read.entry && !entry.isEqual(to: read.entry)
    }
  }

  /// Notes that the body has read a source of state.
  final func noteRead(_ source: any StateSource) {
    if sources.contains(where: { $0 === source }) { return }
    sources.append(source)
    source.addReader(self)
  }
}

/// State that bodies read.
protocol StateSource: AnyObject {
  func addReader(_ record: LiveRecord)
  func removeReader(_ record: LiveRecord)
}

extension _EnvironmentEntry {
  /// The nearest entry of a key.
  func entry(for key: ObjectIdentifier) -> _EnvironmentEntry? {
    guard mayHold(key) else { return nil }
    var entry: _EnvironmentEntry? = self
    while let current = entry {
      if current.key == key { return current }
      entry = current.next
    }
    return nil
  }
}

extension UnsafeMutablePointer<Node> {
  /// The records below a node; nil where there are more nodes than one wants to look at.
  func records(lookingAtMost most: Int) -> [LiveRecord]? {
    var records: [LiveRecord] = []
    var count = 0
    var node = self
    while true {
      if let first = node.pointee.first {
        node = first
      } else {
        while node != self, node.pointee.next == nil {
          guard let parent = node.pointee.parent else { return records }
          node = parent
        }
        if node == self { return records }
        guard let next = node.pointee.next else { return records }
        node = next
      }
      count += 1
      if count > most { return nil }
      if let record = node.record { records.append(record) }
    }
  }

  /// Whether a node stands below another one.
  func isBelow(_ ancestor: NodePointer) -> Bool {
    var node = pointee.parent
    while let current = node {
      if current == ancestor { return true }
      node = current.pointee.parent
    }
    return false
  }
}
