/// Something that hands out values over time, to whoever has subscribed.
///
/// There is no Combine on Linux; this is what views need of it: objects that say when they change,
/// `onReceive(_:perform:)`, and subjects to hand values to views.
public protocol Publisher<Output> {
  /// The values.
  associatedtype Output

  /// Calls a closure with each value from now on, on the thread that sends it.
  ///
  /// - Returns: The subscription, which ends when it is let go.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// A publisher whose values are sent by hand.
public final class PassthroughSubject<Output>: Publisher, @unchecked Sendable {
  private let subscribers = SubscriberList<Output>()

  /// Makes a subject.
  public init() {}

  /// Hands a value to all subscribers.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Calls a closure with each value from now on.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}

extension PassthroughSubject where Output == Void {
  /// Tells all subscribers.
  public func send() { send(()) }
}

/// A publisher that keeps its last value and hands it to new subscribers first.
public final class CurrentValueSubject<Output>: Publisher, @unchecked Sendable {
  private let subscribers = SubscriberList<Output>()
  private let current: LockedValue<Output>

  /// Makes a subject with its first value.
  public init(_ value: Output) { current = LockedValue(value) }

  /// The last value; another one is sent to all subscribers.
  public var value: Output {
    get { current.value }
    set { send(newValue) }
  }

  /// Hands a value to all subscribers.
  public func send(_ value: Output) {
    current.value = value
    subscribers.send(value)
  }

  /// Calls a closure with the last value and with each one from now on.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let subscription = subscribers.add(receiveValue)
    receiveValue(value)
    return subscription
  }
}
