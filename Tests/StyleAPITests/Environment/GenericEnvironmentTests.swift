import StyleAPI
import TestSupport
import Testing

// Values of many types under one subscript, told apart by their types.

protocol Service {
  static var standard: Self { get }
  var name: String { get }
}

struct Mail: Service {
  static var standard: Mail { Mail(name: "mail") }
  var name: String
}

struct Chat: Service {
  static var standard: Chat { Chat(name: "chat") }
  var name: String
}

struct ServiceKey<Kind: Service>: EnvironmentKey {
  static var defaultValue: Kind { Kind.standard }
}

struct Specifier<Kind: Service>: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(String(describing: Kind.self)) }
}

extension EnvironmentValues {
  subscript<Kind: Service>(service _: Specifier<Kind>) -> Kind {
    get { self[ServiceKey<Kind>.self] }
    set { self[ServiceKey<Kind>.self] = newValue }
  }
}

extension Environment {
  init() where Value: Service {
    self.init(\.[service: Specifier<Value>()])
  }
}

extension View {
  func service<Kind: Service>(_ value: Kind) -> some View {
    environment(\.[service: Specifier<Kind>()], value)
  }
}

struct Services: View {
  @Environment() private var mail: Mail
  @Environment() private var chat: Chat
  var body: some View { Text(verbatim: "\(mail.name) \(chat.name)") }
}

@Suite struct GenericEnvironmentTests {
  @Test func `Two types under one subscript do not share a value`() {
    #expect(Drawing.texts(of: Services()) == ["mail chat"])
    #expect(Drawing.texts(of: Services().service(Chat(name: "irc"))) == ["mail irc"])
    let both = Services().service(Chat(name: "irc")).service(Mail(name: "post"))
    #expect(Drawing.texts(of: both) == ["post irc"])
  }
}
