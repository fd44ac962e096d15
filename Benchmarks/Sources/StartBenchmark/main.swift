import Glibc

// How long programs take from start to end, as multiples of the first one. The programs take turns,
// so that all of them have the same share of what else the machine is doing.
//
//   StartBenchmark RUNS PROGRAM [ARGUMENT...] [-- PROGRAM [ARGUMENT...]]...
let words = CommandLine.arguments.dropFirst()
guard let runs = words.first.flatMap({ Int($0) }), runs > 0, words.count > 1 else {
  stop("usage: StartBenchmark RUNS PROGRAM [ARGUMENT...] [-- PROGRAM [ARGUMENT...]]...", code: 64)
}
let programs = words.dropFirst().split(separator: "--").map { ProgramRun(Array($0)) }

var times = programs.map { _ in [ProgramRun.Times]() }
for _ in 0..<runs {
  for (index, program) in programs.enumerated() { times[index].append(program.times()) }
}

let walls = times.map { $0.map(\.wall).sorted()[runs / 2] }
let processors = times.map { $0.map(\.processor).sorted()[runs / 2] }

func rounded(_ number: Double) -> Double { Double(Int(number * 100 + 0.5)) / 100 }
for (index, program) in programs.enumerated() {
  print(
    "\(rounded(walls[index] / walls[0])) (\(rounded(walls[index])) ms),",
    "processors \(rounded(processors[index] / processors[0])): \(program.name)"
  )
}
