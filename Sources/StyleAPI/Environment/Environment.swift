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
  @usableFromInline
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value, KeyPath<EnvironmentValues, Value>)
  }

  @usableFromInline var content: Content

  /// Reads the value at a key path.
  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  /// The value where the view stands.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value, _): value
    }
  }

  /// Reads the value for the body that is about to run.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    let field = field.assumingMemoryBound(to: Environment<Value>.self)
    let keyPath: KeyPath<EnvironmentValues, Value>
    switch field.pointee.content {
    case .keyPath(let path): keyPath = path
    case .value(_, let path): keyPath = path
    }
    let value: Value
    if let property = BuiltInKeyPath.named(by: keyPath) {
      value = property.load(from: context.state.pointee.environment, as: Value.self)
    } else {
      value = context.state.pointee.bodyEnvironment[keyPath: keyPath]
    }
    field.pointee.content = .value(value, keyPath)
  }
}
