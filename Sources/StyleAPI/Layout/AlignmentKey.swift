import Synchronization

/// The number of a horizontal or vertical alignment: small ones are built in, others registered.
@frozen
public struct AlignmentKey: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline var number: UInt16

  @inlinable init(number: UInt16) { self.number = number }

  @inlinable static var leading: AlignmentKey { AlignmentKey(number: 0) }
  @inlinable static var horizontalCenter: AlignmentKey { AlignmentKey(number: 1) }
  @inlinable static var trailing: AlignmentKey { AlignmentKey(number: 2) }
  @inlinable static var top: AlignmentKey { AlignmentKey(number: 3) }
  @inlinable static var verticalCenter: AlignmentKey { AlignmentKey(number: 4) }
  @inlinable static var bottom: AlignmentKey { AlignmentKey(number: 5) }
  @inlinable static var firstTextBaseline: AlignmentKey { AlignmentKey(number: 6) }
  @inlinable static var lastTextBaseline: AlignmentKey { AlignmentKey(number: 7) }
  private static let firstRegistered: UInt16 = 8

  var isBuiltIn: Bool { number < Self.firstRegistered }

  var isHorizontal: Bool {
    if isBuiltIn { return number <= Self.trailing.number }
    return number & 1 == 0
  }

  /// Metatypes are safe to share; the compiler cannot tell for those of protocols.
  private struct Registered: @unchecked Sendable { let id: any AlignmentID.Type }

  private static let registered = Mutex<[Registered]>([])

  /// The key of an alignment of the client's own: even numbers are horizontal, odd ones vertical.
  init(registering id: any AlignmentID.Type, isHorizontal: Bool) {
    let new = Registered(id: id)
    let index = Self.registered.withLock { all in
      let same = { ObjectIdentifier(($0 as Registered).id) == ObjectIdentifier(new.id) }
      if let index = all.firstIndex(where: same) { return index }
      all.append(new)
      return all.count - 1
    }
    number = Self.firstRegistered + UInt16(index) * 2 + (isHorizontal ? 0 : 1)
  }

  /// The place of the guide in a view that says nothing about it.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    switch self {
    case .leading, .top: return 0
    case .horizontalCenter: return dimensions.width / 2
    case .trailing: return dimensions.width
    case .verticalCenter: return dimensions.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return dimensions.height
    default:
      let index = Int(number - Self.firstRegistered) / 2
      return Self.registered.withLock { $0[index] }.id.defaultValue(in: dimensions)
    }
  }
}

/// An alignment guide of your own.
///
/// ```swift
/// private enum DotCenter: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
/// }
/// extension VerticalAlignment {
///   static let dotCenter = VerticalAlignment(DotCenter.self)
/// }
/// ```
public protocol AlignmentID {
  /// The guide's place in a view that does not set it, in points from the view's top left corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
