@testable import StyleTesting
import Testing

@Suite struct SnapshotRecordModeTests {
  @Test(
    arguments: [
      (nil, nil, [:], .missing),
      (nil, nil, ["CI": "true"], .never),
      (nil, nil, ["CI": "woodpecker"], .never),
      (nil, nil, ["CI": ""], .missing),
      (nil, nil, ["CI": "false"], .missing),
      (nil, nil, ["CI": "0"], .missing),
      (nil, nil, ["BADGE_SNAPSHOTS": "failed"], .failed),
      (nil, nil, ["BADGE_SNAPSHOTS": "all", "CI": "true"], .all),
      (nil, nil, ["BADGE_SNAPSHOTS": "", "CI": "true"], .never),
      (nil, .never, ["BADGE_SNAPSHOTS": "all"], .never),
      (.missing, .never, ["BADGE_SNAPSHOTS": "all"], .missing),
      (.failed, nil, ["CI": "true"], .failed),
    ] as [(SnapshotRecordMode?, SnapshotRecordMode?, [String: String], SnapshotRecordMode)]
  )
  func `the nearest of argument, trait, variable and service decides`(
    argument: SnapshotRecordMode?,
    trait: SnapshotRecordMode?,
    environment: [String: String],
    mode: SnapshotRecordMode
  ) throws {
    let choice = try SnapshotRecordMode.resolve(
      argument: argument,
      trait: trait,
      environment: environment
    )
    #expect(choice.mode == mode)
    #expect(choice.isInCode == (argument != nil || trait != nil))
  }

  @Test(arguments: ["record", "ALL", "true", "1", " all"])
  func `an unknown value is an error that names the modes`(value: String) {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotRecordMode.resolve(
        argument: .never,
        trait: nil,
        environment: ["BADGE_SNAPSHOTS": value]
      )
    }
    #expect(error == .unknownRecordMode(value))
    let message = error?.description ?? ""
    #expect(message.contains("'\(value)'"))
    for mode in ["'never'", "'missing'", "'failed'", "'all'"] { #expect(message.contains(mode)) }
  }
}
