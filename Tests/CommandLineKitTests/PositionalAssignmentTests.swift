import Testing

@testable import CommandLineKit

@Suite("Words for positional arguments")
struct PositionalAssignmentTests {
  /// Arguments such as `a b? c* d+ e!`: required, optional, any number, at least one, and required
  /// unless the option `x` is given; then the words, and who receives them.
  @Test(
    "Required arguments first, then optional ones from the left",
    arguments: [
      ("a b", "1 2", "a=1 b=2"),
      ("a b", "1", "a=1 b= missing b"),
      ("a b", "1 2 3", "a=1 b=2 excess 3"),
      ("a b", "", "a= b= missing a"),
      ("a? b", "1", "a= b=1"),
      ("a? b", "1 2", "a=1 b=2"),
      ("a? b? c", "1", "a= b= c=1"),
      ("a? b? c", "1 2", "a=1 b= c=2"),
      ("a? b? c", "1 2 3", "a=1 b=2 c=3"),
      ("a b? c", "1 2", "a=1 b= c=2"),
      ("a b? c?", "1 2", "a=1 b=2 c="),
      ("a?", "1 2", "a=1 excess 2"),
      ("a*", "", "a="),
      ("a*", "1 2 3", "a=1,2,3"),
      ("a+", "", "a= missing a"),
      ("a+", "1 2", "a=1,2"),
      ("a+ b", "1 2 3", "a=1,2 b=3"),
      ("a+ b", "1", "a=1 b= missing b"),
      ("a* b", "1", "a= b=1"),
      ("a b* c", "1 2 3 4", "a=1 b=2,3 c=4"),
      ("a? b+", "1", "a= b=1"),
      ("a? b+", "1 2 3", "a=1 b=2,3"),
      ("a? b!", "1", "a= b=1"),
      ("a? b!", "", "a= b= missing b"),
      ("x a? b!", "", "a= b="),
      ("x a? b!", "1", "a=1 b="),
      ("x a? b!", "1 2", "a=1 b=2"),
    ]
  )
  func assignment(_ arguments: String, words: String, expected: String) {
    let names = arguments.split(separator: " ")
    let definitions = names.filter { $0 != "x" }.map(definition)
    let assignment = PositionalAssignment(
      words.split(separator: " ").map(String.init),
      to: definitions
    ) { key in
      key == "x" && names.contains("x")
    }
    var result = assignment.arguments.map { "\($0.name)=" + $0.values.joined(separator: ",") }
    if let missing = assignment.missing { result += ["missing", missing] }
    if let excess = assignment.excess { result += ["excess", excess] }
    #expect(result.joined(separator: " ") == expected)
  }

  private func definition(_ text: Substring) -> ArgumentDefinition {
    let requirement: ArgumentDefinition.Requirement =
      switch text.last {
      case "?", "*": .optional
      case "!": .requiredUnless(options: ["x"])
      default: .required
      }
    return ArgumentDefinition(
      String(text.prefix(1)),
      help: "",
      requirement: requirement,
      isRepeatable: text.hasSuffix("*") || text.hasSuffix("+")
    )
  }
}
