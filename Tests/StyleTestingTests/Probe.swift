import StyleAPI
import StyleTesting
import Testing
@Suite struct Probe {
  @Test func probe() {
    print(Test.current!.id, Test.current!.name)
    assertSnapshot(of: Badge("build", "passing"), as: .svg, record: .never)
  }
  @Test func `raw name`() async {
    print(Test.current!.id, Test.current!.name)
    await Task.detached {     assertSnapshot(of: Badge("build", "passing"), as: .text, record: .never)
 }.value
  }
}
