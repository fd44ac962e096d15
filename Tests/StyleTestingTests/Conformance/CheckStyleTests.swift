import StyleAPI
import StyleHost
@testable import StyleTesting
import Synchronization
import Testing

@Suite struct CheckStyleTests {
  private static let word = [StyleSample("a word", "word")]

  private func problems(
    _ style: any BadgeStyle,
    samples: [StyleSample] = word,
    tints: [StyleTint] = []
  ) -> [StyleFinding.Problem] {
    checkStyle(style, samples: samples, tints: tints).map(\.problem)
  }

  @Test func `the plain style has no findings`() { assertStyle(.plain) }

  // MARK: Bad styles

  private struct Faint: BadgeStyle {
    func makeBody(_ label: AnyView) -> some View {
      label.foregroundStyle(Color(white: 0.6)).background(Color.white)
    }
  }

  @Test func `text that cannot be read is found, once for each form, scheme and size`() throws {
    let findings = checkStyle(Faint(), samples: Self.word, tints: [])
    #expect(findings.count == StyleForm.allCases.count * 2 * 3 * ContentSizeCategory.allCases.count)
    let finding = try #require(findings.first)
    guard case .lowContrast(let text, let contrast, let ink, let under) = finding.problem else {
      Issue.record("\(finding)")
      return
    }
    #expect(text == "badge")
    #expect((2.8...2.9).contains(contrast))
    #expect(ink.red == 0.6 && under.red == 1)
    #expect(
      finding.description == """
        corner badge of a word as SVG in size extraSmall: 'badge' is #999999 on #ffffff, a \
        contrast of 2.84 where text needs 4.5; LegiblePlate makes colours that have it
        """
    )
  }

  private struct Tinted: BadgeStyle {
    @Environment(\.badgeTint) private var tint
    func makeBody(_ label: AnyView) -> some View {
      label.foregroundStyle(Color.white).background(tint ?? .black)
    }
  }

  @Test func `tints on which text cannot be read are found`() {
    let tints = [StyleTint("navy", Color(hex: 0x000080)), StyleTint("yellow", .yellow)]
    let findings = checkStyle(Tinted(), samples: [], tints: tints)
    #expect(Set(findings.map(\.subject.tint)) == ["yellow"])
    #expect(Set(findings.map(\.subject.colorScheme)) == [.light, .dark])
  }

  private struct Glossy: BadgeStyle {
    func makeBody(_ label: AnyView) -> some View {
      label
        .foregroundStyle(Color.white)
        .background(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
    }
  }

  @Test func `a gloss below letters is found though the plate is dark`() {
    #expect(!problems(Glossy()).isEmpty)
  }

  private struct Fickle: BadgeStyle {
    static let count = Mutex(0)
    func makeBody(_ label: AnyView) -> some View {
      let width = Self.count.withLock { count in
        count += 1
        return Double(count)
      }
      label.padding(.leading, width)
    }
  }

  @Test func `a drawing that is not the same twice is found`() {
    #expect(Set(problems(Fickle())) == [.notReproducible])
  }

  private struct Huge: BadgeStyle {
    func makeBody(_ label: AnyView) -> some View { label.frame(width: 2_000_000) }
  }

  @Test func `a drawing that is too large is found, but for the longest text`() {
    #expect(!problems(Huge()).isEmpty)
    let texts = checkStyle(Huge(), samples: [.long], tints: []).filter {
      $0.subject.sample == StyleSample.long.name
    }
    #expect(texts == [])
  }

  @Test func `all kinds of text are tried`() {
    let texts = StyleSample.corpus.map(\.text)
    #expect(texts.contains(""))
    #expect(texts.contains { $0.count == 1 })
    #expect(texts.contains { $0.count == 200 })
    #expect(texts.contains { $0.count == 10_000 })
    for scalar in [
      "\u{1B}", "\u{9B}", "\u{202E}", "\n", "\t", "<", "&", "\"", "'", "\u{0}", "\u{200D}",
      "\u{FE0F}",
    ] {
      #expect(texts.contains { $0.unicodeScalars.contains(Unicode.Scalar(scalar) ?? "?") })
    }
    #expect(Set(StyleSample.corpus.map(\.name)).count == texts.count)
  }

  @Test func `all kinds of colours are tried`() {
    let names = StyleTint.table.map(\.name)
    #expect(names.count > 200)
    #expect(Set(names).count == names.count)
    for name in [
      "brightgreen", "informational", "rebeccapurple", "transparent",
      "#777777".replacing("777777", with: "7c7c7c"), "#fefefe", "#010101", "white at 50 %",
    ] {
      #expect(names.contains(name))
    }
  }

  @Test func `an assertion tells the findings`() {
    withKnownIssue {
      assertStyle(Faint(), samples: [], tints: [])
    } matching: {
      let comment = $0.comments.first?.rawValue ?? ""
      let lines = comment.split(separator: "\n")
      return lines.first == "Faint has 288 findings:" && lines.count == 5
        && lines[1].hasPrefix("- corner badge") && lines[1].hasSuffix("(and 71 like it)")
    }
  }

  @Test(arguments: [
    StyleFinding.Problem.notReproducible, .notFinite, .missingRole, .missingTitle, .missingLabel,
    .outsideInk(x: 1, y: 2, width: 3, height: 4), .textOnPicture("a"), .forbiddenElement("script"),
    .illFormedSVG(reason: "x", offset: 3), .forbiddenAttribute("a", element: "b"),
    .forbiddenStyleSheet("x"), .foreignReference("x"), .danglingReference("x"),
    .repeatedIdentifier("x"), .foreignControl("\u{1B}", row: 1), .rowNotReset(1),
    .colorWithoutColors(row: 1), .tooManyColors(row: 1),
    .notDrawn(.tooLarge(width: 1e6, height: 1)),
  ])
  func `every finding is an English phrase without control characters`(
    problem: StyleFinding.Problem
  ) {
    #expect(problem.description.count > 15)
    #expect(!problem.description.unicodeScalars.contains { $0.value < 0x20 })
  }
}
