import StyleAPI
import StyleHost
import Testing
import ViewHosting

struct TextFieldTests {
  private struct Greeting: View {
    @State var name = ""
    @State private var greeted = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Your name", text: $name).onSubmit { greeted += "(\(name))" }
        Text("Hello, \(name)\(greeted)")
      }
    }
  }

  @Test func `what is typed comes into the text`() throws {
    let host = ViewHost { Greeting() }
    try host.send([.focus("Your name"), .text("Ad"), .text("a"), .text(" 漢")])
    #expect(host.displayList().texts.last == "Hello, Ada 漢")
    try host.send([.key(.backspace), .key(.backspace)])
    #expect(host.displayList().texts.last == "Hello, Ada")
  }

  @Test func `keys move the place and delete on both sides of it`() throws {
    let host = ViewHost { Greeting(name: "abc") }
    try host.send([.focus("Your name"), .key(.left), .key(.left), .text("X")])
    #expect(host.displayList().texts.last == "Hello, aXbc")
    try host.send([.key(.delete), .key(.home), .text("<"), .key(.end), .text(">")])
    #expect(host.displayList().texts.last == "Hello, <aXc>")
    try host.send([.key(.right), .key(.backspace), .key(.left), .key(.right), .text("!")])
    #expect(host.displayList().texts.last == "Hello, <aXc!")
  }

  @Test func `without the focus nothing is typed`() throws {
    let host = ViewHost { Greeting() }
    try host.send(.text("Ada"))
    #expect(host.displayList().texts.last == "Hello, ")
  }

  @Test func `a press gives it the focus`() throws {
    let host = ViewHost { Greeting() }
    try host.send([.press("Your name"), .text("Ada")])
    #expect(host.focusedControl == "Your name")
    #expect(host.displayList().texts.last == "Hello, Ada")
  }

  @Test func `return runs what is said to, the nearest first`() throws {
    var trace = ""
    let host = ViewHost {
      Greeting(name: "Ada").onSubmit { trace += "outer" }
    }
    try host.send([.focus("Your name"), .key(.enter)])
    #expect(host.displayList().texts.last == "Hello, Ada(Ada)")
    #expect(trace == "outer")
  }

  @Test func `the field keeps its name when there is text in it`() throws {
    let host = ViewHost { Greeting(name: "Ada") }
    try host.update()
    #expect(host.controls == ["Your name"])
  }

  @Test func `a terminal shows the title, the text and the place`() throws {
    let host = ViewHost.inCells {
      Greeting().frame(width: 160)
    }
    #expect(try host.rows()[0] == "[Your name         ]")
    try host.send(.focusNext)
    #expect(try host.rows()[0] == "<|Your name        >")
    try host.send([.text("Ada"), .key(.left)])
    #expect(try host.rows()[0] == "<Ad|a              >")
  }

  @Test func `a long text is moved so that the place is seen`() throws {
    let host = ViewHost.inCells {
      Greeting(name: "abcdefghijklmnopqrstuvwxyz").frame(width: 96)
    }
    #expect(try host.rows()[0] == "[abcdefghi…]")
    try host.send(.focusNext)
    #expect(try host.rows()[0] == "<rstuvwxyz|>")
    try host.send(.key(.home))
    #expect(try host.rows()[0] == "<|abcdefghi>")
  }

  private struct Loud: View {
    @State private var text = ""
    var body: some View {
      TextField(
        "loud",
        text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) })
      )
    }
  }

  @Test func `a binding may make another text of it`() throws {
    let host = ViewHost { Loud() }
    try host.send([.focus("loud"), .text("ab"), .text("cd"), .text("e")])
    #expect(host.displayList().texts == ["ABC"])
  }

  private struct Cleared: View {
    @State private var text = "old"
    var body: some View {
      TextField("field", text: $text)
      Button("clear") { text = "" }
    }
  }

  @Test func `a text that became shorter elsewhere is typed on at its end`() throws {
    let host = ViewHost { Cleared() }
    try host.send([.focus("field"), .key(.left), .press("clear"), .text("new")])
    #expect(host.displayList().texts.first == "new")
  }

  @Test func `a prompt stands in place of the title`() throws {
    let host = ViewHost { TextField("name", text: .constant(""), prompt: Text("Ada")) }
    try host.update()
    #expect(host.controls == ["name"])
    #expect(host.displayList().texts == ["Ada"])
  }
}
