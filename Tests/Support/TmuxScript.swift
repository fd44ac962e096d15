package import Foundation

/// A shell script that drives a program in a real terminal, started from a real shell, by tmux(1).
package struct TmuxScript {
  /// The folder that the shell in the terminal stands in, and the user's home.
  private let folder: URL
  private let environment: [String: String?]

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
      while [ $i -lt 400 ]; do
        if [ "$1" = '!' ]; then screen | grep -qF -- "$2" || return 0
        else screen | grep -qF -- "$1" && return 0; fi
        i=$((i+1)); sleep 0.05
      done
      fail "waited for: $*"
    }
    # Waits until a row of the screen, from the top or with '$' the last one, has a text.
    awaitRow() {
      i=0
      until screen | sed -n "$1p" | grep -qF -- "$2"; do
        [ $i -lt 400 ] || fail "waited for row $1: $2"
        i=$((i+1)); sleep 0.05
      done
    }
    # Opens a terminal of so many columns and rows.
    open() {
      tmux new-session -d -x $1 -y $2 "exec env PS1='ready> ' sh" || exit 1
      await 'ready>'
      tmux send-keys 'stty -a >before' Enter
    }
    # The number of a process's only child.
    child() { echo $(cat /proc/$1/task/*/children); }
    # The number of the program that runs in the terminal.
    program() { child $(tmux display -p '#{pane_pid}'); }
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

  /// Makes a script that runs in a folder, with `BADGE` as the path of the tool.
  package init(in folder: URL, environment: [String: String?] = [:]) {
    self.folder = folder
    var variables = BuiltProducts.isolation(home: folder)
    variables["BADGE"] = .some(BuiltProducts.badge.plainPath)
    variables["COLORTERM"] = .some("truecolor")
    variables["TMUX"] = .some(nil)
    // What the runtime would ask on the terminal about a crash.
    variables["SWIFT_BACKTRACE"] = .some("enable=no")
    self.environment = variables.merging(environment) { $1 }
  }

  /// Runs the script; it fails where something that is waited for does not come.
  package func run(_ script: String) throws -> ProcessResult {
    try ChildProcess(
      "/bin/sh",
      ["-c", Self.helpers + script],
      environment: environment,
      folder: folder,
      timeLimit: .seconds(300)
    ).run()
  }
}
