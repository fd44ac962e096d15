@_spi(Reflection) import Swift
import Synchronization

/// An object that says when it is about to change.
///
/// A class with `@Published` properties says so by itself:
///
/// ```swift
/// final class Model: ObservableObject {
///   @Published var count = 0
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's `@Published` properties changes.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}

/// The publisher of an object that says when it is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  private let subscribers = SubscriberList<Void>()
  private let subscribersAfterChange = SubscriberList<Void>()

  /// Makes a publisher.
  public init() {}

  /// Tells all subscribers that the object is about to change.
  public func send() { subscribers.send(()) }

  /// Calls a closure whenever the object is about to change.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }

  /// Tells those who have asked for it that the object has changed.
  func sendAfterChange() { subscribersAfterChange.send(()) }

  /// Calls a closure after a `@Published` property of the object has changed.
  func sinkAfterChange(_ receive: @escaping () -> Void) -> AnyCancellable {
    subscribersAfterChange.add(receive)
  }
}

/// The publishers of objects that have not made one themselves.
///
/// The first `@Published` property of an object keeps its publisher. An object without any gets one
/// that is kept here for as long as the object lives.
enum ObjectPublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let others = Mutex<[ObjectIdentifier: Entry]>([:])

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let storage = firstStorage(in: object) { return storage.ownerPublisher }
    let object = UncheckedBox(object)
    return others.withLock { others in
      let id = ObjectIdentifier(object.value)
      if let entry = others[id], entry.object === object.value { return entry.publisher }
      if others.count >= 64 { others = others.filter { $0.value.object != nil } }
      let publisher = ObservableObjectPublisher()
      others[id] = Entry(object: object.value, publisher: publisher)
      return publisher
    }
  }

  private static let offsets = Mutex<[ObjectIdentifier: Int]>([:])

  /// The storage of an object's first `@Published` property.
  private static func firstStorage(in object: AnyObject) -> (any PublishedStorage)? {
    let type: AnyClass = Swift.type(of: object)
    let id = ObjectIdentifier(type)
    let offset = offsets.withLock { offsets -> Int in
      if let known = offsets[id] { return known }
      let found = firstOffset(in: type) ?? -1
      offsets[id] = found
      return found
    }
    guard offset >= 0 else { return nil }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    // The property is one reference to its storage.
    return address.load(as: PublishedBase.self).storage
  }

  private static func firstOffset(in type: AnyClass) -> Int? {
    // The reflection of a class covers those that it inherits from, outermost first.
    let isClass = _EachFieldOptions(rawValue: 1)
    var first: Int?
    _ = _forEachField(of: type, options: isClass) { _, offset, field, _ in
      guard field is any PublishedProperty.Type else { return true }
      first = offset
      return false
    }
    return first
  }
}
