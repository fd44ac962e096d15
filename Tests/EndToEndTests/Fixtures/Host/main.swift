import Glibc
import StyleAPI
import StyleHost

// A program of somebody else's that draws in a style of a plugin: the first word is the folder of the
// plugin, the second the program for its process: a path, 'self' or 'none'.
//
// It forgets to become a worker where it is started as one.

let words = CommandLine.arguments
guard words.count == 3 else { exit(64) }
let command: WorkerCommand? =
  switch words[2] {
  case "none": nil
  case "self": .currentProgram
  default: WorkerCommand(program: words[2])
  }
do {
  let place = StyleSearchPath.Entry(path: words[1], origin: .stylePathFlag)
  let styles = WorkerStyleLibrary(
    searchPath: StyleSearchPath(entries: [place]),
    worker: WorkerConfiguration(command: command)
  )
  let neon = try styles.style("neon")
  print(try PlainTextRenderer().render(Badge("build", "passing").badgeStyle(neon)))
} catch {
  let message = Array("\(error)\n".utf8)
  _ = write(STDERR_FILENO, message, message.count)
  exit(69)
}
