/// A graph's own table of field plans, which needs no lock.
struct FieldPlanCache {
  private struct Slot {
    var type: ObjectIdentifier?
    var plan: Unmanaged<FieldPlan>?
  }

  private static let count = 64
  private var slots: UnsafeMutablePointer<Slot>?

  /// The plan of a type.
  ///
  /// Plans live for good, so the cache does not retain them.
  mutating func plan(for type: Any.Type) -> FieldPlan {
    let slots = makeSlots()
    let id = ObjectIdentifier(type)
    let address = UInt(bitPattern: id)
    let index = Int((address >> 4 ^ address >> 10) % UInt(Self.count))
    if slots[index].type == id, let plan = slots[index].plan {
      return plan._withUnsafeGuaranteedRef { $0 }
    }
    let plan = FieldPlan.plan(for: type)
    slots[index] = Slot(type: id, plan: .passUnretained(plan))
    return plan
  }

  /// Gives the memory back.
  mutating func destroy() {
    slots?.deallocate()
    slots = nil
  }

  private mutating func makeSlots() -> UnsafeMutablePointer<Slot> {
    if let slots { return slots }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Self.count)
    slots.initialize(repeating: Slot(), count: Self.count)
    self.slots = slots
    return slots
  }
}
