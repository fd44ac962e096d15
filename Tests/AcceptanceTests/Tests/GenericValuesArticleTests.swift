import StyleAPI
import Testing
import ViewHosting

@testable import ArticleGenericValues

@Suite("The article on generic environment values")
struct GenericValuesArticleTests {
  @Test("A value of one's own is read by its key path")
  func ownValue() throws {
    let host = ViewHost {
      VStack {
        CurrentUserView()
        CurrentUserView().environment(\.currentUser, User(name: "Ada"))
      }
    }
    try host.update()
    #expect(host.displayList().texts == ["nobody", "Ada"])
    let scheme = ViewHost { Introduction.ContentView().environment(\.colorScheme, .dark) }
    try scheme.update()
    #expect(scheme.displayList().texts == ["dark"])
  }

  @Test("The type of a property alone says which value it reads")
  func byType() throws {
    let host = ViewHost { ContentView.make() }
    try host.update()
    #expect(host.displayList().texts == ["HogeUser()", "FugaUser()"])
  }

  @Test("Two types under one subscript do not share a value")
  func separateValues() throws {
    let host = ViewHost {
      VStack {
        AuthorView()
        ReviewerView()
      }
      .userEnvironment(Author(name: "Ada"))
    }
    try host.update()
    #expect(host.displayList().texts == ["Ada", "no reviewer"])
    let both = ViewHost {
      VStack {
        AuthorView()
        ReviewerView().userEnvironment(Author(name: "Grace"))
      }
      .userEnvironment(Reviewer(name: "Edsger"))
    }
    try both.update()
    #expect(both.displayList().texts == ["no author", "Edsger"])
  }

  @Test("A change of one type's value runs its readers and not the other's")
  func separateReaders() throws {
    let host = ViewHost { Review() }
    try host.send(.press("next author"))
    #expect(host.displayList().texts == ["next author", "author 2", "reviewer"])
    #expect(host.statistics.bodyCount(of: AuthorView.self) == 2)
    #expect(host.statistics.bodyCount(of: ReviewerView.self) == 1)
  }
}
