/// Reads a value of the environment in a view, a modifier, a style or a dynamic property.
///
/// ```swift
/// struct SchemeName: View {
///   @Environment(\.colorScheme) private var scheme
///   var body: some View { Text(scheme == .dark ? "dark" : "light") }
/// }
/// ```
/// Outside a body that the graph runs, the value is the key's default.
@frozen
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>
  /// The value where the view stands, from before its body runs.
  @usableFromInline var value: Value?

  /// Reads the value at a key path.
  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    value = nil
  }

  /// The value where the view stands.
  @inlinable
  public var wrappedValue: Value {
    if let value { return value }
    return EnvironmentValues()[keyPath: keyPath]
  }

  /// Reads the value for the body that is about to run.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    let field = field.assumingMemoryBound(to: Environment<Value>.self)
    let keyPath = field.pointee.keyPath
    if let property = BuiltInKeyPath.named(by: keyPath) {
      field.pointee.value = property.load(from: context.state.pointee.environment, as: Value.self)
    } else {
      field.pointee.value = context.state.pointee.bodyEnvironment[keyPath: keyPath]
    }
  }
}
