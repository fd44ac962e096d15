@_spi(Reflection) import Swift
import Synchronization

/// How the values of a type are compared: found once by reflection and then kept for good.
final class InputPlan: @unchecked Sendable {
  private enum Rule {
    case never
    case always
    case bytes(Int)
    case object
    case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([(offset: Int, type: Any.Type)])
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    switch rule {
    case .never: false
    case .always: true
    case .bytes(let count):
      UnsafeRawBufferPointer(start: one, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: other, count: count))
    case .object: one.load(as: UnsafeRawPointer.self) == other.load(as: UnsafeRawPointer.self)
    case .function(let compare): compare(one, other)
    case .fields(let fields):
      fields.allSatisfy {
        InputComparison.areSame(one + $0.offset, other + $0.offset, as: $0.type)
      }
    }
  }

  private static let plans = Mutex<[ObjectIdentifier: InputPlan]>([:])

  /// The plan of a type.
  static func plan(for type: Any.Type) -> InputPlan {
    if let plan = plans.withLock({ $0[ObjectIdentifier(type)] }) { return plan }
    let plan = InputPlan(rule(for: type))
    plans.withLock { $0[ObjectIdentifier(type)] = plan }
    return plan
  }

  private static func rule(for type: Any.Type) -> Rule {
    func open<Value>(_ type: Value.Type) -> Rule { rule(of: type) }
    return _openExistential(type, do: open)
  }

  private static func rule<Value>(of type: Value.Type) -> Rule {
    if MemoryLayout<Value>.size == 0 { return .always }
    if let comparable = type as? any InputComparable.Type { return own(comparable) }
    if !_isPOD(type), let equatable = type as? any Equatable.Type { return equal(equatable) }
    if type is AnyObject.Type { return .object }
    return structure(of: type)
  }

  private static func own<Value: InputComparable>(_ type: Value.Type) -> Rule {
    .function { one, other in
      one.load(as: Value.self).isSameInput(as: other.load(as: Value.self))
    }
  }

  private static func equal<Value: Equatable>(_ type: Value.Type) -> Rule {
    .function { one, other in one.load(as: Value.self) == other.load(as: Value.self) }
  }

  private static func structure<Value>(of type: Value.Type) -> Rule {
    // Reflection would look into the value, of which there is none.
    if isExistential(type) { return existential(of: type) }
    var fields: [(offset: Int, type: Any.Type)] = []
    var strong: Set<String>?
    let isKnown = _forEachField(of: type) { name, offset, field, kind in
      if kind == .optional || kind == .class, StructMetadata(type) != nil {
        if strong == nil { strong = strongFields(of: type) }
        // In a weak or unowned reference there is no value of its type to be read. The same word
        // of memory is the same object.
        let isStrong = strong?.contains(String(cString: name)) ?? true
        fields.append((offset, isStrong ? field : UInt.self))
      } else {
        fields.append((offset, field))
      }
      return true
    }
    if isKnown, !fields.isEmpty { return .fields(fields) }
    // Enums and the like: plain ones by their bytes, optional ones by what is in them.
    if let optional = type as? any OptionalInput.Type { return .function(optional.areSame) }
    if _isPOD(type) {
      if let equatable = type as? any Equatable.Type { return equal(equatable) }
      return .bytes(MemoryLayout<Value>.size)
    }
    return .never
  }
}

extension InputPlan {
  /// The names of a struct's fields that can be read as they are, such as those of optional types.
  private static func strongFields<Value>(of type: Value.Type) -> Set<String> {
    var names: Set<String> = []
    // `ignoreUnknown`, which the library has as a variable.
    let options = _EachFieldOptions(rawValue: 2)
    _forEachFieldWithKeyPath(of: type, options: options) { name, _ in
      names.insert(String(cString: name))
      return true
    }
    return names
  }
}

// MARK: - Existentials

extension InputPlan {
  /// Whether a type is that of any value that conforms to something.
  private static func isExistential(_ type: Any.Type) -> Bool {
    /// The first word of a type's metadata is its kind; those of existentials are fixed by the ABI:
    /// of plain ones, and of ones with arguments such as `any Collection<Int>`.
    let existentialKinds = [0x303, 0x307]
    return existentialKinds.contains(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }

  /// Values of one type are compared as that type's are; objects and errors by identity.
  private static func existential<Value>(of type: Value.Type) -> Rule {
    // `Any` is the value's place and its type; what conforms to protocols has tables behind it. Those
    // of objects and errors are smaller, and begin with a reference.
    if MemoryLayout<Value>.size < MemoryLayout<Any>.size { return .object }
    return .function { one, other in
      let other = other.load(as: Any.self)
      func areSame<Contents>(_ one: Contents) -> Bool {
        guard Swift.type(of: other) == Contents.self, let other = other as? Contents else {
          return false
        }
        return InputComparison.areSame(one, other)
      }
      return _openExistential(one.load(as: Any.self), do: areSame)
    }
  }
}

/// An optional type, whose values are the same where what is in them is.
private protocol OptionalInput {
  static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalInput {
  fileprivate static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    switch (one.load(as: Wrapped?.self), other.load(as: Wrapped?.self)) {
    case (nil, nil): true
    case (let one?, let other?): InputComparison.areSame(one, other)
    default: false
    }
  }
}
