/// The changes from one text to another as hunks with their surroundings, in the form of `diff -u`.
///
/// ```swift
/// print(UnifiedDiff(from: "one\ntwo\n", to: "one\nthree\n").text(file: "numbers.txt"))
/// // --- numbers.txt
/// // +++ numbers.txt
/// // @@ -1,2 +1,2 @@
/// //  one
/// // -two
/// // +three
/// ```
struct UnifiedDiff {
  /// The number of lines that are shown around changes, as in `diff -u`.
  static let context = 3
  /// The most lines that are searched for what they have in common.
  ///
  /// The time for it grows with their
  /// number times the number of changes.
  static let searchLimit = 4_000

  /// A line with its line feed, and what becomes of it.
  enum Line: Hashable {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  /// All lines of both texts in order.
  let lines: [Line]

  /// Compares two texts.
  init(from old: String, to new: String) {
    let old = Self.split(old)
    let new = Self.split(new)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    let middle = Self.changes(
      from: Array(old[prefix..<(old.count - suffix)]),
      to: Array(new[prefix..<(new.count - suffix)])
    )
    lines =
      old[..<prefix].map(Line.kept) + middle + old[(old.count - suffix)...].map(Line.kept)
  }

  /// The lines of a text, each with the line feed that ends it.
  private static func split(_ text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
      lines.append(bytes[start...feed])
      start = feed + 1
    }
    return lines
  }

  private static func changes(
    from old: [ArraySlice<UInt8>],
    to new: [ArraySlice<UInt8>]
  ) -> [Line] {
    guard old.count + new.count <= searchLimit else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var from = 0
    var to = 0
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(.removed(old[from]))
        from += 1
      } else if added.contains(to) {
        lines.append(.added(new[to]))
        to += 1
      } else {
        lines.append(.kept(old[from]))
        from += 1
        to += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
