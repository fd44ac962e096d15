import TestSupport

/// A tree of views to try, of which every part has state of its own or depends on it.
final class RandomTree: Sendable {
  enum Kind: Sendable {
    /// A button that counts in its state and in an object of its own.
    case counter
    /// A text with a value of the environment.
    case reader
    /// Writes that value for the tree in it.
    case writer(RandomTree)
    /// One of two trees.
    case branch(RandomTree, RandomTree)
    /// The tree once for each of a list of numbers, in a stack or in whatever is around.
    case list(RandomTree, isStacked: Bool)
    /// The tree, in an identity that changes.
    case identity(RandomTree)
    /// A tree, and another one that is presented or not.
    case presenter(RandomTree, RandomTree)
    /// Several trees.
    case stack([RandomTree], isHorizontal: Bool)
    /// Several trees, or none, in whatever is around.
    case group([RandomTree])
    /// A tree that is there or not.
    case optional(RandomTree)
    /// A tree, of which each view is modified.
    case modified(RandomTree, RandomModifier)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A tree of at most some levels.
  static func random(_ levels: Int, using generator: inout SeededGenerator) -> RandomTree {
    func next() -> RandomTree { random(levels - 1, using: &generator) }
    switch Int.random(in: levels > 0 ? 0..<15 : 0..<2, using: &generator) {
    case 0: return RandomTree(.counter)
    case 1: return RandomTree(.reader)
    case 2: return RandomTree(.writer(next()))
    case 3: return RandomTree(.branch(next(), next()))
    case 4, 5:
      return RandomTree(.list(next(), isStacked: Bool.random(using: &generator)))
    case 6: return RandomTree(.identity(next()))
    case 7: return RandomTree(.presenter(next(), next()))
    case 8:
      return RandomTree(.group((0..<Int.random(in: 0...3, using: &generator)).map { _ in next() }))
    case 9: return RandomTree(.optional(next()))
    case 10...12:
      let modifier = RandomModifier.allCases.randomElement(using: &generator) ?? .padding
      return RandomTree(.modified(next(), modifier))
    default:
      let count = Int.random(in: 2...3, using: &generator)
      let isHorizontal = Bool.random(using: &generator)
      return RandomTree(.stack((0..<count).map { _ in next() }, isHorizontal: isHorizontal))
    }
  }
}

/// What is done to the part of a tree at a path.
struct TreeCommand: Sendable {
  var path: String
  /// The new value: a level, a generation, 0 or 1 for one of two.
  var value = 0
  /// The new numbers of a list.
  var numbers: [Int] = []
}
