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
    // The key path is the first word and the value lies behind it. To ask for the type of the field
    // would cost more than all the rest.
    let keyPath = field.load(as: Unmanaged<AnyKeyPath>.self)
    if let property = BuiltInKeyPath.named(by: keyPath) {
      let value = field + MemoryLayout<Unmanaged<AnyKeyPath>>.size
      property.copy(from: context.state.pointee.environment, to: value)
    } else {
      read(field, context)
    }
  }

  /// Reads the value through its key path.
  @inline(never)
  private static func read(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    let field = field.assumingMemoryBound(to: Environment<Value>.self)
    let keyPath = field.pointee.keyPath
    let environment = context.state.pointee.bodyEnvironment
    if let type = Value.self as? AnyObject.Type,
      RequiredObject.isMissing(type, keyPath, in: environment)
    {
      // It is an error to read it, but not to have a property that could.
      field.pointee.value = nil
      return
    }
    field.pointee.value = environment[keyPath: keyPath]
  }
}

extension Environment: InputComparable {
  /// What is read is the same key path; its value is not an input.
  func isSameInput(as other: Environment<Value>) -> Bool {
    keyPath === other.keyPath || keyPath == other.keyPath
  }
}
