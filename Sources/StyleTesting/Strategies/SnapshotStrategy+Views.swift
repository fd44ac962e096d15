public import StyleAPI
public import StyleHost

extension SnapshotStrategy where Value: View {
  /// The SVG document of a view, in the colour scheme of the environment.
  public static var svg: Self {
    Self(name: "svg", pathExtension: "svg") { view, environment in
      try SVGRenderer().render(view, environment: environment)
    }
  }

  /// The SVG document of a view in a colour scheme.
  ///
  /// - Parameters:
  ///   - colorScheme: The surroundings to draw for; it is part of the reference file's name.
  ///   - size: The size that the view is offered in points; nil lengths ask for the ideal one.
  public static func svg(
    _ colorScheme: DrawingColorScheme,
    in size: ProposedViewSize = .unspecified
  ) -> Self {
    Self(name: "svg-\(colorScheme.rawValue)", pathExtension: "svg") { view, environment in
      try SVGRenderer().render(view, environment: environment, colorScheme: colorScheme, in: size)
    }
  }

  /// What a terminal with so many colours is sent for a view: a line a row, escape sequences
  /// written as `\e[1m`.
  ///
  /// - Parameters:
  ///   - profile: The colours of the terminal; they are part of the reference file's name.
  ///   - glyphs: The characters for edges and caps.
  ///   - background: What is known of the terminal's own background. Where it is known, the view is
  ///     drawn in that colour scheme.
  public static func ansi(
    _ profile: ColorProfile,
    glyphs: GlyphSet = .unicode,
    background: TerminalBackground = .unknown
  ) -> Self {
    let renderer = ANSIRenderer(profile: profile, glyphs: glyphs, background: background)
    var name = "ansi-\(profile.rawValue.lowercased())"
    if glyphs != .unicode { name += "-\(glyphs.rawValue)" }
    if background != .unknown { name += "-\(background.rawValue)" }
    return Self(name: name, pathExtension: "txt") { view, environment in
      ReadableText.escape(rows: try renderer.render(view, environment: environment))
    }
  }

  /// A view as plain text, a line a row.
  public static var text: Self {
    Self(name: "text", pathExtension: "txt") { view, environment in
      ReadableText.escape(rows: try PlainTextRenderer().render(view, environment: environment))
    }
  }

  /// What a view draws in an SVG document, as an indented list with a line an item.
  ///
  /// It says what a style meant where the SVG says how it was written down.
  public static var displayList: Self { displayList(for: .svg) }

  /// What a view draws for a target, as an indented list with a line an item.
  ///
  /// - Parameter target: What is drawn; a terminal's is part of the reference file's name.
  public static func displayList(for target: RenderTarget) -> Self {
    let name = target == .svg ? "drawing" : "drawing-cells"
    return Self(name: name, pathExtension: "txt") { view, environment in
      let drawer = ViewDrawer(target: target, environment: environment)
      return ReadableText.dump(of: try drawer.displayList(of: view))
    }
  }
}
