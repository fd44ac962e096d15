import Foundation
import TestSupport
import Testing

/// The preview in a real terminal, started from a real shell.
@Suite(
  .external("the tests that need tmux")
)
struct PreviewTmuxTests {
  private static let start = """
    start() {
      open 70 16
      tmux send-keys '"$BADGE" preview --scene a.json --watch' Enter
      await 'a.json · light'
    }

    """

  private static let scene = """
    { "content": { "vstack": [ { "label": "build", "message": "passing" }, { "text": "日本語" } ] } }
    """

  private func run(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try TestFolder(["a.json": Self.scene])
    let result = try TmuxScript(in: folder.url).run(Self.start + script)
    #expect(
      result.succeeded,
      "\(result.outcome): \(result.output)\(result.errors)",
      sourceLocation: sourceLocation
    )
  }

  @Test("A scene is shown, follows its file and the window, and quits")
  func session() throws {
    try run(
      """
      start
      await passing
      await 日本語
      tmux capture-pane -e -p | grep -q '48;2;' || fail 'no colours'
      # Another content.
      sed 's/passing/failing/' a.json >new && mv new a.json
      await failing
      # Wrong: the last drawing stays.
      sed 's/"message"/"mesage"/' a.json >new && cp a.json good && mv new a.json
      await "did you mean 'message'?"
      await failing
      await 'above is the last good drawing'
      # Right again.
      sed 's/failing/fixed/' good >a.json
      await fixed
      await '!' "did you mean"
      # Another window.
      tmux resize-window -x 40 -y 8
      awaitRow 8 'a.json · '
      await fixed
      tmux send-keys C-t
      await 'a.json · dark'
      tmux capture-pane -e -p | grep -q '48;2;0;0;0' || fail 'no dark surroundings'
      tmux send-keys C-g
      await 'ar_EG'
      # The size is compared with the mode.
      tmux resize-window -x 70 -y 16
      awaitRow 16 'a.json · '
      tmux send-keys q
      finish
      """
    )
  }

  @Test("A preview that is stopped gives the terminal to the shell, and takes it back")
  func stopped() throws {
    try run(
      """
      start
      tmux send-keys C-z
      await 'ready>'
      tmux send-keys 'stty -a >stopped; cmp before stopped && echo the" same"' Enter
      await 'the same'
      tmux send-keys 'clear; fg' Enter
      await passing
      await '!' 'fg'
      tmux send-keys q
      finish
      """
    )
  }

  @Test(
    "Whatever ends the preview, the terminal is as before",
    arguments: ["TERM", "INT", "HUP", "QUIT", "SEGV", "ABRT", "BUS"]
  )
  func ended(signal: String) throws {
    try run(
      """
      start
      kill -\(signal) $(program)
      finish
      """
    )
  }

  @Test("The scene may come from a pipe, since keys come from the terminal")
  func pipe() throws {
    try run(
      """
      open 70 16
      tmux send-keys 'cat a.json | "$BADGE" preview --scene -' Enter
      await 'standard input · light'
      await passing
      tmux send-keys q
      finish
      """
    )
  }
}
