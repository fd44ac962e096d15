import Glibc

// Does one of the tasks a number of times and nothing else, for counting instructions.
//
//   LiveBenchmark TASK LEAVES TIMES
let arguments = CommandLine.arguments
guard arguments.count == 4, let task = Task(rawValue: arguments[1]),
  let leaves = Int(arguments[2]), leaves >= SampleTree.readers, let times = Int(arguments[3])
else {
  let tasks = Task.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: LiveBenchmark \(tasks) LEAVES TIMES, with at least \(SampleTree.readers) leaves")
  exit(64)
}
try task.run(leaves: leaves, times: times)
