/// Bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var model: Model
/// TextField("Name", text: $model.name)
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// The property itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Makes bindings of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings of others.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(ObjectLocation(wrappedValue, path, isNoted: true))
  }
}
