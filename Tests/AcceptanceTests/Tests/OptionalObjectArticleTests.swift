import Foundation
import StyleAPI
import TestSupport
import Testing
import ViewHosting

@testable import ArticleOptionalObjects

@Suite("The article on optional environment objects")
struct OptionalObjectArticleTests {
  @Test("Assigning a user swaps the login for the home view, assigning nil swaps it back")
  func swapping() throws {
    let userWrapper = UserWrapper()
    let host = ViewHost { landing(userWrapper, user: nil) }
    try host.update()
    #expect(host.displayList().texts == ["attempts 0", "try", "log in"])
    userWrapper.user = UserEntity(name: "Grace")
    try host.update()
    #expect(host.displayList().texts == ["hello Grace", "log out"])
    userWrapper.user = nil
    try host.update()
    #expect(host.displayList().texts == ["attempts 0", "try", "log in"])
  }

  @Test("Descendants swap the views themselves, and a view that comes back is a new one")
  func descendants() throws {
    let host = ViewHost { landing(UserWrapper(), user: nil) }
    try host.send(.press("try"))
    #expect(host.controls == ["try", "log in"])
    #expect(host.displayList().texts.first == "attempts 1")
    try host.send(.press("log in"))
    #expect(host.displayList().texts == ["hello Ada", "log out"])
    try host.send(.press("log out"))
    #expect(host.displayList().texts.first == "attempts 0")
  }

  @Test("A user that is there from the start shows the home view")
  func signedIn() throws {
    let host = ViewHost { landing(UserWrapper(), user: UserEntity(name: "Ada")) }
    try host.update()
    #expect(host.displayList().texts == ["hello Ada", "log out"])
    #expect(host.statistics.bodyCount(of: LoginView.self) == 0)
  }

  @Test("Another user in place of one keeps the home view")
  func otherUser() throws {
    let userWrapper = UserWrapper()
    let host = ViewHost { landing(userWrapper, user: UserEntity(name: "Ada")) }
    try host.update()
    let dropped = host.statistics.dropped
    userWrapper.user = UserEntity(name: "Grace")
    try host.update()
    #expect(host.displayList().texts == ["hello Grace", "log out"])
    #expect(host.statistics.dropped == dropped)
  }
}

extension OptionalObjectArticleTests {
  @Test("The preview logs in by itself, from the main queue while the host runs")
  func preview() async throws {
    try await onOwnThread {
      let host = ViewHost { MyView_Previews.previews }
      let woken = DispatchSemaphore(value: 0)
      host.onChange { woken.signal() }
      try host.update()
      #expect(host.displayList().texts == ["logged out"])
      #expect(woken.wait(timeout: .now() + 60) == .success)
      // The object is about to change and has changed: both are told, and the last one counts.
      let isThere = try RunLoop.spin {
        try host.update()
        return host.displayList().texts == ["logged in"]
      }
      #expect(isThere)
    }
  }
}
