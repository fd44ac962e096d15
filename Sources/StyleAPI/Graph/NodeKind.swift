/// What a node of the graph stands for.
///
/// Nodes up to ``secondary`` only carry identity, state or environment: layout looks through them
/// to the views below, and past the last few of them. Nodes from ``padding`` to ``preferenceOverlay`` lay out one view, the rest
/// are leaves and containers.
@frozen
public enum _NodeKind: UInt8, Sendable, BitwiseCopyable {
  // Seen through by layout.
  case root
  case composite
  case modifier
  case modifierContent
  case any
  case branch
  case forEach
  case element
  case identity
  case environment
  case badge
  case styleBody
  case part
  case preference
  case preferenceAction
  case lifecycle
  case control
  case controlLabel
  // Not seen by layout where they stand: these have a place of their own.
  case sheet
  case screen
  case secondary

  // One view, changed.
  case padding
  case frame
  case flexibleFrame
  case fixedSize
  case priority
  case offset
  case position
  case guide
  case overlay
  case background
  case clip
  case opacity
  case shadow
  case zIndex
  case hidden
  case scale
  case role
  case link
  case label
  case help
  case layoutValue
  case containerShape
  case preferenceOverlay

  // Leaves.
  case text
  case shape
  case spacer
  case divider
  case image
  case drawing

  // Containers.
  case horizontalStack
  case verticalStack
  case depthStack
  case layout
  case geometryReader
  case navigation
  case scroll

  @inlinable var isTransparent: Bool { rawValue <= _NodeKind.secondary.rawValue }
  @inlinable var isUnary: Bool {
    rawValue >= _NodeKind.padding.rawValue && rawValue <= _NodeKind.preferenceOverlay.rawValue
  }

  /// Whether layout passes by what is in the node, which has a place elsewhere.
  var isApart: Bool {
    rawValue >= _NodeKind.sheet.rawValue && rawValue <= _NodeKind.secondary.rawValue
  }

  /// Whether nothing is drawn of the node but the one view in it, where it was placed.
  var onlyPlacesContent: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .fixedSize, .priority, .position, .guide, .zIndex,
      .layoutValue:
      true
    default: false
    }
  }

  /// Whether the node has the size of the one view in it, whatever is proposed.
  var hasSizeOfContent: Bool {
    switch self {
    case .priority, .offset, .guide, .overlay, .background, .clip, .opacity, .shadow, .zIndex,
      .hidden, .scale, .role, .link, .label, .help, .layoutValue, .containerShape,
      .preferenceOverlay:
      true
    default: false
    }
  }
}
