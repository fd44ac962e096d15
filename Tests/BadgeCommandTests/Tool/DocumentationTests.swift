import Foundation
import StyleHost
import Testing

@testable import BadgeCommand

@Suite("The documentation")
struct DocumentationTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation")

  /// The rows of the tables in a page, by the code in their first column.
  private func rows(of page: String) throws -> [(names: [String], text: String)] {
    let text = try String(contentsOf: Self.folder.appending(path: page), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells[0].split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
        .map { String($0.element) }
      return (names, cells.dropFirst().joined(separator: " | "))
    }
  }

  @Test("Every variable that is read has a row in its page, and no other")
  func variables() throws {
    let documented = try rows(of: "EnvironmentVariables.md").flatMap(\.names)
    let read = EnvironmentVariable.all.map(\.name) + VariableCase.logServices
    #expect(Set(documented) == Set(read))
    #expect(documented.count == Set(documented).count)
  }

  @Test("The page has the sentence of each value's setting")
  func settings() throws {
    let rows = try rows(of: "EnvironmentVariables.md")
    for name in EnvironmentKeys.all {
      let variable = EnvironmentKeys.variable(for: name)
      let row = rows.first { $0.names == [variable] }
      #expect(row?.text.contains("`\(name)`") == true, "\(variable)")
    }
  }

  @Test("Every exit code has a row with its meaning, and no other")
  func exitCodes() throws {
    let rows = try rows(of: "ExitCodes.md")
    #expect(rows.map(\.names) == ExitCode.allCases.map { [String($0.rawValue)] })
    for (row, code) in zip(rows, ExitCode.allCases) {
      #expect(row.text.contains(code.meaning.dropLast()), "\(code)")
    }
  }

  @Test("Every documented variable is read", arguments: VariableCase.all)
  func isRead(_ variable: VariableCase) throws {
    let before = try variable.output(variables: variable.others)
    let after = try variable.output(
      variables: variable.others.merging([variable.name: variable.value]) { $1 }
    )
    #expect(before != after, "\(variable.name)=\(variable.value) has no effect")
  }

  @Test("There is a case for each documented variable")
  func coverage() {
    let names = Set(EnvironmentVariable.all.map(\.name) + VariableCase.logServices)
    #expect(Set(VariableCase.all.map(\.name) + VariableCase.silent) == names)
  }
}
