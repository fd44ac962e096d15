import Glibc
import Synchronization

/// What makes a graph live: the records of its bodies, what they have read, and what has changed.
///
/// A change marks the records that depend on it; one round of updates runs those bodies again, the
/// outer ones first, and then the actions that became due. Marking is safe from any thread, all
/// else belongs to the graph's own.
final class LiveGraph: @unchecked Sendable {
  let state: UnsafeMutablePointer<GraphState>
  /// The record whose body runs.
  private(set) var evaluating: LiveRecord?
  /// The records that have read each key of the environment.
  private var readers: [ObjectIdentifier: RecordSet] = [:]
  /// Whether a navigation stack may show another screen than before.
  var hasNavigated = false
  /// The actions that run when the views are up to date, in order.
  var actions: [() -> Void] = []
  var statistics = LiveStatistics()
  let clock: LiveClock
  /// Makes what watches the observable objects that one body reads; nil where nobody does.
  var makeObservation: (() -> any BodyObservation)?
  private let changes = Mutex<Changes>(Changes())
  private let thread = pthread_self()

  private struct Changes: @unchecked Sendable {
    var marked: [LiveRecord] = []
    var incoming: [() -> Void] = []
    var wake: (@Sendable () -> Void)?
  }

  /// - Parameter start: The time at which the graph's clock starts, in seconds since 1 January 2001,
  ///   UTC.
  init(_ state: UnsafeMutablePointer<GraphState>, start: Double) {
    self.state = state
    clock = LiveClock(start: start)
  }

  /// Whether the caller runs on the graph's thread.
  private var isOwnThread: Bool { pthread_equal(pthread_self(), thread) != 0 }

  /// The record that a read belongs to: the one whose body runs on this thread.
  var reader: LiveRecord? { isOwnThread ? evaluating : nil }

  /// Runs a closure whose reads belong to a record.
  func evaluate<Result>(as record: LiveRecord?, _ body: () throws -> Result) rethrows -> Result {
    let outer = evaluating
    evaluating = record
    defer { evaluating = outer }
    return try body()
  }

  /// Runs a closure of the record whose body runs, and watches the observable objects that it
  /// reads.
  func observed<Result>(_ body: () -> Result) -> Result {
    guard let record = evaluating, let observation = record.observation else { return body() }
    var result: Result?
    observation.observe {
      result = body()
    } change: { [weak self, weak record] in
      if let record { self?.mark(record) }
    }
    guard let result else { fatalError("an observer must run the body that it is given") }
    return result
  }
}

// MARK: - Reads of the environment

extension LiveGraph {
  func addReader(_ record: LiveRecord, of key: ObjectIdentifier) {
    readers[key, default: RecordSet()].insert(record)
  }

  func removeReader(_ record: LiveRecord, of key: ObjectIdentifier) {
    readers[key]?.remove(record)
  }

  /// Marks the records below a node for which a key reads differently now.
  ///
  /// - Parameter node: Where the value was written, nil for the root.
  func markReaders(of key: ObjectIdentifier, below node: NodePointer?) {
    guard let all = readers[key] else { return }
    if let node, let records = node.records(lookingAtMost: all.count) {
      for record in records where record.hasRead(key) { markIfReadsDiffer(record) }
    } else {
      all.forEach { record in
        if let node, !record.node.isBelow(node) { return }
        markIfReadsDiffer(record)
      }
    }
  }

  private func markIfReadsDiffer(_ record: LiveRecord) {
    if needsRun(record) { return }
    let environment = GraphState.environment(at: record.node, in: state)
    if record.readsDiffer(in: environment.head) { mark(record) }
  }
}

// MARK: - Changes

extension LiveGraph {
  /// Notes that a record's body has to run again.
  func mark(_ record: LiveRecord) {
    let wake = changes.withLock { changes -> (@Sendable () -> Void)? in
      record.needsRun = true
      if record.isMarked { return nil }
      record.isMarked = true
      changes.marked.append(record)
      return changes.wake
    }
    wake?()
  }

  /// Puts an action at the end of what is due, from any thread.
  func enqueue(_ action: @escaping @Sendable () -> Void) {
    let wake = changes.withLock { changes in
      changes.incoming.append(action)
      return changes.wake
    }
    wake?()
  }

  /// Calls the closure for changes where layout has made views whose actions are due now.
  func tellActions() {
    if actions.isEmpty { return }
    let wake = changes.withLock { $0.wake }
    wake?()
  }

  private func takeIncoming() {
    actions +=
      changes.withLock { changes in
        defer { changes.incoming = [] }
        return UncheckedBox(changes.incoming)
      }.value
  }

  /// Calls a closure when something has changed, on the thread that changed it.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    // What goes with the old closure goes when the lock is open.
    _ = changes.withLock { changes in
      defer { changes.wake = wake }
      return changes.wake
    }
  }

  /// Whether there is something to do.
  var hasChanges: Bool {
    !actions.isEmpty || changes.withLock { !$0.marked.isEmpty || !$0.incoming.isEmpty }
  }

  /// Notes that a record's body runs now.
  func begin(_ record: LiveRecord) {
    changes.withLock { _ in record.needsRun = false }
  }

  /// Whether a record's body has to run, though nothing that it was given has changed.
  func needsRun(_ record: LiveRecord) -> Bool {
    changes.withLock { _ in record.needsRun }
  }

  /// Takes the records that were marked.
  private func takeMarked() -> [LiveRecord] {
    changes.withLock { changes in
      let marked = changes.marked
      changes.marked.removeAll(keepingCapacity: true)
      for record in marked { record.isMarked = false }
      return marked
    }
  }
}

// MARK: - Updating

extension LiveGraph {
  /// The most rounds of an update; more mean that it would never end.
  static let mostRounds = 100

  /// Runs what has to run until nothing is left to do.
  ///
  /// - Throws: ``LiveUpdateError`` where bodies or actions go on changing what others read.
  func update() throws(LiveUpdateError) {
    var last: [LiveRecord] = []
    for _ in 0..<Self.mostRounds {
      let due = takeMarked()
      if due.isEmpty {
        tellCovered()
        takeIncoming()
        if actions.isEmpty { return }
        let actions = self.actions
        self.actions = []
        for action in actions { action() }
        continue
      }
      last = due
      runAgain(due)
    }
    let hasActions = !actions.isEmpty
    _ = takeMarked()
    actions = []
    throw LiveUpdateError(views: last.map(\.name), hasActions: hasActions)
  }

  private func runAgain(_ due: [LiveRecord]) {
    var queue = DepthQueue()
    for record in due where record.isAlive { queue.insert(record) }
    while let record = queue.popFirst() {
      // It may have run already, as a part of one that was due before it.
      guard record.isAlive, needsRun(record) else { continue }
      GraphState.runAgain(record, in: state)
      // What a body changes for those below it is done in the same round.
      for record in takeMarked() where record.isAlive { queue.insert(record) }
    }
  }
}

/// An update that does not end.
@_spi(Host)
public struct LiveUpdateError: Error, Equatable {
  /// The types of the views that have run in the last round.
  public var views: [String]
  /// Whether actions would have to run again.
  public var hasActions: Bool
}
