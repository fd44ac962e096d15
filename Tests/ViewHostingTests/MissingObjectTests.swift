import Observation
import StyleAPI
import TestSupport
import Testing
import ViewHosting

private final class Account: ObservableObject {
  @Published var name = "Ada"
}

@Observable
private final class Basket {
  var count = 3
}

private struct Cashier: View {
  @EnvironmentObject var account: Account
  var reads: Bool
  var body: some View { Text(reads ? account.name : "unread") }
}

private struct Shelf: View {
  @Environment(Basket.self) private var basket
  var reads: Bool
  var body: some View { Text(reads ? "\(basket.count)" : "unread") }
}

private struct PerhapsShelf: View {
  @Environment(Basket.self) private var basket: Basket?
  var body: some View { Text(basket.map { "\($0.count)" } ?? "none") }
}

/// Objects that views ask their ancestors for.
@Suite struct MissingObjectTests {
  @Test func `a missing object stops the program with a message, once it is read`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let host = ViewHost { Cashier(reads: true) }
        try host.update()
      }
    )
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        No ObservableObject of type Account found. A View.environmentObject(_:) for Account may \
        be missing as an ancestor of this view.
        """
      )
    )
  }

  @Test func `so does a missing observable object`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let host = ViewHost { Shelf(reads: true) }
        try host.update()
      }
    )
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        No Observable object of type Basket found. A View.environmentObject(_:) for Basket may \
        be missing as an ancestor of this view.
        """
      )
    )
  }

  @Test func `a missing object that is not read does nothing`() throws {
    let host = ViewHost {
      Cashier(reads: false)
      Shelf(reads: false)
    }
    try host.update()
    #expect(host.displayList().texts == ["unread", "unread"])
    #expect(Drawing.texts(of: Cashier(reads: false)) == ["unread"])
  }

  private struct Supplier: View {
    let baskets: [Basket]
    @State private var index = 0
    var body: some View {
      VStack {
        Button("next") { index += 1 }
        PerhapsShelf().environment(index < baskets.count ? baskets[index] : nil)
      }
      .environment(baskets[0])
    }
  }

  @Test func `an optional object may be there, be another one, or be taken away`() throws {
    let baskets = [Basket(), Basket()]
    baskets[1].count = 5
    let host = ViewHost { Supplier(baskets: baskets) }
    try host.update()
    #expect(host.displayList().texts == ["next", "3"])
    try host.send(.press("next"))
    #expect(host.displayList().texts == ["next", "5"])
    // What is written as nil hides the object further out.
    try host.send(.press("next"))
    #expect(host.displayList().texts == ["next", "none"])
  }

  private struct Nearest: View {
    let accounts: [Account]
    var body: some View {
      VStack {
        Cashier(reads: true).environmentObject(accounts[1])
        Cashier(reads: true)
      }
      .environmentObject(accounts[0])
    }
  }

  @Test func `of two objects of one type the nearest is found`() throws {
    let accounts = [Account(), Account()]
    accounts[1].name = "Grace"
    let host = ViewHost { Nearest(accounts: accounts) }
    try host.update()
    #expect(host.displayList().texts == ["Grace", "Ada"])
    accounts[0].name = "Edsger"
    try host.update()
    #expect(host.displayList().texts == ["Grace", "Edsger"])
    #expect(host.statistics.bodyCount(of: Cashier.self) == 3)
  }

  private struct Changing: View {
    let accounts: [Account]
    @State private var index = 0
    var body: some View {
      VStack {
        Button("swap") { index = 1 - index }
        Cashier(reads: true).environmentObject(accounts[index])
      }
    }
  }

  @Test func `another object in the environment is followed in place of the first`() throws {
    let accounts = [Account(), Account()]
    accounts[1].name = "Grace"
    let host = ViewHost { Changing(accounts: accounts) }
    try host.send(.press("swap"))
    #expect(host.displayList().texts == ["swap", "Grace"])
    accounts[0].name = "nobody"
    #expect(!host.needsUpdate)
    accounts[1].name = "Barbara"
    try host.update()
    #expect(host.displayList().texts == ["swap", "Barbara"])
  }
}
