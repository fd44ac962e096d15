import Synchronization

/// A property of an object that says when it is about to change.
///
/// The object's subscribers and those of `$property` are told before the value is set.
@propertyWrapper
public struct Published<Value> {
  private let base: TypedPublished<Value>

  /// Makes the property with its first value.
  public init(wrappedValue: Value) { base = TypedPublished(wrappedValue) }

  /// Makes the property with its first value.
  public init(initialValue: Value) { base = TypedPublished(initialValue) }

  /// Never called: the object's own access is used.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { base.value }
    nonmutating set { base.value = newValue }
  }

  /// The publisher of the values: the current one first, then each new one before it is set.
  public var projectedValue: Publisher { Publisher(base: base) }

  /// The value in an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
    storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storagePath].base.value }
    set {
      let base = object[keyPath: storagePath].base
      let publisher = (object as? any ObservableObject)?.publisherOfChanges
      publisher?.send()
      base.subscribers.send(newValue)
      base.value = newValue
      publisher?.sendAfterChange()
    }
  }

  /// The publisher of a property's values.
  public struct Publisher: StyleAPI.Publisher {
    /// The values.
    public typealias Output = Value

    fileprivate let base: TypedPublished<Value>

    /// Calls a closure with the current value, and with each new one before it is set.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      let subscription = base.subscribers.add(receiveValue)
      receiveValue(base.value)
      return subscription
    }
  }
}

/// A property that is published.
protocol PublishedProperty {}
extension Published: PublishedProperty {}

/// Where a published property is kept.
protocol PublishedStorage: AnyObject {
  /// The publisher of the object that the property belongs to, where it is the object's first.
  var ownerPublisher: ObservableObjectPublisher { get }
}

/// A published property as one reference, whatever its type.
class PublishedBase: PublishedStorage, @unchecked Sendable {
  final var storage: any PublishedStorage { self }
  private let owner = Mutex<ObservableObjectPublisher?>(nil)

  final var ownerPublisher: ObservableObjectPublisher {
    owner.withLock { owner in
      if let owner { return owner }
      let publisher = ObservableObjectPublisher()
      owner = publisher
      return publisher
    }
  }
}

private final class TypedPublished<Value>: PublishedBase, @unchecked Sendable {
  private let current: LockedValue<Value>
  let subscribers = SubscriberList<Value>()

  init(_ value: Value) { current = LockedValue(value) }

  var value: Value {
    get { current.value }
    set { current.value = newValue }
  }
}

extension ObservableObject {
  /// The publisher of changes, where it is not one of the object's own.
  fileprivate var publisherOfChanges: ObservableObjectPublisher? {
    objectWillChange as? ObservableObjectPublisher
  }
}
