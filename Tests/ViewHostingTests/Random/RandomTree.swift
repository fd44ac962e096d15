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
    /// The tree once for each of a list of numbers.
    case list(RandomTree)
    /// The tree, in an identity that changes.
    case identity(RandomTree)
    /// A tree, and another one that is presented or not.
    case presenter(RandomTree, RandomTree)
    /// Several trees.
    case stack([RandomTree], isHorizontal: Bool)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A tree of at most some levels.
  static func random(_ levels: Int, using generator: inout SeededGenerator) -> RandomTree {
    func next() -> RandomTree { random(levels - 1, using: &generator) }
    switch Int.random(in: levels > 0 ? 0..<9 : 0..<2, using: &generator) {
    case 0: return RandomTree(.counter)
    case 1: return RandomTree(.reader)
    case 2: return RandomTree(.writer(next()))
    case 3: return RandomTree(.branch(next(), next()))
    case 4, 5: return RandomTree(.list(next()))
    case 6: return RandomTree(.identity(next()))
    case 7: return RandomTree(.presenter(next(), next()))
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
