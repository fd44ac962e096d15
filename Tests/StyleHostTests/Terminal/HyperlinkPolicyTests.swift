import StyleHost
import Testing

@Suite("Hyperlink policy")
struct HyperlinkPolicyTests {
  @Test(
    "Links go to terminals that are not dumb, unless the user says otherwise",
    arguments: [
      (HyperlinkPolicy.automatic, "xterm-256color", true, true),
      (.automatic, "xterm-256color", false, false),
      (.automatic, "dumb", true, false),
      (.automatic, "DUMB", true, false),
      (.automatic, "", true, false),
      (.always, "dumb", false, true),
      (.never, "xterm-256color", true, false),
    ]
  )
  func links(_ policy: HyperlinkPolicy, term: String, isTerminal: Bool, expected: Bool) {
    #expect(policy.allowsLinks(environment: ["TERM": term], isTerminal: isTerminal) == expected)
  }

  @Test("A terminal without a name gets no links")
  func nameless() {
    #expect(!HyperlinkPolicy.automatic.allowsLinks(environment: [:], isTerminal: true))
  }
}
