/// How far the checks of a plugin have come.
package struct ValidationProgress: Hashable, Sendable {
  /// The id of the check that is under way.
  package var check: String
  /// Its number among the checks that are made, from 1 on.
  package var number: Int
  /// How many checks are made.
  package var count: Int
  /// How many badges have been drawn so far.
  package var badges: Int
  /// Whether the check has only just begun.
  package var isNew: Bool
}
