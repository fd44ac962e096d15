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
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      hasFields = true
      if kind == .struct || kind == .optional, let property = fieldType as? any DynamicProperty.Type
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

  /// Whether a type is a struct that takes memory, which therefore has fields.
  private static func isStructWithContents(_ type: Any.Type) -> Bool {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    /// The first word of a type's metadata is its kind; that of structs is fixed by the ABI.
    let structKind = 0x200
    return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == structKind
      && _openExistential(type, do: size) > 0
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
