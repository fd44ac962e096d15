import Foundation
import TestSupport
import Testing

@testable import BadgeCommand

/// The question about a plugin, asked in a real terminal.
@Suite(
  .external("the tests that need tmux")
)
struct TrustTmuxTests {
  /// A server of tmux for one shell, and a way to wait for the screen.
  private static let helpers = """
    tmux() { command tmux -S socket -u -f /dev/null "$@"; }
    fail() { echo "$1"; tmux capture-pane -p; tmux kill-server; exit 1; }
    await() {
      i=0
      until tmux capture-pane -p | grep -qF -- "$1"; do
        [ $i -lt 200 ] || fail "waited for: $1"
        i=$((i+1)); sleep 0.05
      done
    }
    tmux new-session -d -x 120 -y 40 "exec env PS1='ready> ' sh" || exit 1
    await 'ready>'
    type() { tmux send-keys "$1" Enter; }

    """

  private func run(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try TestFolder(["styles/x": "", "in.json": #"{ "content": { "text": "hi" } }"#])
    try FileManager.default.copyItem(
      at: BuiltTool.products.appending(path: "libFancyBadge.so"),
      to: folder.url.appending(path: "styles/libFancyBadge.so")
    )
    var variables = BuiltProducts.isolation(home: folder.url)
    variables["BADGE"] = .some(BuiltProducts.badge.plainPath)
    variables["BADGE_STYLE_PATH"] = .some(folder.path("styles"))
    variables["TMUX"] = .some(nil)
    let result = try ChildProcess(
      "/bin/sh",
      ["-c", Self.helpers + script + "\ntmux kill-server"],
      environment: variables,
      folder: folder.url
    ).run()
    #expect(
      result.succeeded,
      "\(result.outcome): \(result.output)\(result.errors)",
      sourceLocation: sourceLocation
    )
  }

  @Test("A yes is remembered, though the input is a scene and the output a file")
  func yes() throws {
    try run(
      """
      type '"$BADGE" render --scene - --style fancy -o a.svg <in.json; echo fir""st $?'
      await 'Trust this plugin? [y/N]'
      [ ! -e a.svg ] || fail 'drawn before the answer'
      type y
      await 'first 0'
      [ -e a.svg ] || fail 'not drawn'
      type '"$BADGE" render a b --style fancy -o b.svg; echo sec""ond $?'
      await 'second 0'
      [ "$(tmux capture-pane -p | grep -c Trust)" = 1 ] || fail 'asked again'
      """
    )
  }

  @Test("A no refuses the plugin, and is asked again")
  func no() throws {
    try run(
      """
      type '"$BADGE" render a b --style fancy -o a.svg; echo fir""st $?'
      await 'Trust this plugin? [y/N]'
      type ''
      await 'the plugin was not trusted'
      await 'first 69'
      type '"$BADGE" render a b --style fancy -o a.svg; echo sec""ond $?'
      i=0
      until [ "$(tmux capture-pane -p | grep -c 'Trust this')" = 2 ]; do
        [ $i -lt 200 ] || fail 'not asked again'
        i=$((i+1)); sleep 0.05
      done
      tmux send-keys C-c
      await '^C'
      [ ! -e a.svg ] || fail 'drawn'
      """
    )
  }

  @Test("Nobody is asked in CI, nor where messages go elsewhere, nor in the background")
  func nobody() throws {
    try run(
      """
      type 'CI=1 "$BADGE" render a b --style fancy -o a.svg; echo fir""st $?'
      await 'first 69'
      type '"$BADGE" render a b --style fancy -o a.svg 2>messages; echo sec""ond $?'
      await 'second 69'
      grep -q 'is not trusted yet' messages || fail 'no message'
      type 'set -m; "$BADGE" render a b --style fancy -o a.svg & wait $!; echo thi""rd $?'
      await 'third 69'
      """
    )
  }
}
