@_spi(Reflection) import Swift
import Synchronization

/// Where the dynamic properties of a type lie: found once by reflection and then kept for good.
final class FieldPlan: Sendable {
  /// Metatypes are safe to share; the compiler cannot tell for those of protocols.
  struct Field: @unchecked Sendable {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let fields: [Field]

  private init(of type: Any.Type) {
    var fields: [Field] = []
    var hasFields = false
    // Plain fields are the rule; asking the runtime for a conformance of each is what costs.
    // No options, which is the default: the standard library makes that in a roundabout way.
    let options = _EachFieldOptions(rawValue: 0)
    _ = _forEachField(of: type, options: options) { _, offset, fieldType, kind in
      hasFields = true
      if kind == .struct || kind == .optional, !Self.isPlain(fieldType),
        let property = Self.environmentProperty(fieldType)
          ?? fieldType as? any DynamicProperty.Type
      {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    if !hasFields, Self.isStructWithContents(type) {
      fatalError(
        """
        \(type) was compiled without reflection metadata, so its dynamic properties cannot be \
        found; compile it without -disable-reflection-metadata
        """
      )
    }
    self.fields = fields
  }

  /// Whether a type is one of the usual plain ones, for which the runtime need not be asked.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Double.self || type == Int.self || type == Bool.self || type == String.self
      || type == Color.self || type == Color?.self || type == Text.self || type == AnyView.self
  }

  /// A type as that of an environment property, if it is one.
  ///
  /// These are by far the most, and the first question for a conformance goes through those of all
  /// libraries of the process, which takes as long as several badges.
  private static func environmentProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    func property<Value>(_ value: Value.Type) -> any DynamicProperty.Type {
      Environment<Value>.self
    }
    guard let value = StructMetadata(type)?.argument(of: Environment<Color?>.self) else {
      return nil
    }
    return _openExistential(value, do: property)
  }

  /// Whether a type is a struct that takes memory, which therefore has fields.
  private static func isStructWithContents(_ type: Any.Type) -> Bool {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return StructMetadata(type) != nil && _openExistential(type, do: size) > 0
  }

  private struct Entry {
    let type: ObjectIdentifier
    let plan: FieldPlan
  }

  /// The plans in the order of their types.
  ///
  /// A dictionary would be no faster, and the runtime takes long to make the type of one.
  private static let plans = Mutex<[Entry]>([])

  /// The plan of a type.
  static func plan(for type: Any.Type) -> FieldPlan {
    let id = ObjectIdentifier(type)
    return plans.withLock { plans in
      var range = plans.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if plans[middle].type == id { return plans[middle].plan }
        range =
          plans[middle].type < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      let plan = FieldPlan(of: type)
      plans.insert(Entry(type: id, plan: plan), at: range.lowerBound)
      return plan
    }
  }
}
