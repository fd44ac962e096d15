/// An object that an ancestor has put into the environment with `environmentObject(_:)`, found by
/// its type.
///
/// The body runs again when the object is about to change. Where there is none, reading it stops
/// the program with a message that names the type.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private var object: Object?

  /// Makes the property; the object comes from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(Object.self) found. A View.environmentObject(_:) for \
        \(Object.self) may be missing as an ancestor of this view.
        """
      )
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }

  /// Finds the object and follows it.
  public static func _install(_ field: UnsafeMutableRawPointer, _ context: _ViewContext) {
    let property = field.assumingMemoryBound(to: EnvironmentObject<Object>.self)
    let object = context.state.pointee.bodyEnvironment[ObjectKey<Object>.self]
    property.pointee.object = object
    guard let record = context.record else { return }
    record.next { ObjectSubscription<Object>(record) }.follow(object)
  }
}

extension EnvironmentObject: InputComparable {
  func isSameInput(as other: EnvironmentObject<Object>) -> Bool { true }
}

/// The key of objects of one type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Puts an object into the environment of the view and of all views in it, where
  /// `@EnvironmentObject` finds it by its type.
  public consuming func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> ModifiedContent<Self, _ObjectWriter<Object>> {
    modifier(_ObjectWriter(object: object))
  }

  /// Puts an observable object into the environment of the view and of all views in it, where
  /// `@Environment(Model.self)` finds it by its type; nil takes away one from further out.
  public consuming func environment<Object: AnyObject>(
    _ object: Object?
  ) -> ModifiedContent<Self, _ObjectWriter<Object>> {
    modifier(_ObjectWriter(object: object))
  }
}

/// Puts an object into the environment of the views below.
public struct _ObjectWriter<Object: AnyObject>: ViewModifier {
  /// The modifier does its work itself.
  public typealias Body = Never

  let object: Object?

  /// Adds the content below the object.
  public static func _makeModifier<Content: View>(
    _ modifier: Self,
    _ content: Content,
    _ context: _ViewContext
  ) {
    var values = context.environment
    values[ObjectKey<Object>.self] = modifier.object
    context.openEnvironment(values)
    Content._make(content, context)
    context.close()
  }
}
