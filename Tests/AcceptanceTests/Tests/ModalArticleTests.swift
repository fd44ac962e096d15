import StyleAPI
import Testing
import ViewHosting

@testable import ArticleModal

@Suite("The article on @Environment, its modal view")
struct ModalArticleTests {
  @Test("A presented view takes a name, and closes itself by dismiss()")
  func dismisses() throws {
    let host = ViewHost { Profile() }
    try host.update()
    #expect(host.displayList().texts.contains("not editing"))
    try host.send(.press("Edit"))
    let texts = host.displayList().texts
    #expect(texts.contains("editing"))
    #expect(texts.contains("Edit Profile"))
    #expect(host.controls.contains("Your name"))
    try host.send(.focus("Your name"))
    try host.send(.text("Ada"))
    #expect(host.displayList().texts.contains { $0.contains("Ada") })
    try host.send(.press("Spara"))
    #expect(host.controls == ["Edit"])
    #expect(host.displayList().texts.contains("not editing"))
    #expect(!host.displayList().texts.contains("Edit Profile"))
    // The state of the modal view has gone with it.
    try host.send(.press("Edit"))
    #expect(!host.displayList().texts.contains { $0.contains("Ada") })
  }

  @Test("The escape key closes it, too")
  func escape() throws {
    let host = ViewHost { Profile() }
    try host.send(.press("Edit"))
    try host.send(.key(.escape))
    #expect(host.displayList().texts.contains("not editing"))
  }

  @Test("Not presented, dismiss() does nothing")
  func notPresented() throws {
    let host = ViewHost { ModalView() }
    try host.send(.press("Spara"))
    #expect(host.displayList().texts.contains("Edit Profile"))
  }
}
