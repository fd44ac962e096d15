/// Whether two values of one type are the same for the purposes of updating a drawing.
enum ValueComparison {
  /// Whether two values are known to be the same.
  ///
  /// Equatable values compare by `==`, class instances by identity, and values without contents
  /// (a style without options) are equal. Anything else compares as the inputs of a body do.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return true }
    if let one = one as? any Equatable { return isEqual(one, other) }
    if Value.self is AnyObject.Type {
      return (one as AnyObject) === (other as AnyObject)
    }
    return InputComparison.areSame(one, other)
  }

  private static func isEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool {
    guard let other = other as? One else { return false }
    return one == other
  }
}
