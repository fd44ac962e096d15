import StyleAPI
import ViewHosting

/// What is measured of a live tree.
enum Task: String, CaseIterable {
  /// A host is made and brought up to date for the first time.
  case build
  /// One reader's object changes.
  case reader
  /// The same, and the tree is laid out and drawn.
  case draw
  /// A value changes that a hundred readers have read.
  case key
  /// A value changes that nobody has read.
  case unread
  /// A list of all leaves is reversed.
  case reverse

  /// Does the task a number of times.
  func run(leaves: Int, times: Int) throws {
    let models = ReaderModels(leaves: leaves)
    switch self {
    case .build:
      for _ in 0..<times { _ = try Self.host(models, leaves) }
    case .reader:
      let host = try Self.host(models, leaves)
      for time in 0..<times { try host.change(models, time) }
    case .draw:
      let host = try Self.host(models, leaves)
      _ = host.displayList()
      for time in 0..<times {
        try host.change(models, time)
        _ = host.displayList()
      }
    case .key:
      let host = try Self.host(models, leaves)
      for time in 0..<times {
        host.environment.mark = time + 1
        try host.update()
      }
    case .unread:
      let host = try Self.host(models, leaves)
      for time in 0..<times {
        host.environment.unread = time + 1
        try host.update()
      }
    case .reverse:
      let orders = PassthroughSubject<Bool>()
      let host = ViewHost { SampleList(count: leaves, orders: orders) }
      try host.update()
      for time in 0..<times {
        orders.send(time % 2 == 0)
        try host.update()
      }
    }
  }

  private static func host(_ models: ReaderModels, _ leaves: Int) throws -> ViewHost {
    let host = ViewHost { SampleTree(models: models, leaves: leaves) }
    try host.update()
    return host
  }
}

extension ViewHost {
  /// Changes the object of one reader, another one each time.
  fileprivate func change(_ models: ReaderModels, _ time: Int) throws {
    models.models[time * 37 % models.models.count].count += 1
    try update()
  }
}
