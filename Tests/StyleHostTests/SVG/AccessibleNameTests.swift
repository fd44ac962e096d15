import StyleAPI
import Testing

@testable import StyleHost

@Suite struct AccessibleNameTests {
  private func name(_ draw: (inout Drawing) -> Void) -> String {
    var drawing = Drawing(100, 20)
    draw(&drawing)
    return AccessibleName(of: drawing.list).text
  }

  /// Adds a run that touches no other.
  private static func say(_ text: String, _ drawing: inout Drawing) {
    let x = Double(drawing.list.items.count) * 100
    drawing.text(text, x: x, y: 14, width: 10)
  }

  private static func badge(_ label: String?, _ message: String, _ drawing: inout Drawing) {
    drawing.role(.badge) { drawing in
      if let label { drawing.role(.label) { say(label, &$0) } }
      drawing.role(.message) { say(message, &$0) }
    }
  }

  @Test(
    "A badge reads label, colon, message",
    arguments: [
      ("build", "passing", "build: passing"), (nil, "passing", "passing"),
      ("", "passing", "passing"),
      ("build", "", "build"), ("", "", ""), ("a: b", "c, d", "a: b: c, d"),
    ] as [(String?, String, String)]
  )
  func badges(label: String?, message: String, expected: String) {
    #expect(name { Self.badge(label, message, &$0) } == expected)
  }

  @Test("Badges are set apart by commas, plain texts by spaces")
  func several() {
    #expect(
      name {
        Self.badge("build", "passing", &$0)
        Self.badge(nil, "v1.2", &$0)
      } == "build: passing, v1.2"
    )
    #expect(
      name {
        Self.say("Made", &$0)
        Self.say("with", &$0)
        Self.badge("Swift", "6.3", &$0)
        Self.say("on Linux", &$0)
      } == "Made with, Swift: 6.3, on Linux"
    )
  }

  @Test("A counter on a corner follows what it counts")
  func overlay() {
    let inbox = { (drawing: inout Drawing) in
      drawing.role(.decorated) { Self.say("Inbox", &$0) }
      drawing.role(.overlayBadge) { drawing in drawing.role(.message) { Self.say("3", &$0) } }
    }
    #expect(name(inbox) == "Inbox, 3")
    #expect(
      name {
        inbox(&$0)
        Self.say("Spam", &$0)
      } == "Inbox, 3, Spam"
    )
    #expect(
      name {
        Self.say("Mail", &$0)
        inbox(&$0)
      } == "Mail, Inbox, 3"
    )
    // The decorated content may be a badge itself.
    #expect(
      name { drawing in
        drawing.role(.decorated) { Self.badge("build", "passing", &$0) }
        drawing.role(.overlayBadge) { Self.say("2", &$0) }
      } == "build: passing, 2"
    )
  }

  @Test("An accessibility label replaces the texts that it covers, an empty one silences them")
  func labels() {
    let name = name { drawing in
      Self.say("Inbox", &drawing)
      drawing.named("3 unread") { drawing in
        Self.say("3", &drawing)
        drawing.named("not this") { Self.say("4", &$0) }
      }
      drawing.named("") { Self.say("5", &$0) }
      Self.say("end", &drawing)
    }
    #expect(name == "Inbox, 3 unread, end")
  }

  @Test("A label within a part is joined by a space, one around a badge replaces all of it")
  func labelsAndBadges() {
    #expect(
      name { drawing in
        drawing.role(.badge) { drawing in
          drawing.role(.label) { drawing in
            drawing.named("Swift") { Self.say("S", &$0) }
            Self.say("build", &drawing)
          }
          drawing.role(.message) { Self.say("passing", &$0) }
        }
      } == "Swift build: passing"
    )
    #expect(
      name { drawing in
        drawing.named("the build passes") { Self.badge("build", "passing", &$0) }
      } == "the build passes"
    )
  }

  @Test("An icon is read only where there is no label")
  func icons() {
    func badge(_ label: String?) -> String {
      name { drawing in
        drawing.role(.badge) { drawing in
          drawing.role(.icon) {
            $0.image(DisplayImage(png: [], label: "GitHub"), in: CGRect.zero)
          }
          if let label { drawing.role(.label) { Self.say(label, &$0) } }
          drawing.role(.message) { Self.say("1.2k", &$0) }
        }
      }
    }
    #expect(badge("stars") == "stars: 1.2k")
    #expect(badge(nil) == "GitHub: 1.2k")
    #expect(badge("") == "GitHub: 1.2k")
  }

  @Test("A picture outside of badges has its label as its name")
  func pictures() {
    #expect(
      name { drawing in
        Self.say("Logo", &drawing)
        drawing.image(DisplayImage(png: [], label: "a bird"), in: CGRect.zero)
        drawing.image(DisplayImage(png: [], label: ""), in: CGRect.zero)
        Self.say("end", &drawing)
      } == "Logo, a bird, end"
    )
  }

  @Test("Labels are read first, even where they are drawn last or deeper")
  func order() {
    #expect(
      name { drawing in
        drawing.role(.badge) { drawing in
          drawing.group(.beginOpacity(0.5)) { drawing in
            drawing.role(.message) { Self.say("passing", &$0) }
          }
          drawing.group(.beginOpacity(0.5)) { drawing in
            drawing.role(.label) { Self.say("build", &$0) }
          }
          Self.say("!", &drawing)
        }
        Self.say("next", &drawing)
      } == "build: passing !, next"
    )
  }

  @Test("The label of another badge is not taken for that of this one")
  func otherLabels() {
    #expect(
      name { drawing in
        drawing.role(.badge) { drawing in drawing.role(.message) { Self.say("one", &$0) } }
        Self.badge("two", "three", &drawing)
      } == "one, two: three"
    )
    #expect(
      name { drawing in
        drawing.role(.badge) { drawing in
          drawing.role(.message) { drawing in
            Self.badge("inner", "a", &drawing)
            Self.say("outer", &drawing)
          }
        }
      } == "inner: a outer"
    )
  }

  @Test("Parts that a style draws twice, and shadows of texts, are read once")
  func shadows() {
    #expect(
      name { drawing in
        drawing.role(.badge) { drawing in
          for offset in [1.0, 0] {
            drawing.role(.label) { $0.text("build", x: 5, y: 14 + offset, width: 26) }
            drawing.role(.message) { $0.text("ok", x: 45, y: 14 + offset, width: 12) }
          }
        }
      } == "build: ok"
    )
    #expect(
      name { drawing in
        drawing.text("ok", x: 5, y: 15, width: 12)
        drawing.text("ok", x: 5, y: 14, width: 12)
        drawing.text("ok", x: 25, y: 14, width: 12)
      } == "ok ok"
    )
  }

  @Test("Runs that touch on a line are one word, in both directions")
  func adjoining() {
    #expect(
      name { drawing in
        drawing.text("foo", x: 0, y: 14, width: 20)
        drawing.text("bar", x: 20, y: 14, width: 18)
        drawing.text("baz", x: 38, y: 30, width: 18)
      } == "foobar baz"
    )
    #expect(
      name { drawing in
        drawing.text("של", x: 30, y: 14, width: 20)
        drawing.text("ום", x: 10, y: 14, width: 20)
      } == "שלום"
    )
  }

  @Test("What nobody sees is not read")
  func invisible() {
    #expect(
      name { drawing in
        drawing.group(.beginOpacity(0)) { Self.say("hidden", &$0) }
        Self.say("seen", &drawing)
      } == "seen"
    )
  }

  @Test("Links, hints, clips and transforms say nothing themselves")
  func others() {
    #expect(
      name { drawing in
        drawing.link("https://example.com") { drawing in
          drawing.help("opens") { drawing in
            drawing.group(.beginClip(.rectangle(.zero))) { Self.badge("a", "b", &$0) }
          }
        }
      } == "a: b"
    )
  }

  @Test("Parts outside of badges are all read")
  func looseParts() {
    #expect(
      name { drawing in
        drawing.role(.label) { Self.say("a", &$0) }
        drawing.role(.message) { Self.say("b", &$0) }
        drawing.role(.label) { Self.say("c", &$0) }
        drawing.role(.message) { Self.say("d", &$0) }
      } == "a: b c: d"
    )
  }

  @Test("A badge of many empty parts is read in one pass")
  func manyParts() {
    let message: [DisplayItem] = [.beginRole(.message), .end]
    let items = Array(repeating: message, count: 20_000).flatMap { $0 }
    var drawing = Drawing(10, 10)
    drawing.list.items = [.beginRole(.badge)] + items + [.end]
    Self.say("end", &drawing)
    #expect(AccessibleName(of: drawing.list).text == "end")
  }

  @Test("Unbalanced lists are read to their end")
  func unbalanced() {
    #expect(
      AccessibleName(of: Drawing(.end, .beginRole(.badge), .beginRole(.label)).list).text == ""
    )
    var drawing = Drawing(10, 10)
    drawing.list.items = [.end, .beginRole(.badge), .beginRole(.message)]
    Self.say("a", &drawing)
    drawing.list.items += [.end, .beginRole(.label), .end, .beginRole(.label)]
    #expect(AccessibleName(of: drawing.list).text == "a")
  }
}
