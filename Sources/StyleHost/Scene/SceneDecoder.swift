internal import StyleAPI

/// Makes nodes of the values of a JSON text.
struct SceneDecoder {
  /// The keys of which a node has one; `label` only goes with `message`.
  static let contents = ["text", "number", "label", "message", "hstack", "vstack", "zstack"]
  /// The keys that every node may have.
  static let modifiers = ["badge", "badgeAlignment", "environment", "link", "padding", "title"]
  /// The keys of badges: of nodes with a message, and of nodes on a corner.
  static let badgeKeys = ["color", "icon", "style"]

  private var count = 0

  /// Makes the node that a document's `content` is, with the document's `environment`.
  mutating func document(_ object: SceneObject) throws(SceneError) -> SceneNode {
    try object.refuseKeys(except: ["environment", "content"])
    guard let content = object["content"] else {
      throw SceneError(.missingKey("content"), at: object.path, offset: object.offset)
    }
    // The root's values lie around those of the first node, so they are written first.
    let environment = try object.environment()
    var node = try node(content, at: object.path.key("content"), depth: 1)
    node.environment.insert(contentsOf: environment, at: 0)
    return node
  }

  /// Makes a node.
  ///
  /// - Parameter isCorner: Whether the node is a badge on a corner of another.
  private mutating func node(
    _ value: JSONValue,
    at path: ScenePath,
    depth: Int,
    isCorner: Bool = false
  ) throws(SceneError) -> SceneNode {
    let object = try SceneObject(value, at: path, expected: "a node, which is an object")
    guard depth <= SceneDocument.deepestNode else {
      throw SceneError(
        .tooDeep(limit: SceneDocument.deepestNode),
        at: path,
        offset: object.offset
      )
    }
    count += 1
    guard count <= SceneDocument.mostNodes else {
      throw SceneError(
        .tooManyNodes(limit: SceneDocument.mostNodes),
        at: path,
        offset: object.offset
      )
    }
    let contents = object.keys(in: Self.contents)
    try object.refuseSceneKeys(
      content: contents.contains("label") ? "message" : contents.last,
      isCorner: isCorner
    )
    var node = SceneNode(
      content: try content(of: object, keys: contents, depth: depth),
      offset: object.offset
    )
    node.icon = try object.located("icon", expected: "the path of a file")
    node.style = try object.style()
    node.color = try object.color("color")
    node.labelColor = try object.color("labelColor")
    node.link = try object.link()
    node.title = try object.text("title")
    node.padding = try object.padding()
    node.environment = try object.environment()
    if let badge = object["badge"] {
      node.corner = .badge(
        try self.node(badge, at: path.key("badge"), depth: depth + 1, isCorner: true),
        try object.word("badgeAlignment", of: SceneObject.points) ?? .topTrailing
      )
    }
    return node
  }

  private mutating func content(
    of object: SceneObject,
    keys: [String],
    depth: Int
  ) throws(SceneError) -> SceneNode.Content {
    if keys == ["label"] {
      throw SceneError(.missingKey("message"), at: object.path, offset: object.offset)
    }
    guard keys.count == 1 || keys == ["label", "message"] else {
      throw SceneError(
        keys.isEmpty ? .noContent(keys: Self.contents) : .severalContents(keys),
        at: object.path,
        offset: object.offset
      )
    }
    if let text = try object.text("text") { return .text(text) }
    if let number = try object.number() { return .number(number) }
    if let message = try object.text("message") {
      return .badge(label: try object.text("label"), message: message)
    }
    return .stack(try stack(of: object, key: keys[0], depth: depth))
  }

  private mutating func stack(
    of object: SceneObject,
    key: String,
    depth: Int
  ) throws(SceneError) -> SceneStack {
    let arrangement: SceneStack.Arrangement =
      switch key {
      case "hstack": .row(try object.word("alignment", of: SceneObject.rows) ?? .center)
      case "vstack": .column(try object.word("alignment", of: SceneObject.columns) ?? .center)
      default: .pile(try object.word("alignment", of: SceneObject.points) ?? .center)
      }
    let values = try object.array(key, expected: "an array of nodes") ?? []
    let path = object.path.key(key)
    var nodes: [SceneNode] = []
    for (index, value) in values.enumerated() {
      nodes.append(try node(value, at: path.index(index), depth: depth + 1))
    }
    return SceneStack(
      arrangement: arrangement,
      spacing: try object.points("spacing"),
      nodes: nodes
    )
  }
}
