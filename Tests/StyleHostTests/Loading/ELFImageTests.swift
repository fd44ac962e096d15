import Foundation
import Testing

@testable import StyleHost

@Suite("A shared library's bytes")
struct ELFImageTests {
  private let plugin: URL
  private let bytes: [UInt8]

  init() throws {
    plugin = try PluginWorkshop.swiftPlugin.get()
    bytes = [UInt8](try Data(contentsOf: plugin))
  }

  @Test("tell what a real plugin needs, has and runs")
  func facts() throws {
    let image = try ELFImage(ELFBytes(bytes))
    let dynamic = try image.dynamicSection()
    #expect(dynamic.needed.contains("libStyleAPI.so"))
    #expect(dynamic.needed.contains("libswiftCore.so"))
    #expect(dynamic.soname == nil)
    #expect(dynamic.runpath.contains { $0.hasSuffix("/swift/linux") })
    #expect(dynamic.initializerCount == 2)
    #expect(!dynamic.isProgram)
    #expect(try !image.isProgram())

    let symbols = try image.symbols(dynamic)
    #expect(symbols.exports("badge_style_entry_1"))
    #expect(!symbols.exports("badge_style_entry"))
    #expect(!symbols.exports("badge_style_entry_11"))
    let imports = symbols.names(.imported, prefix: "$s8StyleAPI")
    #expect(imports.contains { $0.hasPrefix("$s8StyleAPI0A10APIVersionV7current") })
    #expect(imports.allSatisfy { symbols.exports($0) == false })
    let exports = symbols.names(.exported, prefix: "$s8StyleAPI", suffixes: ["Mn"])
    #expect(exports == ["$s8StyleAPI0A10APIVersionV4TallE5ExtraVMn"])
  }

  @Test("are the same, read from a file or from memory")
  func fromFile() throws {
    let memory = try ELFImage(ELFBytes(bytes))
    let file = try ELFImage(ELFBytes(OpenFile.open(plugin.path)))
    #expect(file.segments == memory.segments)
    #expect(try file.notes() == memory.notes())
    #expect(try file.dynamicSection().needed == memory.dynamicSection().needed)
    #expect(
      try file.symbols(file.dynamicSection()).count
        == memory.symbols(memory.dynamicSection()).count
    )
  }

  @Test("say where they break off")
  func truncationMessage() throws {
    let loads = try ELFImage(ELFBytes(bytes)).segments.filter { $0.kind == .load }
    let last = try #require(loads.last)
    let end = last.offset + last.fileSize
    let error = #expect(throws: ELFError.self) {
      try ELFImage(ELFBytes(Array(bytes[..<3000])))
    }
    #expect(error == .truncated(.segment(0), end: loads[0].offset + loads[0].fileSize, size: 3000))
    #expect(throws: ELFError.truncated(.segment(loads.count - 1), end: end, size: end - 1)) {
      try ELFImage(ELFBytes(Array(bytes[..<Int(end - 1)])))
    }
  }

  @Test(
    "name what is not a library for this machine",
    arguments: [
      (4, 1, "32 bits"), (5, 2, "big-endian"), (18, 0xB7, "arm64"), (18, 0x03, "x86 (32 bits)"),
      (18, 0x07, "64-bit little-endian machine 7"),
    ] as [(Int, UInt8, String)]
  )
  func foreign(_ offset: Int, _ value: UInt8, _ name: String) throws {
    var changed = bytes
    changed[offset] = value
    if offset == 4 { changed[18] = 0xF3 }
    // The host of the test may be any; what is read is compared with an x86-64.
    let host = ELFPlatform(wordClass: 2, byteOrder: 1, machine: 62)
    let error = #expect(throws: ELFError.self) {
      try ELFImage(ELFBytes(changed), platform: host)
    }
    guard case .foreign(let found, host) = error else {
      Issue.record("\(String(describing: error)) is another error")
      return
    }
    #expect(found.description.contains(name))
  }

  @Test(
    "name what is not a library at all",
    arguments: [
      ([], .notELF(.empty)),
      (Array("#!/bin/sh\necho håll\n".utf8), .notELF(.text)),
      (Array("!<arch>\nlibx.o/".utf8), .notELF(.archive)),
      ([0xCF, 0xFA, 0xED, 0xFE, 0, 1], .notELF(.other)),
      ([0x7F, 0x45, 0x4C, 0x46, 2, 1], .truncated(.fileHeader, end: 64, size: 6)),
    ] as [([UInt8], ELFError)]
  )
  func notELF(_ bytes: [UInt8], _ error: ELFError) {
    #expect(throws: error) { try ELFImage(ELFBytes(bytes)) }
  }

  @Test(
    "tell a program and an object file from a library",
    arguments: [
      (1, .object), (2, .executable), (4, .core), (9, .unknown(9)),
    ] as [(UInt8, ELFFileType)]
  )
  func fileType(_ type: UInt8, _ result: ELFFileType) {
    var changed = bytes
    changed[16] = type
    #expect(throws: ELFError.notSharedLibrary(result)) { try ELFImage(ELFBytes(changed)) }
  }

  @Test("have as many symbols by either hash table", arguments: ["sysv", "gnu", "both"])
  func hashStyles(_ style: String) throws {
    let folder = try PluginWorkshop.newFolder()
    let url = folder.appendingPathComponent("hash.so")
    try PluginWorkshop.library(
      url,
      code: """
        int missing(void); __attribute__((weak)) int perhaps(void);
        int one(void) { return missing(); } int two(void) { return perhaps ? perhaps() : 2; }
        """,
      arguments: ["-Wl,--hash-style=\(style)", "-Wl,-soname,libhash.so.1"]
    )
    let image = try ELFImage(ELFBytes([UInt8](Data(contentsOf: url))))
    let dynamic = try image.dynamicSection()
    let symbols = try image.symbols(dynamic)
    #expect(symbols.count == 5)
    #expect(dynamic.soname == "libhash.so.1")
    #expect(Set(symbols.names(.exported, prefix: "")) == ["one", "two"])
    #expect(symbols.names(.imported, prefix: "") == ["missing"])
  }

  @Test("may shrink while they are read")
  func shrinkingFile() throws {
    let folder = try PluginWorkshop.newFolder()
    let url = folder.appendingPathComponent("shrinking.so")
    try Data(bytes).write(to: url)
    let file = try ELFBytes(OpenFile.open(url.path))
    truncate(url.path, 5000)
    let image = try ELFImage(file)
    #expect(throws: ELFError.self) { try image.read(address: 4096, count: 4000, part: .symbols) }
  }
}
