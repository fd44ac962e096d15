/// A stack in memory that belongs to somebody else, usually the call stack.
///
/// Groups in a display list nest at most as deep as there are items, so the room is known
/// beforehand.
struct TemporaryStack<Element: BitwiseCopyable> {
  private let room: UnsafeMutableBufferPointer<Element>
  /// The number of elements.
  private(set) var count = 0

  /// Makes an empty stack with this room.
  init(in room: UnsafeMutableBufferPointer<Element>) {
    self.room = room
  }

  /// Makes a stack without room.
  init() {
    room = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    precondition(count < room.count, "a stack must have room for every item that opens a group")
    room.initializeElement(at: count, to: element)
    count += 1
  }

  @inline(__always)
  mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return room[count]
  }

  /// The element at an index counted from the bottom, or nil below it.
  subscript(index: Int) -> Element? {
    index >= 0 && index < count ? room[index] : nil
  }
}
