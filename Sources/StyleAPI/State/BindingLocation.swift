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
  private var last: Whole.Element

  init(_ whole: BindingLocation<Whole>, _ index: Whole.Index) {
    self.whole = whole
    self.index = index
    last = whole.value[index]
  }

  override var value: Whole.Element {
    get {
      let elements = whole.value
      if index >= elements.startIndex, index < elements.endIndex { last = elements[index] }
      return last
    }
    set {
      var elements = whole.value
      guard index >= elements.startIndex, index < elements.endIndex else { return }
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
  private var last: Value

  init(_ base: BindingLocation<Value?>, _ last: Value) {
    self.base = base
    self.last = last
  }

  override var value: Value {
    get {
      if let value = base.value { last = value }
      return last
    }
    set { base.value = newValue }
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

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
