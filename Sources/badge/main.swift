import BadgeCommand
import Glibc

var arguments = CommandLine.arguments
// A program may be started without even its own name.
if !arguments.isEmpty { arguments.removeFirst() }
exit(BadgeTool.run(arguments, in: .process()))
