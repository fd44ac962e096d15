import StyleAPI
import TestSupport

/// The state of a tree as plain numbers, of which the views are made anew each time.
///
/// What belongs to which place is told by its path: the way to it, with the branches, ids and
/// numbers that are on it. What is not reached any more is forgotten.
struct TreeModel {
  let tree: RandomTree
  /// The value of the environment at the root.
  var rootLevel = 0
  private var values: [String: Int] = [:]
  private var objects: [String: Int] = [:]
  private var lists: [String: [Int]] = [:]
  private var reached: Set<String> = []
  /// The paths of all counters in the tree.
  private(set) var counters: [String] = []
  /// The paths of all that commands are for.
  private(set) var places: [(path: String, tree: RandomTree)] = []

  init(_ tree: RandomTree) {
    self.tree = tree
    _ = draw()
  }

  /// What the button of a counter says.
  func label(of counter: String) -> String {
    "\(counter) \(values[counter] ?? 0) \(objects[counter] ?? 0)"
  }

  /// The button of a counter is pressed.
  mutating func press(_ counter: String) {
    values[counter, default: 0] += 1
    if (values[counter] ?? 0) % 2 == 0 { objects[counter, default: 0] += 1 }
  }

  mutating func perform(_ command: TreeCommand) {
    values[command.path] = command.value
    lists[command.path] = command.numbers
  }

  /// The numbers of a list.
  func numbers(of list: String) -> [Int] { lists[list] ?? TreeModel.firstNumbers }

  /// The value of a place.
  func value(of place: String) -> Int { values[place] ?? 0 }

  static let firstNumbers = [1, 2, 3]

  /// The views as they are, without any state; forgets what is not reached.
  mutating func draw() -> AnyView {
    reached = []
    counters = []
    places = []
    let view = draw(tree, "r", rootLevel)
    values = values.filter { reached.contains($0.key) }
    objects = objects.filter { reached.contains($0.key) }
    lists = lists.filter { reached.contains($0.key) }
    return view
  }

  private mutating func draw(_ tree: RandomTree, _ path: String, _ level: Int) -> AnyView {
    reached.insert(path)
    switch tree.kind {
    case .counter:
      counters.append(path)
      return AnyView(Button(label(of: path)) {})
    case .reader: return AnyView(Text("\(path) reads \(level)"))
    case .stack(let trees, let isHorizontal):
      let views = trees.indices.map { draw(trees[$0], "\(path).\($0)", level) }
      let content = ForEach(views.indices, id: \.self) { views[$0] }
      return isHorizontal ? AnyView(HStack { content }) : AnyView(VStack { content })
    case .group(let trees):
      let views = trees.indices.map { draw(trees[$0], "\(path).\($0)", level) }
      return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    case .modified(let inner, let modifier):
      return AnyView(modifier.applied(to: draw(inner, "\(path).m", level)))
    default: return drawStateful(tree, path, level)
    }
  }

  private mutating func drawStateful(
    _ tree: RandomTree,
    _ path: String,
    _ level: Int
  ) -> AnyView {
    places.append((path, tree))
    let value = value(of: path)
    switch tree.kind {
    case .writer(let inner): return draw(inner, "\(path).w", value)
    case .identity(let inner):
      let views = [
        draw(inner, "\(path).i\(value)", level),
        draw(RandomTree(.counter), "\(path).c", level),
      ]
      return AnyView(VStack { ForEach(views.indices, id: \.self) { views[$0] } })
    case .branch(let first, let second):
      return value == 0
        ? draw(first, "\(path).t", level) : draw(second, "\(path).f", level)
    case .optional(let inner):
      return value == 1 ? draw(inner, "\(path).o", level) : AnyView(EmptyView())
    case .list(let inner, let isStacked):
      let views = numbers(of: path).map { draw(inner, "\(path).\($0)", level) }
      let rows = ForEach(views.indices, id: \.self) { views[$0] }
      return isStacked ? AnyView(VStack(spacing: 2) { rows }) : AnyView(rows)
    case .presenter(let below, let above):
      let (isPresented, behind) = (value == 1, draw(below, "\(path).b", level))
      let sheet = isPresented ? draw(above, "\(path).p", level) : AnyView(EmptyView())
      let sibling = draw(RandomTree(.counter), "\(path).c", level)
      return AnyView(
        VStack {
          behind.sheet(isPresented: .constant(isPresented)) { sheet }
          sibling
        }
      )
    default: return AnyView(EmptyView())
    }
  }
}

extension TreeModel {
  /// Something to do to one of the places.
  func randomCommand(using generator: inout SeededGenerator) -> TreeCommand? {
    guard let place = places.randomElement(using: &generator) else { return nil }
    var command = TreeCommand(path: place.path, value: value(of: place.path))
    switch place.tree.kind {
    case .writer: command.value = Int.random(in: 0...3, using: &generator)
    case .identity: command.value += 1
    case .list:
      var numbers = numbers(of: place.path).shuffled(using: &generator)
      if Bool.random(using: &generator) { _ = numbers.popLast() }
      let new = Int.random(in: 1...6, using: &generator)
      if !numbers.contains(new), numbers.count < 4 {
        numbers.insert(new, at: Int.random(in: 0...numbers.count, using: &generator))
      }
      command.numbers = numbers
    default: command.value = 1 - command.value
    }
    return command
  }
}
