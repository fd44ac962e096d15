import Synchronization

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it; a second time does nothing.
  func cancel()
}

/// A subscription, which ends when this is let go.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  /// Makes something that runs a closure once, when it is cancelled or let go.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    action = Mutex(cancel)
  }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let action = self.action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<Collection: RangeReplaceableCollection>(
    in collection: inout Collection
  ) where Collection.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether two are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Adds the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
