import Foundation
import TestSupport
import Testing

/// The preview in a real terminal, started from a real shell.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["BADGE_EXTERNAL_TESTS"] == "1",
    "set BADGE_EXTERNAL_TESTS=1 to run the tests that need tmux"
  )
)
struct PreviewTmuxTests {
  /// Helpers of every script: a server of tmux for one shell, and ways to wait for the screen.
  ///
  /// A shell runs in the terminal, and between commands its mode is written to a file.
  private static let helpers = """
    tmux() { command tmux -S socket -u -f /dev/null "$@"; }
    screen() { tmux capture-pane -p; }
    fail() { echo "$1"; screen; tmux kill-server; exit 1; }
    # Waits until the screen has a text, or with '!' has it no more.
    await() {
      i=0
      while [ $i -lt 200 ]; do
        if [ "$1" = '!' ]; then screen | grep -qF -- "$2" || return 0
        else screen | grep -qF -- "$1" && return 0; fi
        i=$((i+1)); sleep 0.05
      done
      fail "waited for: $*"
    }
    # Waits until a preview fills a window of some rows: the terminal takes its time.
    awaitRows() {
      i=0
      until screen | sed -n "$1p" | grep -qF 'a.json · '; do
        [ $i -lt 200 ] || fail "waited for $1 rows"
        i=$((i+1)); sleep 0.05
      done
    }
    start() {
      tmux new-session -d -x 70 -y 16 "exec env PS1='ready> ' sh" || exit 1
      await 'ready>'
      tmux send-keys 'stty -a >before; "$BADGE" preview --scene a.json --watch' Enter
      await 'a.json · light'
    }
    # The mode is that of before, and the screen the one on which the shell was.
    finish() {
      await 'ready>'
      tmux send-keys "stty -a >after; echo do''ne" Enter
      await done
      cmp before after || fail 'the mode is another'
      [ "$(tmux display -p '#{alternate_on} #{cursor_flag} #{wrap_flag}')" = '0 1 1' ] ||
        fail "the screen's modes are others"
      tmux kill-server
    }
    """

  private static let scene = """
    { "content": { "vstack": [ { "label": "build", "message": "passing" }, { "text": "日本語" } ] } }
    """

  private func run(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try TestFolder(["a.json": Self.scene])
    var variables = BuiltProducts.isolation(home: folder.url)
    variables["BADGE"] = .some(BuiltProducts.badge.plainPath)
    variables["COLORTERM"] = .some("truecolor")
    variables["TMUX"] = .some(nil)
    // What the runtime would ask on the terminal about a crash.
    variables["SWIFT_BACKTRACE"] = .some("enable=no")
    let result = try ChildProcess(
      "/bin/sh",
      ["-c", Self.helpers + "\n" + script],
      environment: variables,
      folder: folder.url
    ).run()
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
      awaitRows 8
      await fixed
      tmux send-keys C-t
      await 'a.json · dark'
      tmux capture-pane -e -p | grep -q '48;2;0;0;0' || fail 'no dark surroundings'
      tmux send-keys C-g
      await 'ar_EG'
      # The size is compared with the mode.
      tmux resize-window -x 70 -y 16
      awaitRows 16
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
      # The program is the shell's only child.
      kill -\(signal) $(cat /proc/$(tmux display -p '#{pane_pid}')/task/*/children)
      finish
      """
    )
  }

  @Test("The scene may come from a pipe, since keys come from the terminal")
  func pipe() throws {
    try run(
      """
      tmux new-session -d -x 70 -y 16 "exec env PS1='ready> ' sh" || exit 1
      await 'ready>'
      tmux send-keys 'stty -a >before; cat a.json | "$BADGE" preview --scene -' Enter
      await 'standard input · light'
      await passing
      tmux send-keys q
      finish
      """
    )
  }
}
