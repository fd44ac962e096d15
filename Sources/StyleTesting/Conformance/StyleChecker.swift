internal import StyleAPI
internal import StyleHost

/// Asks a style for many badges and collects what is wrong with them.
struct StyleChecker {
  private let style: any BadgeStyle
  private(set) var findings: [StyleFinding] = []
  private var known: Set<StyleFinding> = []

  init(_ style: any BadgeStyle) { self.style = style }

  // MARK: Texts

  /// Tries a text in a form, for all targets and in both directions.
  mutating func check(_ sample: StyleSample, _ form: StyleForm) {
    for direction in LayoutDirection.allCases {
      for colorScheme in ColorScheme.allCases {
        var subject = StyleFinding.Subject(form, sample: sample.name)
        subject.colorScheme = colorScheme
        subject.direction = direction
        check(sample, subject)
        // A terminal's colours do not depend on the scheme unless it says which it has.
        guard colorScheme == .light else { continue }
        for depth in ColorDepth.allCases {
          subject.target = .ansi(depth)
          check(sample, subject)
        }
      }
    }
  }

  private mutating func check(_ sample: StyleSample, _ subject: StyleFinding.Subject) {
    do throws(RenderingError) {
      let list = try drawing(of: sample.text, subject)
      let again = try drawing(of: sample.text, subject)
      if list != again { add(.notReproducible, subject) }
      add(DrawingCheck.problems(of: list), subject)
      switch subject.target {
      case .svg:
        let hasText = list.texts.contains { $0.contains { !$0.isWhitespace } }
        let document = SVGRenderer().svg(for: list)
        add(SVGCheck.problems(of: document, hasText: hasText), subject)
      case .ansi(let depth):
        let profile = ColorProfile(depth)
        let renderer = ANSIRenderer(profile: profile, hyperlinks: profile != .none)
        let text = try renderer.text(for: list)
        add(ANSICheck.problems(of: text, profile), subject)
      }
    } catch {
      if sample != .long { add(.notDrawn(error), subject) }
    }
  }

  // MARK: Legibility

  /// Looks at the contrast of a badge in a colour, or in the style's own for nil.
  mutating func checkLegibility(
    of sample: StyleSample,
    _ form: StyleForm,
    tint: StyleTint?,
    sizeCategory: ContentSizeCategory = .large
  ) {
    for colorScheme in ColorScheme.allCases {
      var subject = StyleFinding.Subject(form, sample: sample.name)
      subject.colorScheme = colorScheme
      subject.sizeCategory = sizeCategory
      subject.tint = tint?.name
      do throws(RenderingError) {
        let list = try drawing(of: sample.text, subject, tint?.color)
        for result in TextLegibility.results(of: list, in: colorScheme) { add(result, subject) }
      } catch {
        add(.notDrawn(error), subject)
      }
    }
  }

  private mutating func add(_ result: TextLegibility.Result, _ subject: StyleFinding.Subject) {
    if result.meetsPicture {
      add(.textOnPicture(result.text), subject)
    } else if result.contrast < Contrast.minimum {
      add(
        .lowContrast(
          text: result.text,
          contrast: result.contrast,
          ink: result.ink,
          under: result.under
        ),
        subject
      )
    }
  }

  // MARK: Drawing

  private func drawing(
    of text: String,
    _ subject: StyleFinding.Subject,
    _ tint: Color? = nil
  ) throws(RenderingError) -> DisplayList {
    var environment = EnvironmentValues()
    environment.badgeStyle = style
    environment.colorScheme = subject.colorScheme
    environment.layoutDirection = subject.direction
    environment.sizeCategory = subject.sizeCategory
    environment.badgeTint = tint
    environment.badgeLabelTint = tint
    let drawer = ViewDrawer(target: subject.target, environment: environment)
    return try drawer.displayList(of: subject.form.view(of: text))
  }

  private mutating func add(_ problem: StyleFinding.Problem, _ subject: StyleFinding.Subject) {
    let finding = StyleFinding(subject: subject, problem: problem)
    if known.insert(finding).inserted { findings.append(finding) }
  }

  private mutating func add(_ problems: [StyleFinding.Problem], _ subject: StyleFinding.Subject) {
    for problem in problems { add(problem, subject) }
  }
}

extension StyleFinding.Subject {
  fileprivate init(_ form: StyleForm, sample: String) {
    self.init(
      form: form,
      sample: sample,
      target: .svg,
      colorScheme: .light,
      direction: .leftToRight,
      sizeCategory: .large
    )
  }
}

extension ColorProfile {
  fileprivate init(_ depth: ColorDepth) {
    switch depth {
    case .none: self = .none
    case .ansi16: self = .ansi16
    case .ansi256: self = .ansi256
    case .trueColor: self = .trueColor
    }
  }
}
