import StyleAPI

/// What one reader follows.
final class ReaderModel: ObservableObject {
  @Published var count = 0
}

/// The objects of all readers, found by their places.
final class ReaderModels {
  let models: [ReaderModel]
  /// How many leaves there are for each reader.
  let distance: Int

  init(leaves: Int) {
    models = (0..<SampleTree.readers).map { _ in ReaderModel() }
    distance = leaves / SampleTree.readers
  }
}

private enum MarkKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum UnreadKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
  var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

/// A tree in which each view has ten below it, down to its leaves, a hundred of which read.
struct SampleTree: View {
  static let readers = 100

  let models: ReaderModels
  /// The number of leaves below, a power of ten.
  let leaves: Int
  var first = 0

  var body: some View {
    VStack {
      ForEach(0..<10) { index in
        if leaves > 10 {
          SampleTree(models: models, leaves: leaves / 10, first: first + index * leaves / 10)
        } else {
          leaf(first + index)
        }
      }
    }
  }

  @ViewBuilder private func leaf(_ index: Int) -> some View {
    if index % models.distance == 0 {
      Reader(model: models.models[index / models.distance])
    } else {
      Leaf(index: index)
    }
  }
}

struct Leaf: View {
  let index: Int
  var body: some View { Text(verbatim: "leaf \(index)") }
}

struct Reader: View {
  @ObservedObject var model: ReaderModel
  @Environment(\.mark) private var mark
  var body: some View { Text(verbatim: "reader \(model.count) \(mark)") }
}

/// A list that is put in another order.
struct SampleList: View {
  let count: Int
  let orders: PassthroughSubject<Bool>
  @State private var isReversed = false

  var body: some View {
    VStack {
      ForEach(isReversed ? Array((0..<count).reversed()) : Array(0..<count), id: \.self) {
        Leaf(index: $0)
      }
    }
    .onReceive(orders) { isReversed = $0 }
  }
}
