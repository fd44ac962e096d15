typealias NodePointer = UnsafeMutablePointer<Node>

/// A place in the tree of views: what stands there, and where layout has put it.
///
/// Nodes are plain data in an arena; what is not plain (texts, environments, closures) hangs on
/// ``object``, ``paintObject`` and ``text`` and is released with the node.
struct Node {
  // MARK: Structure

  var kind: _NodeKind
  var flags: Flags = []
  /// The built-in or registered keys of the alignment, see ``AlignmentKey``.
  var horizontal = AlignmentKey.horizontalCenter
  var vertical = AlignmentKey.verticalCenter
  /// The index in the graph's slab of texts, or -1.
  var text: Int32 = -1
  var parent: NodePointer?
  var first: NodePointer?
  var next: NodePointer?
  /// The type of the view, modifier or style that the node was made for.
  var tag: ObjectIdentifier?
  var object: Unmanaged<AnyObject>?
  var paintObject: Unmanaged<AnyObject>?
  /// For a unary node that modifies several views: the first of its copies, one a view.
  var copies: NodePointer?
  /// The view that a unary node modifies, or what a placeholder stands for.
  var copiedContent: NodePointer?
  /// For a copy: its own secondary node.
  var copiedSecondary: NodePointer?

  // MARK: Numbers

  /// The lengths and factors of the node's kind.
  var a = 0.0
  var b = 0.0
  var c = 0.0
  var d = 0.0
  var e = 0.0
  var f = 0.0
  var color = DisplayColor(red: 0, green: 0, blue: 0)
  var shape = _ShapeGeometry.rectangle

  // MARK: Layout

  /// The place in the nearest layout ancestor.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var cache = SizeCache()

  /// Forgets which view a unary node modifies; a copy always modifies the same one.
  mutating func forgetContent() {
    if kind.isUnary, !flags.contains(.isCopy) { copiedContent = nil }
  }

  /// Forgets the sizes of the node and of its copies.
  mutating func forgetSizes() {
    cache.removeAll()
    var copy = copies
    while let one = copy {
      one.pointee.cache.removeAll()
      copy = one.pointee.next
    }
  }

  /// Makes the node a new one of a kind.
  ///
  /// Where it lies and how large it is are of no meaning before it is placed, and stay as they are.
  @inline(__always)
  mutating func begin(as kind: _NodeKind) {
    self.kind = kind
    flags = []
    horizontal = .horizontalCenter
    vertical = .verticalCenter
    text = -1
    parent = nil
    first = nil
    next = nil
    tag = nil
    object = nil
    paintObject = nil
    copies = nil
    copiedContent = nil
    copiedSecondary = nil
    a = 0
    b = 0
    c = 0
    d = 0
    e = 0
    f = 0
    color = DisplayColor(red: 0, green: 0, blue: 0)
    shape = .rectangle
    cache.begin()
  }

  /// Forgets what hangs on the node, which was released.
  mutating func forgetContents() {
    text = -1
    object = nil
    paintObject = nil
    copies = nil
  }

  struct Flags: OptionSet, BitwiseCopyable {
    var rawValue: UInt16
    /// A unary node without any view in it: layout passes it by.
    static let isAbsent = Flags(rawValue: 1)
    /// A unary node with several views in it, which are laid out by ``Node/copies``.
    static let isDistributed = Flags(rawValue: 2)
    /// A priority, zIndex, layout value or guide stands at or below the node.
    static let hasTraits = Flags(rawValue: 4)
    /// The node paints a colour of its own rather than the style of the environment.
    static let right = Flags(rawValue: 8)
    /// Layout runs from right to left here.
    static let isRightToLeft = Flags(rawValue: 16)
    /// A copy in ``Node/copies``, not part of the structure.
    static let isCopy = Flags(rawValue: 32)
    /// The first of two switches whose meaning is the kind's.
    static let first = Flags(rawValue: 64)
    /// The second of two switches whose meaning is the kind's.
    static let second = Flags(rawValue: 128)
  }
}
