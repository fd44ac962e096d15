import TestSupport
import Testing

@testable import StyleValidation

@Suite("The checks of a plugin")
struct ValidationCheckTests {
  @Test("are at least 64, each with an id of its own")
  func count() {
    let checks = ValidationCheck.all
    #expect(checks.count >= 64)
    #expect(Set(checks.map(\.id)).count == checks.count)
    #expect(Set(checks.map(\.title)).count == checks.count)
  }

  @Test("have an id of a group and a name, a title and a fix", arguments: ValidationCheck.all)
  func form(check: ValidationCheck) {
    let parts = check.id.split(separator: ".")
    #expect(parts.count == 2)
    #expect(check.id.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "." })
    #expect(!check.title.hasSuffix("."))
    #expect(check.fix.hasSuffix("."))
  }

  @Test("are selected by their id or their group, and by nothing else")
  func selection() {
    #expect(ValidationCheck.selected(by: "elf.stack").map(\.id) == ["elf.stack"])
    #expect(ValidationCheck.selected(by: "elf").count >= 10)
    #expect(ValidationCheck.selected(by: "elf").allSatisfy { $0.group == "elf" })
    #expect(ValidationCheck.selected(by: "el").isEmpty)
  }

  @Test(
    "let a plugin need what every badge brings with it, and nothing else",
    arguments: [
      ("libFoundation.so", true), ("libFoundationInternationalization.so", true),
      ("lib_FoundationICU.so", true), ("libFoundationEssentials.so", true),
      ("libdispatch.so", true),
      ("libswiftObservation.so", true), ("libStyleAPI.so", true), ("libc.so.6", true),
      ("libFoundationNetworking.so", false), ("libFoundationXML.so", false), ("libz.so.1", false),
      ("libFoundation.so.1", false),
    ]
  )
  func usualLibraries(_ name: String, _ isUsual: Bool) {
    #expect(ValidationCheck.isUsual(name) == isUsual)
  }
}

extension ValidationCheck: CustomTestStringConvertible {
  package var testDescription: String { id }
}
