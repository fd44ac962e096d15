import Synchronization

/// A value that a view, a modifier or a style keeps for as long as it has its place in a live tree.
///
/// A body that reads the value runs again when it changes. In a drawing that is made once, and
/// outside of bodies, the value is the first one, and writing it does nothing.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("pressed \(count) times") { count += 1 }
///   }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Makes state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Makes state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(BoxLocation(box))
  }

  /// Finds the value that belongs to the place where the view stands.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    guard let record = context.record else { return }
    let state = field.assumingMemoryBound(to: State<Value>.self)
    let initial = state.pointee.initial
    state.pointee.box = record.next { StateBox(initial, record.live) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: InputComparable {
  /// The first value matters once, so that another one is no other input.
  func isSameInput(as other: State<Value>) -> Bool { true }
}

/// A value that a live graph keeps, and the records that have read it.
final class StateBox<Value>: StateSource, @unchecked Sendable {
  private struct Contents: @unchecked Sendable {
    var value: Value
    var readers = RecordSet()
  }

  private let contents: Mutex<Contents>
  private weak let live: LiveGraph?

  init(_ value: Value, _ live: LiveGraph) {
    contents = Mutex(Contents(value: value))
    self.live = live
  }

  var value: Value {
    get {
      if let reader = live?.reader { reader.noteRead(self) }
      return contents.withLock { UncheckedBox($0.value) }.value
    }
    set {
      let new = UncheckedBox(newValue)
      // A record is taken out of the set before it goes, so that those in it are alive here, and
      // only here: another thread may let go of them as soon as the lock is open.
      //
      // What compares values, or goes with the old one, may read the state: the lock is open then.
      let known = contents.withLock { UncheckedBox($0.value) }
      if ValueComparison.areEqual(known.value, new.value) { return }
      let old = contents.withLock { contents in
        defer { contents.value = new.value }
        return UncheckedBox((value: contents.value, readers: contents.readers.all))
      }
      guard let live else { return }
      for record in old.value.readers { live.mark(record) }
    }
  }

  func addReader(_ record: LiveRecord) {
    let record = UncheckedBox(record)
    contents.withLock { $0.readers.insert(record.value) }
  }

  func removeReader(_ record: LiveRecord) {
    let record = UncheckedBox(record)
    contents.withLock { $0.readers.remove(record.value) }
  }
}

/// A value that its user knows to be safe where it is handed over.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
