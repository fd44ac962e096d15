internal import Suggestions

/// An object of a scene with its path, from which a decoder takes values by their keys.
///
/// Every way to take a value throws an error with the value's path. What nobody may take is found
/// by ``refuseKeys(except:misplaced:)``.
package struct SceneObject {
  package let path: ScenePath
  /// The byte at which the object begins.
  package let offset: Int
  let members: [JSONValue.Member]

  /// Takes a value as an object.
  package init(_ value: JSONValue, at path: ScenePath, expected: String) throws(SceneError) {
    guard case .object(let members) = value.content else {
      throw .wrongKind(value, expected: expected, at: path)
    }
    self.path = path
    self.members = members
    offset = value.offset
  }

  /// Reads a text that is one object, and says of errors where in the text they are.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8.
  ///   - expected: What the object is, in words.
  ///   - body: Takes the values from the object.
  package static func read<Result>(
    _ json: [UInt8],
    expected: String,
    _ body: (SceneObject) throws(SceneError) -> Result
  ) throws(SceneError) -> Result {
    do throws(SceneError) {
      let value = try tree(json)
      return try body(try SceneObject(value, at: ScenePath(), expected: expected))
    } catch {
      throw error.located(in: json)
    }
  }

  private static func tree(_ json: [UInt8]) throws(SceneError) -> JSONValue {
    do {
      return try json.withUnsafeBufferPointer { bytes throws(JSONError) in
        try JSONReader.value(of: bytes)
      }
    } catch {
      throw SceneError(error)
    }
  }

  /// The value of a key; nil where it is not there.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  /// The keys of this list that are there.
  func keys(in list: [String]) -> [String] {
    list.filter { key in members.contains { $0.key == key } }
  }

  /// Throws an error for the first key that is neither known nor misplaced.
  ///
  /// - Parameters:
  ///   - known: The keys that may be there.
  ///   - misplaced: Keys that belong elsewhere, with the words that say where.
  package func refuseKeys(
    except known: [String],
    misplaced: [(keys: [String], owner: String)] = []
  ) throws(SceneError) {
    for member in members where !known.contains(member.key) {
      let owner = misplaced.first { $0.keys.contains(member.key) }?.owner
      let candidates = known + misplaced.flatMap(\.keys)
      throw SceneError(
        owner.map { .misplacedKey(owner: $0) }
          ?? .unknownKey(
            nearest: Suggestion.nearest(to: member.key, in: candidates),
            known: known
          ),
        at: path.key(member.key),
        offset: member.offset
      )
    }
  }

  /// The text of a key.
  package func text(_ key: String, expected: String = "a text") throws(SceneError) -> String? {
    try self[key].map { value throws(SceneError) in
      try value.text(at: path.key(key), expected: expected)
    }
  }

  /// The array of a key.
  func array(_ key: String, expected: String) throws(SceneError) -> [JSONValue]? {
    guard let value = self[key] else { return nil }
    guard case .array(let elements) = value.content else {
      throw .wrongKind(value, expected: expected, at: path.key(key))
    }
    return elements
  }

  /// A value that is checked by something that has errors of its own.
  func read<Value, Failure: Error>(
    _ key: String,
    expected: String = "a text",
    _ parse: (String) throws(Failure) -> Value,
    orThrow problem: (Failure) -> SceneError.Problem
  ) throws(SceneError) -> Value? {
    guard let value = self[key] else { return nil }
    let text = try value.text(at: path.key(key), expected: expected)
    do {
      return try parse(text)
    } catch {
      throw SceneError(problem(error), at: path.key(key), offset: value.offset)
    }
  }
}

extension JSONValue {
  func text(at path: ScenePath, expected: String) throws(SceneError) -> String {
    guard case .text(let text) = content else {
      throw .wrongKind(self, expected: expected, at: path)
    }
    return text
  }

  /// A finite number within limits; `expected` says in words what it should be.
  func number(
    at path: ScenePath,
    in range: ClosedRange<Double>,
    expected: String
  ) throws(SceneError) -> Double {
    guard case .number(let text) = content else {
      throw .wrongKind(self, expected: expected, at: path)
    }
    guard let number = Double(text), range.contains(number) else {
      throw SceneError(
        .badValue(found: text, expected: expected, nearest: nil),
        at: path,
        offset: offset
      )
    }
    return number
  }
}

extension SceneError {
  /// A value of another kind stands where this was expected.
  static func wrongKind(_ value: JSONValue, expected: String, at path: ScenePath) -> SceneError {
    SceneError(
      .wrongKind(found: value.kind.rawValue, expected: expected),
      at: path,
      offset: value.offset
    )
  }

  /// A text that is none of a few words.
  static func badWord(
    _ word: String,
    of words: [String],
    at path: ScenePath,
    offset: Int
  ) -> SceneError {
    SceneError(
      .badValue(
        found: word,
        expected: words.count == 1 ? "'\(words[0])'" : "one of " + Problem.list(words),
        nearest: Suggestion.nearest(to: word, in: words)
      ),
      at: path,
      offset: offset
    )
  }

  /// An error of a value that stands for a colour.
  static func color(_ error: ColorError) -> Problem {
    guard case .unknownName(let name) = error else { return .color(error, nearest: nil) }
    return .color(error, nearest: Suggestion.nearest(to: name, in: ColorParser.names))
  }
}
