import BadgeCommand
import Glibc

// Where a plugin is to run in a process of its own, this program is that process, and nothing else is
// to be there before it has given up its rights.
BadgeTool.becomeWorkerIfAsked()
exit(BadgeTool.run(Array(CommandLine.arguments.dropFirst()), in: .process()))
