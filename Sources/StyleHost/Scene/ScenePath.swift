/// The way to a value in a scene: `content.hstack[1].badge`.
public struct ScenePath: Hashable, Sendable {
  /// A step of the way.
  public enum Step: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// The element of an array, counted from 0.
    case index(Int)
  }

  /// The steps, from the root.
  public private(set) var steps: [Step]

  /// Makes a path; without steps it is that of the root.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The path of the value of a key of this value.
  public func key(_ key: String) -> ScenePath { ScenePath(steps + [.key(key)]) }

  /// The path of an element of this value, counted from 0.
  public func index(_ index: Int) -> ScenePath { ScenePath(steps + [.index(index)]) }
}

extension ScenePath: CustomStringConvertible {
  /// The path as JavaScript would write it; the empty string for the root.
  ///
  /// A key that is no word is shown in brackets, and without control characters.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isWord(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(Quoted(key))]"
      }
    }
    return text
  }

  private static func isWord(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 60
      && key.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }
}
