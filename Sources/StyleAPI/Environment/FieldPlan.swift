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
    // Plain fields are the rule; asking the runtime for a conformance of each is what costs.
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      if kind == .struct || kind == .optional, let property = fieldType as? any DynamicProperty.Type
      {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    self.fields = fields
  }

  private static let plans = Mutex<[ObjectIdentifier: FieldPlan]>([:])

  /// The plan of a type.
  static func plan(for type: Any.Type) -> FieldPlan {
    plans.withLock { plans in
      if let plan = plans[ObjectIdentifier(type)] { return plan }
      let plan = FieldPlan(of: type)
      plans[ObjectIdentifier(type)] = plan
      return plan
    }
  }
}
