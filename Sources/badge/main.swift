import BadgeCommand
import Glibc

// Where a plugin is to run in a process of its own, this program is that process, and nothing else is
// to be there before it has given up its rights.
BadgeTool.becomeWorkerIfAsked()
var arguments = CommandLine.arguments
// A program may be started without even its own name.
if !arguments.isEmpty { arguments.removeFirst() }
exit(BadgeTool.run(arguments, in: .process()))
