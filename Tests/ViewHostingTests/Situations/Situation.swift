import Observation
import StyleAPI
import Testing

/// What trees of views of this kind have got wrong elsewhere, and what is right.
struct Situation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let check: @Sendable () throws -> Void

  init(_ name: String, _ check: @escaping @Sendable () throws -> Void) {
    testDescription = name
    self.check = check
  }

  static let all = state + environment + objects + identity + lifecycle
}

@Suite struct SituationTests {
  @Test(arguments: Situation.all)
  func holds(_ situation: Situation) throws { try situation.check() }
}

private struct GradeKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct OtherGradeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  var grade: Int {
    get { self[GradeKey.self] }
    set { self[GradeKey.self] = newValue }
  }
  var otherGrade: Int {
    get { self[OtherGradeKey.self] }
    set { self[OtherGradeKey.self] = newValue }
  }
}

// MARK: What situations are made of

extension Situation {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  @Observable
  final class Settings {
    var name = "plain"
  }

  struct GradeReader: View {
    @Environment(\.grade) private var grade
    var body: some View { Text("grade \(grade)") }
  }

  /// Counts its own presses, and so shows whether it is still the same view.
  struct Stamp: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
}
