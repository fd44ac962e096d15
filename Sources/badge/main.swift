import BadgeCommand
import Glibc

exit(BadgeTool.run(Array(CommandLine.arguments.dropFirst()), in: .process()))
