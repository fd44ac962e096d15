import Foundation
import TestSupport
import Testing

/// The previews of a plugin in a real terminal, started from a real shell.
@Suite(
  "Previews of a plugin in a terminal",
  .external("the tests that need tmux")
)
struct LivePreviewTmuxTests {
  private func run(
    _ script: String,
    package: LivePreviewPackage? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let package = try package ?? LivePreviewPackage.shared.get()
    try TemporaryFolder.with { folder in
      var environment = LivePreviewPackage.environment
      environment["PLUGIN"] = .some(package.plugin.plainPath)
      environment["SOURCE"] = .some(package.source("GreetingForm").plainPath)
      let result = try TmuxScript(in: folder.url, environment: environment).run(
        """
        start() {
          open 64 20
          tmux send-keys "\\"\\$BADGE\\" preview --plugin \\"\\$PLUGIN\\" $*" Enter
          await ' · light'
        }

        """ + script
      )
      if !result.succeeded {
        Issue.record(
          "\(result.outcome): \(result.output)\(result.errors)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  @Test("take text into a field, presses of a button, and a sheet that opens and closes")
  func session() throws {
    try run(
      """
      start
      await 'form (1 of 12)'
      await '[Your name'
      await 'q quit'
      # The field has the focus, and takes letters that are commands elsewhere.
      tmux send-keys Tab
      await '^Q quit'
      tmux send-keys 'Ada q?[]'
      await '<Ada q?[]'
      tmux send-keys BSpace BSpace BSpace BSpace BSpace
      await '<Ada '
      await '!' 'Ada q'
      # The toggle by the space bar, the button by return.
      tmux send-keys Tab Space
      await '<x> Loud'
      tmux send-keys Tab
      await '< Greet >'
      await '↵ Greet'
      tmux capture-pane -e -p | grep -F '< Greet >' | grep -q '38;2;' || fail 'no colour of focus'
      tmux send-keys Enter
      await 'Hello Ada! Greeted 1 times'
      tmux send-keys Enter
      await 'Greeted 2 times'
      # A sheet, which is closed by the escape key, and by a button in it.
      tmux send-keys Tab Enter
      await 'Start again from zero?'
      tmux send-keys Escape
      await '!' 'Start again from zero?'
      await '< Ask >'
      tmux send-keys Enter
      await 'Start again from zero?'
      tmux send-keys Tab
      await '< Yes >'
      tmux send-keys Enter
      await '!' 'Greeted'
      # A smaller window: the field follows it, and the rest is scrolled to.
      tmux resize-window -x 40 -y 8
      awaitRow 8 'form (1 of 12) · light'
      awaitRow 3 '[Ada'
      screen | sed -n 3p | grep -qE '^  \\[Ada {31}\\]$' || fail 'the field is too wide'
      tmux send-keys PageDown
      await 'greeted'
      tmux resize-window -x 64 -y 20
      awaitRow 20 'form (1 of 12)'
      # What was typed outlives other surroundings.
      tmux send-keys C-t
      await '· dark'
      await '[Ada'
      tmux send-keys C-r
      await '[Your name'
      tmux send-keys q
      finish
      """
    )
  }

  @Test("change by themselves")
  func clock() throws {
    try run(
      """
      start
      tmux send-keys ']'
      await 'clock (2 of 12)'
      await 'queue 7'
      await '!' 'timer 0'
      await '!' 'task 0'
      tmux send-keys q
      finish
      """
    )
  }

  @Test(
    "are left by Control-Q while text is typed, and by Control-C at any time",
    arguments: ["q", "c"]
  )
  func leaving(key: String) throws {
    try run(
      """
      start
      tmux send-keys Tab abc
      await '<abc'
      tmux send-keys C-\(key)
      finish
      """
    )
  }

  @Test("leave the terminal as it was, whatever ends badge", arguments: ["TERM", "HUP", "KILL"])
  func ended(signal: String) throws {
    // Nobody can clean up after SIGKILL, but the process of the preview ends with badge.
    try run(
      """
      start
      child=$(child $(program))
      [ -d /proc/$child ] || fail 'the preview has no process of its own'
      kill -\(signal) $(program)
      \(signal == "KILL" ? "" : "finish")
      i=0
      while [ -d /proc/$child ] && ! grep -q '^State:.Z' /proc/$child/status; do
        [ $i -lt 100 ] || { echo "the process of the preview goes on"; exit 1; }
        i=$((i+1)); sleep 0.05
      done
      tmux kill-server || true
      """
    )
  }

  @Test("that crash, hang or exit are told beneath the last drawing, and can be started again")
  func faults() throws {
    try run(
      """
      start faults
      await 'all is well'
      tmux send-keys Tab Enter
      await 'crashed while its preview was shown (SIG'
      await 'all is well'
      await 'above is the last good drawing'
      await 'wrong'
      tmux send-keys C-r
      await '!' 'crashed'
      tmux send-keys Tab Tab Enter
      await 'not finish within 2.0 seconds'
      tmux send-keys C-r
      await '!' 'not finish'
      tmux send-keys Tab Tab Tab Enter
      await 'called exit(3)'
      tmux send-keys C-r
      await '!' 'called exit'
      tmux send-keys Tab Tab Tab Tab Enter
      await 'a timer went off'
      # Somebody else ends it.
      tmux send-keys C-r
      await '!' 'timer went'
      kill -9 $(child $(program))
      await 'SIGKILL'
      tmux send-keys q
      finish
      """
    )
  }

  @Test("are built and loaded again when a source changes, and stay while it is wrong")
  func watch() throws {
    try TemporaryFolder.with { scratch in
      try run(
        """
        start --watch
        await 'Greetings'
        tmux send-keys Tab abc
        await '<abc'
        sed -i 's/"Greetings"/"Welcome"/' "$SOURCE"
        await 'building'
        await 'Welcome'
        # It sleeps while others build: less than a second of work, in hundredths.
        set -- $(cat /proc/$(program)/stat)
        [ $((${14} + ${15})) -lt 100 ] || fail "it has worked for ${14} and ${15} hundredths"
        await '[Your name'
        # The compiler's first error, beneath what still works.
        tmux send-keys Tab def
        await '<def'
        sed -i 's/Text("Welcome")/Txt("Welcome")/' "$SOURCE"
        await 'Sources/LivePreviews/GreetingForm.swift:12:7: error: cannot'
        await "find 'Txt' in scope"
        await 'Welcome'
        tmux send-keys ghi
        await '<defghi'
        sed -i 's/Txt("Welcome")/Text("Third")/' "$SOURCE"
        await 'Third'
        await '!' 'error:'
        # Somebody else builds: the file alone changes.
        cp "$PLUGIN" good.so
        cp good.so "$PLUGIN"
        tmux send-keys Tab xyz
        await '<xyz'
        cp good.so "$PLUGIN.new"
        mv "$PLUGIN.new" "$PLUGIN"
        await '[Your name'
        head -c 5000 good.so >"$PLUGIN"
        await 'the file is'
        await 'Third'
        cp good.so "$PLUGIN"
        await '!' 'the file is'
        tmux send-keys q
        finish
        """,
        package: LivePreviewPackage(in: scratch.url)
      )
    }
  }
}
