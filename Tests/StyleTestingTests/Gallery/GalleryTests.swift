import Foundation
import StyleAPI
import StyleHost
import Testing

/// That the pictures of the documentation are what the code draws.
///
/// Scripts/make-contact-sheet remakes them.
@Suite struct GalleryTests {
  @Test(arguments: BundledStyles.names, ["light", "dark"])
  func `the contact sheets are fresh`(name: String, scheme: String) throws {
    var environment = EnvironmentValues()
    environment.badgeStyle = try BundledStyles.style(named: name)
    environment.colorScheme = scheme == "dark" ? .dark : .light
    ImagesFolder.assertFile("contact-sheet-\(name)-\(scheme).svg") {
      try SVGRenderer().render(ContactSheet(), environment: environment)
    }
  }

  @Test(arguments: BundledStyles.names, [TerminalBackground.light, .dark])
  func `the contact sheets for terminals are fresh`(
    name: String,
    background: TerminalBackground
  ) throws {
    let style = try BundledStyles.style(named: name)
    ImagesFolder.assertFile("contact-sheet-\(name)-\(background).ansi") {
      try ContactSheet.terminalText(style: style, background: background)
    }
  }

  @Test(arguments: try ImageCommand.all())
  func `the README's pictures are what their commands say`(command: ImageCommand) throws {
    ImagesFolder.assertFile(command.output) { try command.draw() }
  }

  @Test(.enabled(if: Tool.knows("--color")), arguments: try ImageCommand.all())
  func `the tool draws the README's pictures`(command: ImageCommand) throws {
    let folder = try TemporaryFolder()
    try Tool.run(command.arguments, writing: folder.path + "/" + command.output)
    #expect(
      try folder.text(of: command.output)
        == String(contentsOfFile: "\(ImagesFolder.path)/\(command.output)", encoding: .utf8)
    )
  }

  @Test func `messages have as many characters as the sheet says`() {
    for script in ContactSheet.scripts {
      for length in ContactSheet.lengths { #expect(script.message(of: length).count == length) }
    }
  }
}
