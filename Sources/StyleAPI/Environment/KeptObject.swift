/// Keeps an object at the place where a view stands in a live tree.
///
/// In a drawing that is made once the object lives as long as the body runs.
@propertyWrapper
struct Kept<Object: AnyObject>: DynamicProperty, @unchecked Sendable {
  private let make: (LiveGraph?) -> Object
  private var object: Object?

  /// Makes the property of what makes the object, which is done once for each place.
  init(_ make: @escaping (LiveGraph?) -> Object) { self.make = make }

  /// The object; outside of a body a new one at each reading.
  var wrappedValue: Object { object ?? make(nil) }

  /// Finds the object that belongs to the place, or makes it.
  static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    let property = field.assumingMemoryBound(to: Kept<Object>.self)
    let make = property.pointee.make
    guard let record = context.record else {
      property.pointee.object = make(nil)
      return
    }
    property.pointee.object = record.next { make(record.live) }
  }
}

extension Kept: InputComparable {
  func isSameInput(as other: Kept<Object>) -> Bool { true }
}

/// A value that an object kept in a live tree holds: bodies that read it follow it.
///
/// In a drawing that is made once it never changes.
struct KeptValue<Value> {
  private let initial: Value
  private let box: StateBox<Value>?

  init(_ initial: Value, _ live: LiveGraph?) {
    self.initial = initial
    box = live.map { StateBox(initial, $0) }
  }

  var value: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }
}
