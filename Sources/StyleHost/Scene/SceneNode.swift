internal import StyleAPI

/// A part of a scene: what it shows, and what is done to it.
struct SceneNode: Sendable {
  /// What a node shows.
  enum Content: Sendable {
    case text(String)
    case number(SceneNumber)
    case badge(label: String?, message: String)
    case stack(SceneStack)
  }

  /// A badge on a corner of a node.
  indirect enum Corner: Sendable {
    case none
    case badge(SceneNode, Alignment)
  }

  var content: Content
  /// The byte at which the node begins.
  var offset: Int
  /// The file of a badge's icon.
  var icon: Located<String>?
  /// A badge's own style.
  var style: Located<StyleReference>?
  var color: Color?
  var labelColor: Color?
  var corner = Corner.none
  var link: String?
  var title: String?
  var padding: EdgeInsets?
  /// Values of the environment for the node and everything in it.
  var environment: [Located<EnvironmentChange>] = []
}

/// Nodes that a container arranges.
struct SceneStack: Sendable {
  /// How they are arranged.
  enum Arrangement: Sendable {
    case row(VerticalAlignment)
    case column(HorizontalAlignment)
    case pile(Alignment)
  }

  var arrangement: Arrangement
  /// The distance between neighbours in points; nil for the usual one.
  var spacing: Double?
  var nodes: [SceneNode]

  /// The key of the array of nodes.
  var key: String {
    switch arrangement {
    case .row: "hstack"
    case .column: "vstack"
    case .pile: "zstack"
    }
  }
}

/// A value together with the byte at which it stands, for errors that are only found later.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var offset: Int
}
