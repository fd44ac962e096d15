/// An object that somebody else keeps; the body runs again when it is about to change.
///
/// Handed another object, the body follows that one and no longer the one before.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, @unchecked Sendable {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// A binding to a property of the object.
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      Binding<Value>(ObjectLocation(object, path, isNoted: false))
    }
  }

  /// The object.
  public var wrappedValue: Object

  /// Makes the property of an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Makes the property of an object.
  public init(initialValue: Object) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Follows the object.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    guard let record = context.record else { return }
    let object = field.assumingMemoryBound(to: ObservedObject<Object>.self).pointee.wrappedValue
    record.next { ObjectSubscription<Object>(record) }.follow(object)
  }
}

extension ObservedObject: InputComparable {
  func isSameInput(as other: ObservedObject<Object>) -> Bool {
    wrappedValue === other.wrappedValue
  }
}
