import Synchronization

/// Who has subscribed, in the order in which they did.
final class SubscriberList<Output>: @unchecked Sendable {
  private struct Contents: @unchecked Sendable {
    var receivers: [(id: UInt64, receive: (Output) -> Void)] = []
    var nextID: UInt64 = 0
  }

  private let contents = Mutex(Contents())

  /// Calls all receivers; those that come or go meanwhile do not matter to this call.
  func send(_ value: Output) {
    let receivers = UncheckedBox(contents.withLock { UncheckedBox($0.receivers) }.value)
    for receiver in receivers.value { receiver.receive(value) }
  }

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let receive = UncheckedBox(receive)
    let id = contents.withLock { contents in
      contents.nextID += 1
      contents.receivers.append((contents.nextID, receive.value))
      return contents.nextID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: UInt64) {
    // What goes with a receiver may remove others, and does so when the lock is open.
    _ = contents.withLock { contents in
      UncheckedBox(
        contents.receivers.firstIndex { $0.id == id }.map { contents.receivers.remove(at: $0) }
      )
    }
  }
}

/// A value that any thread may read and write.
final class LockedValue<Value>: @unchecked Sendable {
  private let contents: Mutex<UncheckedBox<Value>>

  init(_ value: Value) { contents = Mutex(UncheckedBox(value)) }

  var value: Value {
    get { contents.withLock { UncheckedBox($0.value) }.value }
    set {
      let new = UncheckedBox(newValue)
      // What goes with the old value may read the new one, and does so when the lock is open.
      _ = contents.withLock { contents in
        defer { contents = new }
        return contents
      }
    }
  }
}
