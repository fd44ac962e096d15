import StyleAPI
import StyleHost
import TestSupport
import Testing
import ViewHosting

/// Live trees after random changes, against views that are made anew after each of them.
@Suite struct RandomTreeTests {
  private static let sequencesInBatch = 50

  @Test(arguments: 0..<20)
  func `a live tree draws what a new one would`(batch: Int) throws {
    for index in 0..<Self.sequencesInBatch {
      try run(seed: UInt64(batch * Self.sequencesInBatch + index))
    }
  }

  private func run(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tree = RandomTree(
      .stack(
        [.random(3, using: &generator), .random(2, using: &generator)],
        isHorizontal: false
      )
    )
    let stage = TreeStage()
    var model = TreeModel(tree)
    var host: ViewHost? = ViewHost { TreeView(tree: tree, path: "r", stage: stage) }
    for step in 0..<10 {
      if let host {
        if step > 0 { try change(host, stage, &model, using: &generator) }
        try host.update()
        try check(host, stage, &model, "seed \(seed), step \(step)")
      }
    }
    host = nil
    #expect(stage.objectCount == 0, "seed \(seed)")
    #expect(stage.present == 0, "seed \(seed)")
  }

  /// Does one thing to the tree, or some at once.
  private func change(
    _ host: ViewHost,
    _ stage: TreeStage,
    _ model: inout TreeModel,
    using generator: inout SeededGenerator
  ) throws {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      model.rootLevel = Int.random(in: 0...3, using: &generator)
      host.environment.grade = model.rootLevel
    case 1, 2:
      // Of those behind a sheet none takes events.
      let controls = Set(host.controls)
      let counters = model.counters.filter { controls.contains(model.label(of: $0)) }
      guard let counter = counters.randomElement(using: &generator) else { return }
      try host.send(.press(model.label(of: counter)))
      model.press(counter)
    default:
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        guard let command = model.randomCommand(using: &generator) else { return }
        stage.commands.send(command)
        model.perform(command)
      }
    }
  }

  private func check(
    _ host: ViewHost,
    _ stage: TreeStage,
    _ model: inout TreeModel,
    _ place: Comment
  ) throws {
    let view = model.draw()
    let new = ViewHost { view }
    try new.update()
    try #require(host.displayList().texts == new.displayList().texts, place)
    try #require(host.displayList() == new.displayList(), place)
    #expect(stage.objectCount == model.counters.count, place)
    #expect(stage.present == model.counters.count, place)
    #expect(!host.needsUpdate, place)
  }
}
