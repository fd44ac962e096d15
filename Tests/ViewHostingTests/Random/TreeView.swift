import StyleAPI

/// An object that a counter keeps.
final class CountedObject: ObservableObject {
  @Published var count = 0
}

/// What the views of a tree share: where commands come from, and who is there.
final class TreeStage {
  private struct WeakObject { weak var object: CountedObject? }

  let commands = PassthroughSubject<TreeCommand>()
  private var objects: [WeakObject] = []
  /// How many counters have appeared and not gone yet.
  var present = 0

  func makeObject() -> CountedObject {
    let object = CountedObject()
    objects.append(WeakObject(object: object))
    return object
  }

  /// The number of objects that are alive.
  var objectCount: Int {
    objects.removeAll { $0.object == nil }
    return objects.count
  }
}

/// The live views of a random tree.
struct TreeView: View {
  let tree: RandomTree
  let path: String
  let stage: TreeStage

  var body: some View {
    switch tree.kind {
    case .counter: CounterView(path: path, stage: stage)
    case .reader: ReaderView(path: path)
    case .writer(let inner): WriterView(tree: inner, path: path, stage: stage)
    case .branch(let first, let second):
      BranchView(first: first, second: second, path: path, stage: stage)
    case .list(let inner, let isStacked):
      ListView(tree: inner, isStacked: isStacked, path: path, stage: stage)
    case .identity(let inner): IdentityView(tree: inner, path: path, stage: stage)
    case .presenter(let below, let above):
      PresenterView(below: below, above: above, path: path, stage: stage)
    case .stack(let trees, let isHorizontal):
      if isHorizontal { HStack { parts(trees) } } else { VStack { parts(trees) } }
    case .group(let trees): parts(trees)
    case .optional(let inner): OptionalView(tree: inner, path: path, stage: stage)
    case .modified(let inner, let modifier):
      modifier.applied(to: TreeView(tree: inner, path: "\(path).m", stage: stage))
    }
  }

  private func parts(_ trees: [RandomTree]) -> some View {
    ForEach(trees.indices, id: \.self) {
      TreeView(tree: trees[$0], path: "\(path).\($0)", stage: stage)
    }
  }
}

private struct CounterView: View {
  let path: String
  let stage: TreeStage
  @State private var count = 0
  @StateObject private var object: CountedObject

  init(path: String, stage: TreeStage) {
    self.path = path
    self.stage = stage
    _object = StateObject(wrappedValue: stage.makeObject())
  }

  var body: some View {
    Button("\(path) \(count) \(object.count)") {
      count += 1
      if count % 2 == 0 { object.count += 1 }
    }
    .onAppear { stage.present += 1 }
    .onDisappear { stage.present -= 1 }
  }
}

private struct ReaderView: View {
  let path: String
  @Environment(\.grade) private var grade

  var body: some View { Text("\(path) reads \(grade)") }
}

private struct WriterView: View {
  let tree: RandomTree
  let path: String
  let stage: TreeStage
  @State private var grade = 0

  var body: some View {
    TreeView(tree: tree, path: "\(path).w", stage: stage)
      .environment(\.grade, grade)
      .onReceive(stage.commands) { if $0.path == path { grade = $0.value } }
  }
}

private struct BranchView: View {
  let first: RandomTree
  let second: RandomTree
  let path: String
  let stage: TreeStage
  @State private var branch = 0

  var body: some View {
    Group {
      if branch == 0 {
        TreeView(tree: first, path: "\(path).t", stage: stage)
      } else {
        TreeView(tree: second, path: "\(path).f", stage: stage)
      }
    }
    .onReceive(stage.commands) { if $0.path == path { branch = $0.value } }
  }
}

private struct ListView: View {
  let tree: RandomTree
  let isStacked: Bool
  let path: String
  let stage: TreeStage
  @State private var numbers = TreeModel.firstNumbers

  var body: some View {
    Group {
      if isStacked { VStack(spacing: 2) { rows } } else { rows }
    }
    .onReceive(stage.commands) { if $0.path == path { numbers = $0.numbers } }
  }

  private var rows: some View {
    ForEach(numbers, id: \.self) {
      TreeView(tree: tree, path: "\(path).\($0)", stage: stage)
    }
  }
}

private struct OptionalView: View {
  let tree: RandomTree
  let path: String
  let stage: TreeStage
  @State private var isShown = false

  var body: some View {
    Group {
      if isShown { TreeView(tree: tree, path: "\(path).o", stage: stage) }
    }
    .onReceive(stage.commands) { if $0.path == path { isShown = $0.value == 1 } }
  }
}

private struct IdentityView: View {
  let tree: RandomTree
  let path: String
  let stage: TreeStage
  @State private var generation = 0

  var body: some View {
    VStack {
      TreeView(tree: tree, path: "\(path).i\(generation)", stage: stage)
        .id(generation)
      CounterView(path: "\(path).c", stage: stage)
    }
    .onReceive(stage.commands) { if $0.path == path { generation = $0.value } }
  }
}

private struct PresenterView: View {
  let below: RandomTree
  let above: RandomTree
  let path: String
  let stage: TreeStage
  @State private var isPresented = false

  var body: some View {
    VStack {
      TreeView(tree: below, path: "\(path).b", stage: stage)
        .sheet(isPresented: $isPresented) {
          TreeView(tree: above, path: "\(path).p", stage: stage)
        }
      CounterView(path: "\(path).c", stage: stage)
    }
    .onReceive(stage.commands) { if $0.path == path { isPresented = $0.value == 1 } }
  }
}
