/// Whether a view is the same as the one that its body has run for.
///
/// Values of plain data are compared field by field, other equatable ones by `==`, objects by
/// identity, and structs field by field. Closures are never known to be the same.
enum InputComparison {
  /// Whether two values are known to be the same input of a body.
  static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return true }
    return withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in
        areSame(UnsafeRawPointer(one), UnsafeRawPointer(other), as: Value.self)
      }
    }
  }

  static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, as type: Any.Type) -> Bool
  {
    InputPlan.plan(for: type).areSame(one, other)
  }
}

/// A property whose own rule says whether it is the same input.
protocol InputComparable {
  /// Whether another value is the same input.
  func isSameInput(as other: Self) -> Bool
}
