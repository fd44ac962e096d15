import BadgeCommand
import Glibc

// Where a plugin is to run in a process of its own, this program is that process, and nothing else is
// to be there before it has given up its rights.
BadgeTool.becomeWorkerIfAsked()
// Swift reads the words from /proc, and finds not even the program's name where that is missing.
let words = CommandLine.argc > 0 ? Array(CommandLine.arguments.dropFirst()) : nil
exit(BadgeTool.run(words, in: .process()))
