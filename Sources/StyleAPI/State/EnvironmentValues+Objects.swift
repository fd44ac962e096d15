/// Which type of object is meant, as an argument of a key path.
struct ObjectSpecifier<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The object of a type; reading it where there is none stops the program.
  subscript<Object: AnyObject>(required _: ObjectSpecifier<Object>) -> Object {
    guard let object = self[ObjectKey<Object>.self] else {
      fatalError(
        """
        No Observable object of type \(Object.self) found. A View.environmentObject(_:) for \
        \(Object.self) may be missing as an ancestor of this view.
        """
      )
    }
    return object
  }

  /// The object of a type, or nil where there is none.
  subscript<Object: AnyObject>(optional _: ObjectSpecifier<Object>) -> Object? {
    self[ObjectKey<Object>.self]
  }
}

extension Environment where Value: AnyObject {
  /// Reads the object of a type that an ancestor has put into the environment; reading it where
  /// there is none stops the program with a message that names the type.
  public init(_ type: Value.Type) {
    self.init(\.[required: ObjectSpecifier<Value>()])
  }
}

extension Environment {
  /// Reads the object of a type that an ancestor has put into the environment, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    self.init(\.[optional: ObjectSpecifier<Object>()])
  }
}

/// The key paths by which objects are read that have to be there.
enum RequiredObject {
  /// Whether a key path reads an object of a class that is missing in an environment.
  static func isMissing(
    _ type: AnyObject.Type,
    _ keyPath: AnyKeyPath,
    in environment: EnvironmentValues
  ) -> Bool {
    func isMissing<Object: AnyObject>(_ type: Object.Type) -> Bool {
      let path = \EnvironmentValues[required: ObjectSpecifier<Object>()]
      return keyPath == path && environment[ObjectKey<Object>.self] == nil
    }
    return _openExistential(type, do: isMissing)
  }
}
