/// Where the value of a binding is.
class BindingLocation<Value> {
  var value: Value {
    get { fatalError("a location of a binding must say how its value is read") }
    set { fatalError("a location of a binding must say how its value is written") }
  }

  /// Whether another binding is one to the same value in the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { false }
}

/// The state of a live graph.
final class BoxLocation<Value>: BindingLocation<Value> {
  private let box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }

  override var value: Value {
    get { box.value }
    set { box.value = newValue }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? BoxLocation<Value>)?.box === box
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ constant: Value) { self.constant = constant }

  override var value: Value {
    get { constant }
    set {}
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return InputComparison.areSame(constant, other.constant)
  }
}

/// What two closures make of it.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A part of another value.
final class PartLocation<Whole, Value>: BindingLocation<Value> {
  private let whole: BindingLocation<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: BindingLocation<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var value: Value {
    get { whole.value[keyPath: path] }
    set { whole.value[keyPath: path] = newValue }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return path == other.path && (whole === other.whole || whole.isSame(as: other.whole))
  }
}

/// An element of a collection; it reads its last value when the collection has become shorter.
final class ElementLocation<Whole: MutableCollection>: BindingLocation<Whole.Element> {
  private let whole: BindingLocation<Whole>
  private let index: Whole.Index
  private let last: LockedValue<Whole.Element>

  init(_ whole: BindingLocation<Whole>, _ index: Whole.Index) {
    self.whole = whole
    self.index = index
    last = LockedValue(whole.value[index])
  }

  override var value: Whole.Element {
    get {
      let elements = whole.value
      if index >= elements.startIndex, index < elements.endIndex { last.value = elements[index] }
      return last.value
    }
    set {
      var elements = whole.value
      guard index >= elements.startIndex, index < elements.endIndex else { return }
      last.value = newValue
      elements[index] = newValue
      whole.value = elements
    }
  }

  override func isSame(as other: BindingLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation<Whole> else { return false }
    return index == other.index && (whole === other.whole || whole.isSame(as: other.whole))
  }
}

/// What is in an optional value; its last value while there is nothing in it.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let base: BindingLocation<Value?>
  private let last: LockedValue<Value>

  init(_ base: BindingLocation<Value?>, _ last: Value) {
    self.base = base
    self.last = LockedValue(last)
  }

  override var value: Value {
    get {
      if let value = base.value { last.value = value }
      return last.value
    }
    set {
      last.value = newValue
      base.value = newValue
    }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}

/// A value as an optional one.
final class WrappedLocation<Value>: BindingLocation<Value?> {
  private let base: BindingLocation<Value>

  init(_ base: BindingLocation<Value>) { self.base = base }

  override var value: Value? {
    get { base.value }
    set { if let newValue { base.value = newValue } }
  }

  override func isSame(as other: BindingLocation<Value?>) -> Bool {
    guard let other = other as? WrappedLocation<Value> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  /// The value when the binding was made, where nobody notes that a body reads it.
  private let snapshot: Value?

  /// Makes the location of a property.
  ///
  /// - Parameter isNoted: Whether a body that reads the property is known to depend on it, as with
  ///   observable objects. Otherwise another value makes another binding, since the view that it is
  ///   handed to would not run again for it.
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, isNoted: Bool) {
    self.object = object
    self.path = path
    snapshot = isNoted ? nil : object[keyPath: path]
  }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    guard object === other.object, path == other.path else { return false }
    return switch (snapshot, other.snapshot) {
    case (nil, nil): true
    case (let one?, let other?): ValueComparison.areEqual(one, other)
    default: false
    }
  }
}
