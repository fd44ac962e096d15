/// A way to read and write a value that somebody else keeps.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///   var body: some View { TextField("Name", text: $name) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  let location: BindingLocation<Value>

  init(_ location: BindingLocation<Value>) { self.location = location }

  /// Makes a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// Makes a binding of another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PartLocation(location, path))
  }

  /// Does nothing: the value is read where it is.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {}
}

extension Binding {
  /// Makes a binding to a value that is not nil now; nil where it is.
  ///
  /// While the value is nil later on, the binding reads the last value that was not.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = UnwrappedLocation(base.location, value)
  }

  /// Makes a binding to an optional value of one that is not optional; nil is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = WrappedLocation(base.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The places of the elements.
  public typealias Index = Value.Index
  /// All places.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place behind another one.
  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }
  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

extension Binding: InputComparable {
  func isSameInput(as other: Binding<Value>) -> Bool {
    location === other.location || location.isSame(as: other.location)
  }
}
