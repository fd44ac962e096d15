/// What the runtime keeps of a struct's type, as the ABI fixes it: a word for the kind, the address
/// of the declaration's description, and the types that stand for the generic parameters.
///
/// ```swift
/// StructMetadata([Int].self)?.argument(of: [Never].self)  // Int.self
/// StructMetadata(Int.self)?.argument(of: [Never].self)    // nil
/// ```
struct StructMetadata {
  /// The kind of structs.
  private static let structKind = 0x200

  private let words: UnsafePointer<UnsafeRawPointer?>

  /// Looks at a type; nil if it is no struct.
  init?(_ type: Any.Type) {
    words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    guard Int(bitPattern: words.pointee) == Self.structKind else { return nil }
  }

  /// The first generic argument, if the type has the same declaration as another.
  ///
  /// - Parameter other: A type of a generic struct whose first parameter is a type.
  func argument<Other>(of other: Other.Type) -> Any.Type? {
    guard let other = StructMetadata(other), words[1] == other.words[1] else { return nil }
    return unsafeBitCast(words[2], to: Any.Type.self)
  }
}
