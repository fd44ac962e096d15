import Synchronization

/// The properties of the environment that styles and views read most, which are read without going
/// through their key paths: that takes a tenth of the time.
enum BuiltInKeyPath: UInt, CaseIterable {
  case badgeTint = 1
  case badgeLabelTint
  case badgeStyle
  case colorScheme
  case font
  case tint
  case sizeCategory
  case layoutDirection
  case renderTarget

  var keyPath: PartialKeyPath<EnvironmentValues> {
    switch self {
    case .badgeTint: \.badgeTint
    case .badgeLabelTint: \.badgeLabelTint
    case .badgeStyle: \.badgeStyle
    case .colorScheme: \.colorScheme
    case .font: \.font
    case .tint: \.tint
    case .sizeCategory: \.sizeCategory
    case .layoutDirection: \.layoutDirection
    case .renderTarget: \.renderTarget
    }
  }

  /// Puts the value of the property where the optional value of an ``Environment`` lies.
  func copy(from values: EnvironmentValues, to place: UnsafeMutableRawPointer) {
    @inline(__always)
    func put<Value>(_ value: Value) {
      place.assumingMemoryBound(to: Value?.self).pointee = value
    }
    switch self {
    case .badgeTint: put(values.badgeTint)
    case .badgeLabelTint: put(values.badgeLabelTint)
    case .badgeStyle: put(values.badgeStyle)
    case .colorScheme: put(values.colorScheme)
    case .font: put(values.font)
    case .tint: put(values.tint)
    case .sizeCategory: put(values.sizeCategory)
    case .layoutDirection: put(values.layoutDirection)
    case .renderTarget: put(values.renderTarget)
    }
  }
}

extension BuiltInKeyPath {
  /// The property that a key path names, if it is one of these.
  static func named(by object: Unmanaged<AnyKeyPath>) -> BuiltInKeyPath? {
    let address = UInt(bitPattern: object.toOpaque())
    let known = table.slot(of: address).pointee.load(ordering: .acquiring)
    if known & ~Table.numbers == address { return BuiltInKeyPath(rawValue: known & Table.numbers) }
    let keyPath = object.takeUnretainedValue()
    let found = allCases.first {
      type(of: $0.keyPath).valueType == type(of: keyPath).valueType && $0.keyPath == keyPath
    }
    table.insert(keyPath, address, number: found?.rawValue ?? 0)
    return found
  }

  private static let table = Table()

  /// Key path objects that were looked at, by their addresses, with the numbers of their
  /// properties in the lowest bits or 0 for properties of others.
  ///
  /// A key path without arguments is one object for each place in the source, so few of them serve
  /// for good. Those in the table are kept alive for ever: an address in it is never another's.
  private struct Table: ~Copyable, @unchecked Sendable {
    static var count: UInt { 256 }
    static var numbers: UInt { 15 }

    private let slots: UnsafeMutablePointer<Atomic<UInt>>

    init() {
      slots = .allocate(capacity: Int(Self.count))
      for index in 0..<Int(Self.count) { (slots + index).initialize(to: Atomic(0)) }
    }

    func slot(of address: UInt) -> UnsafeMutablePointer<Atomic<UInt>> {
      slots + Int((address >> 4 ^ address >> 12) % Self.count)
    }

    func insert(_ keyPath: AnyKeyPath, _ address: UInt, number: UInt) {
      guard address & Self.numbers == 0 else { return }
      let kept = Unmanaged.passRetained(keyPath)
      let (isNew, _) = slot(of: address).pointee.compareExchange(
        expected: 0,
        desired: address | number,
        ordering: .acquiringAndReleasing
      )
      if !isNew { kept.release() }
    }
  }
}
