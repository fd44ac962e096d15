internal import StyleAPI

extension FontDescription {
  /// Reads the object that stands for a font in a scene:
  /// `{ "size": 12, "weight": "bold", "design": "monospaced", "italic": true }`.
  init(_ object: SceneObject) throws(SceneError) {
    try object.refuseKeys(except: ["style", "size", "weight", "design", "italic"])
    let style = try object.word("style", of: Self.styles)
    let weight = try object.word("weight", of: Self.weights)
    let design = try object.word("design", of: [("default", false), ("monospaced", true)])
    let size = try object["size"].map { value throws(SceneError) in
      try value.number(
        at: object.path.key("size"),
        in: Self.sizes,
        expected: "a number of points from 1 to 500"
      )
    }
    if style != nil, let size = object["size"] {
      throw SceneError(
        .misplacedKey(owner: "a font without 'style'"),
        at: object.path.key("size"),
        offset: size.offset
      )
    }
    guard style != nil || size != nil else {
      throw SceneError(.missingKey("size"), at: object.path, offset: object.offset)
    }
    self.style = style
    self.size = size
    self.weight = weight
    isMonospaced = design ?? false
    isItalic = try object.flag("italic") ?? false
  }
}

extension SceneObject {
  /// A value that has a name.
  func word<Value>(
    _ key: String,
    of words: [(name: String, value: Value)]
  ) throws(SceneError) -> Value? {
    guard let value = self[key] else { return nil }
    let names = words.map(\.name)
    let text = try value.text(
      at: path.key(key),
      expected: "one of " + SceneError.Problem.list(names)
    )
    if let word = words.first(where: { $0.name == text }) { return word.value }
    throw .badWord(text, of: names, at: path.key(key), offset: value.offset)
  }

  /// True or false.
  func flag(_ key: String) throws(SceneError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .flag(let flag) = value.content else {
      throw .wrongKind(value, expected: "true or false", at: path.key(key))
    }
    return flag
  }
}
