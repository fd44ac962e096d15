import StyleAPI
import StyleTesting
import Testing

@Test func oneCopyOfStyleAPI() throws {
  let map = try #require(MemoryMap())
  let libraries = map.files(named: "libStyleAPI.so")
  #expect(libraries.count == 1)
  #expect(map.file(holding: StyleRegistrar.self) == libraries.first)
}
