import Testing

@testable import BadgeCommand

@Suite("The variables of a run")
struct VariableListTests {
  @Test(
    "are found by their whole names",
    arguments: [
      ("HOME", "/home/x"), ("HOM", nil), ("HOMES", nil), ("EMPTY", ""), ("SUM", "1+1=2"),
      ("home", nil), ("", nil),
    ] as [(String, String?)]
  )
  func lookingUp(_ name: String, _ value: String?) {
    let list: VariableList = ["HOMEX": "no", "HOME": "/home/x", "EMPTY": "", "SUM": "1+1=2"]
    #expect(list[name] == value)
    #expect(list.dictionary[name] == value)
  }

  @Test("of one name hold by the last")
  func repetition() {
    let list: VariableList = ["A": "1", "B": "2", "A": "3"]
    #expect(list["A"] == "3")
    #expect(list.dictionary == ["A": "3", "B": "2"])
  }

  @Test("are told by how their names begin")
  func prefixes() {
    let list: VariableList = ["PATH": "BADGE_", "BADGE_STYLE": "fancy"]
    #expect(list.hasName(startingWith: "BADGE_"))
    #expect(!list.hasName(startingWith: "BADGE_T"))
  }

  @Test("are those of the process")
  func process() {
    #expect(VariableList.process["PATH"] != nil)
  }
}
