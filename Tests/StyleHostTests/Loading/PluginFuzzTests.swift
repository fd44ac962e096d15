import Foundation
import Testing

@testable import StyleHost

/// `Scripts/fuzz-plugins` runs these with more rounds.
@Suite("A damaged plugin")
struct PluginFuzzTests {
  /// What a plugin is, and how it was linked.
  enum Sample: String, CaseIterable {
    case swift, c, stripped

    func bytes() throws -> [UInt8] {
      switch self {
      case .swift: [UInt8](try Data(contentsOf: PluginWorkshop.swiftPlugin.get()))
      case .c: try library(["-Wl,--hash-style=sysv"])
      case .stripped: try library(["-Wl,-s", "-Wl,--hash-style=gnu", "-Wl,-z,now"])
      }
    }

    private func library(_ arguments: [String]) throws -> [UInt8] {
      let url = try PluginWorkshop.newFolder(rawValue).appendingPathComponent("fuzz.so")
      try PluginWorkshop.library(
        url,
        note: PluginWorkshop.note("one", "two"),
        code: """
          extern int more; int ran;
          int error __asm__("$s8StyleAPI4TextVs5Error4TallMc") = 1;
          __attribute__((constructor)) static void first(void) { ran++; }
          __attribute__((constructor)) static void second(void) { ran++; }
          __attribute__((constructor)) static void third(void) { ran++; }
          int badge_style_entry_1(void *registrar) { return more; }
          """,
        arguments: arguments
      )
      return [UInt8](try Data(contentsOf: url))
    }
  }

  /// How many changes are tried of all plugins together.
  private static let rounds =
    ProcessInfo.processInfo.environment["BADGE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 20000

  @Test("is refused wherever it breaks off", arguments: Sample.allCases)
  func truncation(_ sample: Sample) throws {
    let bytes = try sample.bytes()
    #expect(readsEverything(bytes))
    let accepted = bytes.indices.filter { count in
      (try? ELFImage(ELFBytes(Array(bytes[..<count])))) != nil
    }
    #expect(accepted == [])
  }

  @Test("is refused or read, and never crashes the reader", arguments: Sample.allCases)
  func mutations(_ sample: Sample) throws {
    let bytes = try sample.bytes()
    let tables = try regions(of: bytes)
    var random = LoadingGenerator(state: UInt64(sample.rawValue.utf8.reduce(0) { $0 + Int($1) }))
    let rounds = Self.rounds / Sample.allCases.count + 1
    var accepted = 0
    for round in 0..<rounds {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let region =
          round % 2 == 0
          ? 0..<min(4096, bytes.count) : tables[Int.random(in: tables.indices, using: &random)]
        let index = Int.random(in: region, using: &random)
        changed[index] =
          Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : [0, 1, 0x7F, 0x80, 0xFF][index % 5]
      }
      if readsEverything(changed) { accepted += 1 }
    }
    // Both happen, or the test changes nothing that is read.
    #expect(accepted > rounds / 50 && accepted < rounds * 49 / 50, "\(accepted) of \(rounds)")
  }

  /// The tables that are read.
  private func regions(of bytes: [UInt8]) throws -> [Range<Int>] {
    let image = try ELFImage(ELFBytes(bytes))
    let dynamic = try image.dynamicSection()
    let addresses = [
      dynamic.symbolAddress, dynamic.gnuHashAddress, dynamic.hashAddress,
      dynamic.initializerAddress, dynamic.relocations?.address,
    ].compactMap { $0 }
    let tables = try addresses.map { address in
      let offset = Int(try image.offset(of: address, part: .symbols).offset)
      return offset..<min(offset + 256, bytes.count)
    }
    let segments = image.segments.filter { $0.kind == .dynamic || $0.kind == .note }
    // The last bytes are the table of sections.
    return tables + segments.map { Int($0.offset)..<Int($0.offset + $0.fileSize) }
      + [0..<64, bytes.count - 512..<bytes.count]
  }

  /// Reads all that is read of a plugin before it is loaded; false if it is refused.
  private func readsEverything(_ bytes: [UInt8]) -> Bool {
    do {
      let image = try ELFImage(ELFBytes(bytes))
      if let sources = try StyleNote.Sources(image.notes()) { _ = try StyleNote(sources) }
      let dynamic = try image.dynamicSection()
      let symbols = try image.symbols(dynamic)
      for name in symbols.names(.imported, prefix: "$s8StyleAPI") { _ = Demangler.demangle(name) }
      for name in symbols.names(.exported, prefix: "$s8StyleAPI", suffixes: ["Mc"]) {
        _ = PluginFile.foreignConformance(Demangler.demangle(name))
      }
      _ = try image.initializers(dynamic)
      return symbols.exports("badge_style_entry_1")
    } catch {
      return false
    }
  }
}
