import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

/// The completion scripts in the shells that they are for.
///
/// Each test stands in a folder with some files, and its `PATH` has a `ship` that prints carriers.
@Suite(
  "Completion in the shells",
  .external("tests that need zsh, fish and groff")
)
struct ShellTests {
  static let stub = """
    #!/bin/sh
    [ "$*" = "carrier list --names" ] || exit 1
    printf 'DHL\\tyellow: red\\nPost Nord\\tblue\\nair:fast\\n$(touch pwned)\\n'

    """

  @Test("The scripts have no syntax errors", arguments: CompletionShell.allCases)
  func syntax(shell: CompletionShell) throws {
    try withScript(of: shell) { folder, script in
      let result = try Tool.run([shell.rawValue, "-n", script], in: folder)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
    }
  }

  // MARK: bash

  /// A line, and the words into which bash cuts it.
  static let bashCases: [(line: String, words: [String], replies: [String])] = [
    ("ship ", ["ship", ""], ["send", "track", "carrier", "completions", "help"]),
    ("ship car", ["ship", "car"], ["carrier"]),
    ("ship deb", ["ship", "deb"], []),
    ("ship carriers l", ["ship", "carriers", "l"], ["list"]),
    ("ship help carrier ", ["ship", "help", "carrier", ""], ["list", "add"]),
    ("ship send --si", ["ship", "send", "--si"], ["--size"]),
    ("ship --co", ["ship", "--co"], ["--color", "--config"]),
    ("ship --color never send --wei", ["ship", "--color", "never", "send", "--wei"], ["--weight"]),
    ("ship send --size ", ["ship", "send", "--size", ""], ["small", "medium", "large"]),
    ("ship send --size=", ["ship", "send", "--size", "="], ["small", "medium", "large"]),
    ("ship send --size=la", ["ship", "send", "--size", "=", "la"], ["large"]),
    ("ship send --weight ", ["ship", "send", "--weight", ""], []),
    (
      "ship send --carrier ", ["ship", "send", "--carrier", ""],
      ["DHL", #"Post\ Nord"#, "air:fast", #"\$\(touch\ pwned\)"#]
    ),
    ("ship send --carrier air:", ["ship", "send", "--carrier", "air", ":"], ["fast"]),
    ("ship send --carrier=air:f", ["ship", "send", "--carrier", "=", "air", ":", "f"], ["fast"]),
    (#"ship send --carrier "Po"#, ["ship", "send", "--carrier", #""Po"#], ["Post Nord"]),
    ("ship send -o ", ["ship", "send", "-o", ""], ["a.svg", "my file.svg", "pictures"]),
    ("ship send -o my", ["ship", "send", "-o", "my"], ["my file.svg"]),
    (#"ship send -o my\ f"#, ["ship", "send", "-o", #"my\ f"#], ["my file.svg"]),
    ("ship send -o pictures/", ["ship", "send", "-o", "pictures/"], ["pictures/c.PNG"]),
    ("ship send -o ~/a", ["ship", "send", "-o", "~/a"], ["~/a.svg"]),
    ("ship send --output=pict", ["ship", "send", "--output", "=", "pict"], ["pictures"]),
    ("ship send --folder ", ["ship", "send", "--folder", ""], ["pictures"]),
    (
      "ship send -b ", ["ship", "send", "-b", ""],
      ["a.svg", "b.txt", "completion.bash", "conf.json", "my file.svg", "pictures", "ship"]
    ),
    ("ship send --express --e", ["ship", "send", "--express", "--e"], []),
    ("ship send --insured --no", ["ship", "send", "--insured", "--no"], []),
    ("ship send --tag=a --ta", ["ship", "send", "--tag", "=", "a", "--ta"], ["--tag"]),
    ("ship send -v --verb", ["ship", "send", "-v", "--verb"], ["--verbose"]),
    (
      "ship carrier add --key k DHL ", ["ship", "carrier", "add", "--key", "k", "DHL", ""],
      ["road", "rail", "air"]
    ),
    ("ship carrier add -5 r", ["ship", "carrier", "add", "-5", "r"], ["road", "rail"]),
    ("ship send -- --si", ["ship", "send", "--", "--si"], []),
    ("  ship   completions   z", ["ship", "completions", "z"], ["zsh"]),
  ]

  @Test("bash completes", arguments: bashCases)
  func bash(line: String, words: [String], replies: [String]) throws {
    try withScript(of: .bash) { folder, script in
      let program = """
        source "$1"
        COMP_LINE=$2 COMP_POINT=${#2} COMP_WORDS=("${@:3}") COMP_CWORD=$(($# - 3))
        _ship
        for reply in "${COMPREPLY[@]}"; do echo "$reply"; done
        """
      let result = try Tool.run(
        ["bash", "-c", program, "bash", script, line] + words,
        environment: environment(folder),
        in: folder
      )
      #expect(result.errors.isEmpty)
      let lines = result.output.split(separator: "\n").map(String.init)
      // What is read from a folder has no order of its own.
      #expect(lines == replies || lines.sorted() == replies.sorted() && line.contains("-"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "pwned").path()))
    }
  }

  // MARK: fish

  static let fishCases: [(line: String, completions: [String])] = [
    (
      "ship ",
      [
        "send\tSend one parcel.", "track\tTell where parcels are.", "carrier\tManage carriers.",
        "completions\tPrint a completion script.", "help\tShow the help of a subcommand.",
      ]
    ),
    ("ship carriers ", ["list\tList the carriers.", "add\tAdd a carrier."]),
    ("ship help carrier l", ["list\tList the carriers."]),
    ("ship send --si", ["--size\tHow large the parcel is."]),
    ("ship --color never send --wei", ["--weight\tHow heavy the parcel is."]),
    (
      "ship send --size ",
      [
        "small\tFits through a letter box.",
        "medium\tFits under an arm; at most 60 cm long, 40 cm wide and 20 cm high.",
        "large\tEverything else.",
      ]
    ),
    ("ship send --size=la", ["--size=large\tEverything else."]),
    ("ship send --carrier D", ["DHL\tyellow: red"]),
    ("ship send -o pict", ["pictures/\tWrite the label to a file."]),
    ("ship send --output=pictures/", ["--output=pictures/c.PNG\tWrite the label to a file."]),
    ("ship send --folder ", ["pictures/\tDirectory"]),
    ("ship send -b b", ["b.txt"]),
    ("ship carrier add --key k DHL ", ["road", "rail", "air"]),
    ("ship carrier add --key k ", []),
    ("ship completions z", ["zsh"]),
    ("ship send ", []),
  ]

  @Test("fish completes", arguments: fishCases)
  func fish(line: String, completions: [String]) throws {
    try withScript(of: .fish) { folder, script in
      let result = try Tool.run(
        ["fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line],
        environment: environment(folder),
        in: folder
      )
      #expect(result.errors.isEmpty)
      #expect(result.output.split(separator: "\n").map(String.init) == completions)
    }
  }

  // MARK: zsh

  /// Lines, and what Tab makes of them.
  static let zshCases: [(line: String, completed: String)] = [
    ("ship car", "ship carrier "),
    ("ship carriers a", "ship carriers add "),
    ("ship help carrier l", "ship help carrier list "),
    ("ship send --si", "ship send --size="),
    ("ship send --ex", "ship send --express "),
    ("ship send -x --no-", "ship send -x --no-insured "),
    ("ship --color never send --wei", "ship --color never send --weight="),
    ("ship send --size=la", "ship send --size=large "),
    ("ship send --size me", "ship send --size medium "),
    ("ship send --carrier Po", #"ship send --carrier Post\ Nord "#),
    ("ship send --carrier air", "ship send --carrier air:fast "),
    ("ship send -o my", #"ship send -o my\ file.svg "#),
    ("ship send --output=pict", "ship send --output=pictures/"),
    ("ship send --output=pictures/", "ship send --output=pictures/c.PNG "),
    ("ship send --folder ", "ship send --folder pictures/"),
    ("ship send -b b.", "ship send -b b.txt "),
    ("ship carrier add --key k DHL ra", "ship carrier add --key k DHL rail "),
    ("ship completions z", "ship completions zsh "),
    ("ship send ", "ship send "),
  ]

  /// Types lines into a zsh on a terminal of its own, presses Tab, and prints what became of each.
  static let zshProgram = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "PS1= RPS1=; stty -echo; autoload -Uz compinit; compinit -u -D; source ${(q)1}"
    zpty -w shell 'complete-and-tell() { zle complete-word; print -r -- "<<$BUFFER>>"; BUFFER=; }'
    zpty -w shell 'zle -N complete-and-tell; bindkey "^X" complete-and-tell; print READ""Y'
    zpty -r shell output '*READY*'
    for line in "${@:2}"; do
      zpty -w -n shell "$line"$'\\x18'
      zpty -r shell output '*<<*>>*'
      output=${output##*<<}
      print -r -- "${output%%>>*}|"
    done
    zpty -d shell
    """

  @Test("zsh completes")
  func zsh() throws {
    try withScript(of: .zsh) { folder, script in
      let result = try Tool.run(
        ["zsh", "-f", "-c", Self.zshProgram, "zsh", script] + Self.zshCases.map(\.line),
        environment: environment(folder),
        in: folder
      )
      let completed = result.output.split(separator: "|\n").map(String.init)
      #expect(completed.count == Self.zshCases.count)
      for (completed, testCase) in zip(completed, Self.zshCases) {
        #expect(completed == testCase.completed)
      }
    }
  }

  // MARK: Manual

  @Test("groff and man read the manual page without a warning")
  func manual() throws {
    let page = ManualPage(root: SampleTool.root, date: "March 3, 2026").source
    try Tool.withFolder(["ship.1": page]) { folder in
      let groff = try Tool.run(["groff", "-mdoc", "-ww", "-z", "-Tutf8", "ship.1"], in: folder)
      #expect(groff.status == 0)
      #expect(groff.errors.isEmpty)
      let man = try Tool.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "./ship.1"],
        environment: ["MANPAGER": "cat", "MAN_KEEP_FORMATTING": "", "MANWIDTH": "80"],
        in: folder
      )
      #expect(man.errors.isEmpty)
      #expect(man.output.contains("ship send [options] --batch file"))
      #expect(man.output.contains("--output file"))
    }
  }

  // MARK: Surroundings

  private func withScript(
    of shell: CompletionShell,
    body: (URL, String) throws -> Void
  ) throws {
    let name = "completion.\(shell.rawValue)"
    let files = [
      name: shell.completionScript(for: SampleTool.root), "ship": Self.stub, "a.svg": "",
      "b.txt": "", "my file.svg": "", "conf.json": "", "pictures/c.PNG": "",
    ]
    try Tool.withFolder(files) { folder in
      try body(folder, folder.appending(path: name).path(percentEncoded: false))
    }
  }

  private func environment(_ folder: URL) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let place = folder.path(percentEncoded: false)
    return ["PATH": "\(place):\(path)", "HOME": place, "TERM": "dumb", "LC_ALL": "C.UTF-8"]
  }
}
