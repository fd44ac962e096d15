/// An object that a view makes and keeps for as long as it has its place in a live tree.
///
/// The object is made at the first update of that place, once, whatever a parent hands over later.
/// It goes with the place: another branch of a condition, another id or another type of view makes
/// a new one. The body runs again when the object is about to change.
///
/// ```swift
/// struct Clock: View {
///   @StateObject private var model = ClockModel()
///   var body: some View { Text("\(model.seconds) s") }
/// }
/// ```
/// In a drawing that is made once the object lives as long as the body runs.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private enum Storage {
    case make(() -> Object)
    case object(Object)
  }

  private var storage: Storage

  /// Makes the property of an expression that is not evaluated before the object is needed.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    storage = .make(make)
  }

  /// The object; outside of a body a new one at each reading.
  public var wrappedValue: Object {
    switch storage {
    case .make(let make): make()
    case .object(let object): object
    }
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }

  /// Finds the object that belongs to the place where the view stands, or makes it.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    let property = field.assumingMemoryBound(to: StateObject<Object>.self)
    guard case .make(let make) = property.pointee.storage else { return }
    guard let record = context.record else {
      property.pointee.storage = .object(make())
      return
    }
    let kept = record.next { ObjectSubscription<Object>(record) }
    let object = kept.object ?? make()
    kept.follow(object)
    property.pointee.storage = .object(object)
  }
}

extension StateObject: InputComparable {
  /// The expression matters once, so that another one is no other input.
  func isSameInput(as other: StateObject<Object>) -> Bool { true }
}

/// What a record keeps to be called when an object is about to change.
final class ObjectSubscription<Object: ObservableObject> {
  private(set) var object: Object?
  private weak var record: LiveRecord?
  private var subscriptions: [AnyCancellable] = []

  init(_ record: LiveRecord) { self.record = record }

  /// Follows an object or none, and no longer the one before.
  func follow(_ object: Object?) {
    if object === self.object { return }
    self.object = object
    subscriptions = []
    guard let object, let record else { return }
    let mark = { [weak record, weak live = record.live] in
      guard let record, let live else { return }
      live.mark(record)
    }
    let publisher = object.objectWillChange
    subscriptions.append(publisher.sink { _ in mark() })
    // Between being told and the change itself, a body may run on the graph's thread while another
    // thread makes the change: what it has read then is the old value.
    if let publisher = publisher as? ObservableObjectPublisher {
      subscriptions.append(publisher.sinkAfterChange(mark))
    }
  }
}
