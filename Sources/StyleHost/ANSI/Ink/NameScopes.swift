internal import StyleAPI

/// Finds the accessible names that have to stand in for what a terminal cannot draw.
///
/// An icon is not drawn. If it is all that a link, a badge, a part of a badge or the whole drawing
/// shows, its name is written in its place; where there is text beside it, the text is enough. The
/// icon of a badge stands beside the label: without a label's text its name is written, as
/// ``AccessibleName`` reads it.
struct NameScopes {
  /// A link, a badge, a part of one, a decorated view or the whole drawing.
  private struct Scope {
    let parent: Int
    var role: DisplayRole?
    var hasText = false
    /// Whether there is text outside of a badge's message.
    var hasLabel = false
  }

  /// A name that may be written.
  private struct Candidate {
    let scope: Int
    let group: Int
    let mark: InkMark
    /// The indices of the marks that have the name.
    let named: Range<Int>
    /// The place among the group's items.
    let position: Int
  }

  private var scopes = [Scope(parent: -1)]
  private var candidates: [Candidate] = []
  private(set) var current = 0

  /// The number of names so far, to be given to ``dropCandidates(after:)``.
  var count: Int { candidates.count }

  /// Opens a scope and returns the one that was open.
  mutating func open(_ role: DisplayRole? = nil) -> Int {
    defer {
      scopes.append(Scope(parent: current, role: role))
      current = scopes.count - 1
    }
    return current
  }

  /// Closes the open scope.
  mutating func close(to outer: Int) { current = outer }

  /// Says that there is text in the open scope.
  mutating func noteText() {
    var scope = current
    var isMessage = false
    while scope >= 0 {
      if scopes[scope].role == .message { isMessage = true }
      // What is set here is set in all scopes around.
      guard !scopes[scope].hasText || !isMessage && !scopes[scope].hasLabel else { return }
      scopes[scope].hasText = true
      if !isMessage { scopes[scope].hasLabel = true }
      scope = scopes[scope].parent
    }
  }

  /// Whether a name is written that stands in a scope.
  private func isNeeded(in scope: Int) -> Bool {
    if scopes[scope].hasText { return false }
    guard scopes[scope].role == .icon else { return true }
    var badge = scopes[scope].parent
    while badge >= 0, scopes[badge].role?.isBadge != true { badge = scopes[badge].parent }
    return badge < 0 || !scopes[badge].hasLabel
  }

  /// Adds a name that is written if there turns out to be no text in the open scope.
  mutating func add(_ mark: InkMark, of named: Range<Int>, group: Int, position: Int) {
    candidates.append(
      Candidate(scope: current, group: group, mark: mark, named: named, position: position)
    )
  }

  /// Forgets names, for a name around them replaces theirs.
  mutating func dropCandidates(after count: Int) {
    candidates.removeSubrange(count...)
  }

  /// Writes the names that are needed into the drawing.
  func resolve(in ink: inout Ink) {
    // From the last to the first, so that the positions stay right.
    for candidate in candidates.reversed() where isNeeded(in: candidate.scope) {
      for index in candidate.named { ink.marks[index].kind = .picture }
      ink.marks.append(candidate.mark)
      ink.groups[candidate.group].items.insert(
        .mark(ink.marks.count - 1),
        at: candidate.position
      )
    }
  }
}
