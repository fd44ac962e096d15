internal import StyleAPI

extension SceneObject {
  /// The points by which two views are lined up.
  static let points: [(name: String, value: Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]
  /// The lines by which a row is lined up.
  static let rows: [(name: String, value: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]
  /// The lines by which a column is lined up.
  static let columns: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  /// The largest distance that a scene may ask for, in points.
  private static let farthest = 10_000.0
  private static let distance = "a number of points"

  /// Throws an error for a key that a node with this content does not have.
  func refuseSceneKeys(content: String?, isCorner: Bool) throws(SceneError) {
    var known = SceneDecoder.modifiers + SceneDecoder.contents
    var misplaced: [(keys: [String], owner: String)] = []
    func offer(_ keys: [String], where isKnown: Bool, owner: String) {
      if isKnown { known += keys } else { misplaced.append((keys, owner)) }
    }
    offer(
      SceneDecoder.badgeKeys,
      where: content == "message" || isCorner,
      owner: "a badge: a node with 'message', or the value of 'badge'"
    )
    offer(
      ["labelColor"],
      where: content == "message" && !isCorner,
      owner: "a badge of two parts: a node with 'label' and 'message' that stands on no corner"
    )
    offer(
      ["spacing"],
      where: content == "hstack" || content == "vstack",
      owner: "a node with 'hstack' or 'vstack'"
    )
    offer(
      ["alignment"],
      where: ["hstack", "vstack", "zstack"].contains(content),
      owner: "a node with 'hstack', 'vstack' or 'zstack'"
    )
    offer(["format"], where: content == "number", owner: "a node with 'number'")
    if self["badge"] == nil {
      known.removeAll { $0 == "badgeAlignment" }
      misplaced.append((["badgeAlignment"], "a node with 'badge'"))
    }
    try refuseKeys(except: known, misplaced: misplaced)
  }

  /// A text whose place is kept.
  func located(_ key: String, expected: String) throws(SceneError) -> Located<String>? {
    guard let value = self[key] else { return nil }
    let text = try value.text(at: path.key(key), expected: expected)
    return Located(value: text, offset: value.offset)
  }

  /// The style of a badge.
  func style() throws(SceneError) -> Located<StyleReference>? {
    let reference = try read("style", expected: "the name of a style") {
      (text) throws(StyleReferenceError) in
      try StyleReference(parsing: text)
    } orThrow: {
      .styleReference($0)
    }
    return reference.map { Located(value: $0, offset: self["style"]?.offset ?? offset) }
  }

  /// A colour.
  func color(_ key: String) throws(SceneError) -> Color? {
    try read(key, expected: "a colour in double quotes") { (text) throws(ColorError) in
      Color(try ColorParser.parse(text))
    } orThrow: {
      SceneError.color($0)
    }
  }

  /// A link that is safe to follow.
  func link() throws(SceneError) -> String? {
    try read("link", expected: "a URL in double quotes") { (text) throws(LinkError) in
      _ = try SafeLink(text)
      return text
    } orThrow: {
      .link($0)
    }
  }

  /// A distance.
  func points(_ key: String) throws(SceneError) -> Double? {
    try self[key].map { value throws(SceneError) in
      try value.number(
        at: path.key(key),
        in: -Self.farthest...Self.farthest,
        expected: Self.distance + " from -10000 to 10000"
      )
    }
  }

  /// The room around a node: a number, or an object that says how much on which sides.
  func padding() throws(SceneError) -> EdgeInsets? {
    guard let value = self["padding"] else { return nil }
    guard case .object = value.content else {
      guard case .number = value.content else {
        throw .wrongKind(
          value,
          expected: Self.distance + " or an object such as { \"top\": 4 }",
          at: path.key("padding")
        )
      }
      let all = try points("padding") ?? 0
      return EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    let sides = try SceneObject(value, at: path.key("padding"), expected: Self.distance)
    try sides.refuseKeys(
      except: ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    )
    let horizontal = try sides.points("horizontal") ?? 0
    let vertical = try sides.points("vertical") ?? 0
    return EdgeInsets(
      top: try sides.points("top") ?? vertical,
      leading: try sides.points("leading") ?? horizontal,
      bottom: try sides.points("bottom") ?? vertical,
      trailing: try sides.points("trailing") ?? horizontal
    )
  }

  /// The values that `environment` sets.
  func environment() throws(SceneError) -> [Located<EnvironmentChange>] {
    guard let value = self["environment"] else { return [] }
    return try Self.environment(value, at: path.key("environment"))
  }

  /// The values that an object of values of the environment sets, in the order in which they are
  /// written.
  static func environment(
    _ value: JSONValue,
    at path: ScenePath
  ) throws(SceneError) -> [Located<EnvironmentChange>] {
    let object = try SceneObject(
      value,
      at: path,
      expected: "an object of values of the environment"
    )
    var changes: [Located<EnvironmentChange>] = []
    for member in object.members {
      let change = try EnvironmentSetting.change(member, at: path)
      changes.append(Located(value: change, offset: member.value.offset))
    }
    return changes
  }
}

extension EnvironmentSetting {
  /// The changes that an object such as `{ "colorScheme": "dark" }` makes, in the order in which
  /// they are written.
  package static func changes(
    of value: JSONValue,
    at path: ScenePath
  ) throws(SceneError) -> [EnvironmentChange] {
    try SceneObject.environment(value, at: path).map(\.value)
  }

  /// The change that a member of an object makes.
  fileprivate static func change(
    _ member: JSONValue.Member,
    at path: ScenePath
  ) throws(SceneError) -> EnvironmentChange {
    let path = path.key(member.key)
    let setting: EnvironmentSetting
    do {
      setting = try named(member.key)
    } catch {
      throw SceneError(error.problem, at: path, offset: member.offset)
    }
    let text = try setting.text(of: member.value, at: path)
    do {
      return try setting.change(to: text)
    } catch {
      throw SceneError(error.problem, at: path, offset: member.value.offset)
    }
  }

  /// A JSON value as it would be written in a text.
  package func text(of value: JSONValue, at path: ScenePath) throws(SceneError) -> String {
    guard kinds.contains(value.kind) else {
      throw .wrongKind(value, expected: expectation, at: path)
    }
    switch value.content {
    case .null: return "none"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let text), .text(let text): return text
    case .array: throw .wrongKind(value, expected: expectation, at: path)
    case .object:
      return try FontDescription(
        try SceneObject(value, at: path, expected: expectation)
      ).description
    }
  }
}
