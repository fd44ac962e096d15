/// Writes a value at a key path for the views below.
@frozen
public struct _EnvironmentWriter<Value>: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable
  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: consuming Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Adds the content below the written value.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    var values = context.environment
    values[keyPath: modifier.keyPath] = modifier.value
    context.openEnvironment(values)
    Content._make(content, context)
    context.close()
  }
}

/// Changes a value at a key path for the views below.
@frozen
public struct _EnvironmentTransform<Value>: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let transform: (inout Value) -> Void

  @inlinable
  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  /// Adds the content below the changed value.
  @inlinable
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    var values = context.environment
    modifier.transform(&values[keyPath: modifier.keyPath])
    context.openEnvironment(values)
    Content._make(content, context)
    context.close()
  }
}

extension View {
  /// Sets a value of the environment for the view and all views in it.
  ///
  /// Of several writers the nearest one counts: in `v.environment(\.x, 1).environment(\.x, 2)`,
  /// `v` reads 1.
  @inlinable
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: consuming Value
  ) -> ModifiedContent<Self, _EnvironmentWriter<Value>> {
    modifier(_EnvironmentWriter(keyPath, value))
  }

  /// Changes a value of the environment for the view and all views in it.
  @inlinable
  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _EnvironmentTransform<Value>> {
    modifier(_EnvironmentTransform(keyPath, transform))
  }
}
