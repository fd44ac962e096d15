import Testing

@testable import StyleHost

@Suite("The loader's list of libraries")
struct LoaderCacheTests {
  @Test("gives the path of a library, and nil for others")
  func look() throws {
    let cache = try #require(LoaderCache(Self.bytes))
    #expect(cache.path(of: "liba.so") == "/x/liba.so")
    #expect(cache.path(of: "libb.so.1") == "/y/libb.so.1")
    #expect(cache.path(of: "libb.so") == nil)
  }

  @Test("may be cut off or damaged")
  func damaged() {
    #expect(LoaderCache([1, 2, 3]) == nil)
    for count in 0..<Self.bytes.count {
      _ = LoaderCache(Array(Self.bytes[..<count]))?.path(of: "libb.so.1")
    }
    var random = LoadingGenerator(state: 5)
    for _ in 0..<2000 {
      var bytes = Self.bytes
      for _ in 0..<3 {
        bytes[Int.random(in: 20..<bytes.count, using: &random)] = .random(
          in: 0...255,
          using: &random
        )
      }
      _ = LoaderCache(bytes)?.path(of: "libb.so.1")
    }
  }

  /// Two libraries in glibc's format.
  private static var bytes: [UInt8] {
    let texts = "liba.so\0/x/liba.so\0libb.so.1\0/y/libb.so.1\0"
    let start: UInt32 = 48 + 2 * 24
    let header = Array("glibc-ld.so.cache1.1".utf8)
    let numbers: [UInt32] = [
      2, UInt32(texts.utf8.count), 0, 0, 0, 0, 0,
      0x303, start, start + 8, 0, 0, 0,
      0x303, start + 19, start + 29, 0, 0, 0,
    ]
    return header + PluginWorkshop.words(numbers) + Array(texts.utf8)
  }
}
