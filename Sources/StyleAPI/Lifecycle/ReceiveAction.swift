/// An action for what a publisher sends while the view is in the tree.
private final class ReceiveObject<Source: Publisher>: LifecycleObject {
  private let publisher: Source
  private let action: (Source.Output) -> Void
  private var connection: ReceiveConnection<Source.Output>

  init(_ publisher: Source, _ action: @escaping (Source.Output) -> Void) {
    self.publisher = publisher
    self.action = action
    connection = ReceiveConnection(action)
  }

  override func prepare(in live: LiveGraph) { connection.live = live }
  override var appearance: (() -> Void)? { { [self] in connection.open(publisher) } }
  override var disappearance: (() -> Void)? { { [connection] in connection.close() } }

  override func adopt(_ old: LifecycleObject, in live: LiveGraph) {
    guard let old = old as? ReceiveObject<Source> else { return }
    if InputComparison.areSame(old.publisher, publisher) {
      // What the same publisher sends from now on is for the new action.
      connection = old.connection
      connection.action = action
    } else {
      old.connection.close()
      live.actions.append { [self] in connection.open(publisher) }
    }
  }
}

/// A subscription whose values reach an action on the graph's thread, in order.
private final class ReceiveConnection<Output>: @unchecked Sendable {
  /// Changed and called on the graph's thread only.
  var action: (Output) -> Void
  weak var live: LiveGraph?
  private var subscription: AnyCancellable?

  init(_ action: @escaping (Output) -> Void) { self.action = action }

  func open<Source: Publisher>(_ publisher: Source) where Source.Output == Output {
    let receive: (Output) -> Void = { [weak self] value in
      let value = UncheckedBox(value)
      self?.live?.enqueue { [weak self] in self?.action(value.value) }
    }
    if let live, let timed = publisher as? any ClockPublisher<Output> {
      subscription = timed.sink(on: live.clock, receiveValue: receive)
    } else {
      subscription = publisher.sink(receiveValue: receive)
    }
  }

  func close() { subscription = nil }
}

extension View {
  /// Runs an action with each value that a publisher sends while the view is in a live tree.
  ///
  /// Values may be sent from any thread; the action runs with the next update.
  public consuming func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> ModifiedContent<Self, _LifecycleModifier> {
    modifier(_LifecycleModifier { ReceiveObject(publisher, action) })
  }
}
