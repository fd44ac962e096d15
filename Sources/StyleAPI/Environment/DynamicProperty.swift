/// A property of a view, a modifier or a style that is filled in before its body runs.
///
/// A struct of your own that holds other dynamic properties becomes one by conforming: what it
/// holds is filled in first, then ``update()`` runs on it in place.
public protocol DynamicProperty {
  /// Called before each run of the body, after the properties within have their values.
  mutating func update()

  /// Fills in the property at an address.
  static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Fills in the dynamic properties within and calls ``update()``.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    context.install(Self.self, into: field)
    field.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
